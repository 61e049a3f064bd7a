import { isBullet, withoutBullet } from "../../../lib/pages/bullets.ts";
import type { Line } from "../../../lib/pages/line.ts";
import { named } from "../../../lib/pages/named.ts";
import { capitalized } from "../../ui/words.ts";
import type { Block } from "./blocks.ts";
import { type Subject, subjectIn } from "./subjects.ts";

const MIN_RULES = 2;
const MAX_TITLE_WORDS = 4;

const IS_GERMAN = /(?<!\p{L})(?:der|die|das|dem|den|und|nicht|bitte|nur|ist|sind|im|ins|auf)(?!\p{L})/u;

export interface Rule {
  title: string;
  text: string;
}

/** "House rules", and not "In general" among other headings. */
const OF_RULES = /rules|regel|r[eè]gle|normas|regol|zasad|regulamin|regler|regras|s[aä][aä]nn|:$/i;
const MAX_TOGETHER = 4;

/**
 * @param beside how many headings are like this one
 * @returns the rules, and the lines that are none; undefined where a list is about one thing
 */
export function rulesIn(
  { heading, lines, line: head }: Block,
  beside: number,
): { rules: Rule[]; rest: Line[] } | undefined {
  if (subjectIn(heading)) return undefined;
  const listed = lines.filter((line) => !line.cells && (line.isListed || isBullet(line.text)));
  const isTogether = beside > 1 && listed.length <= MAX_TOGETHER && !OF_RULES.test(head?.text ?? "");
  if (isTogether) return undefined;
  const found = listed.map(({ text }) => ruleOf(withoutBullet(text)));
  const subjects = new Set(found.flatMap(({ subject }) => subject ?? []));
  if (subjects.size < MIN_RULES || subjects.size * 2 < found.length) return undefined;
  // A few words each are of one rule.
  if (found.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > found.length) return undefined;
  // Lists of names with a text each are read as such.
  if (found.filter(({ text, isSplit }) => named(text) && !isSplit).length * 2 > found.length)
    return undefined;
  const used = new Set<string>();
  const rules = found.map(({ title, text }) => {
    const name = used.has(title) ? "" : title;
    used.add(title);
    return { title: name, text };
  });
  return { rules, rest: lines.filter((line) => !listed.includes(line)) };
}

function ruleOf(whole: string): Rule & { subject: Subject | undefined; isSplit: boolean } {
  const words = whole.split(" ");
  // "Nachtruhe Von 22 bis 6 Uhr ist Ruhe."
  for (let count = 1; count <= MAX_TITLE_WORDS && count < words.length; count += 1) {
    const title = words.slice(0, count).join(" ");
    const found = subjectIn(title);
    const isTitle = /\p{L}$/u.test(title) && !(IS_GERMAN.test(whole) && /(?:^|\s)\p{Ll}+$/u.test(title));
    if (found && /^\p{Lu}/u.test(words[count] ?? "") && isTitle)
      return { title, text: words.slice(count).join(" "), subject: found.subject, isSplit: true };
  }
  const found = subjectIn(whole);
  return {
    title: capitalized(found?.word ?? ""),
    text: whole,
    subject: found?.subject,
    isSplit: false,
  };
}
