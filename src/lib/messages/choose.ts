/** Chooses a reader's language: the lookup of RFC 4647, section 3.4. */

/** Offered languages that speakers of another one can read. */
const ALSO_READ: Readonly<Record<string, string>> = { no: "nb", nn: "nb", zh: "zh-Hans" };

/** @param wanted ranges as browsers send them, most wanted first @returns undefined if none is offered */
export function lookUp<Tag extends string>(
  wanted: readonly string[],
  offered: readonly Tag[],
): Tag | undefined {
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
