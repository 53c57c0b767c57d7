/** Playing cards by their keys ("10H", "QS", "joker"): what stands on them, and where their signs stand. */
export type Suit = "c" | "s" | "d" | "h";

export const SUITS: Record<Suit, { name: string; path: string }> = {
  c: { name: "Clubs", path: "M50 4A21 21 0 0 0 33 38A21 21 0 1 0 43 66C43 80 38 90 30 97H70C62 90 57 80 57 66A21 21 0 1 0 67 38A21 21 0 0 0 50 4Z" },
  s: { name: "Spades", path: "M50 4C30 30 8 42 8 62C8 78 28 84 42 70C42 82 38 90 30 97H70C62 90 58 82 58 70C72 84 92 78 92 62C92 42 70 30 50 4Z" },
  d: { name: "Diamonds", path: "M50 3L86 50L50 97L14 50Z" },
  h: { name: "Hearts", path: "M50 96C20 68 6 50 8 32C10 12 36 6 50 28C64 6 90 12 92 32C94 50 80 68 50 96Z" },
};

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const VALUES: Record<string, number> = { A: 1, J: 11, Q: 12, K: 13 };
const NAMES: Record<string, string> = { A: "Ace", J: "Jack", Q: "Queen", K: "King" };

export function rank(card: string): string {
  return card.slice(0, -1);
}

export function suit(card: string): Suit {
  return card.slice(-1).toLowerCase() as Suit;
}

export function value(card: string): number {
  return VALUES[rank(card)] ?? Number(rank(card));
}

/** "Jack of Clubs". */
export function spoken(card: string): string {
  return card === "joker" ? "a Joker" : `${NAMES[rank(card)] ?? rank(card)} of ${SUITS[suit(card)].name}`;
}

const [LEFT, MIDDLE, RIGHT] = [27, 40, 53];
const ROWS: Record<number, [number, number][]> = {
  1: [[MIDDLE, 60]],
  2: [[MIDDLE, 18], [MIDDLE, 102]],
  3: [[MIDDLE, 18], [MIDDLE, 60], [MIDDLE, 102]],
};
const SIDES: Record<number, number[]> = { 4: [23.6, 96.4], 6: [23.6, 60, 96.4], 8: [23.6, 60, 96.4], 9: [16.6, 46, 74, 103.4], 10: [16.6, 46, 74, 103.4] };
const BETWEEN: Record<number, number[]> = { 5: [60], 7: [41.8], 8: [41.8, 78.2], 9: [60], 10: [31.3, 88.7] };

/** Where the signs of a number card stand on a field of 100 by 140; those below the middle stand on their heads. */
export function signs(number: number): { x: number; y: number; down: boolean }[] {
  const sides = SIDES[number] ?? SIDES[number - 1] ?? [];
  const places = ROWS[number] ?? [
    ...sides.flatMap((y): [number, number][] => [[LEFT, y], [RIGHT, y]]),
    ...(BETWEEN[number] ?? []).map((y): [number, number] => [MIDDLE, y]),
  ];
  return places.map(([x, y]) => ({ x, y, down: y > 60.5 }));
}
