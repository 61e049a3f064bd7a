/** What a guest types, and the word on the page that is meant. */
import { expect, test } from "vitest";
import { searchIn, wordsIn } from "../../src/guest/island/words.ts";
import ar from "../../src/lib/messages/ar.json" with { type: "json" };
import fr from "../../src/lib/messages/fr.json" with { type: "json" };
import he from "../../src/lib/messages/he.json" with { type: "json" };
import hi from "../../src/lib/messages/hi.json" with { type: "json" };
import ko from "../../src/lib/messages/ko.json" with { type: "json" };
import { SYNONYMS_EN } from "../../src/lib/messages/synonyms.ts";

/** As the page's script has them: a language's own words, and the English ones. */
const LINES = Object.entries(SYNONYMS_EN).map(([meaning, english]) =>
  [ar, fr, he, hi, ko]
    .map(({ synonyms }) => synonyms[meaning as keyof typeof synonyms])
    .concat(english)
    .join(" "),
);
const search = searchIn(LINES);

function finds(typed: string, text: string): boolean {
  const isIn = search(typed);
  if (!isIn) throw new Error("nothing is typed");
  return isIn(wordsIn(text));
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
  // A phrase, also where the page says it otherwise.
  ["mot de passe", "Wi-Fi"],
  ["car park", "Garage"],
  ["חדר כושר", "Fitness"],
  // With "the" and "in the" before it.
  ["مسبح", "المسبح في الحديقة"],
  ["pool", "تفضلوا بالسباحة في المسبح"],
  ["חוף", "הדרך לחוף"],
  ["breakfast", "조식은 7시부터"],
  ["नाश्ता", "Breakfast"],
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
  // A synonym of three letters is a whole word: "sea", "mer", "fer", "ac", 개.
  ["beach", "Seasonal menu"],
  ["plage", "Merci de sonner"],
  ["lessive", "Fermé le lundi"],
  ["heating", "Free access"],
  ["강아지", "객실"],
  // A longer one bears fewer mistakes.
  ["bus", "300 metres"],
  // Hindi's vowels are no accents: "car" is not "please do".
  ["कार", "कृपया करें"],
])("%s does not find %s", (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

test("Blanks and signs alone search for nothing", () => {
  expect(search(" – ")).toBeUndefined();
});
