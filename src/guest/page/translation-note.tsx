/** Tells guests that they read a translation, with links to the original and back. */
import { useReading } from "../language/reading.ts";

/** machine: a machine translated it. original: this is the untranslated text. */
export type Note = "machine" | "original";

/** Only pages with a note have these rules. */
export const NOTE_RULES =
  ".translation{color:var(--soft);font-size:.9375rem;margin:0;padding-block-start:8px}.translation a{display:inline-block;padding:12px 0}";

export function TranslationNote({ of: note }: { of: Note }) {
  const { t, tag } = useReading();
  if (note === "original") {
    return (
      <p className="translation">
        <a href={`?lang=${tag}`}>{t("page.seeTranslation")}</a>
      </p>
    );
  }
  return (
    <p className="translation">
      {t("page.translatedByMachine")}
      <span>
        {" · "}
        <a href={`?lang=${tag}&original`}>{t("page.seeOriginal")}</a>
      </span>
    </p>
  );
}
