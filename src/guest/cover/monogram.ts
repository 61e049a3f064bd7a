/** Words before a house's own name, in the languages of guests. */
const KIND =
  /^(the|le|la|les|der|die|das|el|los|las|il|lo|het|ο|η|το|οι|τα|της|του|των|hotel|hôtel|hotell|hotelli|ξενοδοχείο|готель|отель|riad|رياض|فندق|מלון|होटल|โรงแรม|ホテル|旅館|호텔)$/iu;
/** Scripts in which two initials are read as a name. */
const INITIALS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;
/** Thai vowels that are written before the letter that a word begins with. */
const BEFORE = /^[\u0e40-\u0e44]/;
const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Initials of the name's first two words: "Casa Azul" gives CA, "The Lantern House" LH. In other scripts the first
 * letter with its marks: "चंपा हवेली" gives चं.
 */
export function monogram(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const own = words.filter((word) => !KIND.test(word));
  const [first = "", ...others] = own.length > 0 ? own : words;
  return [first, ...others.slice(0, INITIALS.test(first) ? 1 : 0)]
    .map((word) => letters.segment(word.replace(BEFORE, "")).containing(0)?.segment.toLocaleUpperCase() ?? "")
    .join("");
}
