import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { ADMIN_CHUNKS, WORKER_CHUNKS } from "./scripts/support/admin-chunks.ts";
import { adminInEveryLanguage } from "./scripts/support/admin-in-every-language.ts";
import { PSEUDO } from "./scripts/support/pseudo-texts.ts";
import { scriptInEveryLanguage } from "./scripts/support/script-in-every-language.ts";
import { PRODUCT } from "./src/product.ts";

/**
 * The best quality, 11, makes files 7 % smaller and takes five times as long: only for what every first screen may load,
 * and not once more for each language.
 */
function brotliQuality(name: string, bytes: Buffer): number {
  return name.includes("/") || bytes.length > 400_000 ? 9 : 11;
}
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses what browsers load once, so that the server only picks the file. */
function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }) {
      const names = readdirSync(join(dir, "assets"), { recursive: true, encoding: "utf8" });
      const wanted = names.filter((name) => /\.(js|css|svg|wasm)$/.test(name) && !name.startsWith(PSEUDO));
      // Each takes megabytes from when it is asked for: a few at a time, not thousands.
      const next = wanted.values();
      const compress = async () => {
        for (const name of next) {
          const path = join(dir, "assets", name);
          const bytes = await readFile(path);
          const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name, bytes) };
          await writeFile(`${path}.br`, await brotli(bytes, { params }));
          // With less memory it changes its codes more often, where words follow code.
          const [most = bytes, ...less] = await Promise.all(
            [8, 7].map((memLevel) => gzipped(bytes, { level: 9, memLevel })),
          );
          await writeFile(`${path}.gz`, less.find(({ length }) => length < most.length) ?? most);
        }
      };
      await Promise.all(Array.from({ length: 8 }, compress));
    },
  };
}

/** The admin's page names the product before any script runs. */
function productName(): Plugin {
  return { name: "product-name", transformIndexHtml: (html) => html.replaceAll("%PRODUCT%", PRODUCT) };
}

/** A script of the guest page or the admin's service worker, or, by the mark, a copy that belongs to one. */
const OF_LONE_SCRIPT =
  /\/src\/(?:guest|admin\/worker)\/(island|search|unlock|tell|service-worker)\.ts$|\?(island|search|unlock|tell|service-worker)$/;

/**
 * Copies what each of the guest page's scripts shares with others, so that each is one file: the browser would request
 * a second one only after reading the first, over a hotel's worst Wi-Fi. A service worker can load no second one.
 */
function eachScriptInOneFile(): Plugin {
  return {
    name: "each-script-in-one-file",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer = "", options) {
      const [, entry, copy] = OF_LONE_SCRIPT.exec(importer) ?? [];
      const script = entry ?? copy;
      if (!script) return null;
      const mark = `?${script}`;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && !found.external && !found.id.endsWith(mark) ? { ...found, id: found.id + mark } : found;
    },
  };
}

/** The admin's texts stand apart, for browsers that translate it: src/admin/ui/jsx-runtime.ts. */
function textsApart(): Plugin {
  const own = join(import.meta.dirname, "src/admin/ui/jsx-runtime.ts");
  return {
    name: "texts-apart",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) =>
      /^react\/jsx-(?:dev-)?runtime$/.test(source) && importer?.includes("/src/admin/") && importer !== own
        ? own
        : null,
  };
}

/** Escapes all but ASCII: Node keeps the renderer's text, with two bytes a character for any other text. */
function oneByteACharacter(): Plugin {
  return {
    name: "one-byte-a-character",
    applyToEnvironment: ({ name }) => name === "guest",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
        chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped);
      }
    },
  };
}

/** Leaves out React's renderer of streams, which would double the renderer. Pages are rendered whole. */
function withoutStreams(): Plugin {
  return {
    name: "without-streams",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "guest",
    resolveId: (source) =>
      source === "react-dom/server"
        ? join(import.meta.dirname, "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js")
        : null,
  };
}

/** The oldest browsers of guests and owners: scripts/support/floors.ts holds what is built against each. */
const GUESTS = ["chrome100", "edge100", "firefox115", "safari15.4"];
const OWNERS = ["chrome111", "edge111", "firefox121", "safari16.4"];

/**
 * Two builds of one source tree: "client" is what browsers load (the owner's admin, and the guest
 * page's small script), "guest" is the guest page's renderer, which the server runs.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    eachScriptInOneFile(),
    textsApart(),
    scriptInEveryLanguage(),
    adminInEveryLanguage(),
    precompress(),
    productName(),
    oneByteACharacter(),
    withoutStreams(),
  ],
  appType: "custom",
  // Otherwise a worker contains all that it may load, such as the detector of encodings.
  worker: {
    format: "es",
    // They have texts, too: why a file cannot be read.
    plugins: () => [adminInEveryLanguage()],
    rolldownOptions: { output: { codeSplitting: WORKER_CHUNKS } },
  },
  resolve: {
    alias: { "@supabase/realtime-js": join(import.meta.dirname, "src/admin/rows/no-realtime.ts") },
  },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        // The browser policy refuses fonts in data: URLs.
        assetsInlineLimit: (path) => (path.includes("/@fontsource/") ? false : undefined),
        manifest: true,
        target: OWNERS,
        cssTarget: GUESTS,
        rolldownOptions: {
          // The page's script calls the search's exports.
          preserveEntrySignatures: "exports-only",
          output: { codeSplitting: ADMIN_CHUNKS },
          input: [
            "src/admin/index.html",
            "src/admin/app/choose.ts",
            "src/guest/island.ts",
            "src/guest/search.ts",
            "src/guest/unlock.ts",
            "src/guest/tell.ts",
            "src/guest/worker/service-worker.ts",
            "src/guest/worker/answer-worker.ts",
            "src/admin/worker/service-worker.ts",
            "src/guest/later.css",
          ],
        },
      },
    },
    guest: {
      consumer: "server",
      // Otherwise React looks at run time, finds no NODE_ENV on the server, and takes the slow build.
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        outDir: "dist/guest",
        cssTarget: GUESTS,
        ssr: true,
        rolldownOptions: { input: "src/guest/render.tsx", output: { entryFileNames: "render.js" } },
      },
      // The server has loaded zod already.
      resolve: { noExternal: true, external: ["zod"] },
    },
  },
  builder: {},
});
