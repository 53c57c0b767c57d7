/** Where a kept table stands: who sits there, and the newest moment of its replay. */
import { request } from "../../lib/api";
import type { Kept } from "../../lib/keys";
import type { WatchView } from "../../lib/view";
import type { About, Ending, Replay } from "../../lib/wire";

export interface Present {
  about: About;
  view: WatchView;
  prompt: string;
  ending: Ending | null;
}

export async function presentOf({ table, key }: Kept): Promise<Present> {
  const path = `/api/tables/${table}`;
  const [about, record] = await Promise.all([
    request<About>(path, undefined, key),
    request<{ answers: string[] }>(`${path}/record`, undefined, key),
  ]);
  const replay = await request<Replay>(`${path}/replay?from=${record.answers.length}`, undefined, key);
  const frame = replay.frames[0]!;
  return { about, view: frame.view as unknown as WatchView, prompt: frame.prompt, ending: replay.outcome };
}
