import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Short names for the styles of a component: they are written on nearly every element.
const cssHash = ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 4)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
