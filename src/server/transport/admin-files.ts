/** Chooses the built files that a device keeps, so that the admin opens without a network. */

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** Files by the path of their source or, as "_name-hash.js", by the room that is in them, as Vite writes them. */
export type Manifest = Readonly<Record<string, Chunk>>;

const ADMIN = ["src/admin/index.html", "src/admin/app/choose.ts"];
/**
 * Left out, because they need the network anyway, or are large and seldom used: files and their readers, sheets to
 * print with their texts in all languages, payments, translations, suggested texts, the places around the house,
 * the faces of guest pages.
 */
const LEFT_OUT =
  /\/(folder|csv|print|messages|languages|tour|copy|account|setup|look|domain)\/|^_(ticking|page|suggested)-/;

/** @returns their paths, each beginning with a slash */
export function adminFiles(manifest: Manifest): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  function add(source: string): void {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(`/${file}`);
    for (const each of chunk.imports ?? []) add(each);
    for (const each of chunk.dynamicImports ?? []) if (!LEFT_OUT.test(each)) add(each);
  }
  for (const entry of ADMIN) add(entry);
  return [...found];
}
