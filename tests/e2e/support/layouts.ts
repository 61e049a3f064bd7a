import { faqs } from "../../../src/sections/faqs.ts";
import { importantContacts } from "../../../src/sections/important-contacts.ts";
import { restaurants } from "../../../src/sections/restaurants.ts";

/** A section of each layout: cards, questions, numbers. */
export const ONE_OF_EACH_LAYOUT = [restaurants, faqs, importantContacts];
