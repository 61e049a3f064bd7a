import { t } from "../../../lib/texts/t.ts";
import { languageName, listedInWords } from "../../ui/words.ts";
import type { Hotel } from "../hotel/hotels.ts";

/** Losses at Pro's end beside sections, in sentences that are true from then on. */
export function endsWithPro({ languages }: Pick<Hotel, "languages">): string {
  const read = t`Guests read nothing in ${listedInWords(languages.map(languageName))}.`;
  const inbox = t`Your inbox takes no new messages.`;
  return languages.length > 0 ? `${read} ${inbox}` : inbox;
}
