/** Reads and marks stored pages, as text: a worker has no DOM. */

/** The page's script, its rules for paper, logo and cover: the files it is not whole without. Photos further down are. */
export function filesOf(html: string): string[] {
  const found = html.matchAll(
    /<(?:script|img|link rel="stylesheet")(?![^>]* loading="lazy")[^>]*? (?:src|href)="(\/(?:assets|storage)\/[^"]+)"/g,
  );
  return Array.from(found, ([, url = ""]) => url.replaceAll("&amp;", "&"));
}

/** The one stored file of a photo, for any size and format that a page asks for. */
export function keptPhoto(url: string): string[] {
  const [, photo] = /^(.*\/photos\/[^/]+\/[0-9a-f]+)-\d+\.\w+$/.exec(url) ?? [];
  // A small photo has no smaller size.
  return photo ? [`${photo}-480.webp`, `${photo}-1200.webp`] : [];
}

/** The stored page with a mark, from which its script tells the guest that it is a copy. */
export async function marked(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  // These headers describe the network's answer; this text is neither compressed nor of that length.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  const html = await kept.text();
  const date = new Date(headers.get("Date") ?? "");
  const saved = Number.isNaN(date.getTime()) ? "" : date.toISOString();
  return new Response(html.replace("<html ", `<html data-saved="${saved}" `), { headers });
}
