/** A practice table of one's own, from a moment of this one. */
import { request } from "../lib/api";
import { keep } from "../lib/keys";
import type { Live } from "../lib/live.svelte";
import { go } from "../lib/route.svelte";
import type { Joined } from "../lib/wire";

/** Go there. What the server refuses is an Error whose message is its sentence. */
export async function branchOff(live: Live, moment: number): Promise<void> {
  const { table, key } = await request<Joined>(`/api/tables/${live.table}/branch`, { moment }, live.key);
  keep(table, key, live.now!.about.title);
  go(`/table/${table}`);
}
