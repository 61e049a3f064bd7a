/** The content sections, in the order of the menu and of the guest page. */
import { amenities } from "./amenities.ts";
import type { Section } from "./define.ts";
import { faqs } from "./faqs.ts";
import { importantContacts } from "./important-contacts.ts";
import { mustVisit } from "./must-visit.ts";
import { restaurants } from "./restaurants.ts";
import { shopping } from "./shopping.ts";
import { tours } from "./tours.ts";
import { transport } from "./transport.ts";

export type { Layout } from "./appears.ts";
export type { Collection, Section } from "./define.ts";
export { isRequiredWhenShown } from "./define.ts";

export const SECTIONS: readonly Section[] = [
  amenities,
  restaurants,
  transport,
  tours,
  shopping,
  mustVisit,
  faqs,
  importantContacts,
];
