import { describe, expect, test } from "vitest";
import { matching } from "../../src/admin/content/sections/search.tsx";
import { details } from "../../src/fields/index.ts";
import { ranking } from "../../src/guest/search/rank.ts";
import { missedWords } from "../../src/lib/figures/looks.ts";
import { meaningsIn } from "../../src/lib/search/meanings.ts";
import { asRead, foldedName, lettersOf, searchable } from "../../src/lib/texts/folded.ts";
import { amenities } from "../../src/sections/amenities.ts";

/** As pages and mails contain it. */
const WRITTEN = ["po\u200bol", "\ufeffPool", "Po\u00adol", "POOL\u2060 ", "pool\u00a0"];

describe("What nobody sees in a text", () => {
  test.each(WRITTEN)("does not make %j another name than Pool", (written) => {
    expect(foldedName(written)).toBe(foldedName("Pool"));
    expect(foldedName(`${written} bar`)).not.toBe(foldedName("Pool"));
  });

  test.each(WRITTEN)(
    "does not hide %j from a search in a list, nor from one that has it itself",
    (written) => {
      const items = [
        { id: "1", name: written },
        { id: "2", name: "Gym" },
      ] as never[];
      expect(matching(items, "pool", amenities)).toEqual(items.slice(0, 1));
      expect(matching(items, written, amenities)).toEqual(items.slice(0, 1));
      expect(matching(items, "gym", amenities)).toEqual(items.slice(1));
    },
  );

  test.each(WRITTEN)("does not hide %j from a guest's search", (written) => {
    const { add, find } = ranking(meaningsIn([]), 0);
    for (const title of [written, "Pool", "Gym"])
      add({ title, body: "", above: "", isEmergency: false, isFact: false, isRule: false });
    for (const typed of ["pool", written]) expect(find(typed)?.map(({ entry }) => entry)).toEqual([0, 1]);
  });

  test.each(WRITTEN)("does not count %j as another missed search", (written) => {
    expect(missedWords(written)).toBe("pool");
  });

  test.each(WRITTEN)("does not make %j a second name of a custom field", (written) => {
    const { error } = details({ label: "Custom Fields" }).schema.safeParse([
      { name: "Pool", value: "Heated" },
      { name: written, value: "Cold" },
    ]);
    expect(error?.issues[0]).toMatchObject({ path: [1, "name"], message: "This field name is already used" });
  });
});

describe("Texts are compared", () => {
  test.each([
    ["İstanbul", "istanbul"],
    ["ΟΔΥΣΣΕΥΣ", "οδυσσευς"],
    ["Ｓｐａ", "Spa"],
    ["می‌خواهم", "میخواهم"],
  ])("by name: %s is %s", (one, other) => expect(foldedName(one)).toBe(foldedName(other)));

  test.each([
    ["Bar", "Bär"],
    ["Room 1", "Room 10"],
    ["हिन्दी", "हिन्द"],
  ])("by name: %s is not %s", (one, other) => expect(foldedName(one)).not.toBe(foldedName(other)));

  test("by a search without accents, case and further blanks", () => {
    expect(searchable(" São\u00a0 PAULO\u200b ")).toBe("sao paulo");
  });

  test.each([
    ["dis", "Dış kapı"],
    ["dış", "DIS KAPI"],
    ["fuss", "Fußbad"],
    ["fußbad", "FUSSBAD"],
    ["smorrebrod", "Smørrebrød"],
    ["lodz", "Łódź"],
    ["oeuf", "Œufs"],
    ["aeble", "Æble"],
    ["thingvellir", "Þingvellir"],
    ["ΟΔΟΣ", "οδός"],
    ["قهوة", "قهوه"],
    ["۱۲", "Room 12"],
  ])("%s finds %s, for guests and in the admin", (typed, text) => {
    const items = [
      { id: "1", name: text },
      { id: "2", name: "Gym" },
    ] as never[];
    expect(matching(items, typed, amenities)).toEqual(items.slice(0, 1));
    const { add, find } = ranking(meaningsIn([]), 0);
    for (const title of [text, "Gym"])
      add({ title, body: "", above: "", isEmergency: false, isFact: false, isRule: false });
    expect(find(typed)?.map(({ entry }) => entry)).toEqual([0]);
  });

  test("by letters and digits alone", () => {
    expect([lettersOf("E-Mail *"), lettersOf("garden-pool 2")]).toEqual(["email", "gardenpool2"]);
  });

  test("as they are read, with case and accents", () => {
    expect(asRead("\u200eHôtel\u3000 Bä\u200dr ")).toBe("Hôtel Bär");
  });
});
