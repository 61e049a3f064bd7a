/** How an announcement says that something is closed: docs/decisions/0106-today.md. In the hotel's language. */

export interface ClosingWords {
  /** "closed today" */
  today: string;
  /** "closed, opens {date}" */
  opens: string;
}

const DATE = "{date}";

type ClosingKey = "hours.closedToday" | "hours.notOpen" | "hours.comma" | "hours.opensOnDate";

/** @param word a text, with its placeholder */
export function closingWordsOf(word: (key: ClosingKey) => string, language: string): ClosingWords {
  const today = word("hours.closedToday");
  return {
    today: today.charAt(0).toLocaleLowerCase(language) + today.slice(1),
    opens: [word("hours.notOpen"), word("hours.opensOnDate")].join(word("hours.comma")),
  };
}

/** @param date when it opens again; undefined: tomorrow */
export function closing(name: string, { today, opens }: ClosingWords, date?: string): string {
  return `${name}: ${date === undefined ? today : opens.replace(DATE, date)}`;
}

/** Whether the text is a {@link closing} of the thing, with whatever date. */
export function isClosing(text: string, name: string, words: ClosingWords): boolean {
  const [before = "", after = ""] = closing(name, words, DATE).split(DATE);
  return text === closing(name, words) || (text.startsWith(before) && text.endsWith(after));
}
