/** Draws a sentence with elements or values, as the build writes it from JSX: docs/decisions/0158-admin-languages.md. */
import type { ReactNode } from "react";
import { NOT_TRANSLATED, withCase } from "../../lib/texts/t.ts";
import { jsx } from "./jsx-runtime.ts";

type Part = ReactNode | ((inside: ReactNode) => ReactNode);

const TAG = /<(\d+)>(.*?)<\/\1>|\{(\d+)\}/gs;

/** @param text "Read <0>the rules</0>, {1}." @param parts by number: an element around words, or what is shown */
export function sentence(text: string, ...parts: Part[]): ReactNode {
  const said = split(withCase(text, parts), parts);
  // In English among Arabic, words and elements stand in the order of English.
  return text.startsWith(NOT_TRANSLATED) && Array.isArray(said)
    ? jsx("span", { lang: "en", dir: "ltr", children: said })
    : said;
}

function split(text: string, parts: readonly Part[]): ReactNode {
  const found: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    const [whole, tag, inside = "", slot = ""] = match;
    found.push(text.slice(end, match.index));
    const part = parts[Number(tag ?? slot)];
    found.push(typeof part === "function" ? part(split(inside, parts)) : part);
    end = match.index + whole.length;
  }
  found.push(text.slice(end));
  const shown = found.filter((part) => part !== "");
  return shown.length === 1 ? shown[0] : shown;
}
