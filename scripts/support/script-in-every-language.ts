/**
 * The guest page's script and its search, once per language: the built ones with that language's texts. So a
 * guest loads their language only. The service worker has the few texts of all languages: another file would be
 * another worker, which replaces the active one.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import type { OfflineTexts } from "../../src/guest/worker/offline-document.ts";
import { DANGER_WORDS } from "../../src/lib/danger/words.ts";
import { completed, type LanguageFile } from "../../src/lib/messages/completed.ts";
import { ENGLISH, SCRIPT, SEARCH } from "../../src/lib/messages/en.ts";
import { HOURS } from "../../src/lib/messages/hours.ts";
import { directionOf, isLanguage } from "../../src/lib/messages/languages.ts";
import type { Catalogue, MessageKey } from "../../src/lib/messages/message.ts";
import { STOP_WORDS_EN, SYNONYMS_EN } from "../../src/lib/messages/synonyms.ts";

const MESSAGES = join(import.meta.dirname, "../../src/lib/messages");

function catalogues(): [tag: string, Catalogue][] {
  const files = readdirSync(MESSAGES).filter((name) => name.endsWith(".json"));
  const others = files.map((name): [string, Catalogue] => [
    basename(name, ".json"),
    completed(JSON.parse(readFileSync(join(MESSAGES, name), "utf8")) as LanguageFile),
  ]);
  return [["en", ENGLISH], ...others];
}

interface Script {
  /** Begins the names of its files. */
  name: string;
  /** Where its texts stand in the sources. */
  texts: RegExp;
  keys: readonly MessageKey[];
  textsIn(tag: string, catalogue: Catalogue): unknown[];
}

const MEANINGS = Object.keys(SYNONYMS_EN) as (keyof typeof SYNONYMS_EN)[];
/** Who finds nothing may be in danger. */
const OFTEN_ASKED = ["breakfast", "parking", "wifi", "emergency"] as const;
/** Beside the facts that stand on the first screen. */
const SUGGESTED = ["late", "parking", "pets", "laundry", "taxi", "luggage"] as const;
/** Beside another word, these say less. */
export const MODIFIERS = ["rental", "booking", "night", "children", "arrival", "departure"] as const;

const ISLAND_KEYS = [...Object.keys({ ...HOURS, ...SCRIPT }), "offline.title"] as MessageKey[];
const SEARCH_KEYS = Object.keys(SEARCH) as MessageKey[];

export const SCRIPTS: readonly Script[] = [
  {
    name: "island",
    texts: /JSON\.parse\((["'`])%TEXTS%\1\)/,
    keys: ISLAND_KEYS,
    textsIn(tag, { messages }) {
      const { language, region } = new Intl.Locale(tag).maximize();
      return [[language, `${language}-${region}`], ISLAND_KEYS.map((key) => messages[key])];
    },
  },
  {
    name: "search",
    texts: /JSON\.parse\((["'`])%SEARCH%\1\)/,
    keys: SEARCH_KEYS,
    textsIn(tag, { messages, synonyms, stopWords }) {
      // English words keep their meaning in every language: many hotels and guests use them.
      const meanings = MEANINGS.map((meaning) => both(synonyms[meaning], SYNONYMS_EN[meaning]));
      return [
        SEARCH_KEYS.map((key) => casesOf(messages[key]) ?? messages[key]),
        meanings.join("|"),
        both(stopWords, STOP_WORDS_EN),
        MEANINGS.indexOf("emergency"),
        MODIFIERS.map((meaning) => MEANINGS.indexOf(meaning)),
        MEANINGS.indexOf("doctor"),
        OFTEN_ASKED.map((meaning) => MEANINGS.indexOf(meaning)),
        SUGGESTED.map((meaning) => MEANINGS.indexOf(meaning)),
        Object.fromEntries(Object.entries(DANGER_WORDS).filter(([of]) => of === tag || of === "en")),
      ];
    },
  },
];

function both(words: string, english: string): string {
  return [...new Set(`${words} ${english}`.split(" "))].join(" ");
}

/** Texts by case, for a message that depends on a number alone and browsers without a parser. */
function casesOf(message: string): Record<string, string> | undefined {
  const [, cases] = /^\{count, plural, (.*)\}$/.exec(message) ?? [];
  return (
    cases &&
    Object.fromEntries(Array.from(cases.matchAll(/(\w+) \{([^}]*)\}/g), ([, name, text]) => [name, text]))
  );
}

/** Replaces the messages' keys by numbers, because keys would take bytes in every language's copy. */
function withNumberedKeys(code: string, keys: readonly string[]): string {
  // As written in the sources, and so in the build.
  const quoted = new RegExp(`(["'\`])(${keys.join("|").replaceAll(".", "\\.")})\\1`, "g");
  return code.replace(quoted, (_, _quote, key: string) => String(keys.indexOf(key)));
}

/** English for `npm run dev`, by the sources' keys. */
function textsByKey({ name, keys, textsIn }: Script): unknown[] {
  const texts = textsIn("en", ENGLISH);
  const at = name === "search" ? 0 : 1;
  return texts.with(at, Object.fromEntries(keys.map((key, i) => [key, (texts[at] as unknown[])[i]])));
}

/** The service worker's texts in one language. */
export function offlineTexts(tag: string, { messages }: Catalogue): OfflineTexts {
  return {
    direction: isLanguage(tag) ? directionOf(tag) : "ltr",
    title: messages["offline.title"],
    text: messages["offline.text"],
    again: messages["offline.tryAgain"],
  };
}

function workerTexts(): Record<string, OfflineTexts> {
  return Object.fromEntries(catalogues().map(([tag, catalogue]) => [tag, offlineTexts(tag, catalogue)]));
}

const WORKER_TEXTS = /JSON\.parse\((["'`])%OFFLINE_TEXTS%\1\)/;

export function scriptInEveryLanguage(): Plugin {
  let isBuilt = false;
  return {
    name: "script-in-every-language",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ command }) {
      isBuilt = command === "build";
    },
    transform(code) {
      if (WORKER_TEXTS.test(code)) return code.replace(WORKER_TEXTS, () => JSON.stringify(workerTexts()));
      const script = isBuilt ? undefined : SCRIPTS.find(({ texts }) => texts.test(code));
      return script ? code.replace(script.texts, () => JSON.stringify(textsByKey(script))) : null;
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== "chunk") continue;
        const script = SCRIPTS.find(({ texts }) => texts.test(chunk.code));
        if (!script) continue;
        const code = withNumberedKeys(chunk.code, script.keys);
        for (const [tag, catalogue] of catalogues()) {
          this.emitFile({
            type: "asset",
            name: `${script.name}.${tag}.js`,
            originalFileName: `${script.name}.${tag}`,
            source: code.replace(script.texts, () => JSON.stringify(script.textsIn(tag, catalogue))),
          });
        }
        delete bundle[file];
      }
    },
  };
}
