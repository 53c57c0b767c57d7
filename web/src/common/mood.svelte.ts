/** The mood that a page wears while it is shown. */
export type Mood = "night" | "prayer" | "panels";

/** Called while a component is made; the page goes back to the night when it leaves. */
export function wear(mood: Mood): void {
  $effect(() => {
    document.documentElement.dataset["mood"] = mood;
    return () => {
      delete document.documentElement.dataset["mood"];
    };
  });
}
