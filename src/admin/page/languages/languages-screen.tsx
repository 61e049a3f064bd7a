import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { type FailureTexts, failureText, needsUpgrade } from "../../../lib/errors.ts";
import { isLanguage, LANGUAGES, type LanguageTag } from "../../../lib/messages/languages.ts";
import { t } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";
import { UPGRADE, usePlan, usePlanPending } from "../../account/subscription/plan.ts";
import { PROFILE_FAILURES } from "../../content/hotel/failures.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useChangeHotel } from "../../content/hotel/hotels.ts";
import { PageLanguageQuestion, UntoldLanguage } from "../../content/hotel/language-question.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { SelectField } from "../../ui/field.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { languageName } from "../../ui/words.ts";
import { LanguageRow } from "./language-row.tsx";
import { LanguageTexts } from "./language-texts.tsx";
import { useOwnWords } from "./own-words.ts";
import { type Progress, progressQuery } from "./texts.ts";
import { TranslateAll } from "./translate-all.tsx";

const NEEDS_PRO = t`Translations are part of the ${PRO_PLAN.name} plan.`;

const OFFER_FAILURES: FailureTexts = {
  ...PROFILE_FAILURES,
  codes: { ...PROFILE_FAILURES.codes, IN002: NEEDS_PRO },
};

/** The languages in which guests read what the owner wrote; `?language=` opens one of them. */
export function LanguagesScreen() {
  const hotel = useHotel();
  const [search] = useSearchParams();
  const query = useQuery(progressQuery(useSupabase(), hotel.id));
  const planPending = usePlanPending();
  const opened = search.get("language");
  // Nobody on Pro is told to upgrade meanwhile.
  if (planPending) return <LoadingScreen />;
  if (!query.data) return <NotLoaded query={query} what="your languages" />;
  const progress = query.data.find(({ language }) => language === opened);
  if (progress) return <LanguageTexts key={progress.language} progress={progress} />;
  return <OfferedLanguages progress={query.data} />;
}

function OfferedLanguages({ progress }: { progress: readonly Progress[] }) {
  const hotel = useHotel();
  const plan = usePlan();
  const offer = useOffer();
  const isFree = plan.id !== PRO_PLAN.id;
  return (
    <div className="flex flex-col gap-6">
      <PageLanguageQuestion />
      <Card>
        <CardTitle>Your own language</CardTitle>
        <p className="mt-2 text-ink-soft">
          You write in <strong className="font-semibold text-ink">{languageName(hotel.language)}</strong>.
          Buttons, times and titles are translated already.
        </p>
        <UntoldLanguage />
      </Card>
      {isFree && progress.length > 0 && (
        <Notice type="warning" link={UPGRADE}>
          Guests read your texts in your own language only. Your translations come back with {PRO_PLAN.name}.
        </Notice>
      )}
      <TranslateAll progress={progress} needsPro={NEEDS_PRO} offer={offer.addAll} />
      {progress.length > 0 && (
        <ul className="divide-y divide-line rounded-2xl border border-line bg-surface">
          {progress.map((one) => (
            <LanguageRow key={one.language} progress={one} onRemove={() => offer.remove(one.language)} />
          ))}
        </ul>
      )}
      <AddLanguage offer={offer} isFree={isFree} />
    </div>
  );
}

type Offer = ReturnType<typeof useOffer>;

/** Adds and removes languages. A removed language keeps its translations and brings them back. */
function useOffer() {
  const hotel = useHotel();
  const changeHotel = useChangeHotel();
  const [busy, during] = useBusy();
  const showMessage = useMessages();
  const ownWords = useOwnWords();

  const change = (languages: string[], done: string): Promise<boolean> =>
    during(async () => {
      try {
        await changeHotel(hotel, { languages });
        await ownWords.translate(languages.filter((tag) => !hotel.languages.includes(tag)));
        showMessage({ type: "success", title: done, passing: true });
        return true;
      } catch (error) {
        const upgrade = needsUpgrade(error) && { link: UPGRADE };
        showMessage({ type: "error", text: failureText(OFFER_FAILURES, error), ...upgrade });
        return false;
      }
    });

  return {
    busy,
    add: (tag: LanguageTag) => change([...hotel.languages, tag], t`${LANGUAGES[tag]} added`),
    addAll: (tags: readonly LanguageTag[]) => change([...hotel.languages, ...tags], t`Languages added`),
    remove: (tag: LanguageTag) =>
      change(
        hotel.languages.filter((other) => other !== tag),
        t`${LANGUAGES[tag]} is no longer offered`,
      ),
  };
}

function AddLanguage({ offer, isFree }: { offer: Offer; isFree: boolean }) {
  const { language, languages } = useHotel();
  const [choosing, setChoosing] = useState("");
  const showMessage = useMessages();
  const left = Object.entries(LANGUAGES).filter(([tag]) => tag !== language && !languages.includes(tag));
  if (left.length === 0) return null;

  async function choose(tag: string): Promise<void> {
    if (!isLanguage(tag)) return;
    if (isFree) {
      showMessage({ type: "info", title: PRO_PLAN.name, text: NEEDS_PRO, link: UPGRADE });
      return;
    }
    setChoosing(tag);
    await offer.add(tag);
    setChoosing("");
  }

  return (
    <div className="w-full max-w-sm text-start">
      <SelectField
        label="Add a language"
        options={[
          { value: "", label: choosing ? "" : t`Choose…` },
          ...left.map(([tag, name]) => ({ value: tag, lang: tag, label: `${name} · ${languageName(tag)}` })),
        ]}
        value={choosing}
        disabled={offer.busy}
        onChoose={(tag) => void choose(tag)}
      />
    </div>
  );
}
