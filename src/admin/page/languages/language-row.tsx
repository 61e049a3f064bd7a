import { Trash2 } from "lucide-react";
import { Link } from "react-router";
import { LANGUAGES } from "../../../lib/messages/languages.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { languageName } from "../../ui/words.ts";
import { isUnderWay, useDeviceRuns } from "./device-runs.ts";
import type { Progress } from "./texts.ts";
import { wordsOfRun } from "./translation-runs.tsx";
import { useServiceRun } from "./use-translations.ts";

/** A language that the hotel offers: how complete it is, and what can be done with it. */
export function LanguageRow({ progress, onRemove }: { progress: Progress; onRemove: () => void }) {
  const { language } = progress;
  const name = LANGUAGES[language];
  const { runOf, stop } = useDeviceRuns();
  return (
    <li className="flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl font-semibold" lang={language}>
          <Link to={`?language=${language}`} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-ink-soft">{figures(progress)}</p>
      </div>
      <RunState progress={progress} />
      <Completeness progress={progress} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink to={`?language=${language}`}>
          Translate<span className="sr-only"> {name}</span>
        </ButtonLink>
        {isUnderWay(runOf(language)) && (
          <Button variant="secondary" aria-label={`Stop ${name}`} onClick={() => stop(language)}>
            Stop
          </Button>
        )}
        <Button
          variant="quiet"
          className="sm:ms-auto"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          icon={Trash2}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

/** The machine's work on it now; and that guests read none of it, where that is so. */
function RunState({ progress: { language, current, outdated, texts } }: { progress: Progress }) {
  const { language: own } = useHotel();
  const device = useDeviceRuns().runOf(language);
  const { service, run } = useServiceRun(language);
  const says = device
    ? wordsOfRun(device)
    : run?.state === "running"
      ? t`${service ?? ""}: ${run.done} of ${run.texts} translated.`
      : current + outdated === 0 && texts > 0
        ? t`Guests still read ${languageName(own)}.`
        : "";
  return (
    <p role="status" className="text-brass empty:hidden">
      {says}
    </p>
  );
}

export function Completeness({ progress }: { progress: Progress }) {
  const { texts, current, language } = progress;
  const percent = texts === 0 ? 100 : Math.floor((current / texts) * 100);
  return <ProgressBar label={`${LANGUAGES[language]}: how much is translated`} percent={percent} />;
}

/** "42 of 120 translated · 3 may be out of date · 75 missing · 20 by machine". */
export function figures({ texts, current, outdated, missing, machine }: Progress): string {
  return [
    plural(texts, { one: `${current} of # text translated`, other: `${current} of # texts translated` }),
    outdated > 0 && plural(outdated, { one: "# may be out of date", other: "# may be out of date" }),
    missing > 0 && plural(missing, { one: "# missing", other: "# missing" }),
    machine > 0 && plural(machine, { one: "# by machine", other: "# by machine" }),
  ]
    .filter(Boolean)
    .join(" · ");
}
