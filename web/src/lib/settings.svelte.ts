import { MediaQuery } from "svelte/reactivity";

/** What this person likes; kept in this browser. `?motion=off`, `?theme=light` and `?view=text` override it for a visit. */
export interface Settings {
  theme: "auto" | "dark" | "light";
  motion: "full" | "fast" | "off";
  sound: boolean;
  textSize: number; // percent, 90 to 150
  plainLetters: boolean;
  leftHand: boolean;
  textView: boolean;
  name: string;
}

const USUAL: Settings = {
  theme: "auto",
  motion: "full",
  sound: false,
  textSize: 100,
  plainLetters: false,
  leftHand: false,
  textView: false,
  name: "",
};
const PLACE = "emberwatch.settings";

function read(): Settings {
  const asked = new URLSearchParams(location.search);
  let kept: Partial<Settings> = {};
  try {
    kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    // Settings that cannot be read are those of somebody new.
  }
  const found = { ...USUAL, ...kept };
  const motion = asked.get("motion");
  if (motion === "off" || motion === "fast" || motion === "full") found.motion = motion;
  const theme = asked.get("theme");
  if (theme === "dark" || theme === "light") found.theme = theme;
  if (asked.get("view") === "text") found.textView = true;
  return found;
}

export const settings = $state(read());

export function keepSettings(): void {
  localStorage.setItem(PLACE, JSON.stringify(settings));
}

/** Turn something on or off. */
export function flip(what: "sound" | "textView"): void {
  settings[what] = !settings[what];
  keepSettings();
}

export function turnTheme(): void {
  settings.theme = theme() === "dark" ? "light" : "dark";
  keepSettings();
}

const prefersLight = new MediaQuery("prefers-color-scheme: light");
const prefersStill = new MediaQuery("prefers-reduced-motion: reduce");

export function theme(): "dark" | "light" {
  if (settings.theme !== "auto") return settings.theme;
  return prefersLight.current ? "light" : "dark";
}

/** How long an animation of so many milliseconds takes for this person. */
export function pace(milliseconds: number): number {
  if (settings.motion === "off" || prefersStill.current) return 0;
  return settings.motion === "fast" ? milliseconds / 2 : milliseconds;
}
