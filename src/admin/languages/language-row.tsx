import { ExternalLink, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { LANGUAGES } from "../../lib/messages/languages.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { Button, ButtonLink } from "../ui/button.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import type { Progress } from "./translations.ts";

/** A language that the hotel offers: how complete it is, and what can be done with it. */
export function LanguageRow({ progress, onRemove }: { progress: Progress; onRemove: () => void }) {
  const { id } = useHotel();
  const { language } = progress;
  const name = LANGUAGES[language];
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
      <Completeness progress={progress} />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <ButtonLink to={`?language=${language}`}>
          Translate<span className="sr-only"> {name}</span>
        </ButtonLink>
        <PreviewLink hotelId={id} progress={progress} />
        <Button variant="quiet" className="sm:ml-auto" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" />
          Remove
        </Button>
      </div>
    </li>
  );
}

/** The guest page in this language, as guests read it now. */
export function PreviewLink({ hotelId, progress }: { hotelId: string; progress: Progress }) {
  return (
    <ButtonLink
      variant="secondary"
      to={`/view/${hotelId}?lang=${progress.language}`}
      reloadDocument
      target="_blank"
      rel="noreferrer"
    >
      <ExternalLink aria-hidden="true" className="size-5" />
      Preview<span className="sr-only"> {LANGUAGES[progress.language]}</span>
    </ButtonLink>
  );
}

export function Completeness({ progress }: { progress: Progress }) {
  const { texts, current, outdated, language } = progress;
  const percent = texts === 0 ? 100 : Math.floor(((current + outdated) / texts) * 100);
  return <ProgressBar label={`${LANGUAGES[language]}: how much is translated`} percent={percent} />;
}

/** "42 of 120 texts · 3 may be out of date · 20 by machine". */
export function figures({ texts, current, outdated, machine }: Progress): string {
  return [
    `${current + outdated} of ${texts} texts`,
    outdated > 0 && `${outdated} may be out of date`,
    machine > 0 && `${machine} by machine`,
  ]
    .filter(Boolean)
    .join(" · ");
}
