import { parseAccept } from "hono/utils/accept";
import { lookUp } from "../../lib/messages/choose.ts";

/** Browsers send some forty characters. Longer headers are read only this far. */
const LONGEST_HEADER = 200;
/** Languages read from one header. Looking one up takes some microseconds. */
const MOST_WANTED = 10;
const MOST_REMEMBERED = 500;

/** Remembers what it read: browsers send few different headers, and reading one takes longer than finding a page. */
export function languageChooser(offered: readonly string[]) {
  const known = new Map<string, string | undefined>();

  function wantedMost(acceptLanguage: string): string | undefined {
    const header = acceptLanguage.slice(0, LONGEST_HEADER);
    if (known.has(header)) return known.get(header);
    const wanted = parseAccept(header).filter(({ q }) => q > 0);
    const language = lookUp(
      wanted.slice(0, MOST_WANTED).map(({ type }) => type),
      offered,
    );
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(header, language);
    return language;
  }

  /**
   * @param chosen the language in the page's address, which takes precedence over the header
   * @returns undefined when neither names an offered one: then the hotel's own is shown
   */
  return (chosen: string | undefined, acceptLanguage: string | undefined): string | undefined => {
    if (chosen !== undefined && offered.includes(chosen)) return chosen;
    return acceptLanguage ? wantedMost(acceptLanguage) : undefined;
  };
}
