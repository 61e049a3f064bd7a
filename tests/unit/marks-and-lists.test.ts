/** Quotation marks and lists are those of the language, wherever its texts are shown or mailed. */
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { open } from "../../samples/sample.ts";
import { adminCatalogues } from "../../scripts/support/admin-catalogues.ts";
import { typeset, typesetFile } from "../../scripts/support/typeset.ts";
import { HOURS } from "../../src/lib/messages/hours.ts";
import type { LanguageTag } from "../../src/lib/messages/languages.ts";
import { plainly } from "../../src/lib/messages/message.ts";
import { formatOf, inLines } from "../../src/lib/opening-hours/words.ts";
import { listedIn } from "../../src/lib/texts/lists.ts";
import { nearbyWords } from "../../src/nearby/words.ts";
import { MAILS } from "../../src/server/mail/templates.ts";
import { writingIn } from "../../src/server/mail/writing.ts";
import { TEXTS } from "../../src/suggestions/texts.ts";

const LANGUAGES = globSync("src/lib/messages/*.json").map((path) => basename(path, ".json"));

interface Guests {
  messages: Record<string, string>;
  declared: Record<string, string>;
}

function read<File>(path: string): File {
  return JSON.parse(readFileSync(path, "utf8")) as File;
}

function textsIn(language: string): { marks: string[]; texts: string[] } {
  const admin = read<Record<string, string>>(`src/admin/texts/${language}.json`);
  const { messages, declared } = read<Guests>(`src/lib/messages/${language}.json`);
  return {
    marks: (admin["“{words}”"] ?? "").split("{words}"),
    texts: [admin, messages, declared].flatMap((said) => Object.values(said)),
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

test.each(LANGUAGES)("%s has one pair of quotation marks, for the admin, guests and mails", (language) => {
  const { marks, texts } = textsIn(language);
  const [open = "", close = ""] = marks;
  const without = texts.map((text) => text.replaceAll(open, "").replaceAll(close, ""));
  expect(without.filter((text) => /[“”„‟«»‹›「」『』‚‘"]/.test(text))).toEqual([]);
});

test("Different languages have different marks", () => {
  const pairs = ["de", "fr", "es", "pl", "ja"].map((language) => textsIn(language).marks.join("a"));
  expect(pairs).toEqual(["„a“", "«\u202fa\u202f»", "«a»", "„a”", "「a」"]);
});

test.each([
  [
    "fr",
    "Prêt ? Oui ; non! Nom: « {words} » {count} %",
    "Prêt\u202f? Oui\u202f; non\u202f! Nom\u00a0: «\u202f{words}\u202f» {count}\u00a0%",
  ],
  ["fr", "De 7 h à 10:30 : https://… ou {url} :", "De 7\u00a0h à 10:30\u00a0: https://… ou {url}\u00a0:"],
  [
    "fr",
    "{n, plural, one {Tout : # min ?} other {#}}",
    "{n, plural, one {Tout\u00a0: #\u00a0min\u202f?} other {#}}",
  ],
  ["de", "z. B. 10 % in 5 min...", "z.\u00a0B. 10\u00a0% in 5\u00a0min…"],
  ["nl", "{count} %", "{count}%"],
  ["es", "¿Listo? «{words}»: 2 minutos", "¿Listo? «{words}»: 2 minutos"],
])("In %s, “%s” keeps together what one line holds", (language, text, typesetText) => {
  expect(typeset(language, text)).toBe(typesetText);
  expect(typeset(language, typesetText)).toBe(typesetText);
});

test.each(LANGUAGES)("%s has its marks and spaces", (language) => {
  for (const path of [`src/admin/texts/${language}.json`, `src/lib/messages/${language}.json`]) {
    const written = readFileSync(path, "utf8");
    expect(written.split("\n")).toEqual(typesetFile(language, written).split("\n"));
  }
});

test.each(Object.entries(TEXTS).filter(([language]) => language !== "en"))(
  "What an owner is offered in %s has them, too",
  async (language, texts) => {
    const said = [...stringsIn(texts), ...stringsIn(await nearbyWords(language))];
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((text) => typeset(language, text) !== text)).toEqual([]);
  },
);

test("Spanish opens each question and each call", () => {
  const count = (text: string, mark: string) => text.split(mark).length;
  const texts = textsIn("es").texts.filter((text) => !text.includes(", plural,"));
  const open = texts.filter((text) =>
    ["¿?", "¡!"].some(([a = "", b = ""]) => count(text, a) !== count(text, b)),
  );
  expect(open).toEqual([]);
});

test("A list has the commas and the last word of its language", () => {
  const listed = (language: string) => listedIn(language, ["101", "102", "103"]);
  expect(["en", "de", "es", "ja", "ar"].map(listed)).toEqual([
    "101, 102, and 103",
    "101, 102 und 103",
    "101, 102 y 103",
    "101、102、103",
    "101 و102 و103",
  ]);
  expect(listedIn("pl", ["112", "997"], "disjunction")).toBe("112 lub 997");
});

test.each(LANGUAGES)("In %s, the last of a list is not joined twice", (language) => {
  const admin = read<Record<string, string>>(`src/admin/texts/${language}.json`);
  // "1 and 2"; in Arabic without a space after it.
  const [, joined = "", space] = /^1(?: (\S+?)( ?))?2$/.exec(listedIn(language, ["1", "2"])) ?? [];
  const twice = new RegExp(space ? `^${joined} | ${joined}$` : `^${joined}`, "u");
  for (const text of ["more", "{more} more"]) {
    expect(admin[text]).toMatch(/\S/);
    if (joined) expect(admin[text]).not.toMatch(twice);
  }
});

test("Owners read hours in the words of their language", () => {
  const byLanguage = new Map(adminCatalogues().map((catalogue) => [catalogue.language, catalogue]));
  for (const language of LANGUAGES)
    expect(Object.keys(byLanguage.get(language)?.hours ?? {})).toEqual(Object.keys(HOURS));
  expect(byLanguage.get("de")?.hours["hours.notOpen"]).toBe("geschlossen");
  expect(byLanguage.get("pl")?.hours["hours.days"]).toBe("{first}–{last}");
});

test("A weekday's hours have the colon of the language", () => {
  const monday = (language: string) =>
    inLines(
      open("", "09:00-17:00"),
      formatOf(
        language,
        plainly(
          read<Guests>(`src/lib/messages/${language}.json`).messages as Record<keyof typeof HOURS, string>,
        ),
      ),
    )[0];
  expect(monday("fr")).toBe("Lundi\u00a0: fermé");
  expect(monday("it")).toBe("Lunedì: chiuso");
});

test("Polish counts five in a form of its own", () => {
  const polish = adminCatalogues().find(({ language }) => language === "pl");
  expect(polish?.declared).toMatchObject({ udogodnienia: "udogodnień", "częste pytania": "częstych pytań" });
});

test("An alarm's mail begins with the word for filters, and goes on in its reader's language", () => {
  const mail = (language: LanguageTag) =>
    MAILS.newMessages(writingIn(language).t, {
      ...{ language, hotel: "Lark", danger: 2, rooms: ["207", "12"], count: 2, url: "" },
      numbers: [
        { number: "119", services: ["ambulance", "fire"] },
        { number: "110", services: ["police"] },
      ],
    });
  expect(mail("en").subject).toBe("ALARM (2), rooms 207 and 12: New messages from guests of Lark");
  expect(mail("de").subject).toMatch(/^ALARM \(2\), Zimmer 207 und 12: /);
  expect(mail("ja").subject).toMatch(/^ALARM \(2\)、客室207、12: /);
  expect(mail("fr").paragraphs[0]).toBe("ALERTE (2), chambres 207 et 12");
  expect(mail("ar").paragraphs[0]).toBe("إنذار (2)، الغرف 207 و12");
  expect(mail("ja").paragraphs[1]).toContain("119、警察 110");
});

test("What Japanese calls a found thing is not what it says of a lost one that was found", () => {
  const { "Found | a thing": thing, "Found | a step": step } =
    read<Record<string, string>>("src/admin/texts/ja.json");
  expect(thing).toBe("拾得物");
  expect(step).toBe("発見");
});
