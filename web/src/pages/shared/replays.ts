/** Replays come in pages of frames; this reads them to the end. */
import { request } from "../../lib/api";
import type { Frame, Replay } from "../../lib/wire";

/** The whole of a replay. `tell` hears of the frames as they arrive. */
export async function whole(path: string, key = "", tell: (frames: Frame[]) => void = () => {}): Promise<Replay> {
  const replay = await request<Replay>(path, undefined, key);
  tell(replay.frames);
  let next = replay.next_frame;
  while (next !== null) {
    const page = await request<Replay>(`${path}?from=${next}`, undefined, key);
    replay.frames.push(...page.frames);
    tell(replay.frames);
    next = page.next_frame;
  }
  return replay;
}
