/** Tells guests that they read a translation, and leads to what the owner wrote and back. */
import { useReading } from "./reading.ts";

/** What is told: that a machine translated, or that this is the original of what is translated. */
export type Note = "machine" | "original";

/** Only pages that have a note have these rules. */
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
