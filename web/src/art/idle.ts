/** Fire and eyes hold still when nobody looks: while the tab is hidden, and after a minute without a touch. */
const STILL_AFTER = 60_000;
let timer = 0;

function wake(): void {
  document.documentElement.dataset.idle = String(document.hidden);
  clearTimeout(timer);
  timer = window.setTimeout(() => (document.documentElement.dataset.idle = "true"), STILL_AFTER);
}

for (const sign of ["pointermove", "pointerdown", "keydown"]) addEventListener(sign, wake, { passive: true });
document.addEventListener("visibilitychange", wake);
wake();
