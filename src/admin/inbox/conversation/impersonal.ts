/** Strips personal details from a text before others may read it. */
import { literalPattern } from "../messages/usual-answers.ts";

/** Stands where something was taken out. The person who saves the text fills it in or deletes it. */
export const TAKEN_OUT = "…";

const ADDRESS = /[\p{L}\d._%+-]+@[\p{L}\d.-]+\.\p{L}{2,}/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
/** Seven digits at least, and no date. */
const NUMBER = /(?<![\d.:/-])(?!20\d\d-\d\d-\d\d|\d\d?[./]\d\d?[./]\d)\+?\d(?:[ ()./-]{0,2}\d){6,}/gu;
/** How guests write their room, in languages whose words do not change before a number. */
const ROOM_WORDS =
  "room|rm|zimmer|zi|chambre|habitación|habitacion|camera|stanza|quarto|kamer|pokój|pokoj|rum|rom|værelse|huone|szoba|oda|δωμάτιο|номер|кімната|غرفة|חדר|कमरा|房间|部屋|객실";
const ROOM = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${ROOM_WORDS})\p{L}{0,3}\.?\s*(?:no\.?|nr\.?|n°|#)?\s*\d+\w?|\d+\s*(?:号室|号房|호)`,
  "giu",
);
/** "Frau Huber", "Mr. O'Neill". */
const TITLED =
  /(?<![\p{L}\d])(?:[Mm]rs?|[Mm]s|[Mm]x|[Dd]r|[Hh]errn?|[Ff]rau|[Mm]me|[Mm]lle|[Mm]onsieur|[Mm]adame|[Ss]eñora?|[Ss]ra?|[Ss]ignora?|[Ss]ig|[Dd]hr|[Mm]evr|[Pp]ani?|[Ff]ru)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu;
/** "My name is Anna". */
const INTRODUCED =
  /(?<=(?:[Mm]y name is|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist|[Jj]e m['’]appelle|[Mm]e llamo|[Mm]i chiamo|[Mm]e chamo|[Ii]k heet|[Mm]ijn naam is|[Nn]azywam się|[Jj]ag heter|[Jj]eg he(?:dd|t)er|[Мм]еня зовут|[Мм]ене звати)\s+)\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu;
/** A last line of one to three words that begin with capitals: a signature. */
const SIGNED = /(?<=\n\s*)\p{Lu}[\p{L}'’.-]*(?:[ &+]+\p{Lu}[\p{L}'’.-]*){0,2}\s*$/u;
const ONE_NAME = String.raw`\p{Lu}[\p{L}'’-]+`;
const GREETINGS = [
  "thanks|thank you|cheers|regards|danke|lg|vg|mfg|gruß|gruss|grüße|grüsse|merci|cordialement|gracias|saludos|grazie|saluti",
  "obrigad[oa]|bedankt|groet(?:en|jes)|dzięki|pozdrawiam|tack|tak|takk|kiitos|дякую|спасибо",
]
  .join("|")
  .replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
/** A name at the end: of one word, or after a greeting or the comma of a short sentence: "We are in 12, Peter". */
const LAST = new RegExp(
  String.raw`(?:(?<=[.?!…]\s+)${ONE_NAME}|(?<=(?:[.?!…][^.?!,…]{0,30},|(?<!\p{L})(?:${GREETINGS})[,!]?)\s+)${ONE_NAME}(?:[ &+]+${ONE_NAME})?)(?=\s*[.!]?\s*$)`,
  "u",
);

/**
 * @param known what the message says apart from its text: its room, a contact, names of those at the desk
 * @returns the text, and what was taken out of it
 */
export function impersonal(
  text: string,
  known: readonly (string | null)[] = [],
): { text: string; removed: string[] } {
  const removed: string[] = [];
  const words = known
    .flatMap((one) => (one && one.trim().length > 1 ? [one.trim()] : []))
    .map(literalPattern);
  const own =
    words.length > 0 ? [new RegExp(`(?<![\\p{L}\\d])(?:${words.join("|")})(?![\\p{L}\\d])`, "giu")] : [];
  let left = text;
  for (const personal of [ADDRESS, LINK, ROOM, NUMBER, TITLED, INTRODUCED, SIGNED, LAST, ...own]) {
    left = left.replace(personal, (found) => {
      removed.push(found.trim());
      return TAKEN_OUT;
    });
  }
  return { text: left.trim(), removed };
}
