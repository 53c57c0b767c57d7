/** Ways to a table: open one, or come to one with what the server gave. */
import { request } from "../../lib/api";
import { keep, keyOf } from "../../lib/keys";
import { go } from "../../lib/route.svelte";
import type { Joined, Link, NewTable, Now } from "../../lib/wire";

/** Open a table and keep its key; whoever calls decides where to go. */
export async function open(wanted: NewTable): Promise<Joined> {
  const joined = await request<Joined>("/api/tables", wanted);
  await welcome(joined);
  return joined;
}

/** Open a table and sit down at it. */
export async function sitDown(wanted: NewTable): Promise<void> {
  go(`/table/${(await open(wanted)).table}`);
}

/** Sit down at a practice table that branches off at a moment. */
export async function branch(table: string, moment: number): Promise<void> {
  const joined = await request<Joined>(`/api/tables/${table}/branch`, { moment }, keyOf(table));
  await welcome(joined);
  go(`/table/${joined.table}`);
}

/** A link by which anybody can look back, copied where that is allowed. */
export async function share(table: string, what: string): Promise<{ link: string; said: string }> {
  const made = await request<Link>(`/api/tables/${table}/replay`, {}, keyOf(table));
  const link = `${location.origin}/replay/${made.replay}`;
  const copied = await navigator.clipboard?.writeText(link).then(() => " It is copied.", () => "");
  return { link, said: `Whoever has this link can look at ${what}.${copied ?? ""}` };
}

/** Keep a key under the name of the game it is for. */
export async function welcome({ table, key }: Joined): Promise<void> {
  const now = await request<Now>(`/api/tables/${table}`, undefined, key);
  keep(table, key, now.about.title);
}

/** A short seed, easy to read out to somebody. */
export function anySeed(): number {
  return 1 + Math.floor(Math.random() * 99_999);
}

/** What to say of a failure. */
export function sentence(fault: unknown): string {
  return fault instanceof TypeError ? "The table's server does not answer." : (fault as Error).message;
}
