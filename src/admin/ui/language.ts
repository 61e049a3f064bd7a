/** Which language this device has the admin in: docs/decisions/0158-admin-languages.md. */
import { ADMIN_LANGUAGE } from "../../lib/texts/t.ts";

/** choose.ts reads it before anything is drawn. */
const KEPT = "innfo-language";

/** As the server lists them; none where the admin is unbuilt. */
export function offeredLanguages(): string[] {
  const meta = document.querySelector<HTMLMetaElement>("meta[name=admin-copies]");
  return Object.keys(JSON.parse(meta?.content ?? "{}") as object);
}

/** Starts the admin anew where that is another language than this one. */
export function chooseLanguage(language: unknown): void {
  if (language === ADMIN_LANGUAGE || !offeredLanguages().some((one) => one === language)) return;
  // A page that keeps its storage itself would forget the session, too.
  if (Object.getOwnPropertyDescriptor(window, "localStorage")?.value) return;
  localStorage.setItem(KEPT, String(language));
  window.location.reload();
}
