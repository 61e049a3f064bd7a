import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { Languages } from "lucide-react";
import { useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { LANGUAGES, type LanguageTag } from "../../../lib/messages/languages.ts";
import { t } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";
import { UPGRADE, usePlan } from "../../account/subscription/plan.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { callFunction } from "../../rows/call-function.ts";
import { siteQuery } from "../../rows/site.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Chip, ChipGroup } from "../../ui/chips.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { languageName, listedInWords } from "../../ui/words.ts";
import { useDeviceRuns } from "./device-runs.ts";
import { useOwnWords } from "./own-words.ts";
import { type Progress, runQuery, type ShownRun } from "./texts.ts";
import { SERVICE_REFUSED } from "./translation-runs.tsx";

/** Languages of most guests in any house. */
const USUAL: readonly LanguageTag[] = ["en", "de", "fr", "it", "es", "nl"];
const AT_ONCE = 3;

interface TranslateAllProps {
  progress: readonly Progress[];
  needsPro: string;
  /** Offers all of these languages. @returns whether it did */
  offer: (languages: readonly LanguageTag[]) => Promise<boolean>;
}

/**
 * One press offers languages and has what is missing translated: Innfo's own words at once, the rest on this device,
 * else by the site's service. Where a press would do nothing there is no button.
 */
export function TranslateAll({ progress, needsPro, offer }: TranslateAllProps) {
  const { id, language: own } = useHotel();
  const isFree = usePlan().id !== PRO_PLAN.id;
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const showMessage = useMessages();
  const device = useDeviceRuns();
  const ownWords = useOwnWords();
  const [busy, during] = useBusy();
  const service = useQuery(siteQuery).data?.translator;
  const offered = progress.map(({ language }) => language);
  const left = USUAL.filter((tag) => tag !== own && !offered.includes(tag)).slice(0, 5);
  const [picked, setPicked] = useState<readonly LanguageTag[]>();
  const chosen = (picked ?? (progress.length === 0 ? left.slice(0, AT_ONCE) : [])).filter((tag) =>
    left.includes(tag),
  );
  const missing = progress.filter(({ characters }) => characters > 0).map(({ language }) => language);
  const asked = [...chosen, ...missing];
  const able = useQueries({
    queries: [...left, ...offered].map(device.ableQuery),
    combine: (results) => {
      const tags = [...left, ...offered].filter((_, index) => results[index]?.data);
      return { tags, isKnown: results.every(({ isFetched }) => isFetched) };
    },
  });
  const onDevice = asked.filter((tag) => able.tags.includes(tag));
  const byService = service ? asked.filter((tag) => !able.tags.includes(tag)) : [];
  const byHand = asked.filter((tag) => ![...onDevice, ...byService].includes(tag));
  const known = useQueries({
    queries: asked.map(ownWords.countQuery),
    combine: (results) => ({
      counts: new Map(asked.map((tag, index) => [tag, results[index]?.data ?? 0])),
      failed: results.find(({ isError, data }) => isError && data === undefined),
    }),
  });
  const doesSomething =
    chosen.length > 0 || byHand.length < asked.length || asked.some((tag) => known.counts.get(tag));
  if (left.length === 0 && asked.length === 0) return null;

  function press(): Promise<void> {
    if (isFree) {
      showMessage({ type: "info", title: PRO_PLAN.name, text: needsPro, link: UPGRADE });
      return Promise.resolve();
    }
    return during(async () => {
      const offering = chosen.length > 0 ? offer(chosen) : Promise.resolve(true);
      const ready = offering.then(async (isOffered) => {
        if (isOffered) await ownWords.translate(missing);
        return isOffered;
      });
      // Before anything is waited for: browsers load languages only within the press.
      const translating = device.start(onDevice, ready);
      if (!(await ready)) return;
      setPicked([]);
      for (const language of byService) {
        try {
          const body = { hotel_id: id, language, action: "start" };
          const run = await callFunction<ShownRun>(supabase, "translate", body);
          queryClient.setQueryData(runQuery(supabase, id, language).queryKey, run);
        } catch (error) {
          showMessage({ type: "error", text: failureText(SERVICE_REFUSED, error) });
        }
      }
      void translating;
    });
  }

  const names = listedInWords(asked.map(languageName));
  const texts = progress[0]?.texts;
  const ownWordsOf = (tag: LanguageTag) => {
    const count = known.counts.get(tag);
    if (!count) return undefined;
    const name = languageName(tag);
    return texts ? t`${name}: ${count} of ${texts} at once` : t`${name}: ${count} at once`;
  };
  return (
    <Card>
      <CardTitle>{progress.length === 0 ? "In your guests’ languages" : "One press for all"}</CardTitle>
      {left.length > 0 && (
        <div className="mt-3">
          <ChipGroup legend="Offer your texts in">
            {left.map((tag) => (
              <Chip
                key={tag}
                label={`${LANGUAGES[tag]} · ${languageName(tag)}`}
                isChosen={chosen.includes(tag)}
                disabled={busy}
                onPress={() =>
                  setPicked(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag])
                }
              />
            ))}
          </ChipGroup>
        </div>
      )}
      <p role="status" className="mt-2 mb-4 text-ink-soft">
        {asked.length > 0 &&
          able.isKnown &&
          wayOf(onDevice.length, byService.length, byHand, service, ownWordsOf)}
      </p>
      {known.failed && (
        <NotLoaded inline query={known.failed} what="which texts are suggested ones" hint="" />
      )}
      {doesSomething && (
        <Button
          icon={Languages}
          className="max-sm:w-full"
          disabled={!able.isKnown}
          busy={busy && "Starting..."}
          onClick={() => void press()}
        >
          {chosen.length > 0 ? `Offer It in ${names}` : `Translate ${names}`}
        </Button>
      )}
    </Card>
  );
}

/** Who translates, or which of the two is missing and what to do. */
function wayOf(
  onDevice: number,
  byService: number,
  byHand: readonly LanguageTag[],
  service: string | null | undefined,
  ownWordsOf: (tag: LanguageTag) => string | undefined,
): string {
  const atOnce = byHand.flatMap((tag) => ownWordsOf(tag) ?? []);
  const ways = [
    onDevice > 0 && t`Your browser translates, free of charge`,
    byService > 0 && t`${service ?? ""} translates. You can close this window`,
    atOnce.length > 0 && t`${listedInWords(atOnce)}, the rest by spreadsheet`,
    byHand.length > atOnce.length &&
      (onDevice + byService + atOnce.length > 0
        ? t`For the others, use the spreadsheet`
        : t`Automatic translation is off here. Use the spreadsheet`),
  ];
  return `${ways.filter(Boolean).join(". ")}.`;
}
