import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server and the wheel carry what is built here.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/emberwatch/table/client", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8137", ws: true } } },
});
