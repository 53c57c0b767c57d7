/** On paper: one page of the sheet, or the journal. What is left out is told by print.css. */
import "./print.css";

export function printOut(what: "sheet" | "journal"): void {
  const root = document.documentElement;
  root.dataset["print"] = what;
  addEventListener("afterprint", () => delete root.dataset["print"], { once: true });
  print();
}
