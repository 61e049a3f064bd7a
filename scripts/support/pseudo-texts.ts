/** English as no language writes it: 40 % longer, with accents, between marks. Tests look for what is not so. */

import { withParts } from "./message-parts.ts";

/** The tag that Unicode keeps for it. No person is offered it. */
export const PSEUDO = "en-XA";

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED = [..."áƀçđéƒĝĥíĵķłɱñóþǫřšŧúṽŵẋýž"];

export function pseudo(text: string): string {
  const words = (said: string) => said.replace(/\p{L}+/gu, longer);
  return `⟦${withParts(text, { slot: (name) => name, words })}⟧`;
}

function longer(word: string): string {
  const long = word + word.slice(-1).repeat(Math.ceil(word.length * 0.4));
  return long.replace(/[a-z]/g, (letter) => ACCENTED[LATIN.indexOf(letter)] ?? letter);
}
