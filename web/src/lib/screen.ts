import { MediaQuery } from "svelte/reactivity";

/** A phone held upright, where the table is laid out in one column. */
export const narrow = new MediaQuery("max-width: 760px");
