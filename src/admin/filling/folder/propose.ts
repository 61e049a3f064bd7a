/** What the lines of a guest folder become: rules, no guesses. What fits nowhere answers a question. */
import { foldedName } from "../../../lib/folded.ts";
import { type Block, blocksOf, PLAIN, UNDERLINED } from "./blocks.ts";
import { partsOf } from "./entries.ts";
import type { FactPart } from "./facts.ts";
import { type Facts, factsIn, findPhone } from "./facts.ts";
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
    if (!area && above && isEntryOf(above, block)) proposals.push(...entry(above, block));
    else if (area) proposals.push(...listed(area, block));
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

function entry(area: Area, { heading, lines }: Block): Proposal[] {
  return [item(area, factsIn(heading, textOf(lines)))];
}

function listed(area: Area, block: Block): Proposal[] {
  const parts = partsOf(block, area);
  const isList = parts.some(({ kind }) => kind === "entry" || kind === "number");
  const proposals: Proposal[] = [];
  const sentences: string[] = [];
  for (const part of parts) {
    if (part.kind === "question") proposals.push(answer(part.question, part.answer, block.heading));
    else if (part.kind === "number") {
      const isOfPlace = area !== "important-contacts" && area !== "amenities";
      proposals.push(isOfPlace ? item(area, factsIn(part.label, part.number)) : contact(part));
    } else if (part.kind === "entry") {
      if (area === "important-contacts") proposals.push(...plainEntry(part.facts, block));
      else proposals.push(item(area, part.facts));
    } else sentences.push(part.isListed ? `• ${part.text}` : part.text);
  }
  const text = sentences.join("\n");
  // "Our favourites:" says nothing without what follows.
  if (text && (!isList || (text.length > 40 && !text.endsWith(":")))) {
    proposals.push(prose(block.heading, text));
  }
  return proposals;
}

/** Below a heading that names no section. */
function free(block: Block, custom: boolean, blocks: readonly Block[]): Proposal[] {
  const { heading } = block;
  const topic = topicOf(heading);
  if (heading.endsWith("?")) return asked(heading, block);
  const parts = partsOf(block, undefined);
  const entries = parts.filter((part) => part.kind === "entry");
  const isOwn = custom && heading !== "" && !topic && !isOfAll(heading) && !isAmenity(heading);
  const children = blocks.filter(({ parent }) => parent === block);
  if (isOwn && block.level < PLAIN && children.length >= MIN_ITEMS && !isWholeFolder(block, blocks)) {
    return introduced(block, parts);
  }
  const isPartOf = block.parent && isSectionOfItsOwn(block.parent, custom, blocks);
  if (isPartOf && block.parent && block.lines.length > 0) {
    return [own(block.parent.heading, factsIn(heading, textOf(block.lines)))];
  }
  const proposals: Proposal[] = [];
  const sentences: string[] = [];
  for (const part of parts) {
    if (part.kind === "question") proposals.push(answer(part.question, part.answer, heading));
    else if (part.kind === "number") proposals.push(contact(part));
    else if (part.kind === "entry") {
      if (isOwn && entries.length >= MIN_ITEMS) proposals.push(own(heading, part.facts));
      else if (entries.length >= MIN_ITEMS || heading === "")
        proposals.push(...plainEntry(part.facts, block));
      else sentences.push(`${part.facts.name}: ${part.facts.about}`);
    } else sentences.push(part.isListed ? `• ${part.text}` : part.text);
  }
  const text = sentences.join("\n");
  return text ? [prose(heading, text), ...proposals] : proposals;
}

/** The title of the folder stands above all of it. */
function isWholeFolder(block: Block, blocks: readonly Block[]): boolean {
  const below = blocks.filter((each) => each.level > block.level).length;
  const beside = blocks.filter((each) => each.level === block.level).length;
  return isOfAll(block.heading) || (beside === 1 && below >= blocks.length - 2);
}

function isSectionOfItsOwn(block: Block, custom: boolean, blocks: readonly Block[]): boolean {
  const { heading } = block;
  return (
    custom &&
    heading !== "" &&
    block.level < PLAIN &&
    !areaOf(heading) &&
    !topicOf(heading) &&
    !isAmenity(heading) &&
    !isWholeFolder(block, blocks) &&
    blocks.filter(({ parent }) => parent === block).length >= MIN_ITEMS
  );
}

function introduced({ heading }: Block, parts: readonly FactPart[]): Proposal[] {
  return parts.flatMap((part) => {
    if (part.kind === "entry") return [own(heading, part.facts)];
    if (part.kind === "number") return [contact(part)];
    if (part.kind === "question") return [answer(part.question, part.answer, heading)];
    return [];
  });
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

function asked(question: string, block: Block): Proposal[] {
  return block.lines.length > 0 ? [answer(question, textOf(block.lines), question)] : [];
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
  // "Bus 28 goes to the centre": nobody to call.
  return values
    ? { section: area, values }
    : { ...answer(facts.name, facts.about, facts.name), ...local(facts) };
}

function local({ name, about }: Facts) {
  const values = { question: name.slice(0, 200), answer: about, category: "Local Area" };
  return { values, ...(about === "" && { isDoubtful: true as const }) };
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
