/**
 * Starts the admin in the language of this device, before anything is drawn. The server has written which languages
 * there are, and on <html> which one the browser prefers.
 */
const copies = JSON.parse(
  document.querySelector<HTMLMetaElement>("meta[name=admin-copies]")?.content ?? "{}",
) as Readonly<Record<string, string>>;

/** As ui/language.ts keeps it: this file loads no other. */
function kept(): string {
  try {
    return localStorage.getItem("innfo-language") ?? "";
  } catch {
    // Some windows keep nothing.
    return "";
  }
}

const root = document.documentElement;
const wanted = kept();
if (copies[wanted]) {
  root.lang = wanted;
  root.dir = /^(ar|he)$/.test(wanted) ? "rtl" : "ltr";
}
const start = copies[root.lang];
if (start) void import(/* @vite-ignore */ start);

export {};
