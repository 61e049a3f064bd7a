/** Where guests choose a language: links with each language's own name. */
import { directionOf, LANGUAGES, type LanguageTag } from "../lib/messages/languages.ts";
import { useReading } from "./reading.ts";

export function LanguagesPage({ offered }: { offered: readonly LanguageTag[] }) {
  const { t, tag: current } = useReading();
  return (
    <main className="languages">
      <h1>{t("page.chooseLanguage")}</h1>
      <ul>
        {offered.map((tag) => (
          <li key={tag}>
            <a
              href={`?lang=${tag}`}
              lang={tag}
              hrefLang={tag}
              dir={directionOf(tag)}
              aria-current={tag === current ? "true" : undefined}
            >
              {LANGUAGES[tag]}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
