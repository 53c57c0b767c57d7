import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server and the wheel carry what is built here. Scripts and styles go in one piece each: cut up by pages they are a
// sixth larger on the wire, and whoever comes wants nearly all of them.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/emberwatch/table/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "client", test: /src.pages/ }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } } },
});
