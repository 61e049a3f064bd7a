/** The browser's side: the built admin, the guest page's renderer and the files that both load. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { GuestRenderer } from "../../guest/render.tsx";
import { ConfigurationError } from "../configuration-error.ts";
import { adminFiles, type Manifest } from "./admin-files.ts";

export interface Frontend {
  /** The admin's HTML document, for every admin route. */
  adminHtml(path: string): Promise<string>;
  guest(): Promise<GuestRenderer>;
  /** URLs of the guest page's script, by the language that it speaks: one for each language that is offered. */
  islandUrls: Readonly<Record<string, string>>;
  /** URLs of its search, which that script loads. */
  searchUrls: Readonly<Record<string, string>>;
  /** URL of what it loads when a card unlocks something. */
  unlockUrl: string;
  /** URL of what a message's page loads, which follows the answer. */
  tellUrl: string;
  /** URL of the guest page's styles for wide screens and paper. */
  stylesUrl: string;
  /** The guest page's service worker; its address must not contain a hash. Undefined when unbuilt. */
  guestWorker: string | undefined;
  /** The one that says that the hotel has answered. */
  answerWorker: string | undefined;
  /** The admin's service worker, of which the same is true. */
  adminWorker: string | undefined;
  /** Folder with the built files, served under /assets, or undefined when {@link source} serves them. */
  assets: string | undefined;
  /** Serves the browser code unbuilt, in development only. */
  source?: MiddlewareHandler<{ Bindings: HttpBindings }>;
}

/** What `vite build` writes; see vite.config.ts. */
export const DIST = join(import.meta.dirname, "../../../dist");

/** @throws {ConfigurationError} when the browser code has not been built */
export async function builtFrontend(): Promise<Frontend> {
  const manifestPath = join(DIST, "client/.vite/manifest.json");
  if (!existsSync(manifestPath)) {
    throw new ConfigurationError("The browser code is not built: start with `npm start`, which builds it");
  }
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8")) as Manifest;
  // See scripts/support/script-in-every-language.ts.
  const urlsOf = (script: string) =>
    Object.fromEntries(
      Object.entries(manifest)
        .filter(([key]) => key.startsWith(`${script}.`))
        .map(([key, { file }]) => [key.slice(script.length + 1), `/${file}`]),
    );
  const islandUrls = urlsOf("island");
  const searchUrls = urlsOf("search");
  const unlock = manifest["src/guest/unlock.ts"];
  const tell = manifest["src/guest/tell.ts"];
  const worker = manifest["src/guest/worker/service-worker.ts"];
  const answerWorker = manifest["src/guest/worker/answer-worker.ts"];
  const adminWorker = manifest["src/admin/worker/service-worker.ts"];
  const styles = manifest["src/guest/later.css"];
  const others = unlock && tell && worker && answerWorker && adminWorker && styles;
  if (!islandUrls.en || !searchUrls.en || !others)
    throw new ConfigurationError("dist/ is incomplete: delete it and run `npm start`");
  const html = readFileSync(join(DIST, "client/src/admin/index.html"), "utf8");
  const guest = (await import(pathToFileURL(join(DIST, "guest/render.js")).href)) as GuestRenderer;
  return {
    adminHtml: async () => html,
    guest: async () => guest,
    islandUrls,
    searchUrls,
    unlockUrl: `/${unlock.file}`,
    tellUrl: `/${tell.file}`,
    stylesUrl: `/${styles.file}`,
    guestWorker: readFileSync(join(DIST, "client", worker.file), "utf8"),
    answerWorker: readFileSync(join(DIST, "client", answerWorker.file), "utf8"),
    adminWorker: `self.adminFiles = ${JSON.stringify(adminFiles(manifest))};
${readFileSync(join(DIST, "client", adminWorker.file), "utf8")}`,
    assets: join(DIST, "client/assets"),
  };
}
