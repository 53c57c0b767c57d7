/** A paragraph that is carried to another place, by mouse or finger: the same as the keys and buttons do. */

const EDGE = 40; // pixels from the end of what is seen: there it scrolls
const PACE = 7; // pixels a frame

export class Drag {
  /** The paragraph that is carried; 0 when none is. */
  carried = $state(0);
  /** How far it has been carried, in pixels. */
  by = $state(0);
  /** The line above which it would come down, by its number; 0 is the end, -1 is nowhere else. */
  above = $state(-1);

  #stream: HTMLElement;
  #put: (id: number, above: number) => void;
  #handle: HTMLElement | null = null;
  #from = 0;
  #y = 0;
  #frame = 0;

  /** `put` is told which paragraph came down, and above which line. */
  constructor(stream: HTMLElement, put: (id: number, above: number) => void) {
    this.#stream = stream;
    this.#put = put;
  }

  /** It is taken by its handle, which hears all of the pointer until it lets go. */
  take(event: PointerEvent, id: number): void {
    if (event.button !== 0 || this.carried) return;
    event.preventDefault();
    const handle = event.currentTarget as HTMLElement;
    this.#handle = handle;
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = (moved) => (this.#y = moved.clientY);
    handle.onpointerup = () => this.#let(handle, true);
    handle.onpointercancel = () => this.#let(handle, false);
    this.#y = event.clientY;
    this.#from = this.#y + this.#stream.scrollTop;
    this.carried = id;
    this.#carry();
  }

  /** It goes back to where it was. */
  drop(): void {
    cancelAnimationFrame(this.#frame);
    this.carried = this.by = 0;
    this.above = -1;
  }

  #carry = (): void => {
    if (!this.#handle?.isConnected) return this.drop(); // it has been struck out, or the journal was left
    const { top, bottom } = this.#stream.getBoundingClientRect();
    if (this.#y < top + EDGE) this.#stream.scrollTop -= PACE;
    else if (this.#y > bottom - EDGE) this.#stream.scrollTop += PACE;
    this.by = this.#y + this.#stream.scrollTop - this.#from;
    this.above = this.#gap();
    this.#frame = requestAnimationFrame(this.#carry);
  };

  /** The first line whose middle lies below the pointer. */
  #gap(): number {
    const lines = [...this.#stream.querySelectorAll<HTMLElement>("[data-entry]")];
    const place = lines.findIndex((line) => Number(line.dataset["entry"]) === this.carried);
    const others = lines.filter((_, at) => at !== place);
    const found = others.findIndex((line) => {
      const { top, height } = line.getBoundingClientRect();
      return top + height / 2 > this.#y;
    });
    const gap = found < 0 ? others.length : found;
    if (gap === place) return -1;
    return gap < others.length ? Number(others[gap]!.dataset["entry"]) : 0;
  }

  #let(handle: HTMLElement, put: boolean): void {
    handle.onpointermove = handle.onpointerup = handle.onpointercancel = null;
    const { carried, above } = this;
    this.drop();
    if (put && carried && above >= 0) this.#put(carried, above);
  }
}
