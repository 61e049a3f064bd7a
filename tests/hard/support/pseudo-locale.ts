/**
 * An invented language made from English: in brackets, its words 40 % longer. Whatever it breaks, a real
 * language would break sooner or later; text without brackets cannot be translated.
 */
import { createServer } from "vite";
import { declaredTexts } from "../../../src/guest/language/declared-texts.ts";
import type { GuestRenderer } from "../../../src/guest/render.tsx";
import { ENGLISH } from "../../../src/lib/messages/en.ts";
import type { LanguageTag } from "../../../src/lib/messages/languages.ts";
import type { Catalogue } from "../../../src/lib/messages/message.ts";
import type { Direction } from "../../../src/lib/texts/script.ts";

export const OPEN = "⟦";
const CLOSE = "⟧";
const LONGER = 1.4;

/** The language that it replaces. */
export const IN_PLACE_OF: Record<Direction, LanguageTag> = { ltr: "de", rtl: "ar" };

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED = "áƀçđéƒĝĥíĵķłɱñóþǫřšŧúṽŵẋýž";
const HEBREW = "אבגדהוזחטיכלמנסעפצקרשתאבגד";

/** Keeps placeholders, and a plural's cases: "{count, plural, one {entry} other {entries}}". */
function pseudo(message: string, direction: Direction): string {
  const alphabet = [...(direction === "rtl" ? HEBREW : ACCENTED)];
  const word = (text: string) => {
    const longer = text + text.slice(-1).repeat(Math.ceil(text.length * (LONGER - 1)));
    return longer.toLowerCase().replace(/[a-z]/g, (letter) => alphabet[LATIN.indexOf(letter)] ?? letter);
  };
  const words = (text: string) => text.replace(/[a-z]+/gi, word);
  if (/^\{\w+, plural,/.test(message)) {
    return message.replace(
      /(\w+) \{([^{}]*)\}/g,
      (_, name: string, text: string) => `${name} {${OPEN}${words(text)}${CLOSE}}`,
    );
  }
  const stretched = message.replace(/\{\w+\}|[^{}]+/g, (part) => (part.startsWith("{") ? part : words(part)));
  return `${OPEN}${stretched}${CLOSE}`;
}

export function pseudoCatalogue(direction: Direction): Catalogue {
  const inPseudo = ([key, text]: [string, string]) => [key, pseudo(text, direction)];
  return {
    messages: Object.fromEntries(Object.entries(ENGLISH.messages).map(inPseudo)) as Catalogue["messages"],
    declared: Object.fromEntries(declaredTexts().map((text) => inPseudo([text, text]))),
    synonyms: ENGLISH.synonyms,
    stopWords: ENGLISH.stopWords,
  };
}

/** The guest page's renderer, with the pseudo-locale as German and Arabic. */
export async function withPseudoRenderer<Result>(
  use: (renderer: GuestRenderer) => Promise<Result>,
): Promise<Result> {
  const directions = Object.keys(IN_PLACE_OF) as Direction[];
  const vite = await createServer({
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: "error",
    plugins: [
      {
        name: "pseudo-locale",
        enforce: "pre",
        transform(code, id) {
          if (!id.endsWith("/guest/catalogues.ts")) return undefined;
          const pseudo = directions.map((one) => [IN_PLACE_OF[one], pseudoCatalogue(one)]);
          const given = JSON.stringify(Object.fromEntries(pseudo));
          return code.replace(
            /function catalogueOf\(.*\{\n/,
            (begin) => `${begin}  const pseudo = ${given}; if (tag in pseudo) return pseudo[tag];\n`,
          );
        },
      },
    ],
  });
  try {
    return await use((await vite.ssrLoadModule("/src/guest/render.tsx")) as GuestRenderer);
  } finally {
    await vite.close();
  }
}
