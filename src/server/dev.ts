/** `npm run dev`: the browser code comes from Vite, unbuilt, with reload. */
import { readFile } from "node:fs/promises";
import { createServer } from "vite";
import type { GuestRenderer } from "../guest/render.tsx";
import type { Frontend } from "./frontend.ts";

const DEV_PORT = 5173;

export async function viteFrontend(): Promise<Frontend> {
  const vite = await createServer({ server: { port: DEV_PORT, strictPort: true } });
  await vite.listen();
  return {
    adminHtml: async (path) => vite.transformIndexHtml(path, await readFile("src/admin/index.html", "utf8")),
    guest: async () => (await vite.ssrLoadModule("/src/guest/render.tsx")) as GuestRenderer,
    islandUrl: "/src/guest/island.ts",
    assets: undefined,
  };
}
