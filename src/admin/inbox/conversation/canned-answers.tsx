import { NotLoaded } from "../../ui/load-failure.tsx";
import { useKinds } from "../messages/kinds.ts";
import { useHotelLanguage } from "../messages/translated.ts";
import { usualAnswers } from "../messages/usual-answers.ts";

/** One press puts one into the answer, where it can still be changed. */
export function CannedAnswers({ kind, onChoose }: { kind: string; onChoose: (answer: string) => void }) {
  const kinds = useKinds();
  const language = useHotelLanguage();
  if (!kinds.data) return <NotLoaded inline query={kinds} what="canned answers" hint="" />;
  const own = kinds.data.find((settings) => settings.kind === kind)?.answers;
  const offered = own?.length ? own : usualAnswers(kind, language);
  if (offered.length === 0) return null;
  return (
    <ul aria-label="Canned answers" className="flex flex-wrap gap-2">
      {offered.map((answer) => (
        <li key={answer} className="min-w-0">
          <button
            type="button"
            lang={language}
            dir="auto"
            className="min-h-11 cursor-pointer rounded-full border border-edge px-4 py-2 text-start font-medium wrap-anywhere hover:bg-accent-soft"
            onClick={() => onChoose(answer)}
          >
            {answer}
          </button>
        </li>
      ))}
    </ul>
  );
}
