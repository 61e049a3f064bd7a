/** The build's texts, and the code it writes in their place. */
import { describe, expect, test } from "vitest";
import { adminLanguages, catalogueOf, guestWordsIn } from "../../scripts/support/admin-catalogues.ts";
import { declaredTexts } from "../../scripts/support/declared-texts.ts";
import { slotsOf, withParts } from "../../scripts/support/message-parts.ts";
import { textsInSource } from "../../scripts/support/texts-in-source.ts";
import { filled, plural, t } from "../../src/lib/texts/t.ts";
import { FREE_PLAN } from "../../src/product.ts";

const textsOf = (source: string) => textsInSource("a.tsx", source, true).texts.map(({ text }) => text);

describe("texts of a screen", () => {
  test.each([
    ["<p>Saved here</p>", ["Saved here"]],
    ["<p>\n  Saved\n  here\n</p>", ["Saved here"]],
    ["<p>Signed in as {user.email}</p>", ["Signed in as {email}"]],
    ["<p>Read <b>the rules</b> first</p>", ["Read <0>the rules</0> first"]],
    ["<Button><Icon /> Save</Button>", ["Save"]],
    ['<F label="Name" className="Not this" />', ["Name"]],
    ['<B busy={on && "Saving..."}>{on ? "Stop" : "Start"}</B>', ["Saving...", "Stop", "Start"]],
    [`<p aria-label={\`Page \${n} of \${all}\`}>×</p>`, ["Page {n} of {all}"]],
    [
      '<p>{plural(n, { one: "# guest", other: "# guests" })} wait</p>',
      ["{n, plural, one {# guest} other {# guests}} wait"],
    ],
    ['<p translate="no">Name of a product</p>', []],
    [`const a = t\`Signed out \${name}\``, ["Signed out {name}"]],
    ['const a = as("a state")`Open`', ["Open | a state"]],
  ])("%s", (source, texts) => {
    expect(textsOf(source)).toEqual(texts);
  });

  test("names what is not marked, and sentences put together from pieces", () => {
    const found = textsInSource(
      "a.tsx",
      'const a = "This is saved."; <p>It {on ? "is" : "was"} on</p>',
      true,
    );
    expect(found.unmarked.map(({ text }) => text)).toEqual(["This is saved."]);
    expect(found.problems).toHaveLength(1);
    const whole = textsInSource(
      "a.tsx",
      'const a = t`This is saved.`; <p>{on ? "It is on" : "It was on"}</p>',
      true,
    );
    expect(whole.unmarked).toEqual([]);
    expect(whole.problems).toEqual([]);
  });
});

describe("a text in the sources", () => {
  test("is English", () => {
    expect(t`Signed out ${"Ana"}`).toBe("Signed out Ana");
    expect([0, 1, 1200].map((n) => plural(n, { one: "# guest", other: "# guests" }))).toEqual([
      "0 guests",
      "1 guest",
      "1,200 guests",
    ]);
  });

  test("reads the same where the build has numbered its slots", () => {
    const text = "{0, plural, =0 {Nobody at {1}} one {# guest at {1}} other {# guests at {1}}}";
    expect([0, 1, 2].map((n) => filled(text, n, "Lark {0}"))).toEqual([
      "Nobody at Lark {0}",
      "1 guest at Lark {0}",
      "2 guests at Lark {0}",
    ]);
  });
});

describe("a text's slots", () => {
  test.each([
    ["{count, plural, one {alarm} other {alarms}}", ["count"]],
    [
      "The other {written} of <0>{count, plural, one {# row at {hotel}} other {rows}}</0>",
      ["written", "0", "count", "hotel"],
    ],
  ])("%s", (text, slots) => {
    expect(slotsOf(text)).toEqual(slots);
    expect(withParts(text, { slot: (name) => name, words: (said) => said })).toBe(text);
  });
});

describe("a word that guests read, too", () => {
  /** Politer to guests, or as the rest of the admin says it. */
  const AMONG_STAFF = ["he: Email", "ja: Room"];

  // Else "Lock", a button, names what is broken.
  test.each(adminLanguages())("is the same word in the admin: %s", (language) => {
    const [admin, guests] = [catalogueOf(language), guestWordsIn(language)];
    const others = declaredTexts().filter((text) => {
      const [ours = "", theirs = ""] = [admin[text], guests[text]];
      return ours && theirs && !theirs.toLowerCase().endsWith(ours.toLowerCase());
    });
    expect(others.filter((text) => !AMONG_STAFF.includes(`${language}: ${text}`))).toEqual([]);
  });
});

test("plans have one name in all languages, as sentences say it", () => {
  expect(declaredTexts()).toEqual(expect.arrayContaining([...FREE_PLAN.features]));
  expect(declaredTexts()).not.toContain(FREE_PLAN.name);
});
