/** On paper: one page of the sheet, or the journal. What is left out is told by print.css. */
import "./print.css";

/** With `open`, lines of the journal that are closed on the screen are laid open on paper. */
export function printOut(what: "sheet" | "journal", open = false): void {
  const root = document.documentElement;
  const closed = open ? [...document.querySelectorAll<HTMLDetailsElement>(".journal details:not([open])")] : [];
  for (const line of closed) line.open = true;
  root.dataset["print"] = what;
  const after = () => {
    for (const line of closed) line.open = false;
    delete root.dataset["print"];
  };
  addEventListener("afterprint", after, { once: true });
  print();
}
