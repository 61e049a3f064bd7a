/** The top of the pages on which guests write to a hotel: whom to dial. */
import { describe, expect, test } from "vitest";
import { GUEST_KINDS, type GuestKind } from "../../src/forms/index.ts";
import { offered } from "../../src/guest/catalogues.ts";
import { languageOf } from "../../src/guest/language/language.ts";
import {
  renderForeign,
  renderForm,
  renderGone,
  renderSent,
  renderUnavailable,
} from "../../src/guest/render.tsx";
import type { OpenForm, SentMessage } from "../../src/lib/documents/guest-message.ts";
import { weekly } from "../../testbed/opening-hours.ts";

const HOTEL: OpenForm["hotel"] = {
  id: "abc",
  name: "Hotel",
  language: "de",
  accent: null,
  type_mood: "classic",
  phone: "+49 8662 555010",
  email: "stay@example.com",
  address: "Hauptstraße 1\n83313 Siegsdorf",
  country: "DE",
  time_zone: "Europe/Berlin",
  whatsapp: null,
  review_url: null,
  emergency: [],
  reception_hours: null,
};
/** On one day of the year. */
const SELDOM = weekly({ season: { from: "01-01", until: "01-01" } });
const SITE = {
  publicUrl: "https://innfo.example",
  islandUrls: {},
  searchUrls: { en: "/assets/search.js" },
  stylesUrl: "/assets/later.css",
};

function formOf(
  hotel: Partial<OpenForm["hotel"]>,
  tag = "en",
  kind: GuestKind = "request",
  filling = {},
): string {
  const open = {
    hotel: { ...HOTEL, ...hotel },
    topics: ["towels"],
    hours: {},
    offers: {},
    questions: [],
    keep_days: 90,
    translates: false,
  };
  return renderForm(kind, open, { typed: {}, problems: {}, token: "", ...filling }, NO_SCRIPTS, tag).html;
}

const NO_SCRIPTS = { islandUrls: {}, searchUrls: {} };

/** Shown once what the guest writes again waits for a network. */
const WAITS = /<div class="kept-danger">[\s\S]*?(?=<div class="scripted">|<noscript>)/;

/** Without whom to dial while a further text waits. */
function sentOf(message: Partial<SentMessage["message"]>, tag = "en"): string {
  const whole = {
    kind: "request",
    topic: "help",
    state: "new",
    texts: [],
    danger: true,
    keep_until: "2030-12-24",
  };
  return renderSent(
    {
      ...{ id: "1", hotel: HOTEL, hours: SELDOM, code_id: null, takes_more: true },
      message: { ...whole, ...message } as SentMessage["message"],
    },
    { text: "", token: "", isOpen: false },
    { ...NO_SCRIPTS, tellUrl: "/assets/tell.js", pushKey: "" },
    tag,
  ).html.replace(WAITS, "");
}

const WE_COME = [
  { author: "house", name: "Ilse", text: "We come", created_at: "2030-01-01T00:00:00Z" },
] as SentMessage["message"]["texts"];

const words = (html = "") =>
  html
    .replace(/<(style|svg)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const lineOf = (html: string) => /<p class="danger">.*?<\/p>/.exec(html)?.[0] ?? "";
const dialledIn = (html: string) => Array.from(html.matchAll(/href="tel:([^"]*)"/g), ([, number]) => number);
/** Whether nothing but the way back, or the heading of a page without one, stands before the line. */
const isFirst = (html: string) =>
  /<h1>[^<]*<\/h1><p class="danger">|<div class="top">(<p><a class="way".*?<\/a><\/p>)?<p class="danger">/.test(
    html,
  );

describe.each(offered)("In %s", (tag) => {
  test("every form and every sent page begins with whom to dial, and with reception", () => {
    const { t } = languageOf(tag);
    const pages = [
      ...GUEST_KINDS.map((kind) => formOf({}, tag, kind)),
      formOf({}, tag, "request", { problems: { room: "required" }, delay: "later" }),
      sentOf({}, tag),
      sentOf({ topic: "towels", danger: false }, tag),
      sentOf({ kind: "lost", danger: false, state: "done" }, tag),
    ];
    for (const page of pages) {
      expect(isFirst(page)).toBe(true);
      expect(dialledIn(lineOf(page))).toEqual(["112", "+498662555010"]);
      expect(words(lineOf(page))).toBe(
        `${t("danger.call")} 112 ${t("page.reception")} +49 8662 555010`.replace(/\s+/g, " "),
      );
    }
  });

  test("pages that know of no hotel say what every mobile phone puts through", () => {
    for (const { html } of [renderGone(tag), renderForeign(tag), renderUnavailable(SITE, tag)]) {
      expect(dialledIn(lineOf(html))).toEqual(["112"]);
    }
  });
});

test("A cry for help is remembered by its own words", () => {
  expect(sentOf({})).toContain('data-title="I need help now"');
});

test("Where each service has a number of its own, the line names them", () => {
  const line = lineOf(formOf({ country: "JP", phone: "+81 3 1234 5678" }));
  expect(words(line)).toBe("In danger: Ambulance, Fire brigade 119 Police 110 Reception +81 3 1234 5678");
  expect(dialledIn(line)).toEqual(["119", "110", "+81312345678"]);
});

test("A reception that no guest's phone can dial is shown, and is no link", () => {
  const line = lineOf(formOf({ phone: "555 010" }));
  expect(words(line)).toBe("In danger: 112 Reception 555 010");
  expect(dialledIn(line)).toEqual(["112"]);
});

test("What a hotel typed as its number is text, whatever it is", () => {
  const line = lineOf(formOf({ phone: "<b>Ring</b>", emergency: ["<i>112</i>"] }));
  expect(line).toContain("&lt;b&gt;Ring&lt;/b&gt;");
  expect(dialledIn(line)).toEqual(["112"]);
});

describe("Help that is asked for", () => {
  test("says what to dial, and where its guest is, before it is sent", () => {
    const whole = formOf({});
    const form = whole.slice(whole.indexOf("<form"));
    const block = form.slice(form.indexOf('<div class="sos dial">'));
    expect(words(block)).toMatch(
      /Dial first 112 Call 112 You are at Hauptstraße 1 83313 Siegsdorf Reception \+49 8662 555010 Then tell the house, if you can\./,
    );
    expect(dialledIn(block)).toEqual(["112", "+498662555010", "+498662555010"]);
    expect(block).toContain('type="submit"');
    // Read out with the choice itself.
    expect(form).toMatch(/aria-describedby="dial dial-number"[^>]*value="help"/);
    expect(form).toMatch(/id="dial"[^>]*>Dial first/);
    // Only forms that have the choice.
    const feedback = formOf({}, "en", "feedback");
    expect(feedback.slice(feedback.indexOf("<form"))).not.toContain("sos dial");
  });

  test("is thought of below what waits for a network, for the phone to show where it reads of danger", () => {
    for (const kind of ["request", "feedback", "lost"] as const)
      expect(words(formOf({}, "en", kind))).toMatch(
        /Kept on this phone .* Try again now Dial first 112 Call 112/,
      );
  });

  test("is hidden until it is chosen only by browsers that can tell", () => {
    const { styles } = renderForm(
      "request",
      {
        hotel: HOTEL,
        topics: ["towels"],
        hours: {},
        offers: {},
        questions: [],
        keep_days: 90,
        translates: false,
      },
      { typed: {}, problems: {}, token: "" },
      NO_SCRIPTS,
    );
    const [outside = "", inside = ""] = styles.split(
      "@supports selector(:has(a)){main>form:not(:has([value=help]",
    );
    expect(inside).toMatch(/^:checked\)\)>\.dial\{display:none\}/);
    expect(outside).not.toMatch(/\.dial\{[^}]*display:none/);
  });

  test("dials first once it is sent, and promises no answer for later", () => {
    const urgent = words(sentOf({}));
    expect(urgent).toMatch(
      /Dial first 112 Call 112 You are at .* Your message has arrived, but perhaps nobody is reading it right now\. It has arrived/,
    );
    expect(urgent).not.toMatch(/Our answer will|We read this from/);
    const usual = words(sentOf({ topic: "towels", danger: false }));
    expect(usual).toMatch(/It has arrived We read this from .* Our answer will stand here/);
    expect(usual).not.toContain("Dial first");
  });

  test("is whatever is marked, under whichever topic, until it is done", () => {
    expect(words(sentOf({ topic: "repair" }))).toContain("Dial first");
    expect(words(sentOf({ kind: "feedback", topic: null, state: "working" }))).toContain("Dial first");
    expect(words(sentOf({ texts: WE_COME }))).toMatch(/Dial first .* We come/);
    expect(words(sentOf({ state: "done" }))).not.toContain("Dial first");
  });

  test("says that perhaps nobody reads it only until somebody has", () => {
    const unread = "perhaps nobody is reading it right now";
    expect(words(sentOf({}))).toContain(unread);
    for (const read of [sentOf({ state: "working" }), sentOf({ texts: WE_COME })]) {
      expect(words(read)).toContain("Dial first");
      expect(words(read)).not.toContain(unread);
    }
  });
});

test("An answer is read in the guest's language, then as it was written; the guest's own words as they were", () => {
  const [said] = WE_COME;
  const html = sentOf({
    texts: [
      { ...said, author: "house", text: "Wir kommen", translation: "We come", language: "de" },
      { ...said, author: "guest", text: "Thanks", translation: "Danke", language: "en" },
    ] as SentMessage["message"]["texts"],
  });
  expect(words(/<ol class="talk">.*?<\/ol>/s.exec(html)?.[0])).toMatch(/We come Wir kommen You · .* Thanks$/);
});

test("What is done without an answer promises none", () => {
  const answerLater = "Our answer will stand here";
  for (const danger of [true, false]) {
    expect(words(sentOf({ danger, state: "done" }))).toMatch(/I need help now .*Done /);
    expect(words(sentOf({ danger, state: "done" }))).not.toContain(answerLater);
  }
  expect(words(sentOf({ danger: false, state: "working" }))).toContain(answerLater);
  // A text written after an answer has arrived, but is not without one.
  const again = sentOf({
    ...{ danger: false, state: "new" },
    texts: [...WE_COME, { ...WE_COME[0], author: "guest" }] as SentMessage["message"]["texts"],
  });
  expect(words(again)).toContain("It has arrived");
  expect(words(again)).not.toContain(answerLater);
});
