/** The tables this browser has a key for, newest first. A key is a secret and never part of an address. */
export interface Kept {
  table: string;
  key: string;
  title: string;
  seen: number;
}

const PLACE = "emberwatch.tables";

export function tables(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

export function keyOf(table: string): string {
  return tables().find((one) => one.table === table)?.key ?? "";
}

export function keep(table: string, key: string, title: string): void {
  const others = tables().filter((one) => one.table !== table);
  localStorage.setItem(PLACE, JSON.stringify([{ table, key, title, seen: Date.now() }, ...others].slice(0, 50)));
}

export function forget(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify(tables().filter((one) => one.table !== table)));
}
