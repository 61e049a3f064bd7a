/** In which of the hotel's languages the preview is read. */
import { useState } from "react";
import { useSearchParams } from "react-router";
import { isLanguage, LANGUAGES } from "../../../lib/messages/languages.ts";
import { Select } from "../../ui/input.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";

type InLanguage = ReturnType<typeof usePreviewLanguage>;

/** The hotel's own until another is chosen; on the screen Languages the one that is open there. */
export function usePreviewLanguage(pathname: string) {
  const { language: own, languages: offered } = useHotel();
  const [search] = useSearchParams();
  const opened = /^\/admin\/languages\/?$/.test(pathname) ? search.get("language") : null;
  const [choice, setChoice] = useState<{ beside: string | null; tag: string }>();
  const languages = [own, ...offered];
  // A choice lasts until another language is opened.
  const wanted = choice && choice.beside === opened ? choice.tag : opened;
  return {
    /** Undefined where the hotel offers one only: then nobody chooses. */
    language: offered.length === 0 ? undefined : (languages.find((tag) => tag === wanted) ?? own),
    languages,
    choose: (tag: string) => setChoice({ beside: opened, tag }),
  };
}

export function PreviewLanguage({ of, className }: { of: InLanguage; className: string }) {
  const { language, languages, choose } = of;
  if (language === undefined) return null;
  return (
    <Select
      aria-label="Language of the preview"
      className={className}
      value={language}
      options={languages.map((tag) => ({
        value: tag,
        lang: tag,
        label: isLanguage(tag) ? LANGUAGES[tag] : tag,
      }))}
      onChoose={choose}
    />
  );
}
