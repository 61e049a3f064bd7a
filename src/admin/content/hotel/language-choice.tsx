import { Languages } from "lucide-react";
import { useState } from "react";
import { LANGUAGES } from "../../../lib/messages/languages.ts";
import { TextButton } from "../../ui/button.tsx";
import { Select } from "../../ui/input.tsx";
import { useTask } from "../../ui/use-task.ts";
import { languageName } from "../../ui/words.ts";
import { PROFILE_FAILURES } from "./failures.ts";
import { useHotel } from "./hotel-provider.tsx";
import { useChangeHotel } from "./hotels.ts";
import { withWelcome } from "./welcome.ts";

const OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value }));

/** @returns a function that changes the language of the texts, and the welcome that nobody has edited with it */
export function useChangeLanguage(): (language: string) => Promise<unknown> {
  const hotel = useHotel();
  const change = useChangeHotel();
  return async (language) => {
    if (language !== hotel.language) await change(hotel, await withWelcome(hotel, { language }));
  };
}

export function LanguageChoice() {
  const { language } = useHotel();
  const change = useChangeLanguage();
  const [busy, run] = useTask(PROFILE_FAILURES);
  const [changing, setChanging] = useState(false);

  const choose = (chosen: string) =>
    run(async () => {
      await change(chosen);
      setChanging(false);
    });

  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-brass-soft px-4 py-1">
      <Languages className="size-5 shrink-0 text-brass" strokeWidth={1.5} />
      {changing ? (
        <Select
          aria-label="Language of Your Texts"
          className="grow"
          options={OPTIONS}
          value={language}
          disabled={busy}
          onChoose={(chosen) => void choose(chosen)}
        />
      ) : (
        <>
          <p className="grow">Texts in {languageName(language)}. Right?</p>
          <TextButton onClick={() => setChanging(true)}>
            Change<span className="sr-only"> the language of your texts</span>
          </TextButton>
        </>
      )}
    </div>
  );
}
