/** `npm run dev`: the browser code comes from Vite, unbuilt, with reload. */
import { readFile } from "node:fs/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { MiddlewareHandler } from "hono";
import { createServer, type ViteDevServer } from "vite";
import type { GuestRenderer } from "../../guest/render.tsx";
import type { Frontend } from "../transport/frontend.ts";

const ADMIN = "/src/admin";

export async function viteFrontend(): Promise<Frontend> {
  const vite = await createServer({ server: { middlewareMode: true } });
  const { offered } = (await vite.ssrLoadModule("/src/guest/catalogues.ts")) as {
    offered: readonly string[];
  };
  async function adminHtml(): Promise<string> {
    const html = await readFile(`.${ADMIN}/index.html`, "utf8");
    // One document serves all admin routes, so its relative addresses have to be made absolute.
    return vite.transformIndexHtml(`${ADMIN}/index.html`, html.replaceAll('"./', `"${ADMIN}/`));
  }
  return {
    adminHtml,
    adminLanguages: ["en"],
    guest: async () => (await vite.ssrLoadModule("/src/guest/render.tsx")) as GuestRenderer,
    islandUrls: Object.fromEntries(offered.map((tag) => [tag, "/src/guest/island.ts"])),
    searchUrls: Object.fromEntries(offered.map((tag) => [tag, "/src/guest/search.ts"])),
    unlockUrl: "/src/guest/unlock.ts",
    tellUrl: "/src/guest/tell.ts",
    stylesUrl: "/src/guest/later.css",
    workers: {},
    assets: undefined,
    source: sourceFiles(vite),
  };
}

/** Vite answers with Node's own request and response, without Hono. */
function sourceFiles(vite: ViteDevServer): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const answered = await new Promise<boolean>((resolve, reject) => {
      outgoing.once("close", () => resolve(true));
      vite.middlewares(incoming, outgoing, (error?: unknown) => (error ? reject(error) : resolve(false)));
    });
    return answered ? RESPONSE_ALREADY_SENT : next();
  };
}
