/** The browser's side: the built admin, the guest page's renderer and the files that both load. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { GuestRenderer } from "../../guest/render.tsx";
import { ConfigurationError } from "../config/errors.ts";
import { type Copies, copyOf, documentsIn } from "./admin-copies.ts";
import { adminFiles, type Manifest } from "./admin-files.ts";

export interface Frontend {
  /** The admin's HTML document, for every admin route, in a language that it has. */
  adminHtml(path: string, language: string): Promise<string>;
  adminLanguages: readonly string[];
  guest(): Promise<GuestRenderer>;
  /** URLs of the guest page's script, by the language that it speaks: one for each offered language. */
  islandUrls: Readonly<Record<string, string>>;
  /** URLs of the search, which that script loads. */
  searchUrls: Readonly<Record<string, string>>;
  /** URL of the script that the page loads when a card unlocks something. */
  unlockUrl: string;
  /** URL of the script that a message's page loads to follow the answer. */
  tellUrl: string;
  /** URL of the guest page's styles for wide screens and paper. */
  stylesUrl: string;
  /** Service workers by their addresses, which must not contain a hash, in a language. None when unbuilt. */
  workers: Readonly<Record<string, (language: string) => string>>;
  /** Folder with the built files, served under /assets, or undefined when {@link source} serves them. */
  assets: string | undefined;
  /** Serves the browser code unbuilt, in development only. */
  source?: MiddlewareHandler<{ Bindings: HttpBindings }>;
}

/** The output folder of `vite build`; see vite.config.ts. */
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
  if (!islandUrls.en || !searchUrls.en) throw incomplete();
  const fileOf = (source: string) => {
    const built = manifest[source];
    if (!built) throw incomplete();
    return built.file;
  };
  const textOf = (path: string) => readFileSync(join(DIST, "client", path), "utf8");
  const copies = JSON.parse(textOf(".vite/copies.json")) as Copies;
  const documents = documentsIn(
    textOf("src/admin/index.html"),
    copies,
    `/${fileOf("src/admin/app/choose.ts")}`,
  );
  const adminLanguages = Object.keys(documents);
  const guestWorker = textOf(fileOf("src/guest/worker/service-worker.ts"));
  const answerWorker = textOf(fileOf("src/guest/worker/answer-worker.ts"));
  const worker = `/${fileOf("src/admin/worker/service-worker.ts")}`;
  const kept = adminFiles(manifest);
  const adminWorkers = Object.fromEntries(
    adminLanguages.map((language) => [
      language,
      `self.adminFiles = ${JSON.stringify(kept.map((path) => copyOf(path, language, copies)))};
${textOf(copyOf(worker, language, copies))}`,
    ]),
  );
  const guest = (await import(pathToFileURL(join(DIST, "guest/render.js")).href)) as GuestRenderer;
  return {
    adminHtml: async (_path, language) => documents[language] ?? documents.en ?? "",
    adminLanguages,
    guest: async () => guest,
    islandUrls,
    searchUrls,
    unlockUrl: `/${fileOf("src/guest/unlock.ts")}`,
    tellUrl: `/${fileOf("src/guest/tell.ts")}`,
    stylesUrl: `/${fileOf("src/guest/later.css")}`,
    workers: {
      "/guest-worker.js": () => guestWorker,
      // Tells the guest that the hotel has answered.
      "/answer-worker.js": () => answerWorker,
      "/admin-worker.js": (language) => adminWorkers[language] ?? adminWorkers.en ?? "",
    },
    assets: join(DIST, "client/assets"),
  };
}

function incomplete(): ConfigurationError {
  return new ConfigurationError("dist/ is incomplete: delete it and run `npm start`");
}
