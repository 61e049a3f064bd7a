/** What the lines of a guest folder become: rules, no guesses. What fits nowhere answers a question. */
import { foldedName } from "../../../lib/folded.ts";
import { type Block, blocksOf, PLAIN, UNDERLINED } from "./blocks.ts";
import { partsOf } from "./entries.ts";
import { type FactPart, type Facts, factsIn, findPhone } from "./facts.ts";
import { letterOf, type Told } from "./letter.ts";
import type { Line } from "./lines.ts";
import { columnsFor } from "./values.ts";
import { type Area, areaOf, EMERGENCY, IN_HOUSE, isAmenity, isOfAll, topicOf } from "./words.ts";

export interface Proposal {
  section: Area | "faqs" | "custom";
  values: Readonly<Record<string, string>>;
  /** The heading that becomes a section of its own, with this as one of its items. */
  heading?: string;
  /** For its owner to tick: the rules are not sure of it. */
  isDoubtful?: true;
}

const MAX_PROPOSALS = 300;
/** A section of its own needs something to list. */
const MIN_ITEMS = 2;

/** @param custom whether headings that fit no section may become sections of their own */
export function propose(lines: readonly Line[], custom = true): Proposal[] {
  const blocks = blocksOf(lines);
  const [only] = blocks;
  const letter = only?.heading === "" && blocks.length === 1 && letterOf(only.lines);
  if (letter) return merged(letter.map(fromLetter)).slice(0, MAX_PROPOSALS);
  const proposals: Proposal[] = [];
  let last: { area: Area; level: number } | undefined;
  for (const block of blocks) {
    const area = areaOf(block.heading);
    const isBelow = last && (block.level > last.level || block.level === PLAIN);
    const above = areaAbove(block) ?? (isBelow ? last?.area : undefined);
    if (area) last = { area, level: block.level };
    else if (block.level <= (last?.level ?? 0) && !(above && isEntryOf(above, block))) last = undefined;
    if (!area && above && isEntryOf(above, block)) {
      proposals.push(item(above, factsIn(block.heading, textOf(block.lines))));
    } else if (area) proposals.push(...listed(area, block));
    else proposals.push(...free(block, custom, blocks));
  }
  return merged(proposals).slice(0, MAX_PROPOSALS);
}

function fromLetter({ kind, name, text, number = "" }: Told): Proposal {
  switch (kind) {
    case "answer":
      return answer(name, text, name);
    case "restaurant":
      return item("restaurants", factsIn(name, `${number}, ${text}`));
    case "taxi":
      return item("transport", factsIn(`Taxi ${name}`, number));
    case "contact":
    case "alarm":
      return contact({ label: name, number });
  }
}

function areaAbove({ parent }: Block): Area | undefined {
  return parent && (areaOf(parent.heading) ?? areaAbove(parent));
}

/** Whether a heading below "Restaurants" is the name of one. */
function isEntryOf(area: Area, { heading, level, lines }: Block): boolean {
  if (heading.endsWith("?") || lines.length > 6 || lines.some(({ text }) => text.includes("?"))) return false;
  if (area === "amenities") return isAmenity(heading) || (level < UNDERLINED && !topicOf(heading));
  if (area === "important-contacts") return lines.some(({ text }) => findPhone(text) !== "");
  if (topicOf(heading) || isOfAll(heading) || isAmenity(heading)) return false;
  if (level < UNDERLINED) return true;
  const { phone, distance, address, website, cuisine } = factsIn(heading, textOf(lines));
  return [phone, distance, address, website, cuisine].some(Boolean);
}

interface Makers {
  number: (part: Extract<FactPart, { kind: "number" }>) => Proposal;
  /** @returns a sentence, where it is part of the text */
  entry: (facts: Facts) => Proposal[] | string;
}

/** What becomes of the parts, and the text of those that are nothing of their own. */
function made(parts: readonly FactPart[], heading: string, { number, entry }: Makers) {
  const proposals: Proposal[] = [];
  const sentences: string[] = [];
  for (const part of parts) {
    if (part.kind === "question") proposals.push(answer(part.question, part.answer, heading));
    else if (part.kind === "number") proposals.push(number(part));
    else if (part.kind === "entry") {
      const found = entry(part.facts);
      if (typeof found === "string") sentences.push(found);
      else proposals.push(...found);
    } else sentences.push(part.isListed ? `• ${part.text}` : part.text);
  }
  return { proposals, text: sentences.join("\n") };
}

function listed(area: Area, block: Block): Proposal[] {
  const parts = partsOf(block, area);
  const isContacts = area === "important-contacts";
  const { proposals, text } = made(parts, block.heading, {
    number: (part) =>
      isContacts || area === "amenities" ? contact(part) : item(area, factsIn(part.label, part.number)),
    entry: (facts) => (isContacts ? plainEntry(facts, block) : [item(area, facts)]),
  });
  const isList = parts.some(({ kind }) => kind === "entry" || kind === "number");
  // "Our favourites:" says nothing without what follows.
  const isProse = text && (!isList || (text.length > 40 && !text.endsWith(":")));
  return isProse ? [...proposals, prose(block.heading, text)] : proposals;
}

/** Below a heading that names no section. */
function free(block: Block, custom: boolean, blocks: readonly Block[]): Proposal[] {
  const { heading, lines, parent } = block;
  if (heading.endsWith("?")) return lines.length > 0 ? [answer(heading, textOf(lines), heading)] : [];
  const parts = partsOf(block, undefined);
  if (isSectionOfItsOwn(block, custom, blocks)) {
    return made(parts, heading, { number: contact, entry: (facts) => [own(heading, facts)] }).proposals;
  }
  if (parent && lines.length > 0 && isSectionOfItsOwn(parent, custom, blocks)) {
    return [own(parent.heading, factsIn(heading, textOf(lines)))];
  }
  const isList = parts.filter(({ kind }) => kind === "entry").length >= MIN_ITEMS;
  const isOwn = custom && isList && mayBeOwn(heading);
  const { proposals, text } = made(parts, heading, {
    number: contact,
    entry(facts) {
      if (isOwn) return [own(heading, facts)];
      return isList || heading === "" ? plainEntry(facts, block) : `${facts.name}: ${facts.about}`;
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
  if (isAmenity(facts.name) && facts.timing && facts.location) return [item("amenities", facts)];
  const isCalled = facts.phone !== "" && facts.about.replace(facts.phone, "").length < 40;
  if (isCalled) return [contact({ label: facts.name, number: facts.phone })];
  return [answer(facts.name, facts.about, `${heading} ${facts.name}`)];
}

function prose(heading: string, text: string): Proposal {
  const facts = factsIn(heading, text);
  const isPlainTopic = [undefined, "Dining"].includes(topicOf(heading));
  if (isPlainTopic && isAmenity(heading) && facts.timing && facts.location) {
    return item("amenities", { ...facts, rest: text });
  }
  return answer(heading, text, heading);
}

function answer(question: string, text: string, about: string): Proposal {
  const category = topicOf(question) ?? topicOf(about) ?? (isAmenity(question) ? "Amenities" : "General");
  return {
    section: "faqs",
    values: {
      question: (question || text.split(/(?<=[.!?])\s/)[0] || text).slice(0, 200),
      answer: text.slice(0, 5000),
      category,
    },
    // Words before the first heading are a greeting, or the end of a letter.
    ...((question === "" || text === "") && { isDoubtful: true }),
  };
}

function contact({ label, number }: { label: string; number: string }): Proposal {
  const isShort = number.replace(/\D/g, "").length <= 5;
  const type =
    EMERGENCY.test(label) || /^\+?11[02358]$/.test(number)
      ? "emergency"
      : isShort || IN_HOUSE.test(label)
        ? "hotel"
        : "service";
  return { section: "important-contacts", values: { label: label.slice(0, 120), number, type } };
}

function item(area: Area, facts: Facts): Proposal {
  if (area === "important-contacts") return contact({ label: facts.name, number: facts.phone });
  const values = columnsFor(area, facts);
  if (values) return { section: area, values };
  // "Bus 28 goes to the centre": nobody to call.
  const said = answer(facts.name, facts.about, facts.name);
  return { ...said, values: { ...said.values, category: "Local Area" } };
}

function own(heading: string, facts: Facts): Proposal {
  const { name, about, phone, email, website } = facts;
  return {
    section: "custom",
    heading,
    values: {
      title: name.slice(0, 120),
      description: about,
      contact_phone: phone,
      contact_email: email,
      contact_website: website,
    },
  };
}

/** Of two with one name the first stays. An answer without a text says nothing. */
function merged(proposals: readonly Proposal[]): Proposal[] {
  const seen = new Set<string>();
  return proposals.filter(({ section, heading, values }) => {
    const name = foldedName(`${section} ${heading} ${Object.values(values)[0]}`);
    const isNew = !seen.has(name) && !(section === "faqs" && values.answer === "");
    seen.add(name);
    return isNew;
  });
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text, cells }) => (cells ? cells.filter(Boolean).join(", ") : text)).join("\n");
}
