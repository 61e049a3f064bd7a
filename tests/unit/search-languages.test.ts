/** Searches of guests in 24 languages on an English house's page, and their first answers. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MODIFIERS } from "../../scripts/support/script-in-every-language.ts";
import { ALL_TOPICS, GUEST_KINDS } from "../../src/forms/index.ts";
import { renderHotel } from "../../src/guest/render.tsx";
import { askedBy } from "../../src/guest/search/entries.ts";
import { ranking, type Text } from "../../src/guest/search/rank.ts";
import { dangerReader } from "../../src/lib/danger/reader.ts";
import { DANGER_WORDS } from "../../src/lib/danger/words.ts";
import { completed, type LanguageFile } from "../../src/lib/messages/completed.ts";
import { ENGLISH } from "../../src/lib/messages/en.ts";
import { LANGUAGES } from "../../src/lib/messages/languages.ts";
import type { Catalogue } from "../../src/lib/messages/message.ts";
import { STOP_WORDS_EN, SYNONYMS_EN } from "../../src/lib/messages/synonyms.ts";
import { meaningsIn } from "../../src/lib/search/meanings.ts";
import { documentOf } from "./support/guest-document.ts";

/** The search was tuned with the first file only: docs/decisions/0068-what-a-guest-means.md. */
const HALVES = ["languages-tuning", "languages-held-back"];
const LEAST = 0.9;
const MEANINGS = Object.keys(SYNONYMS_EN) as (keyof typeof SYNONYMS_EN)[];
const NOTHING = { body: "", above: "", isEmergency: false, isFact: false, isRule: false };

const FACTS = { checkin: "page.checkIn", checkout: "page.checkOut", breakfast: "page.breakfast" } as const;
const ASKS = {
  askTowels: ["Fresh towels", "towels"],
  askLate: ["Late check-out", "late_checkout"],
  askTaxi: ["A taxi", "taxi"],
  askWake: ["A wake-up call", "wake_up_call"],
  askBroken: ["Something is broken", "repair"],
  feedback: ["Your feedback", "feedback"],
  lost: ["Lost something?", "lost"],
} as const;
/** The purpose of each form. */
const ASKED = {
  askTowels: ["towels"],
  askLate: ["late", "departure"],
  askTaxi: ["taxi"],
  askWake: ["wake"],
  askBroken: ["broken"],
  lost: ["lost"],
} as const;

/** The house's emergency numbers. */
const EMERGENCY = linesOf("house").flatMap(([key = "", , group]) => (group === "Emergency" ? key : []));

function linesOf(file: string): string[][] {
  const text = readFileSync(new URL(`../../testbed/questions/${file}.tsv`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
}

function catalogueOf(tag: string): Catalogue {
  if (tag === "en") return ENGLISH;
  const file = new URL(`../../src/lib/messages/${tag}.json`, import.meta.url);
  return completed(JSON.parse(readFileSync(file, "utf8")) as LanguageFile);
}

/** The house's page, whose own words are English, and the program's those of the language. */
function pageIn({ messages, declared }: Catalogue): [key: string, Text][] {
  const said = (text: string) => declared[text] ?? text;
  return [
    ...Object.entries(FACTS).map(([key, message]): [string, Text] => [
      key,
      { ...NOTHING, title: messages[message], isFact: true },
    ]),
    ...Object.entries(ASKS).map(([key, [label, ask]]): [string, Text] => [
      key,
      { ...NOTHING, title: said(label), body: said(label), ask },
    ]),
    ...linesOf("house").map(
      ([key = "", section = "", group = "", kind = "", title = "", text = ""]): [string, Text] => [
        key,
        {
          ...NOTHING,
          title,
          body: [title, said(kind), text].join(" "),
          above: [said(group), said(section), said(kind)].join(" "),
          isEmergency: group === "Emergency",
          isRule: section === "FAQs" || text.includes("€"),
        },
      ],
    ),
  ];
}

/** @returns the keys of the answers, the first one first */
function searchIn(tag: string): (asked: string) => string[] {
  const catalogue = catalogueOf(tag);
  const vocabulary = {
    synonyms: MEANINGS.map((meaning) => `${catalogue.synonyms[meaning]} ${SYNONYMS_EN[meaning]}`),
    stopWords: `${catalogue.stopWords} ${STOP_WORDS_EN}`,
  };
  const { add, find } = ranking(
    meaningsIn([vocabulary]),
    MEANINGS.indexOf("emergency"),
    MODIFIERS.map((meaning) => MEANINGS.indexOf(meaning)),
    MEANINGS.indexOf("doctor"),
  );
  const words = Object.entries(DANGER_WORDS).filter(([of]) => of === tag || of === "en");
  const speaksOfDanger = dangerReader(Object.fromEntries(words));
  const page = pageIn(catalogue);
  for (const [, text] of page) add(text);
  return (asked) =>
    (find(asked, speaksOfDanger(asked, tag)) ?? []).flatMap(({ entry }) => page[entry]?.[0] ?? []);
}

test.each(HALVES)("Nine of ten questions in each file are answered first: %s", (half) => {
  const wrong: string[] = [];
  let count = 0;
  for (const [tag, questions = []] of Map.groupBy(linesOf(half), ([language = ""]) => language)) {
    const answers = searchIn(tag);
    count += questions.length;
    expect(questions.length).toBeGreaterThanOrEqual(5);
    for (const [, asked = "", right = ""] of questions) {
      const key = answers(asked)[0] ?? "nothing";
      if (!right.split("|").includes(key)) wrong.push(`${tag} “${asked}” finds ${key}`);
    }
  }
  expect(count).toBeGreaterThan(120);
  expect(1 - wrong.length / count, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST);
});

test.each(Object.keys(LANGUAGES))(
  "Every word for what a form is for finds it, in %s; the words of a doctor find no repair",
  (tag) => {
    const answers = searchIn(tag);
    const { synonyms, declared } = catalogueOf(tag);
    const wordsOf = (meaning: keyof typeof SYNONYMS_EN) =>
      `${synonyms[meaning]} ${SYNONYMS_EN[meaning]}`.split(" ").map((word) => word.replaceAll("-", " "));
    const missing = Object.entries(ASKED).flatMap(([form, meanings]) => {
      const [label] = ASKS[form as keyof typeof ASKED];
      const words = [...meanings.flatMap(wordsOf), declared[label] ?? label];
      return words.filter((word) => !answers(word).includes(form));
    });
    expect(missing).toEqual([]);
    expect(wordsOf("doctor").filter((word) => answers(word).includes("askBroken"))).toEqual([]);
  },
);

test.each([
  ["da", "bjergredning"],
  ["de", "Bergrettung"],
  ["es", "rescate de montaña"],
  ["fi", "pelastuslaitos"],
  ["fr", "secours en montagne"],
  ["hu", "hegyimentő"],
  ["it", "soccorso alpino"],
  ["nb", "fjellredning"],
  ["nl", "bergredding"],
  ["pl", "ratownictwo górskie"],
  ["pt", "resgate de montanha"],
  ["ro", "salvamont"],
  ["sv", "fjällräddning"],
  ["tr", "dağ kurtarma"],
])("Who looks for rescue finds the emergency numbers first: %s “%s”", (tag, asked) => {
  expect(EMERGENCY).toContain(searchIn(tag)(asked)[0]);
});

test("The page's links name what they ask for; a hotel's own topic says it itself", () => {
  const own = "Umbrella";
  const topics = [...ALL_TOPICS, own];
  const document = documentOf({ parts: { messages: [...GUEST_KINDS], topics } });
  const site = { publicUrl: "https://innfo.example", stylesUrl: "", islandUrls: {}, searchUrls: {} };
  const { html } = renderHotel(document, site, { language: "zh-Hans" });
  const links = Array.from(
    html.matchAll(/<a href="([^"]*)" rel="nofollow">(.*?)<\/a>/g),
    ([, href = "", label]) => ({
      getAttribute: () => href.replaceAll("&amp;", "&"),
      querySelector: () => (label?.includes("<bdi") ? ({} as Element) : null),
    }),
  );
  const keys = new Set(links.map(askedBy));
  expect(keys).toEqual(new Set(["", ...Object.values(ASKS).map(([, ask]) => ask), "request"]));
});
