/** The result of a guest folder's lines: rules, no guesses. A line that fits nowhere answers a question. */

import { groupBy } from "../../../lib/group-by.ts";
import { withoutBullet } from "../../../lib/pages/bullets.ts";
import type { Line } from "../../../lib/pages/line.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import type { SuggestionTexts } from "../../../suggestions/suggestion-texts.ts";
import { textsFor } from "../../../suggestions/texts.ts";
import { type Block, blocksOf, PLAIN, UNDERLINED } from "./blocks.ts";
import { partsOf } from "./entries.ts";
import { type FactPart, type Facts, factsIn, findPhone, namedPlace, restOf, textWithFacts } from "./facts.ts";
import { answer, contact, type Destination, doubted, item, own, type Proposal } from "./items.ts";
import { toldIn } from "./letter.ts";
import { rulesIn } from "./rules.ts";
import { questionAbout, subjectIn } from "./subjects.ts";
import { areaOfTable } from "./table.ts";
import { topicOf } from "./topics.ts";
import { areaByWords } from "./values.ts";
import { type Area, areaOf, hasAmenity, isAmenity, isOfAll } from "./words.ts";

const MAX_PROPOSALS = 300;
const MAX_NOTE = 40;
/** A section of its own needs something to list. */
const MIN_ITEMS = 2;

export function customHeadings(proposals: readonly Proposal[]): Set<string> {
  return new Set(
    proposals.flatMap(({ section, heading }) => (section === "custom" && heading ? [heading] : [])),
  );
}

/** @param custom whether headings that fit no section may become sections of their own */
export function propose(lines: readonly Line[], custom = true): Proposal[] {
  const blocks = blocksOf(lines);
  const texts = textsFor(lines.map(({ text }) => text).join(" "));
  const proposals: Proposal[] = [];
  let last: { area: Area; level: number } | undefined;
  for (const block of blocks) {
    const isTitle = isWholeFolder(block, blocks) && isOfAll(block.heading);
    const area = isTitle
      ? undefined
      : (areaOf(block.heading) ?? areaOfRows(block) ?? areaVoted(block, blocks));
    const isBelow = last && (block.level > last.level || block.level === PLAIN);
    const above = areaAbove(block, blocks) ?? (isBelow ? last?.area : undefined);
    if (area) last = { area, level: block.level };
    else if (block.level <= (last?.level ?? 0) && !(above && isEntryOf(above, block))) last = undefined;
    if (!area && above && isEntryOf(above, block)) {
      proposals.push(item(above, factsIn(block.heading, textOf(block.lines))));
    } else if (area) proposals.push(...listed(area, block, texts));
    else proposals.push(...free(block, custom, blocks, texts));
  }
  return merged(proposals).slice(0, MAX_PROPOSALS).map(doubted);
}

export function guessedPlace({ text }: Line): Destination {
  const facts = factsIn(...namedPlace(withoutBullet(text)));
  return voteOf(facts) ?? (isAway(facts) ? "must-visit" : facts.phone ? "important-contacts" : "faqs");
}

function areaOfRows({ heading, lines }: Block): Area | undefined {
  const rows = lines.flatMap(({ cells }) => (cells ? [cells] : []));
  return rows.length > 1 && !topicOf(heading) ? areaOfTable(rows) : undefined;
}

function areaVoted(block: Block, blocks: readonly Block[]): Area | undefined {
  const { heading } = block;
  const isTopic = ![undefined, "Dining"].includes(topicOf(heading));
  if (heading === "" || isTopic || isOfAll(heading) || isWholeFolder(block, blocks)) return undefined;
  const entries = [
    ...partsOf(block, "must-visit").flatMap((part) => (part.kind === "entry" ? [part.facts] : [])),
    ...blocks
      .filter(({ parent }) => parent === block)
      .map((below) => factsIn(below.heading, textOf(below.lines))),
  ];
  const votes = [...groupBy(entries, voteOf)].filter(([area]) => area);
  const all = votes.reduce((sum, [, { length }]) => sum + length, 0);
  // How far something is does not tell what it is, and supports what others tell.
  const far = entries.filter((facts) => !voteOf(facts) && isAway(facts)).length;
  const [voted] =
    votes.find(
      // "Bar Roma" may be either: of as many votes those for outside are surer.
      ([area, { length }]) =>
        area === "amenities"
          ? length * 2 > all && length >= MIN_ITEMS
          : length * 2 >= all && length + far >= MIN_ITEMS,
    ) ?? [];
  if (voted && (all + far) * 3 > entries.length) return voted;
  if (all === 0 && far >= MIN_ITEMS && far * 2 > entries.length) return "must-visit";
  const contacts = partsOf(block, "important-contacts");
  const numbers = contacts.filter(({ kind }) => kind === "number").length;
  return numbers >= MIN_ITEMS && numbers * 2 > contacts.length ? "important-contacts" : undefined;
}

function isAway({ name, distance, phone }: Facts): boolean {
  return distance !== "" && !phone && !topicOf(name);
}

function voteOf(facts: Facts): Area | undefined {
  if (topicOf(facts.name)) return undefined;
  const isWithin = hasAmenity(facts.name) || facts.location;
  const isOutside = [facts.phone, facts.distance, facts.address].some(Boolean);
  return isWithin && !isOutside ? "amenities" : areaByWords(facts);
}

function areaAbove({ parent }: Block, blocks: readonly Block[]): Area | undefined {
  if (parent && isWholeFolder(parent, blocks) && isOfAll(parent.heading)) return undefined;
  return parent && (areaOf(parent.heading) ?? areaVoted(parent, blocks) ?? areaAbove(parent, blocks));
}

/** "Nora's Kitchen" */
const NAMED_KITCHEN = /^(?:the|la|le|il|el|da|chez|zum|zur)\s|['’]s\s/i;

function isEntryOf(area: Area, { heading, level, lines }: Block): boolean {
  if (heading.endsWith("?") || lines.length > 6 || lines.some(({ text }) => text.includes("?"))) return false;
  if (area === "amenities") {
    const { timing, location } = factsIn(heading, textOf(lines));
    return isAmenity(heading) || ((level < UNDERLINED || Boolean(timing || location)) && !topicOf(heading));
  }
  if (area === "important-contacts") return lines.some(({ text }) => findPhone(text) !== "");
  const isNamed = area === "restaurants" && NAMED_KITCHEN.test(heading);
  if ((topicOf(heading) && !isNamed) || isOfAll(heading) || isAmenity(heading)) return false;
  if (level < UNDERLINED) return true;
  const { phone, distance, address, website, cuisine } = factsIn(heading, textOf(lines));
  return [phone, distance, address, website, cuisine].some(Boolean);
}

interface Makers {
  number: (part: Extract<FactPart, { kind: "number" }>) => Proposal;
  /** @returns a sentence, where it is part of the text */
  entry: (facts: Facts) => Proposal[] | string;
  /** @returns undefined, where it is part of the text */
  paragraph: (text: string) => Proposal[] | undefined;
}

/** The result of the parts, and the text of those that have none of their own. */
function made(parts: readonly FactPart[], heading: string, { number, entry, paragraph }: Makers) {
  const proposals: Proposal[] = [];
  const sentences: string[] = [];
  const paragraphs: string[][] = [];
  for (const [at, part] of parts.entries()) {
    // "Day and night", right below a number, is no part of what stands above both.
    const isBelowNumber = part.kind === "text" && !part.isAfterGap && parts[at - 1]?.kind === "number";
    if (isBelowNumber && part.text.length < MAX_NOTE && !subjectIn(part.text)) continue;
    if (part.kind === "question") proposals.push(answer(part.question, part.answer, heading));
    else if (part.kind === "number") proposals.push(number(part));
    else if (part.kind === "entry") {
      const found = entry(part.facts);
      if (typeof found === "string") paragraphs.push([found]);
      else proposals.push(...found);
    } else {
      const text = part.isListed ? `• ${part.text}` : part.text;
      if (part.isAfterGap || paragraphs.length === 0) paragraphs.push([text]);
      else paragraphs.at(-1)?.push(text);
    }
  }
  for (const lines of paragraphs) {
    const found = paragraph(lines.join(" "));
    if (found) proposals.push(...found);
    else sentences.push(...lines);
  }
  return { proposals, text: sentences.join("\n") };
}

function listed(area: Area, block: Block, texts: SuggestionTexts | undefined): Proposal[] {
  const parts = partsOf(block, area);
  const isContacts = area === "important-contacts";
  const { proposals, text } = made(parts, block.heading, {
    number: (part) =>
      isContacts || area === "amenities"
        ? contact(part)
        : item(area, factsIn(part.label, `${part.number}, ${part.about}`)),
    entry: (facts) => (isContacts ? plainEntry(facts, block) : [item(area, facts)]),
    paragraph: (said) => ofItsOwn(said, block, texts),
  });
  const isList = parts.some(({ kind }) => kind === "entry" || kind === "number");
  // "Our favourites:" says nothing without what follows.
  const isProse = text && (!isList || (text.length > 40 && !text.endsWith(":")));
  return isProse ? [...proposals, prose(block.heading, text)] : proposals;
}

/** A paragraph about something else than its heading. */
function ofItsOwn(
  text: string,
  { heading }: Block,
  texts: SuggestionTexts | undefined,
): Proposal[] | undefined {
  const subject = questionAbout(text);
  const isOther = subject && subject !== questionAbout(heading) && (areaOf(heading) || isOfAll(heading));
  if (heading !== "" && !isOther) return undefined;
  return toldIn(text, texts);
}

function free(
  block: Block,
  custom: boolean,
  blocks: readonly Block[],
  texts: SuggestionTexts | undefined,
): Proposal[] {
  const { heading, lines, parent } = block;
  if (heading.endsWith("?")) return lines.length > 0 ? [answer(heading, textOf(lines), heading)] : [];
  const rules = rulesIn(block, blocks.filter(({ level }) => level === block.level).length);
  if (rules) {
    const answers = rules.rules.map(({ title, text }) => answer(title, text, text));
    // Without a title it is asked by its own words, which are no greeting.
    const sure = answers.map(({ isDoubtful: _, ...one }) => one);
    return [...free({ ...block, lines: rules.rest }, custom, blocks, texts), ...sure];
  }
  const parts = partsOf(block, undefined);
  if (isSectionOfItsOwn(block, custom, blocks)) {
    const paragraph = (said: string) => [prose(heading, said)];
    return made(parts, heading, { number: contact, entry: (facts) => [own(heading, facts)], paragraph })
      .proposals;
  }
  if (parent && lines.length > 0 && isSectionOfItsOwn(parent, custom, blocks)) {
    return [own(parent.heading, factsIn(heading, textOf(lines)))];
  }
  const entries = parts.flatMap((part) => (part.kind === "entry" ? [part.facts] : []));
  const isList = entries.length >= MIN_ITEMS;
  const asked = entries.filter(({ name }) => topicOf(name)).length;
  const isOwn = custom && isList && mayBeOwn(heading) && asked * 2 < entries.length;
  const { proposals, text } = made(parts, heading, {
    number: contact,
    paragraph: (said) => ofItsOwn(said, block, texts),
    entry(facts) {
      if (isOwn && !topicOf(facts.name)) return [own(heading, facts)];
      return isList || heading === "" || topicOf(facts.name)
        ? plainEntry(facts, block)
        : `${facts.name}: ${facts.about}`;
    },
  });
  return text ? [prose(heading, text), ...proposals] : proposals;
}

/** The title of the folder stands above all of it. */
function isWholeFolder(block: Block, blocks: readonly Block[]): boolean {
  const below = blocks.filter((each) => each.level > block.level).length;
  const beside = blocks.filter((each) => each.level === block.level).length;
  return beside === 1 && below >= blocks.length - 2;
}

function mayBeOwn(heading: string): boolean {
  return heading !== "" && !topicOf(heading) && !isOfAll(heading) && !isAmenity(heading);
}

function isSectionOfItsOwn(block: Block, custom: boolean, blocks: readonly Block[]): boolean {
  return (
    custom &&
    mayBeOwn(block.heading) &&
    block.level < PLAIN &&
    !areaOf(block.heading) &&
    !isWholeFolder(block, blocks) &&
    blocks.filter(({ parent }) => parent === block).length >= MIN_ITEMS
  );
}

/** "Iron | at reception": an amenity when it says when and where, else an answer. */
function plainEntry(facts: Facts, { heading }: Block): Proposal[] {
  if (facts.timing && facts.location && (isAmenity(facts.name) || !topicOf(facts.name)))
    return [item("amenities", facts)];
  const about = restOf(facts, []);
  if (facts.phone && about.length < 40) return [contact({ label: facts.name, number: facts.phone, about })];
  return [answer(facts.name, facts.about, `${heading} ${facts.name}`)];
}

function prose(heading: string, text: string): Proposal {
  const facts = factsIn(heading, text);
  const isPlainTopic = [undefined, "Dining"].includes(topicOf(heading));
  if (isPlainTopic && isAmenity(heading) && facts.timing && facts.location) {
    return item("amenities", textWithFacts(heading, text));
  }
  return answer(heading, text, heading);
}

/** The first of two with one name stays. An answer without a text says nothing. */
function merged(proposals: readonly Proposal[]): Proposal[] {
  const seen = new Set<string>();
  return proposals.filter(({ section, heading, values }) => {
    const name = foldedName(`${section} ${heading} ${Object.values(values)[0]} ${values.number}`);
    const isNew = !seen.has(name) && !(section === "faqs" && values.answer === "");
    seen.add(name);
    return isNew;
  });
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text, cells }) => (cells ? cells.filter(Boolean).join(", ") : text)).join("\n");
}
