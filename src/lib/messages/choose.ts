/** Which language a reader gets: the lookup of RFC 4647, section 3.4. */

/** Languages that readers of another one read, where theirs is not offered. */
const ALSO_READ: Readonly<Record<string, string>> = { no: "nb", nn: "nb", zh: "zh-Hans" };

/**
 * @param wanted language ranges as browsers send them, the most wanted first
 * @returns undefined when none of them is offered
 */
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

/** "zh-CN": zh-Hans-CN, zh-Hans, zh. Old codes become today's. */
function broaderAndBroader(range: string): string[] {
  try {
    const subtags = new Intl.Locale(range).maximize().baseName.split("-");
    return subtags.map((_, i) => subtags.slice(0, subtags.length - i).join("-"));
  } catch (error) {
    // "*", or no language tag at all.
    if (error instanceof RangeError) return [];
    throw error;
  }
}
