/** Offers from a folder: items of a section. */
import { t } from "../../../lib/texts/t.ts";
import { secretsIn } from "../../rows/looks-secret.ts";
import { type Facts, restOf } from "./facts.ts";
import { topicOf } from "./topics.ts";
import { columnsFor } from "./values.ts";
import { type Area, EMERGENCY, IN_HOUSE, isAmenity } from "./words.ts";

export interface Proposal {
  section: Area | "faqs" | "custom";
  values: Readonly<Record<string, string>>;
  /** The heading that becomes a section of its own, with this as one of its items. */
  heading?: string;
  isDoubtful?: true;
  doubt?: string;
}

export type Destination = Exclude<Proposal["section"], "custom">;

/** Nobody may publish what looks like a code by not looking. */
export function doubted(proposal: Proposal): Proposal {
  const texts = Object.entries(proposal.values).filter(
    ([column]) => !/number|phone|website|email/.test(column),
  );
  const [found] = secretsIn(texts.map(([, text]) => text).join("\n"));
  if (!found) return proposal;
  const doubt = t`“${found.code}” looks like a code or password. Everybody would read it.`;
  return { ...proposal, isDoubtful: true, doubt };
}

/** "Welcome to …", above the letter that begins a folder; not "Welcome drink". */
const WELCOME =
  /^(?:a |ein )?(?:very |warm |herzlich(?:es|st)? )*(?:welcome|willkommen|bienvenue|bienvenid[oa]s?|benvenut[aeio]|welkom)(?:$|[\s,!.]+(?:to|at|in|im|bei|beim|zu|au|aux|chez|[aà]|al|en|nel|nella|nell['’]|op)(?!\p{L}))/iu;

export function answer(question: string, text: string, about: string): Proposal {
  const category = topicOf(question) ?? topicOf(about) ?? (isAmenity(question) ? "Amenities" : "General");
  return {
    section: "faqs",
    values: {
      question: (question || text.split(/(?<=[.!?])\s/)[0] || text).slice(0, 200),
      answer: text.slice(0, 5000),
      category,
    },
    // Words before the first heading are a greeting, or the end of a letter.
    ...((question === "" || text === "" || WELCOME.test(question)) && { isDoubtful: true }),
  };
}

export function contact({
  label: name,
  number,
  about = "",
}: {
  label: string;
  number: string;
  about?: string;
}): Proposal {
  const label = about && about.length < 40 ? `${name} (${about})` : name;
  const isShort = number.replace(/\D/g, "").length <= 5;
  const type =
    EMERGENCY.test(label) || /^\+?11[02358]$/.test(number)
      ? "emergency"
      : isShort || IN_HOUSE.test(label)
        ? "hotel"
        : "service";
  return { section: "important-contacts", values: { label: label.slice(0, 120), number, type } };
}

export function item(area: Area, facts: Facts): Proposal {
  if (area === "important-contacts")
    return contact({ label: facts.name, number: facts.phone, about: restOf(facts, []) });
  const values = columnsFor(area, facts);
  if (values) return { section: area, values };
  // "Bus 28 goes to the centre": nobody to call.
  const said = answer(facts.name, facts.about, facts.name);
  return { ...said, values: { ...said.values, category: "Local Area" } };
}

export function own(heading: string, facts: Facts): Proposal {
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
