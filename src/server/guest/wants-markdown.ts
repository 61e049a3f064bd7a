/** Recognizes programs that read a guest page as Markdown: those whose Accept header prefers it to HTML. */
import { parseAccept } from "hono/utils/accept";

const MARKDOWN = "text/markdown";
/** Real headers are shorter. */
const LONGEST_HEADER = 500;

export function namesMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && accept.length <= LONGEST_HEADER && accept.toLowerCase().includes(MARKDOWN);
}

export function wantsMarkdown(accept: string | undefined): boolean {
  if (!accept || !namesMarkdown(accept)) return false;
  // In order of preference; among equals, the one named first.
  const wanted = parseAccept(accept.toLowerCase()).filter(({ q }) => q > 0);
  return wanted.find(({ type }) => type === MARKDOWN || type === "text/html")?.type === MARKDOWN;
}
