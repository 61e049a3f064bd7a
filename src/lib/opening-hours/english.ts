import { HOURS } from "../messages/en.ts";
import { plainly } from "../messages/message.ts";
import { formatOf } from "./words.ts";

/** Kept apart from words.ts: the guest page's script brings the page's language instead. */
export const ENGLISH_HOURS = formatOf("en-US", plainly(HOURS));
