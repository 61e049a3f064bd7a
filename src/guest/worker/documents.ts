/** Reading and marking the pages that are kept. A worker has no DOM to do it with. */

/** The page's script, its rules for paper, logo and cover: the files it is not whole without. Photos further down are. */
export function filesOf(html: string): string[] {
  const found = html.matchAll(
    /<(?:script|img|link rel="stylesheet")(?![^>]* loading="lazy")[^>]*? (?:src|href)="(\/(?:assets|storage)\/[^"]+)"/g,
  );
  return Array.from(found, ([, url = ""]) => url.replaceAll("&amp;", "&"));
}

/** The one file of a photo that is kept, for whichever size and format a page asks. */
export function keptPhoto(url: string): string[] {
  const [, photo] = /^(.*\/photos\/[^/]+\/[0-9a-f]+)-\d+\.\w+$/.exec(url) ?? [];
  // A small one has no smaller size.
  return photo ? [`${photo}-480.webp`, `${photo}-1200.webp`] : [];
}

/** The page as it was kept, saying so: its script tells the guest. */
export async function marked(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  // Of the answer that was kept; the text below is neither compressed nor as long.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  const html = await kept.text();
  const date = new Date(headers.get("Date") ?? "");
  const saved = Number.isNaN(date.getTime()) ? "" : date.toISOString();
  return new Response(html.replace("<html ", `<html data-saved="${saved}" `), { headers });
}
