import { capitalized, languageName, listedInWords } from "../../ui/words.ts";
import type { Hotel } from "../hotel/hotels.ts";

/** What ends with Pro beside sections, as a sentence that is true from then on. */
export function endsWithPro({ languages }: Pick<Hotel, "languages">): string {
  const others =
    languages.length > 0 && `guests read nothing in ${listedInWords(languages.map(languageName))}, and `;
  return `${capitalized(`${others || ""}your inbox takes no new messages`)}.`;
}
