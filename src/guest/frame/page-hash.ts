/** Where the server writes the page's hash, so that the page's script can ask for changes: script/updates.ts. */
export const UNHASHED = '<body data-page="">';

/** In texts, "<" is escaped, so only our own markup has it. */
export function withHash(html: string, hash: string): string {
  return html.replace(UNHASHED, UNHASHED.replace('""', `"${hash}"`));
}
