/** How a search compares words. */

/** Synonyms that guests use, without accents, hyphens and capitals. */
const SAME_MEANING = `
wifi wlan internet wireless network password
pool swimming swim
gym fitness workout training
spa massage wellness sauna steam
breakfast brunch buffet
restaurant food eat dinner lunch dining
bar drinks cocktail pub
coffee cafe espresso
checkin arrival arrive
checkout departure leave leaving
parking garage car park
taxi cab uber transfer
airport flight shuttle
bus tram metro subway underground train station
bike bicycle cycling
rental rent hire
doctor medical hospital clinic physician
pharmacy chemist drugstore medicine
emergency police ambulance fire sos
laundry washing wash ironing iron
towel towels linen
housekeeping cleaning maid
reception desk frontdesk concierge lobby
luggage baggage bags suitcase
shop shopping store supermarket groceries market
pet pets dog dogs cat
child children kids kid family baby cot
beach sea coast
museum gallery art exhibition
tour guide excursion trip
heating heater aircon ac cooling temperature
tv television channels
smoke smoking cigarette
key keycard lock
money cash atm bank exchange
quiet noise
vegan vegetarian veg
accessible wheelchair lift elevator
`;

const MEANINGS = new Map<string, readonly string[]>();
for (const line of SAME_MEANING.trim().split("\n")) {
  const group = line.split(" ");
  for (const word of group) MEANINGS.set(word, [...(MEANINGS.get(word) ?? []), ...group]);
}

/** Shorter words have too many neighbours. */
const LONG_ENOUGH_FOR_A_MISTAKE = 5;

/**
 * The words of a typed text: "Wi-Fi, check-in" is wifi and checkin. Case, accents and characters within a
 * word do not count.
 */
export function wordsOf(text: string): string[] {
  return split(plain(text).replace(/(?<=\p{L})['’\-‐‑.]+(?=\p{L})/gu, ""));
}

/** The words that a text is found by: "check-in" is checkin, check and in. */
export function wordsIn(text: string): string[] {
  return [...new Set([...wordsOf(text), ...split(plain(text))])];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function split(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** The word and its synonyms. */
export function meaningsOf(word: string): readonly string[] {
  return MEANINGS.get(word) ?? [word];
}

/** Whether the word begins with the typed text, with at most one mistake. */
export function startsLike(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < LONG_ENOUGH_FOR_A_MISTAKE) return false;
  // One letter more, one less, one different, or two swapped.
  return [0, -1, 1].some((more) => isOneOff(word.slice(0, typed.length + more), typed));
}

function isOneOff(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === typed[start]) start += 1;
  const [a, b] = [word.slice(start), typed.slice(start)];
  return (
    a.slice(1) === b.slice(1) ||
    a === b.slice(1) ||
    a.slice(1) === b ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
