/** Imprint, privacy notice, accessibility statement and contract: what the hotel's answers and switches make of them. */
import { describe, expect, test } from "vitest";
import { LEGAL_DE } from "../../src/guest/legal/de.ts";
import { LEGAL_EN, type LegalKey, type LegalTexts } from "../../src/guest/legal/en.ts";
import { LEGAL_FR } from "../../src/guest/legal/fr.ts";
import { renderHotel } from "../../src/guest/render.tsx";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { type LegalPage, type SiteFacts, UNCONFIGURED } from "../../src/lib/legal.ts";
import { type DocumentParts, documentOf } from "./support/guest-document.ts";

const SITE = { publicUrl: "https://innfo.example", islandUrls: {}, searchUrls: {}, stylesUrl: "/later.css" };
const TEXTS: Record<string, LegalTexts> = { en: LEGAL_EN, de: LEGAL_DE, fr: LEGAL_FR };

const OPERATOR = {
  name: "Pages Ltd",
  address: "1 Mill Road, Cork",
  email: "abuse@pages.example",
  hosts: "Host AG, Bern",
};
const CONFIGURED: SiteFacts = {
  operator: OPERATOR,
  scanMonths: 13,
  backups: 7,
  translator: "DeepL",
  hasGateway: true,
};
const TAKING = {
  messages: ["request", "feedback", "lost"],
  languages: ["fr"],
  privacy: { keep_days: { request: 90, feedback: 30, lost: 1 }, announces: true },
};
const SECTIONS = { amenities: [{ name: "Sauna" }] };

function render(
  legal: LegalPage | undefined,
  of: DocumentParts,
  facts: SiteFacts = UNCONFIGURED,
  language = "en",
) {
  const { html } = renderHotel(documentOf(of), { ...SITE, facts }, { legal, language });
  return html;
}

const wordsOf = (html: string) =>
  html
    .replace(/<(style|svg|head)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

/** The longest words of a text between its placeholders. */
const constantOf = (text: string) =>
  text
    .split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
    .toSorted((a, b) => b.length - a.length)[0]
    ?.trim() ?? "";
/** The sentences that the page says. */
function said(html: string, texts: LegalTexts = LEGAL_EN): LegalKey[] {
  const words = wordsOf(html);
  const sentences = Object.entries(texts).filter(([key]) =>
    /^(who|open|write|photo|device|translation|server|rights)\./.test(key),
  );
  return sentences.filter(([, text]) => words.includes(constantOf(text))).map(([key]) => key as LegalKey);
}

describe("The privacy notice", () => {
  /** A switch, and the sentences that it adds. */
  const SWITCHES: [string, DocumentParts, Partial<SiteFacts>, LegalKey[]][] = [
    ["requests", { parts: taking("request") }, {}, ["write.request", "photo.what"]],
    ["feedback", { parts: taking("feedback") }, {}, ["write.feedback"]],
    ["lost things", { parts: taking("lost") }, {}, ["write.lost", "write.consent", "photo.what"]],
    ["sections to search", { sections: SECTIONS }, {}, ["open.search"]],
    ["a language", { parts: { languages: ["fr"] } }, { translator: "DeepL" }, ["translation.what"]],
    ["visits kept for a year", {}, { scanMonths: 12 }, ["open.months"]],
    ["daily backups", {}, { backups: 7 }, ["server.backups"]],
    ["a proxy", {}, { hasGateway: true }, ["server.gateway"]],
    ["an operator", {}, { operator: { ...OPERATOR, hosts: undefined } }, ["who.operator"]],
    ["a hosting company", {}, { operator: { ...UNCONFIGURED.operator, hosts: "Host AG" } }, ["who.hosts"]],
  ];
  /** Those of any message. */
  const OF_MESSAGES: LegalKey[] = [
    "write.what",
    "write.own",
    "write.notices",
    "write.tell",
    "write.card",
    "write.danger",
    "write.floods",
    "write.needed",
    "write.basis",
    "rights.find",
  ];
  const ALWAYS = said(render("privacy", {}));

  function taking(kind: string): Partial<GuestDocument["parts"]> {
    return { messages: [kind], privacy: { keep_days: { [kind]: 90 }, announces: false } };
  }

  test("of a hotel with nothing switched on says nothing of messages, photos or translators", () => {
    expect(ALWAYS).toEqual([
      "who.report",
      "open.counted",
      "open.card",
      "open.nobody",
      "open.forever",
      "open.looks",
      "open.without",
      "open.basis",
      "device.pages",
      "device.kept",
      "device.card",
      "device.tab",
      "device.delete",
      "server.log",
      "server.otherBackups",
      "rights.gdpr",
    ]);
  });

  test.each(SWITCHES)("with %s adds just what that stores", (_what, of, facts, added) => {
    const keys = said(render("privacy", of, { ...UNCONFIGURED, ...facts }));
    const replaced = ["open.forever", "server.otherBackups"];
    const more = of.parts?.messages ? [...OF_MESSAGES, "device.waiting", "device.sent"] : [];
    expect(keys.filter((key) => !ALWAYS.includes(key)).toSorted()).toEqual([...added, ...more].toSorted());
    expect(ALWAYS.filter((key) => !keys.includes(key) && !replaced.includes(key))).toEqual([]);
  });

  test("says how long each kind is kept at this hotel", () => {
    const words = wordsOf(render("privacy", { parts: TAKING }, CONFIGURED));
    expect(words).toContain("What you ask for is kept for 90 days, then erased.");
    expect(words).toContain("Feedback is kept for 30 days, then erased.");
    expect(words).toContain("lost thing is kept for 1 day, then erased.");
    expect(words).toContain("Single visits are erased 13 months after the end of their month");
  });

  test("tells of push only where a device of the hotel's has it", () => {
    expect(said(render("privacy", { parts: TAKING }))).toContain("write.push");
    const silent = { ...TAKING.privacy, keep_days: { request: 90 }, announces: false };
    expect(said(render("privacy", { parts: { ...TAKING, privacy: silent } }))).not.toContain("write.push");
  });

  test("names articles of the GDPR where that applies, or where the country is not known", () => {
    for (const country of ["DE", "NO", "GB", null]) {
      expect(wordsOf(render("privacy", { hotel: { country }, parts: TAKING }))).toContain("GDPR");
    }
    const abroad = render("privacy", { hotel: { country: "US" }, parts: TAKING });
    expect(wordsOf(abroad)).not.toContain("GDPR");
    expect(said(abroad)).toContain("rights.other");
  });

  test("has the hotel's own one at its top, and says what this page stores all the same", () => {
    const html = render("privacy", { hotel: { privacy_url: "https://casaazul.example/privacy" } });
    expect(html).toContain('href="https://casaazul.example/privacy"');
    expect(said(html)).toEqual(ALWAYS);
    expect(render("privacy", { hotel: { privacy_url: "javascript:alert(1)" } })).not.toContain("javascript:");
  });
});

describe.each(Object.keys(TEXTS))("In %s", (tag) => {
  test("everything is said, with every value", () => {
    const of = { hotel: { country: "AT" }, parts: TAKING, sections: SECTIONS };
    const pages = (["imprint", "privacy", "accessibility", "contract"] as const).map((page) =>
      render(page, { ...of, hotel: { ...of.hotel, legal_name: "Casa Azul Lda" } }, CONFIGURED, tag),
    );
    for (const html of pages) {
      expect(html).toContain(`<html lang="${tag}"`);
      expect(wordsOf(html)).not.toMatch(/[{}]|undefined|null/);
    }
    expect(wordsOf(pages.join())).toContain("Host AG, Bern");
    expect(said(pages[1] ?? "", TEXTS[tag])).toEqual(
      said(render("privacy", of, CONFIGURED)).filter((key) => key in LEGAL_EN),
    );
  });
});

test("In other languages the title is the guest's, and the text is marked as English", () => {
  const html = render("privacy", {}, UNCONFIGURED, "ar");
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<div lang="en" dir="ltr"><h1 lang="ar" dir="rtl">ما تحفظه هذه الصفحة</h1>');
  expect(wordsOf(html)).toContain("هذا النص غير متوفر بلغتك.");
  expect(wordsOf(render("privacy", {}, UNCONFIGURED, "de"))).not.toContain("nicht in Ihrer Sprache");
});

describe("The imprint", () => {
  const answers = {
    legal_name: "Pension Edelweiß GmbH",
    representative: "Ada Huber",
    register_number: "FN 000000 x, Landesgericht",
    vat_number: "ATU00000000",
    registration_number: "00-00000-000000",
    country: "AT",
  };

  test("is made of the profile alone, and of each answer that is given", () => {
    const bare = wordsOf(render("imprint", {}));
    expect(bare).toContain("Provider Casa Azul 1 Quay, Porto Portugal");
    expect(bare).not.toContain("VAT number");
    const words = wordsOf(render("imprint", { hotel: answers }, CONFIGURED, "de"));
    expect(words).toContain("Anbieter Pension Edelweiß GmbH 1 Quay, Porto Österreich");
    expect(words).toContain("Firmenbuch FN 000000 x, Landesgericht UID ATU00000000");
    expect(words).toContain("Pages Ltd 1 Mill Road, Cork abuse@pages.example");
  });

  test("gives way to the hotel's own in the footer", () => {
    const footer = (of: DocumentParts) =>
      /<p class="social soft">.*?<\/p>/.exec(render(undefined, of))?.[0] ?? "";
    expect(footer({})).toContain('href="/view/abc/imprint?lang=en"');
    const own = footer({ hotel: { imprint_url: "https://casaazul.example/imprint" } });
    expect(own).toContain('href="https://casaazul.example/imprint"');
    expect(own).not.toContain("/view/abc/imprint");
    expect(own).toContain('href="/view/abc/privacy?lang=en"');
  });
});

test("Each page can be reported to whoever runs the site, in one small link", () => {
  const link = '<a href="/view/abc/report?lang=en">Report this page</a>';
  expect(render(undefined, {})).toContain(link);
  expect(render(undefined, {}, CONFIGURED)).toContain(link);
});

test("The contract has lines for what is not configured", () => {
  expect(wordsOf(render("contract", {}))).toContain("Processor ______");
  expect(wordsOf(render("contract", {}, CONFIGURED))).toContain("Processor Pages Ltd 1 Mill Road, Cork");
});
