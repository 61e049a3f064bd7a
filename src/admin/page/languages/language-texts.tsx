import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { groupBy } from "../../../lib/group-by.ts";
import { LANGUAGES } from "../../../lib/messages/languages.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LoadFailure, NotLoaded } from "../../ui/load-failure.tsx";
import { formTitle } from "./labels.ts";
import { Completeness, figures } from "./language-row.tsx";
import type { Progress } from "./texts.ts";
import { placeOf, type TextFilter, textsQuery } from "./texts.ts";
import { TranslationFiles } from "./translation-files.tsx";
import { TranslationRow } from "./translation-row.tsx";
import { DeviceTranslation, ServiceTranslation } from "./translation-runs.tsx";
import { allSaved } from "./use-translations.ts";

const FILTERS: readonly { filter: TextFilter; label: string; count: (progress: Progress) => number }[] = [
  { filter: "open", label: t`To do`, count: ({ missing, outdated }) => missing + outdated },
  { filter: "missing", label: t`Missing`, count: ({ missing }) => missing },
  { filter: "outdated", label: t`May be out of date`, count: ({ outdated }) => outdated },
  { filter: "current", label: t`Translated`, count: ({ current }) => current },
  { filter: "all", label: t`All`, count: ({ texts }) => texts },
];

export function LanguageTexts({ progress }: { progress: Progress }) {
  const { language, missing, outdated } = progress;
  const [filter, setFilter] = useState<TextFilter>(missing + outdated > 0 ? "open" : "all");
  return (
    <div className="flex flex-col gap-6">
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="text-2xl font-semibold" lang={language}>
            {LANGUAGES[language]}
          </h2>
          <p className="min-h-12 text-ink-soft sm:min-h-6" role="status">
            {figures(progress)}
          </p>
        </div>
        <Completeness progress={progress} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <TranslationFiles language={language} />
        </div>
        <ServiceTranslation progress={progress} />
        <DeviceTranslation progress={progress} />
      </Card>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div role="group" aria-label="Which texts" className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {FILTERS.map((one) => (
          <Button
            key={one.filter}
            variant={one.filter === filter ? "primary" : "secondary"}
            aria-pressed={one.filter === filter}
            className={one.filter === "outdated" ? "max-sm:col-span-2" : ""}
            onClick={() => setFilter(one.filter)}
          >
            {one.label} <span className="font-normal tabular-nums">{one.count(progress)}</span>
          </Button>
        ))}
      </div>
      <Texts key={filter} progress={progress} filter={filter} />
    </div>
  );
}

function Texts({ progress: { language, texts: count }, filter }: { progress: Progress; filter: TextFilter }) {
  const query = useInfiniteQuery(textsQuery(useSupabase(), useHotel().id, language, filter));
  const { data, error } = query;
  const top = useRef<HTMLParagraphElement>(null);
  const [page] = data?.pages ?? [];
  if (!page) return <NotLoaded query={query} what="your texts" />;
  const { texts, total } = page;
  const first = Number(data?.pageParams[0]) + 1;
  const isPaged = query.hasNextPage || query.hasPreviousPage;

  async function turn(to: () => Promise<{ error: unknown }>): Promise<void> {
    await allSaved();
    if ((await to()).error) return;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {isPaged && texts.length > 0 && (
        <p ref={top} tabIndex={-1} className="scroll-mt-24 text-ink-soft tabular-nums">
          {first} to {first + texts.length - 1} of {total}
        </p>
      )}
      {texts.length === 0 && (
        <p className="py-10 text-center text-ink-soft">
          {total === 0 ? nothing(filter, count) : "All done here."}
        </p>
      )}
      {/* They come in the order of the menu. */}
      {Array.from(groupBy(texts, formTitle), ([title, texts]) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-3 text-lg font-semibold">{title}</h3>
          <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
            {texts.map((text) => (
              <TranslationRow key={placeOf(text)} entry={text} language={language} />
            ))}
          </ul>
        </section>
      ))}
      {error && (
        <LoadFailure
          inline
          what="more texts"
          error={error}
          onRetry={() => turn(query.isFetchPreviousPageError ? query.fetchPreviousPage : query.fetchNextPage)}
        />
      )}
      {isPaged && (
        <nav aria-label="Pages" className="flex flex-wrap justify-center gap-3 max-sm:*:grow">
          <Button
            variant="secondary"
            disabled={!query.hasPreviousPage || query.isFetching}
            onClick={() => void turn(query.fetchPreviousPage)}
          >
            Previous
          </Button>
          <Button
            variant="secondary"
            disabled={!query.hasNextPage || query.isFetching}
            onClick={() => void turn(query.fetchNextPage)}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

function nothing(filter: TextFilter, count: number): string {
  if (count === 0) return t`Nothing to translate yet.`;
  if (filter === "outdated") return t`Nothing is out of date.`;
  if (filter === "current") return t`Nothing is translated yet.`;
  return t`Everything is translated.`;
}
