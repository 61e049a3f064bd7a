/** English as no language writes it: 40 % longer, with accents, between marks. Tests look for what is not so. */

/** The tag that Unicode keeps for it. No person is offered it. */
export const PSEUDO = "en-XA";

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED = [..."áƀçđéƒĝĥíĵķłɱñóþǫřšŧúṽŵẋýž"];

/** What stands among a text's words: the beginning of a plural and of its cases, slots, tags, the number. */
const BESIDE_WORDS =
  /(\{\w+, (?:plural|select),| (?:=\d+|zero|one|two|few|many|other) \{|\{\w+\}|<\/?\w+>|[{}#])/;

export function pseudo(text: string): string {
  return `⟦${text
    .split(BESIDE_WORDS)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\p{L}+/gu, longer)))
    .join("")}⟧`;
}

function longer(word: string): string {
  const long = word + word.slice(-1).repeat(Math.ceil(word.length * 0.4));
  return long.replace(/[a-z]/g, (letter) => ACCENTED[LATIN.indexOf(letter)] ?? letter);
}
