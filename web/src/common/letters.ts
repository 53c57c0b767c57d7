/** A letter for an option of the prompt: the first of its own text that means nothing else and is free. */
export function ownLetter(text: string, taken: string, used: Set<string | undefined>): string {
  return [...text.toLowerCase()].find((letter) => /[a-z]/.test(letter) && !taken.includes(letter) && !used.has(letter)) ?? "";
}
