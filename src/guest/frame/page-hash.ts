/** Where the server writes the page's hash, so that the page's script can ask for changes: script/updates.ts. */
export const UNHASHED = '<body data-page="">';

/** Only our own markup can match, because "<" is escaped in texts. */
export function withHash(html: string, hash: string): string {
  return html.replace(UNHASHED, UNHASHED.replace('""', `"${hash}"`));
}
