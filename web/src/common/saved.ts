/** Files to take home: the record of the game, or all that is needed to mend a fault. The key stays out of the address. */
import type { Live } from "../lib/live.svelte";

export async function saved(live: Live, what: "record" | "capsule" | `journal?form=${"markdown" | "html" | "html-open"}`): Promise<void> {
  const answer = await fetch(`/api/tables/${live.table}/${what}`, { headers: { Authorization: `Bearer ${live.key}` } });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const named = /filename="?([^";]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = named ?? `${live.table}-${what}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
