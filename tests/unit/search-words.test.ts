/** A guest's word, and the word on the page that is meant. */
import { expect, test } from "vitest";
import { ranking, type Text } from "../../src/guest/search/rank.ts";
import ar from "../../src/lib/messages/ar.json" with { type: "json" };
import fr from "../../src/lib/messages/fr.json" with { type: "json" };
import he from "../../src/lib/messages/he.json" with { type: "json" };
import hi from "../../src/lib/messages/hi.json" with { type: "json" };
import ko from "../../src/lib/messages/ko.json" with { type: "json" };
import { STOP_WORDS_EN, SYNONYMS_EN } from "../../src/lib/messages/synonyms.ts";
import { meaningsIn } from "../../src/lib/search/meanings.ts";

const MEANINGS = Object.keys(SYNONYMS_EN) as (keyof typeof SYNONYMS_EN)[];
const LANGUAGES = [ar, fr, he, hi, ko, { synonyms: SYNONYMS_EN, stopWords: STOP_WORDS_EN }];
const vocabularies = LANGUAGES.map(({ synonyms, stopWords }) => ({
  synonyms: MEANINGS.map((meaning) => synonyms[meaning]),
  stopWords,
}));

const NOTHING = { body: "", above: "", isEmergency: false, isFact: false, isRule: false };

function searchOf(texts: readonly (Partial<Text> & { title: string })[], modifiers: readonly number[] = []) {
  const { add, find } = ranking(meaningsIn(vocabularies), MEANINGS.indexOf("emergency"), modifiers);
  for (const text of texts) add({ ...NOTHING, ...text });
  return (typed: string) => find(typed)?.map(({ entry }) => texts[entry]?.title);
}

function finds(typed: string, text: string): boolean {
  return searchOf([{ title: text }])(typed)?.length === 1;
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
  ["お茶", "茶室"],
  ["o'neill", "O’Neill's"],
  // A phrase, also where the page says it otherwise.
  ["mot de passe", "Wi-Fi"],
  ["car park", "Garage"],
  ["חדר כושר", "Fitness"],
  // With "the" and "in the" before it.
  ["النت", "Wi-Fi"],
  // Without an elided article.
  ["l'eau", "Tap water"],
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
  // Five letters are a mistake for a word of their length, not for the beginning of a longer one.
  ["phare", "Harbour Pharmacy"],
  ["اطلع", "العنوان"],
  // A word that is a synonym is nothing else: a car that is rented is parked nowhere.
  ["parking", "Location de voitures"],
  ["doctor", "Painted chapel"],
  // A longer one bears fewer mistakes.
  ["bus", "300 metres"],
  // Hindi's vowels are no accents: "car" is not "please do".
  ["कार", "कृपया करें"],
])("%s does not find %s", (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

test("Who asks about a suitcase after check-out is not answered with the hour", () => {
  const meanings = ["departure", "arrival"] as const;
  const search = searchOf(
    [
      { title: "Check-out", isFact: true },
      { title: "Early or late?", body: "We keep your luggage, before and after" },
    ],
    meanings.map((meaning) => MEANINGS.indexOf(meaning)),
  );
  expect(search("suitcase after check-out")?.[0]).toBe("Early or late?");
  expect(search("check-out time")?.[0]).toBe("Check-out");
});

test("Blanks and signs alone search for nothing", () => {
  expect(searchOf([{ title: "Pool" }])(" – ")).toBeUndefined();
});

test("A sentence finds what says most of it; words without a meaning of their own count only alone", () => {
  const search = searchOf([
    { title: "Check-in" },
    { title: "Check-out" },
    { title: "How do I get a late check-out?" },
    { title: "Time and tide", body: "What have we to do" },
  ]);
  expect(search("what time do i have to leave")).toEqual(["Check-out", "How do I get a late check-out?"]);
  expect(search("late check out")?.[0]).toBe("How do I get a late check-out?");
  expect(search("time")).toEqual(["Time and tide"]);
});

test("A request stands behind the rule that says as much, and before a text that only mentions it", () => {
  const search = searchOf([
    { title: "Late check-out", ask: "" },
    { title: "Towels", ask: "" },
    { title: "How do I get a late check-out?", body: "Until 1 PM it is 20 €", isRule: true },
    { title: "Where do I swim?", body: "Towels are by the gate", isRule: true },
  ]);
  expect(search("late check-out")?.slice(0, 2)).toEqual(["How do I get a late check-out?", "Late check-out"]);
  expect(search("towels")?.[0]).toBe("Towels");
});

test("A phrase of a text says what it says as a whole, and not what its words say alone", () => {
  // "Car for hire", and "car park".
  const search = searchOf([{ title: "سيارة أجرة" }, { title: "موقف سيارات" }]);
  expect(search("سيارتي")).toEqual(["موقف سيارات"]);
  expect(search("تاكسي")).toEqual(["سيارة أجرة"]);
});

test("In danger emergency numbers come first, in their order", () => {
  const search = searchOf([
    { title: "Emergency cash machine" },
    { title: "All emergencies, day and night", isEmergency: true },
    { title: "Police", isEmergency: true },
  ]);
  expect(search("emergency")).toEqual(["All emergencies, day and night", "Police", "Emergency cash machine"]);
  expect(search("police")?.[0]).toBe("Police");
});

test("A text that speaks of danger finds the numbers before everything, a word for a doctor the doctor", () => {
  const { add, find } = ranking(
    meaningsIn(vocabularies),
    MEANINGS.indexOf("emergency"),
    [],
    MEANINGS.indexOf("doctor"),
  );
  const titles = ["Fire place lounge", "Doctor on call", "Emergency 112"];
  for (const title of titles) add({ ...NOTHING, title, isEmergency: title.startsWith("Emergency") });
  const found = (typed: string, isDanger: boolean) =>
    find(typed, isDanger)?.map(({ entry }) => titles[entry]);
  expect(found("lounge is full of smoke", true)).toEqual(["Emergency 112", "Fire place lounge"]);
  expect(found("heart attack", true)).toEqual(["Emergency 112"]);
  expect(found("doctor", true)).toEqual(["Doctor on call", "Emergency 112"]);
  expect(found("lounge", false)).toEqual(["Fire place lounge"]);
});
