import { amenities } from "../../sections/amenities.ts";
import { faqs } from "../../sections/faqs.ts";
import { importantContacts } from "../../sections/important-contacts.ts";
import type { SuggestedSection } from "../suggestions/offer.ts";

/** What every plan shows to guests; a taxi among the transports would hide the emergency numbers. */
export const SET_UP_SECTIONS = [amenities, faqs, importantContacts] as readonly SuggestedSection[];
