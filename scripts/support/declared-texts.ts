/** Texts that the admin shows by their English: titles, labels and choices, which guests or the server know, too. */
import { FORMS, HELP, OTHER_TOPIC } from "../../src/forms/index.ts";
import { MOODS } from "../../src/lib/look/moods.ts";
import { FREE_PLAN, PRO_PLAN } from "../../src/product.ts";
import { ANNOUNCEMENTS } from "../../src/sections/announcements.ts";
import { CUSTOM_SECTIONS, customSection } from "../../src/sections/custom.ts";
import { HOTEL_FIELDS } from "../../src/sections/hotel.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { HOUSE_SECRETS } from "../../src/sections/secrets.ts";

const OWN = customSection({ id: "own", name: "", description: "", icon: "Settings", color: "bg-gray-500" });
const DECLARATIONS = [
  SECTIONS,
  OWN,
  CUSTOM_SECTIONS,
  ANNOUNCEMENTS,
  HOUSE_SECRETS,
  HOTEL_FIELDS,
  FORMS,
  HELP,
  OTHER_TOPIC,
  MOODS,
];
const SHOWN = ["label", "title", "says", "description"];

export function declaredTexts(): string[] {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  function look(value: unknown): void {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    // A schema's own parts are nobody's words.
    if ("_zod" in value) return;
    for (const [key, part] of Object.entries(value)) {
      if (typeof part !== "string") look(part);
      else if (SHOWN.includes(key) && /\p{L}{2}/u.test(part) && (key !== "title" || /^\p{Lu}/u.test(part)))
        found.add(part);
    }
  }
  look(DECLARATIONS);
  for (const feature of [...FREE_PLAN.features, ...PRO_PLAN.features]) found.add(feature);
  return [...found];
}
