/** What the lines of a guest folder become: rules, no guesses. What fits nowhere answers a question. */
import type { Line } from "./read-file.ts";

export interface Proposal {
  section: "amenities" | "faqs" | "important-contacts" | "transport" | "restaurants" | "must-visit";
  values: Readonly<Record<string, string>>;
}

type Area = Proposal["section"];

/** By the words of a heading, in the five languages that suggestions have. */
const HEADINGS: readonly [RegExp, Area][] = [
  [/taxi|transport|shuttle|getting around|verkehr|anreise|traslad/i, "transport"],
  [
    /restaurant|where to eat|eating out|essen gehen|où manger|dónde comer|dove mangiare|cafés/i,
    "restaurants",
  ],
  [/sights?\b|attraction|to see|sehensw|ausflug|à voir|que ver|da vedere/i, "must-visit"],
  [
    /number|contact|telephone|phone|emergenc|nummern|kontakt|notruf|numéros|teléfono|numeri/i,
    "important-contacts",
  ],
  [/amenit|facilit|in the house|ausstattung|équipement|instalacion|servizi/i, "amenities"],
];

const CATEGORIES: readonly [RegExp, string][] = [
  [/wi-?fi|wlan|internet/i, "WiFi & Technology"],
  [/park/i, "Parking"],
  [/breakfast|dinner|frühstück|petit.déj|desayuno|colazione/i, "Dining"],
  [/rule|smok|pets?\b|quiet|hausordnung|regel|rauch|règle|normas|regole/i, "Policies"],
];

const QUESTION = /^(.{3,300}?\?)\s*(.*)$/;
const BULLET = /^\s*(?:[-–—•·*▪o]|\d{1,2}[.)])\s+/;
/** "Reception – 9", "Taxi: +351 21 555 0100". */
const NUMBER = /^(.{2,100}?)\s*(?:[:–—-]|\.{2,}|\s)\s*(\+?\(?\d[\d\s()/.-]{0,24}\d|\d)$/;
/** "Sauna: 16:00 to 21:00, in the cellar". */
const NAMED = /^([^:–—]{2,80}?)\s*(?::|\s[–—-])\s+(.+)$/;
const TIMES =
  /\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|h|uhr)?\s*(?:-|–|to|bis|à|a|until)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm|h|uhr)?/i;
const EMERGENCY =
  /police|ambulance|fire|emergency|polizei|notruf|feuerwehr|pompiers|urgence|policía|emergencia|112/i;

const MAX_PROPOSALS = 200;

export function propose(lines: readonly Line[]): Proposal[] {
  const proposals: Proposal[] = [];
  let heading = "";
  let area: Area | undefined;
  /** An answer goes on until something else begins. */
  let open: { question: string; answer: string[] } | undefined;
  function close(): void {
    if (open && open.answer.length > 0) proposals.push(asked(open.question, open.answer.join("\n"), heading));
    open = undefined;
  }
  for (const [index, line] of lines.entries()) {
    const text = line.text.replace(BULLET, "").trim();
    const question = QUESTION.exec(text);
    const number = NUMBER.exec(text);
    const isListed = BULLET.test(line.text);
    if (line.isHeading || (!question && !number && !isListed && isHeading(text, lines[index + 1]))) {
      close();
      heading = text.replace(/:$/, "");
      area = HEADINGS.find(([words]) => words.test(heading))?.[1];
      continue;
    }
    if (question) {
      close();
      open = { question: question[1] ?? "", answer: [question[2] ?? ""].filter(Boolean) };
    } else if (number) {
      close();
      proposals.push(called(number[1] ?? "", number[2] ?? "", area));
    } else if (area && area !== "important-contacts" && area !== "faqs") {
      close();
      proposals.push(listed(area, text));
    } else {
      open ??= { question: heading, answer: [] };
      open.answer.push(text);
    }
  }
  close();
  return proposals.filter(isNew).slice(0, MAX_PROPOSALS);
}

/** A short line without an end, and something below it. */
function isHeading(text: string, next: Line | undefined): boolean {
  if (next === undefined || text.length > 60 || NAMED.test(text)) return false;
  return text.endsWith(":") || (/\p{Lu}/u.test(text) && !/[a-z]/.test(text)) || !/[.,;!]/.test(text);
}

function isNew({ section, values }: Proposal, index: number, all: readonly Proposal[]): boolean {
  const name = (each: Proposal) => `${each.section} ${Object.values(each.values)[0]}`.toLowerCase();
  return all.findIndex((each) => name(each) === name({ section, values })) === index;
}

function asked(question: string, answer: string, heading: string): Proposal {
  const category = CATEGORIES.find(([words]) => words.test(`${heading} ${question}`))?.[1] ?? "General";
  return {
    section: "faqs",
    values: { question: question || answer.slice(0, 80), answer: answer.slice(0, 5000), category },
  };
}

function called(name: string, number: string, area: Area | undefined): Proposal {
  if (area === "transport") return { section: area, values: { name, phone: number, type: "Taxi" } };
  if (area === "restaurants") return { section: area, values: { name, phone: number } };
  const short = number.replace(/\D/g, "").length <= 4;
  const type = EMERGENCY.test(name) ? "emergency" : short ? "hotel" : "service";
  return { section: "important-contacts", values: { label: name, number, type } };
}

function listed(area: Exclude<Area, "faqs" | "important-contacts">, text: string): Proposal {
  const [, name = text.slice(0, 120), about = ""] = NAMED.exec(text) ?? [];
  const distance = /\d+(?:[.,]\d+)?\s*(?:k?m|min(?:utes|uten)?)\b[^,.;]{0,20}/.exec(about)?.[0] ?? "";
  const values = {
    amenities: { name, description: about, timing: TIMES.exec(about)?.[0] ?? "" },
    restaurants: { name, tip: about.slice(0, 300), distance },
    "must-visit": { name, description: about, distance, category: "Historical Site" },
    transport: { name: text.slice(0, 120), type: "Taxi" },
  }[area];
  return { section: area, values };
}
