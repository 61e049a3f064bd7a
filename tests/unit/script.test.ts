import { expect, test } from "vitest";
import { listed, serifFonts } from "../../src/lib/texts/script.ts";

test.each([
  [["Sauna", "Gym"], "Sauna, Gym"],
  [["大浴場", "朝食"], "大浴場、朝食"],
  [["الحمّام", "الفطور"], "الحمّام، الفطور"],
])("%j are listed with their own comma", (names, text) => {
  expect(listed(names)).toBe(text);
});

test("Names in Japanese and Arabic are set in fonts with serifs where the others are", () => {
  expect(serifFonts("月見庵")).toContain("Mincho");
  expect(serifFonts("بيت الرمّان")).toContain("Naskh");
  expect(serifFonts("The Lantern House")).toBe("");
});
