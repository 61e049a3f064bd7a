/** English stands in where a language lacks a text, and says that it is English. */
import { createElement as h } from "react";
import { expect, test } from "vitest";
import { missingIn } from "../../scripts/support/admin-texts.ts";
import { untranslated } from "../../scripts/support/untranslated.ts";
import { catalogueOf, offered } from "../../src/guest/catalogues.ts";
import { guestPage } from "../../src/guest/frame/page.tsx";
import { declaredTexts } from "../../src/guest/language/declared-texts.ts";
import { lackingIn, languageOf, speak } from "../../src/guest/language/language.ts";
import { useReading } from "../../src/guest/language/reading.ts";
import { asStandIn, withStandIns } from "../../src/guest/language/stand-ins.ts";
import { completed } from "../../src/lib/messages/completed.ts";
import { MESSAGES_EN } from "../../src/lib/messages/en.ts";

/** German from before somebody added two messages and a field. */
function earlierGerman() {
  const { messages, declared, ...rest } = catalogueOf("de");
  const { "page.share": _share, "page.entries": _entries, ...others } = messages;
  const { Cuisine: _cuisine, ...fields } = declared;
  return speak(
    "de",
    completed({ ...rest, messages: others, declared: fields }),
    new Set(["page.share", "page.entries", "Cuisine"]),
  );
}

function Content() {
  const { t, declared } = useReading();
  const subject = encodeURIComponent(t("page.share"));
  return h(
    "main",
    { "aria-label": t("page.share") },
    h("p", null, `${t("page.share")} ${t("page.copy")} ${declared("Cuisine")} ${declared("Rating")}`),
    h("p", null, t("page.entries", { count: 2 })),
    h("select", null, h("option", null, declared("Cuisine"))),
    h("a", { href: `mailto:?subject=${subject}` }, t("page.email")),
  );
}

test("A page says which of its words are English, where an element can say it", () => {
  const { html } = guestPage({ language: earlierGerman(), title: "Haus", description: "" }, h(Content));
  const [, main] = /<main(.*)<\/main>/s.exec(html) ?? [];
  expect(main).toBe(
    ' aria-label="Share">' +
      '<p><bdi lang="en">Share</bdi> Kopieren <bdi lang="en">Cuisine</bdi> Bewertung</p>' +
      '<p><bdi lang="en">entries</bdi></p>' +
      "<select><option>Cuisine</option></select>" +
      '<a href="mailto:?subject=Share">E-Mail</a>',
  );
});

test("Outside of pages a stand-in is plain English", () => {
  const { t, declared } = earlierGerman();
  expect([t("page.share"), declared("Cuisine"), t("page.entries", { count: 1 })]).toEqual([
    "Share",
    "Cuisine",
    "entry",
  ]);
});

test("A language that says everything is not looked through for stand-ins", () => {
  const page = `<p>${languageOf("de").inPage.t("page.share")}</p>`;
  expect(withStandIns(page)).toBe("<p>Teilen</p>");
});

test("A stand-in within another one, and one that was cut, leave no mark", () => {
  const page = `<p title="${asStandIn("a")}">${asStandIn(`for ${asStandIn("b")} &lt;`)}${asStandIn("cut").slice(0, -1)}</p>`;
  expect(withStandIns(page)).toBe('<p title="a"><bdi lang="en">for <bdi lang="en">b</bdi> &lt;</bdi>cut</p>');
});

test("What a language lacks is named with the languages", () => {
  const lacking = { de: new Set(["Dress Code", "Pets"]), fr: new Set(["Dress Code", "Pets", "page.share"]) };
  expect(untranslated((tag) => lacking[tag as "de" | "fr"] ?? new Set(), ["en", "de", "fr"])).toEqual([
    'English stands in for "Dress Code", "Pets" in de, fr',
    'English stands in for "page.share" in fr',
  ]);
});

test("A text of the admin is missing where neither its catalogue nor that of guests has it", () => {
  const said = new Map(["Made up", "Cuisine"].map((text) => [text, ["src/sections"]]));
  expect(missingIn("de", said, "src/sections")).toEqual(["Made up"]);
  expect(missingIn("de", said, "src/admin")).toEqual([]);
});

test("A language's own file decides what it lacks, among all that guests read", () => {
  const texts = new Set([...Object.keys(MESSAGES_EN), ...declaredTexts()]);
  for (const tag of offered)
    expect(
      [...lackingIn(tag)].filter((text) => !texts.has(text)),
      tag,
    ).toEqual([]);
  expect(lackingIn("en").size).toBe(0);
});
