/** Which of the built files a device keeps, so that the admin opens without a network. */

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** By the path of the source. As Vite writes it. */
export type Manifest = Readonly<Record<string, Chunk>>;

const ADMIN = "src/admin/index.html";
/**
 * What needs the network anyway, or is large and seldom used: files and their readers, sheets to print with their
 * texts in all languages, payments, translations, the places around the house, the faces of guest pages.
 */
const LEFT_OUT =
  /\/(folder|csv|print|qr|messages|languages|nearby|suggestions|subscription|revenue|tour|copy|inbox|account|setup|analytics|look)\//;

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
  add(ADMIN);
  return [...found];
}
