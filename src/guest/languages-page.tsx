/** Where guests choose a language: a list of links, by the names that the languages have for themselves. */
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
