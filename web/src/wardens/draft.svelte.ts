/** Something that is being written. It stays in this browser, whatever becomes of the connection, until it was taken. */
export class Draft {
  #text = $state("");
  #place: string;
  sent = $state(false); // it is on its way

  constructor(table: string, what: string) {
    this.#place = `emberwatch.draft/${table}/${what}`;
    this.#text = localStorage.getItem(this.#place) ?? "";
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    this.sent = false;
    if (text) localStorage.setItem(this.#place, text);
    else localStorage.removeItem(this.#place);
  }

  clear(): void {
    this.text = "";
  }
}
