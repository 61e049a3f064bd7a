/** Where guests choose a language: links with each language's own name, first those of the hotel's own texts. */
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { directionOf, isLanguage, LANGUAGES, type LanguageTag } from "../../lib/messages/languages.ts";
import { SidePage, WayBack } from "../frame/side-page.tsx";
import { useReading } from "../language/reading.ts";

export function LanguagesPage({
  document: { hotel, parts },
  offered,
}: {
  document: GuestDocument;
  offered: readonly LanguageTag[];
}) {
  const { t } = useReading();
  const hasOwn = (tag: LanguageTag) => tag === hotel.language || parts.languages.includes(tag);
  const others = offered.filter((tag) => !hasOwn(tag));
  return (
    <SidePage hotel={hotel} messages={parts.messages}>
      <main className="languages">
        <WayBack hotel={hotel} />
        <h1>{t("page.chooseLanguage")}</h1>
        <h2>{t("page.ownTexts")}</h2>
        <Links tags={offered.filter(hasOwn)} />
        {others.length > 0 && isLanguage(hotel.language) && (
          <>
            <h2>{t("page.otherTexts", { language: LANGUAGES[hotel.language] })}</h2>
            <Links tags={others} />
          </>
        )}
      </main>
    </SidePage>
  );
}

function Links({ tags }: { tags: readonly LanguageTag[] }) {
  const { tag: current } = useReading();
  return (
    <ul>
      {tags.map((tag) => (
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
  );
}
