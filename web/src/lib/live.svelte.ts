/** A table as it lives on the server: one websocket, what it last said, and what can be said to it. No rules in here. */
import type { Advice, ClientSays, Now, Odds, Refusal, Said, ServerSays, Thing, Told, Touched } from "./wire";

export interface StoryLine {
  id: number;
  told: Told;
  folded: boolean; // taken back since
}

const BEAT = 20_000; // between heartbeats
const PATIENCE = 10_000; // without an answer to one, the connection is taken for lost
const LONGEST_WAIT = 15_000; // between attempts to come back

/** What pages know of a table, be it played at or looked back on. */
export type Live = Pick<LiveTable, keyof LiveTable>;

export class LiveTable {
  now = $state.raw<Now | null>(null);
  story = $state.raw<StoryLine[]>([]);
  touched = $state.raw<Touched | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  advice = $state.raw<Advice | null>(null);
  odds = $state.raw<Odds | null>(null);
  said = $state.raw<Said[]>([]);
  ownMove = false; // what is now came of what was said here
  link = $state<"joining" | "open" | "lost" | "shut">("joining");

  /** Called with each present after the first, before anything is drawn. */
  onNow: (now: Now) => void = () => {};

  #socket: WebSocket | null = null;
  #tries = 0;
  #left = false;
  #beat = 0;
  #silence = 0;
  #again = 0;
  #lines = 0;
  #movedAt = -1; // the version that something was last said to here
  #upon: { version: number; act: () => void } | null = null;

  constructor(
    readonly table: string,
    readonly key: string,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
  }

  leave(): void {
    this.#left = true;
    removeEventListener("online", this.#hurry);
    this.#stop();
    this.#socket?.close();
  }

  answer(answers: string[]): void {
    this.#move({ kind: "answer", version: this.version, answers });
  }

  /** Something besides the open question: a paragraph, a pause. It is never out of date. */
  aside(name: string, text: string, seat: number): void {
    this.#move({ kind: "aside", name, text, seat });
  }

  touch(thing: Thing): void {
    this.#say({ kind: "touch", version: this.version, thing });
  }

  /** Go back to a moment and, once there, answer anew: how one step out of the middle is taken out. */
  undo(to: number, andThen: string[] = []): void {
    if (andThen.length) this.#upon = { version: this.version, act: () => this.answer(andThen) };
    this.#move({ kind: "undo", version: this.version, to });
  }

  redo(): void {
    this.#move({ kind: "redo", version: this.version });
  }

  agree(yes: boolean): void {
    this.#move({ kind: "agree", yes });
  }

  advise(): void {
    this.#say({ kind: "advise", version: this.version });
  }

  askOdds(): void {
    this.#say({ kind: "ask_odds", version: this.version });
  }

  say(text: string, thing: Thing = ""): void {
    this.#say({ kind: "say", text, thing });
  }

  get version(): number {
    return this.now?.version ?? 0;
  }

  // -- the connection ------------------------------------------------------------------------------------------------

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#say({ kind: "hello", key: this.key, since: this.now?.version ?? null });
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as ServerSays);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#stop();
    if (this.#left || this.link === "shut") return;
    this.link = "lost";
    const longest = Math.min(LONGEST_WAIT, 500 * 2 ** this.#tries++);
    this.#again = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2)); // jitter: not all at once
  }

  #hurry = (): void => {
    if (this.link !== "lost") return;
    this.#stop();
    this.#open();
  };

  #stop(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
  }

  #ping = (): void => {
    this.#say({ kind: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket && this.#giveUp(this.#socket), PATIENCE);
  };

  #giveUp(socket: WebSocket): void {
    socket.close();
    this.#lost(socket);
  }

  #move(said: ClientSays): void {
    this.#movedAt = this.version;
    this.#say(said);
  }

  #say(said: ClientSays): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(said));
    else this.refusal = { kind: "refused", reason: "out of date", why: "The connection is lost; this was not sent.", rules: [] };
  }

  #hear(said: ServerSays): void {
    clearTimeout(this.#silence);
    if (said.kind === "now") this.#present(said);
    else if (said.kind === "refused") this.#refused(said);
    else if (said.kind === "touched") this.touched = said.version === this.version ? said : this.touched;
    else if (said.kind === "advice") this.advice = said;
    else if (said.kind === "odds") this.odds = said;
    else if (said.kind === "said") this.said = [...this.said, said].slice(-50);
  }

  #refused(refusal: Refusal): void {
    this.refusal = refusal;
    this.#movedAt = -1;
    this.#upon = null;
    if (refusal.reason === "no entry") this.link = "shut";
  }

  #present(now: Now): void {
    if (this.link !== "open") {
      this.link = "open";
      this.#tries = 0;
      this.#stop();
      this.#beat = setInterval(this.#ping, BEAT);
    }
    const first = this.now === null;
    const moved = now.version !== this.version;
    if (moved) this.ownMove = this.#movedAt === this.version;
    this.story = this.#grown(now);
    if (moved) {
      this.touched = null;
      this.refusal = null;
      this.advice = null;
      this.odds = null;
    }
    this.now = now;
    if (!first) this.onNow(now);
    const upon = this.#upon;
    if (upon && now.version > upon.version) {
      this.#upon = null;
      upon.act();
    }
  }

  #grown(now: Now): StoryLine[] {
    const fresh = now.events.map((told) => ({ id: this.#lines++, told, folded: false }));
    if (now.whole) return fresh;
    const story = [...this.story];
    let left = now.folded.length; // what is folded is always the latest that stood
    for (let at = story.length - 1; at >= 0 && left > 0; at--) {
      const line = story[at]!;
      if (line.folded) continue;
      story[at] = { ...line, folded: true };
      left--;
    }
    return [...story, ...fresh];
  }
}
