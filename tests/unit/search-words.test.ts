/** What a guest types, and the word on the page that is meant. */
import { expect, test } from "vitest";
import { meaningsIn, startsLike, wordsIn, wordsOf } from "../../src/guest/island/words.ts";
import { SYNONYMS_EN } from "../../src/lib/messages/en.ts";

const meaningsOf = meaningsIn(Object.values(SYNONYMS_EN));

function finds(typed: string, text: string): boolean {
  const words = wordsIn(text);
  return wordsOf(typed).every((word) =>
    meaningsOf(word).some((meaning) => words.some((other) => startsLike(other, meaning))),
  );
}

test.each([
  ["wifi", "Wi-Fi"],
  ["wi-fi", "Free WiFi"],
  ["WLAN", "Wi-Fi"],
  ["password", "Wi-Fi"],
  ["check in", "Check-in"],
  ["checkin", "Check-in 3 PM"],
  ["cafe", "Café Paraíso"],
  ["swim", "Garden pool"],
  ["pharm", "Harbour Pharmacy"],
  ["chemist", "Harbour Pharmacy"],
  ["restarant", "Restaurant"],
  ["restuarant", "Restaurants"],
  ["saunna", "Sauna"],
  ["suana", "Sauna"],
  ["parkng", "Guest parking"],
  ["東京", "東京タワー"],
  ["o'neill", "O’Neill's"],
])("%s finds %s", (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

test.each([
  // Too short to be a mistake.
  ["bar", "Car rental"],
  ["spa", "Spices"],
  ["sauna", "Savanna"],
  ["pool", "Tool shed"],
  ["kitchen", "Chicken"],
])("%s does not find %s", (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});
