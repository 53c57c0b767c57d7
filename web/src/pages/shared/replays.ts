/** Replays come in pages of frames, each frame as what has changed since the one before; this reads them to the end. */
import { request } from "../../lib/api";
import type { Frame, Replay } from "../../lib/wire";

/** The whole of a replay, with the whole view in every frame. `tell` hears of it as it arrives. */
export async function whole(path: string, key = "", tell: (replay: Replay) => void = () => {}): Promise<Replay> {
  const replay = await request<Replay>(path, undefined, key);
  unfold(replay.frames);
  tell(replay);
  let next = replay.next_frame;
  while (next !== null) {
    const page = await request<Replay>(`${path}?from=${next}`, undefined, key);
    unfold(page.frames);
    replay.frames = [...replay.frames, ...page.frames]; // another list, so that whoever watches it notices
    tell(replay);
    next = page.next_frame;
  }
  return replay;
}

/** What has not changed is shared with the frame before. */
function unfold(frames: Frame[]): void {
  let before: Frame["view"] = {};
  for (const frame of frames) {
    const view = { ...before, ...frame.view };
    for (const [part, { at, gone, come }] of Object.entries(frame.spliced))
      view[part] = (before[part] as unknown[]).toSpliced(at, gone, ...come);
    frame.view = before = view;
  }
}
