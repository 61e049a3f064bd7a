/**
 * English texts in a page of another language, because nobody has translated them yet. Each needs an element with its
 * language, but whether it stands as text or in an attribute shows only in the drawn page. So it is marked, and the
 * drawn page's marks become elements, or go where none can stand.
 */

/** Noncharacters, which Unicode keeps for use within a program: no text has them by chance. */
const [BEGIN, END] = ["\ufdd0", "\ufdd1"];
const MARKS = /[\ufdd0\ufdd1]|%EF%B7%9[01]/gu;
const MARKED = /\ufdd0([^\ufdd0\ufdd1]*)\ufdd1/gu;
/** Elements that hold text alone. */
const TEXT_ONLY = /<(option|textarea|title|script|style)\b[^>]*>.*?<\/\1>/gsu;

export function asStandIn(text: string): string {
  return BEGIN + text + END;
}

/** @param html as React draws it, which escapes "<" and ">" in texts and attributes */
export function withStandIns(html: string): string {
  if (!html.includes(BEGIN)) return html;
  let page = html
    .replace(TEXT_ONLY, (element) => element.replace(MARKS, ""))
    .replace(/<[^>]*>/g, (tag) => tag.replace(MARKS, ""));
  // A stand-in may be a value within another one.
  while (MARKED.test(page)) page = page.replace(MARKED, '<bdi lang="en">$1</bdi>');
  return page.replace(MARKS, "");
}
