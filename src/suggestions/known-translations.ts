/** Innfo's own texts in other languages: an owner who kept one as it was suggested need not have it translated. */
import { hasSuggestions, suggestedTexts } from "./languages.ts";
import { BLANK } from "./suggestion-texts.ts";

type Translate = (source: string) => string | undefined;

/** Services with the same number are suggested as one contact: "Police, Fire". */
const BETWEEN = ", ";
const LETTERS = /\p{L}/u;

/**
 * @returns what a suggested text says in the other language, with what its owner filled in where that has no words of
 * its own, such as a time or a price; undefined for every other text, and all of it undefined where one of the
 * languages has no texts
 */
export async function knownTranslations(from: string, to: string): Promise<Translate | undefined> {
  if (!hasSuggestions(from) || !hasSuggestions(to) || from === to) return undefined;
  const [own, other] = await Promise.all([suggestedTexts(from), suggestedTexts(to)]);
  const whole = new Map<string, string>();
  const withBlank: [source: string, text: string][] = [];
  for (const [source, text] of pairs(own, other)) {
    if (!source.includes(BLANK)) whole.set(source, whole.get(source) ?? text);
    else if (LETTERS.test(source)) withBlank.push([source, text]);
  }

  const translate: Translate = (source) => {
    const known = whole.get(source) ?? listed(source, whole);
    if (known) return known;
    for (const [shape, text] of withBlank) {
      const filled = filledInto(shape, source);
      if (filled === undefined) continue;
      const said = LETTERS.test(filled) ? whole.get(filled) : filled;
      if (said) return text.replace(BLANK, () => said);
    }
    return undefined;
  };
  return (typed) => {
    const source = typed.trim();
    // The set-up makes sentences of "Free" and "{…} a day".
    const [, start] = /^(.*)\.$/s.exec(source) ?? [];
    const known = translate(source);
    if (known || start === undefined) return known;
    const translated = translate(start);
    return translated && `${translated}.`;
  };
}

/** The texts at the same places of both languages. */
function* pairs(from: unknown, to: unknown): Generator<[string, string]> {
  if (typeof from === "string" && typeof to === "string") yield [from, to];
  else if (typeof from === "object" && from && typeof to === "object" && to) {
    for (const [key, value] of Object.entries(from)) yield* pairs(value, to[key as keyof typeof to]);
  }
}

function listed(source: string, whole: ReadonlyMap<string, string>): string | undefined {
  const parts = source.split(BETWEEN).map((part) => whole.get(part));
  return parts.length > 1 && parts.every(Boolean) ? parts.join(BETWEEN) : undefined;
}

/** The text at the shape's blank; undefined for a text of another shape. */
function filledInto(shape: string, text: string): string | undefined {
  const [before = "", after = ""] = shape.split(BLANK);
  const length = text.length - before.length - after.length;
  if (length <= 0 || !text.startsWith(before) || !text.endsWith(after)) return undefined;
  return text.slice(before.length, before.length + length);
}
