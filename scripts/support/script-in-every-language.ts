/**
 * The guest page's script and its service worker, once for each language: the built ones with that language's
 * texts put in. So a guest loads one file, which says everything in their language, and nothing of the others.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { ENGLISH, HOURS, SCRIPT, SYNONYMS_EN } from "../../src/lib/messages/en.ts";
import { directionOf, isLanguage } from "../../src/lib/messages/languages.ts";
import type { Catalogue, MessageKey } from "../../src/lib/messages/message.ts";

const MESSAGES = join(import.meta.dirname, "../../src/lib/messages");

function catalogues(): [tag: string, Catalogue][] {
  const files = readdirSync(MESSAGES).filter((name) => name.endsWith(".json"));
  const others = files.map((name): [string, Catalogue] => [
    basename(name, ".json"),
    JSON.parse(readFileSync(join(MESSAGES, name), "utf8")) as Catalogue,
  ]);
  return [["en", ENGLISH], ...others];
}

export function scriptTexts(tag: string, { messages, synonyms }: Catalogue): object {
  const keys = Object.keys({ ...HOURS, ...SCRIPT }) as MessageKey[];
  const { language, region } = new Intl.Locale(tag).maximize();
  // English words find their meaning in every language: many hotels and many guests write them.
  const meanings = Object.entries(SYNONYMS_EN).map(([meaning, english]) => {
    const words = [...synonyms[meaning as keyof typeof synonyms].split(" "), ...english.split(" ")];
    return [...new Set(words)].join(" ");
  });
  return [
    [language, `${language}-${region}`],
    Object.fromEntries(keys.map((key) => [key, messages[key]])),
    meanings.join("|"),
  ];
}

function workerTexts(tag: string, { messages }: Catalogue): object {
  return {
    tag,
    direction: isLanguage(tag) ? directionOf(tag) : "ltr",
    title: messages["offline.title"],
    text: messages["offline.text"],
    again: messages["offline.tryAgain"],
  };
}

/** The expression that each source contains in place of its texts, and its copies' name in the manifest. */
const SOURCES = [
  { place: /JSON\.parse\((["'`])%TEXTS%\1\)/, name: "island", textsOf: scriptTexts },
  { place: /JSON\.parse\((["'`])%OFFLINE_TEXTS%\1\)/, name: "worker", textsOf: workerTexts },
];

export function scriptInEveryLanguage(): Plugin {
  let isBuilt = false;
  return {
    name: "script-in-every-language",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved({ command }) {
      isBuilt = command === "build";
    },
    // `npm run dev` says in English what the script says.
    transform(code) {
      const source = isBuilt ? undefined : SOURCES.find(({ place }) => place.test(code));
      return source ? code.replace(source.place, () => JSON.stringify(source.textsOf("en", ENGLISH))) : null;
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        const source = chunk.type === "chunk" && SOURCES.find(({ place }) => place.test(chunk.code));
        if (!source) continue;
        for (const [tag, catalogue] of catalogues()) {
          this.emitFile({
            type: "asset",
            name: `${source.name}.${tag}.js`,
            originalFileName: `${source.name}.${tag}`,
            source: chunk.code.replace(source.place, () => JSON.stringify(source.textsOf(tag, catalogue))),
          });
        }
        delete bundle[file];
      }
    },
  };
}
