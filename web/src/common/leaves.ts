/** Leaves that are laid over a table end where its prompt begins, wherever that is. */
import type { Attachment } from "svelte/attachments";

/** For the table; `moves` is read so that the prompt is sought anew when another may stand there. */
export function endAtPrompt(moves: () => unknown = () => null): Attachment<HTMLElement> {
  return (table) => {
    moves();
    const prompt = table.querySelector<HTMLElement>(".prompt");
    if (!prompt) return;
    const watcher = new ResizeObserver(() => {
      const top = prompt.offsetParent ? prompt.getBoundingClientRect().top - table.getBoundingClientRect().top : 0;
      table.style.setProperty("--prompt-top", `${top}px`);
    });
    watcher.observe(prompt);
    watcher.observe(table);
    return () => watcher.disconnect();
  };
}
