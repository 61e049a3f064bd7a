/** The result of lines that their owner puts in a section: nothing of a line is lost, and one name is one item. */
import { withoutBullet } from "../../../lib/pages/bullets.ts";
import type { Line } from "../../../lib/pages/line.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { factsIn, findPhone, namedPlace, perNumber } from "../folder/facts.ts";
import { answer, contact, type Destination, doubted, type Proposal } from "../folder/items.ts";
import { columnsFor } from "../folder/values.ts";
import { areaOf, folderWords } from "../folder/words.ts";

export const NOWHERE = "nowhere";

export type Placed = Readonly<Record<string, Destination | typeof NOWHERE>>;

export interface PlacedLines {
  lines: readonly Line[];
  proposals: readonly Proposal[];
  /** By a line's text: the item that was there and says it now, too. */
  joined: ReadonlyMap<string, string>;
}

export function placeLines(
  proposals: readonly Proposal[],
  lines: readonly Line[],
  placed: Placed,
): PlacedLines {
  const all = [...proposals];
  const shown: Line[] = [];
  const joined = new Map<string, string>();
  const waiting = lines.filter((line, index) => lines.findIndex(({ text }) => text === line.text) === index);
  for (let line = waiting.shift(); line; line = waiting.shift()) {
    shown.push(line);
    const place = placed[line.text];
    if (!place || place === NOWHERE) continue;
    const found = placedProposals(line, place);
    for (const one of found.proposals) {
      const at = all.findIndex((other) => isSame(one, other));
      const both = all[at] && joinedItem(all[at], one);
      if (both) {
        all[at] = doubted(both);
        joined.set(line.text, proposedName(both));
      } else all.push(doubted(one));
    }
    if (found.rest && shown.every(({ text }) => text !== found.rest)) waiting.unshift({ text: found.rest });
  }
  return { lines: shown, proposals: all, joined };
}

export function placedProposals(
  { text: whole }: Line,
  section: Destination,
): { proposals: Proposal[]; rest?: string } {
  const text = withoutBullet(whole);
  if (section === "faqs") {
    const [name, about] = namedPlace(text);
    return { proposals: [answer(about ? name : text, about || text, text)] };
  }
  const isNumbers = section === "important-contacts" || section === "transport";
  const texts = isNumbers ? perNumber(text, true) : text.split(NEXT_PLACE);
  const proposals = texts.map((one) => placedItem(one, section));
  const said = proposals.flatMap(({ values }) => Object.values(values)).join(" ");
  const rest = withoutSaid(texts.at(-1) ?? text, said);
  return { proposals, ...(rest && { rest }) };
}

function placedItem(text: string, section: Exclude<Destination, "faqs">): Proposal {
  const [name, about] = nameAndText(text, section);
  const facts = factsIn(name, about);
  if (section === "important-contacts") {
    return contact({ label: name, number: findPhone(text) || (/\d+/.exec(about)?.[0] ?? "") });
  }
  const values = columnsFor(section, facts) ?? { name, type: "Taxi", phone: facts.phone, website: "" };
  const column = TEXT_COLUMNS[section];
  const isWhole = column === undefined || !withoutSaid(about, Object.values(values).join(" "));
  return { section, values: isWhole ? values : { ...values, [column]: about.slice(0, LONGEST[column]) } };
}

/** "Drovers (200 m), Old Mill (3 km)" */
const NEXT_PLACE = /(?<=\))\s*[,;]\s+(?=\p{Lu})/u;
const MAX_NAME = 48;
const MAX_SHORT = 36;

/** "Eating: The Drovers, …" is no place called "Eating"; the first words of a sentence are its name. */
function nameAndText(text: string, section: Proposal["section"]): [name: string, about: string] {
  const [before, after] = namedPlace(text);
  const isHead = /^\p{L}/u.test(after) && areaOf(before) === section;
  if (isHead && namedPlace(after)[1]) return nameAndText(after, section);
  if (after && before.length <= MAX_NAME) return [before, after];
  const [words = ""] = /^[^,;:(–\d]{3,}/.exec(text) ?? [];
  return [shortened(words.trim() || text), text];
}

function shortened(text: string): string {
  return text.length <= MAX_SHORT ? text : text.slice(0, MAX_SHORT).replace(/[\s,;:–-]+\S*$/, "");
}

/** Where a section says what has no column of its own. */
export const TEXT_COLUMNS: Partial<Record<Proposal["section"], string>> = {
  amenities: "description",
  restaurants: "tip",
  shopping: "description",
  "must-visit": "description",
  tours: "specialty",
  faqs: "answer",
  custom: "description",
};
const LONGEST: Readonly<Record<string, number>> = { tip: 300, specialty: 200 };
const MAX_TEXT = 5000;

/** The text that is not said yet, from its first word to its last. */
function withoutSaid(text: string, said: string): string | undefined {
  const known = folderWords(said);
  const open = [...text.matchAll(/\p{L}{3,}|\d+/gu)].filter(([word]) =>
    [...folderWords(word)].some((one) => !known.has(one)),
  );
  const [first] = open;
  const last = open.at(-1);
  return first && last ? text.slice(first.index, last.index + last[0].length) : undefined;
}

export function proposedName({ values }: Proposal): string {
  return Object.values(values)[0] ?? "";
}

function isSame(one: Proposal, other: Proposal): boolean {
  return one.section === other.section && foldedName(proposedName(one)) === foldedName(proposedName(other));
}

/** @returns undefined where both say other numbers, or more than there is room for */
function joinedItem(item: Proposal, more: Proposal): Proposal | undefined {
  const column = TEXT_COLUMNS[item.section];
  const values = { ...item.values };
  for (const [name, text] of Object.entries(more.values)) {
    const before = values[name] ?? "";
    if (
      name === column ||
      !text ||
      foldedName(before) === foldedName(text) ||
      name === "category" ||
      name === "type"
    )
      continue;
    if (before && column === undefined) return undefined;
    if (before) values[column ?? name] = [values[column ?? name], text].filter(Boolean).join(", ");
    else values[name] = text;
  }
  if (column) {
    const text = values[column] ?? "";
    const added = more.values[column] ?? "";
    if (withoutSaid(added, text)) values[column] = text ? `${text}\n${added}` : added;
    if ((values[column] ?? "").length > (LONGEST[column] ?? MAX_TEXT)) return undefined;
  }
  return { ...item, values };
}
