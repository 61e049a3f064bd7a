import { HOURS } from "../messages/en.ts";
import { plainly } from "../messages/message.ts";
import { formatOf } from "./words.ts";

/** Apart from the words in general: the guest page's script brings its own, in the page's language. */
export const ENGLISH = formatOf("en-US", plainly(HOURS));
