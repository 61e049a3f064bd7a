/** The admin's document and files in each language: docs/decisions/0158-admin-languages.md. */
import { isLanguage } from "../../lib/messages/languages.ts";
import { PRODUCT } from "../../product.ts";
import { type PageWords, pageWordsIn } from "./page-words.ts";

/** As the build writes it: scripts/support/admin-in-every-language.ts. */
export interface Copies {
  /** By language, where its files are; English ones are in none. */
  folders: Readonly<Record<string, string>>;
  /** Names of the files that have copies. */
  files: readonly string[];
}

/** A built file's path, in a language. @param path "/assets/today-1a2b3c4d.js" */
export function copyOf(path: string, language: string, { folders, files }: Copies): string {
  const folder = folders[language];
  const name = path.slice(path.lastIndexOf("/") + 1);
  return folder && files.includes(name) ? path.replace(name, `${folder}/${name}`) : path;
}

const START = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;

/**
 * The document by language. Its browser's preference decides which files it loads early; what the device keeps decides
 * which it runs: src/admin/app/choose.ts.
 */
export function documentsIn(built: string, copies: Copies, choose: string): Record<string, string> {
  const [script = "", start = ""] = START.exec(built) ?? [];
  const languages = ["en", ...Object.keys(copies.folders)];
  const starts = Object.fromEntries(languages.map((one) => [one, copyOf(start, one, copies)]));
  const meta = `<meta name="admin-copies" content="${JSON.stringify(starts).replaceAll('"', "&quot;")}">`;
  return Object.fromEntries(
    languages.map((language) => {
      const early = `<link rel="modulepreload" crossorigin href="${starts[language]}">`;
      const html = built
        .replace(script, `${meta}\n    ${early}\n    <script type="module" src="${choose}"></script>`)
        .replace(/(?<=rel="modulepreload"[^>]*href=")[^"]+/g, (path) =>
          path === starts[language] ? path : copyOf(path, language, copies),
        );
      return [language, inWords(html, pageWordsIn(isLanguage(language) ? language : "en"))];
    }),
  );
}

/** The document's words where its script does not start; in English as it is built. */
function inWords(html: string, { language, direction, t }: PageWords): string {
  const own = html.replace('<html lang="en">', `<html lang="${language}" dir="${direction}">`);
  if (language === "en") return own;
  const [, browsers = ""] = /<p>It needs (.*?) or newer\.<\/p>/.exec(html) ?? [];
  return own
    .replace(/(?<=<noscript>).*?(?=<\/noscript>)/s, t("server.late.script", { product: PRODUCT }))
    .replace(/(?<=<h1>).*?(?=<\/h1>)/s, t("server.late.title"))
    .replace(/(?<=<p>)It needs .*?(?=<\/p>)/s, t("server.late.text", { browsers }));
}
