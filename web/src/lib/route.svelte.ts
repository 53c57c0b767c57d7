/** Where in the client we are: the address, and going elsewhere without loading a page anew. */
export const route = $state({ path: location.pathname, hash: location.hash });

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

function arrive(): void {
  route.path = location.pathname;
  route.hash = location.hash;
  scrollTo(0, 0);
}

addEventListener("popstate", arrive);
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest("a");
  const plain = !event.defaultPrevented && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
