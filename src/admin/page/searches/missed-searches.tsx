import { useState } from "react";
import { useSearchParams } from "react-router";
import type { MissedSearch } from "../../../lib/figures/looks.ts";
import { LANGUAGES, type LanguageTag } from "../../../lib/messages/languages.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSearches } from "../../content/searches.ts";
import { TextButton } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { RadioSwitch } from "../../ui/radio-switch.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SearchActions } from "./search-actions.tsx";

const AT_FIRST = 5;
const DAYS = [
  { value: 30, label: t`30 days` },
  { value: 90, label: t`90 days` },
] as const;
type Days = (typeof DAYS)[number]["value"];

/** Guests' searches on their page that found nothing. */
export function MissedSearches() {
  const query = useSearches();
  const searches = query.data;
  // As the mail about figures links to it.
  const [asked, setAsked] = useSearchParams();
  const [days, setDays] = useState<Days>(asked.has("add") ? 90 : 30);
  const [all, setAll] = useState(asked.has("add"));
  if (!searches) {
    const meanwhile = <Skeleton className="h-48 rounded-2xl" />;
    return <NotLoaded inline query={query} what="what guests searched for" meanwhile={meanwhile} />;
  }
  const inDays = searches
    .map((search) => ({ search, guests: days === 30 ? search.guests_30 : search.guests_90 }))
    .filter(({ guests }) => guests > 0)
    .sort((a, b) => b.guests - a.guests);
  const shown = all ? inDays : inDays.slice(0, AT_FIRST);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle className="flex-1 basis-60">Searched For, Not Found</CardTitle>
        {searches.length > 0 && (
          <RadioSwitch legend="Searched in the last" options={DAYS} value={days} onChange={setDays} />
        )}
      </div>
      {inDays.length === 0 ? (
        <p className="mt-3 max-w-3xl text-ink-soft">
          {searches.length > 0
            ? "Nothing in these 30 days."
            : "Nothing is missing. You see here what several guests could not find."}
        </p>
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line" aria-label="Searched for, not found">
            {shown.map(({ search, guests }) => (
              <Row
                key={`${search.language} ${search.words}`}
                search={search}
                guests={guests}
                isAsked={asked.get("add") === search.words && asked.get("in") === search.language}
                onClose={() => setAsked({}, { replace: true })}
              />
            ))}
          </ul>
          {inDays.length > AT_FIRST && (
            <TextButton className="mt-2" onClick={() => setAll(!all)}>
              {all ? "Show fewer" : `Show all ${inDays.length}`}
            </TextButton>
          )}
        </>
      )}
    </Card>
  );
}

interface RowProps {
  search: MissedSearch;
  guests: number;
  /** Whether its form is open, because a link says so. */
  isAsked: boolean;
  onClose: () => void;
}

function Row({ search, guests, isAsked, onClose }: RowProps) {
  const hotel = useHotel();
  const { words, language } = search;
  const isForeign = language !== hotel.language;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">
          <bdi lang={language}>{words}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {plural(guests, { one: "# guest", other: "# guests" })}
          {isForeign && ` · ${LANGUAGES[language as LanguageTag] ?? language}`}
        </p>
      </div>
      <SearchActions search={search} isAsked={isAsked} onClose={onClose} />
    </li>
  );
}
