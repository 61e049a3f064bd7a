/**
 * The admin, once per language: the built files again, with that language's texts. So an English owner loads nothing
 * for other languages, and nobody a catalogue: docs/decisions/0158-admin-languages.md.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { NOT_TRANSLATED } from "../../src/lib/texts/t.ts";
import { type AdminCatalogue, adminCatalogues, withoutMeaning } from "./admin-catalogues.ts";
import { slotsOf, withParts } from "./message-parts.ts";
import { PSEUDO } from "./pseudo-texts.ts";
import { SAID_TO_OWNERS, SAID_TO_STAFF } from "./server-sentences.ts";
import { BEGIN, END, textsInSource } from "./texts-in-source.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Where texts may stand: what both the admin and the server know counts where it is marked only. */
const MARKED = /^src\/(admin|lib|sections|fields|forms|nearby|suggestions)\//;

export function adminInEveryLanguage(): Plugin {
  return {
    name: "admin-in-every-language",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      // A copy for a guest's script has a mark of its own.
      if (!/\.tsx?$/.test(id)) return null;
      const path = relative(ROOT, id);
      if (!MARKED.test(path) || path === "src/lib/texts/t.ts") return null;
      const { code: marked } = textsInSource(path, code, path.startsWith("src/admin/"));
      return marked === code ? null : { code: marked, map: null };
    },
    writeBundle({ dir = "" }) {
      writeCopies(dir);
    },
  };
}

const TEXT = new RegExp(`${BEGIN}([^${END}]*)${END}`, "g");
const LANGUAGE = "%ADMIN_LANGUAGE%";
const TABLE = /JSON\.parse\((["'`])\{"%ADMIN_(DECLARED|SENTENCES|HOURS)%":""\}\1\)/;

/**
 * Writes each language's files beside the English ones, and which folder is whose: copies.json. Tests alone
 * take the pseudo-locale's. */
function writeCopies(dir: string): void {
  const assets = join(dir, "assets");
  const built = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .map((name) => [name, readFileSync(join(assets, name), "utf8")] as const),
  );
  const texts = new Set([...built].filter(([, code]) => hasTexts(code)).map(([name]) => name));
  const copied = withImporters(texts, built);
  const folders: Record<string, string> = {};
  let pseudo = "";
  for (const catalogue of adminCatalogues()) {
    const files = new Map(
      [...copied].map((name) => [name, inLanguage(built.get(name) ?? "", catalogue)] as const),
    );
    if (catalogue.language === "en") {
      for (const [name, code] of files) writeFileSync(join(assets, name), code);
      continue;
    }
    const hash = createHash("sha256");
    for (const code of files.values()) hash.update(code);
    const folder = `${catalogue.language}-${hash.digest("base64url").slice(0, 8)}`;
    if (catalogue.language === PSEUDO) pseudo = folder;
    else folders[catalogue.language] = folder;
    mkdirSync(join(assets, folder), { recursive: true });
    for (const [name, code] of files)
      writeFileSync(join(assets, folder, name), inFolder(code, folder, copied));
  }
  writeFileSync(join(dir, ".vite/copies.json"), JSON.stringify({ folders, pseudo, files: [...copied] }));
}

function hasTexts(code: string): boolean {
  return code.includes(END) || code.includes(LANGUAGE) || TABLE.test(code);
}

/** These files and all that load them: each module is there once, so nothing may load the English one beside it. */
function withImporters(names: ReadonlySet<string>, built: ReadonlyMap<string, string>): Set<string> {
  const found = new Set(names);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const [name, code] of built) {
      if (!found.has(name) && [...found].some((one) => code.includes(`/${one}`))) found.add(name);
    }
  }
  return found;
}

function inLanguage(code: string, catalogue: AdminCatalogue): string {
  return code
    .replace(TEXT, (_, written: string) => {
      const key = unescaped(written);
      const translated = catalogue.translated(key);
      const text = numbered(key, translated ?? withoutMeaning(key));
      return escaped(translated ? text : asEnglish(text));
    })
    .replace(TABLE, (_, _quote, what: "DECLARED" | "HOURS" | "SENTENCES") => {
      const { declared, hours } = catalogue;
      const table = { DECLARED: declared, HOURS: hours, SENTENCES: sentencesIn(catalogue) }[what];
      return `JSON.parse(${JSON.stringify(JSON.stringify(table))})`;
    })
    .replaceAll(LANGUAGE, catalogue.language);
}

/** By what the server says. */
function sentencesIn({ translated }: AdminCatalogue): Record<string, string> {
  const said = [...SAID_TO_STAFF, ...SAID_TO_OWNERS];
  return Object.fromEntries(
    said.map((key) => {
      const words = translated(key);
      return [key, words === undefined ? asEnglish(numbered(key, key)) : numbered(key, words)];
    }),
  );
}

function asEnglish(text: string): string {
  return NOT_TRANSLATED + text.replace(/<\/?\d+>|\{\d+\}/g, `$&${NOT_TRANSLATED}`);
}

/** Slots have names in catalogues, and numbers in what is built. */
function numbered(key: string, text: string): string {
  const names = slotsOf(key);
  const slot = (name: string) => String(names.indexOf(name));
  return withParts(text, { slot, words: (said) => said });
}

/** Reads a string as the code has it, in any quotes. */
function unescaped(written: string): string {
  return written.replace(
    /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gis,
    (_, long, short, byte, one) => {
      const code = long ?? short ?? byte;
      if (code) return String.fromCodePoint(Number.parseInt(code, 16));
      return { n: "\n", t: "\t", r: "\r" }[one as "n"] ?? one;
    },
  );
}

/** For a string in any quotes. */
function escaped(text: string): string {
  return text.replace(/[\\"'`$]/g, "\\$&").replaceAll("\n", "\\n");
}

/** A copy's folder is one deeper; what has no copy stays above. */
function inFolder(code: string, folder: string, copied: ReadonlySet<string>): string {
  return code
    .replace(/(["'`])\.\/([\w.-]+\.js)\1/g, (whole, quote: string, name: string) =>
      copied.has(name) ? whole : `${quote}../${name}${quote}`,
    )
    .replace(/(["'`]\/?)assets\/([\w.-]+\.js)(?=["'`])/g, (whole, begin: string, name: string) =>
      copied.has(name) ? `${begin}assets/${folder}/${name}` : whole,
    );
}
