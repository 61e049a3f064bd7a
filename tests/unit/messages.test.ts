/** No language says what is not asked for, and all have the same placeholders. Missing ones: stand-ins.test.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { declaredTexts } from "../../src/guest/language/declared-texts.ts";
import type { LanguageFile } from "../../src/lib/messages/completed.ts";
import { MAIL, MESSAGES_EN, SCRIPT } from "../../src/lib/messages/en.ts";
import { HOURS } from "../../src/lib/messages/hours.ts";
import { isLanguage } from "../../src/lib/messages/languages.ts";
import { SYNONYMS_EN } from "../../src/lib/messages/synonyms.ts";

const SOURCE = join(import.meta.dirname, "../../src");
const FOLDER = join(SOURCE, "lib/messages");
const TAGS = readdirSync(FOLDER).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);

function translatedIn(tag: string): LanguageFile {
  return JSON.parse(readFileSync(join(FOLDER, `${tag}.json`), "utf8")) as LanguageFile;
}

/** Names, how often each is said, and of a plural its cases. */
function placeholdersOf(message: string): string[] {
  return partsOf(message)
    .flatMap((part) => ("options" in part ? `${part.value} in numbers` : isText(part) ? [] : part.value))
    .toSorted();
}

function casesOf(message: string): string[] {
  return partsOf(message).flatMap((part) => ("options" in part ? Object.keys(part.options) : []));
}

type Part = { value: string } | { value: string; options: object };

function partsOf(message: string): Part[] {
  return new IntlMessageFormat(message, "en").getAst() as Part[];
}

/** True for a literal in the parser's terms. */
function isText(part: object): boolean {
  return "type" in part && part.type === 0;
}

const texts = new Set(declaredTexts());

describe.each(TAGS)("%s", (tag) => {
  const { messages, declared, synonyms, stopWords } = translatedIn(tag);

  test("is one of our languages, and translates what there is, in the words of English", () => {
    expect(isLanguage(tag)).toBe(true);
    expect(Object.keys(messages).filter((key) => !Object.hasOwn(MESSAGES_EN, key))).toEqual([]);
    expect(Object.keys(declared).filter((text) => !texts.has(text))).toEqual([]);
    expect(Object.keys(synonyms).filter((meaning) => !Object.hasOwn(SYNONYMS_EN, meaning))).toEqual([]);
    // A space is all that most languages say between a place and its state.
    for (const text of [messages, declared, synonyms, { stopWords }].flatMap(Object.values))
      expect(text).toMatch(/\S|^ $/);
  });

  test("has the placeholders of English, and each case of its own plurals", () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    for (const [key, message] of Object.entries(messages)) {
      const english = MESSAGES_EN[key as keyof typeof MESSAGES_EN];
      expect(placeholdersOf(message), key).toEqual(placeholdersOf(english));
      const cases = casesOf(english).length > 0 ? pluralCategories : [];
      expect(casesOf(message).toSorted(), key).toEqual(cases.toSorted());
    }
  });

  test("says of the hour of arrival that it is the first, and of that of leaving that it is the last", () => {
    const [first, last] = [messages["page.arriveFrom"], messages["page.leaveBy"]];
    for (const text of [first, last]) expect(text?.replace("{time}", "").trim()).toMatch(/\S/);
    expect(first).not.toBe(last);
  });
});

test("What browsers fill in themselves, and mails, have plain placeholders only", () => {
  for (const tag of TAGS) {
    const messages = { ...MESSAGES_EN, ...translatedIn(tag).messages };
    for (const key of Object.keys({ ...HOURS, ...SCRIPT, ...MAIL })) {
      const message = messages[key as keyof typeof messages];
      expect(casesOf(message), `${tag} ${key}`).toEqual([]);
      expect(message, `${tag} ${key}`).not.toMatch(/'[{}]|''/);
    }
  }
});

test("Every translated text is used", () => {
  const files = [
    "guest",
    "lib",
    "server/auth",
    "server/mail",
    "server/transport",
    "admin/content/hotel",
    "admin/inbox/conversation",
    "admin/page/qr/print",
    "../scripts/support",
  ].flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf8" }).map((name) =>
      join(SOURCE, folder, name),
    ),
  );
  const source = files
    .filter((name) => /\.tsx?$/.test(name) && !/messages\/(en|hours)\.ts$/.test(name))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  const unsaid = Object.keys(MESSAGES_EN).filter((key) => !source.includes(`"${key}"`));
  expect(unsaid).toEqual([]);
});
