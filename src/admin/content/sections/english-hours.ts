import { HOURS } from "../../../lib/messages/en.ts";
import { plainly } from "../../../lib/messages/message.ts";
import { formatOf } from "../../../lib/opening-hours/words.ts";

/** Kept apart from words.ts: the guest page's script brings the page's language instead. */
export const ENGLISH_HOURS = formatOf("en-US", plainly(HOURS));
