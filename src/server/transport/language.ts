import { parseAccept } from "hono/utils/accept";

/** Browsers send some forty characters. Longer headers are read only this far. */
const LONGEST_HEADER = 200;
/** Languages read from one header. Looking one up takes some microseconds. */
const MOST_WANTED = 10;
const MOST_REMEMBERED = 500;
/** Offered languages that speakers of another one can read. */
const ALSO_READ: Readonly<Record<string, string>> = { no: "nb", nn: "nb", zh: "zh-Hans" };

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

/**
 * The lookup of RFC 4647, section 3.4.
 * @param wanted ranges as browsers send them, most wanted first @returns undefined if none is offered
 */
function lookUp(wanted: readonly string[], offered: readonly string[]): string | undefined {
  for (const range of wanted) {
    for (const tag of broaderAndBroader(range)) {
      const found = offered.find((one) => one === tag || one === ALSO_READ[tag]);
      if (found) return found;
    }
  }
  return undefined;
}

/** "zh-CN" becomes zh-Hans-CN, zh-Hans, zh. Outdated codes become current ones. */
function broaderAndBroader(range: string): string[] {
  try {
    const subtags = new Intl.Locale(range).maximize().baseName.split("-");
    return subtags.map((_, i) => subtags.slice(0, subtags.length - i).join("-"));
  } catch (error) {
    // "*", or no language tag.
    if (error instanceof RangeError) return [];
    throw error;
  }
}
