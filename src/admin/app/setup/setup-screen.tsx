import { useSearchParams } from "react-router";
import { amenities } from "../../../sections/amenities.ts";
import { faqs } from "../../../sections/faqs.ts";
import { importantContacts } from "../../../sections/important-contacts.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { offeredIn, type SuggestedSection } from "../../content/picks/offer.ts";
import { usePicks } from "../../content/picks/picks.ts";
import { useSuggestedTexts } from "../../content/picks/suggested-texts.ts";
import { useItems } from "../../content/sections/items.ts";
import { questionAbout } from "../../filling/folder/subjects.ts";
import { BesideName } from "../../ui/in-head.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { HaveStep } from "./have-step.tsx";
import { LookStep } from "./look-step.tsx";
import { OpenStep } from "./open-step.tsx";
import { ReadyStep } from "./ready-step.tsx";
import { STEPS, type Step, stepOf } from "./steps.ts";
import { TimesStep } from "./times-step.tsx";

/** Sections that guests see on every plan; a taxi among the transports would hide the emergency numbers. */
const SET_UP_SECTIONS = [amenities, faqs, importantContacts] as readonly SuggestedSection[];
/** The first step has asked for breakfast, and parking is an amenity. */
const SAID_ELSEWHERE = ["amenities/breakfast", "faqs/parking"];

/** A short way to a page that guests read: only what the hotel alone knows is typed. */
export function SetupScreen() {
  return <SetupOf key={useHotel().id} />;
}

function SetupOf() {
  const hotel = useHotel();
  const [search] = useSearchParams();
  const step = stepOf(search);
  const picks = usePicks(`${hotel.id}/setup`, true);
  const lists = [useItems(amenities), useItems(faqs), useItems(importantContacts)];
  const suggested = useSuggestedTexts();
  const { data: texts } = suggested;
  const missing = [...lists, suggested].filter(({ data }) => !data);
  const query = missing.find(({ isFetched }) => isFetched) ?? missing[0] ?? suggested;
  if (!texts || missing.length > 0) return <NotLoaded query={query} what="what your page has" />;
  // Also in other words: by the folder that was brought before.
  const answered = new Set(
    (lists[1]?.data ?? []).map(({ question }) => questionAbout(String(question ?? ""))).filter(Boolean),
  );
  const offered = SET_UP_SECTIONS.flatMap((section, index) =>
    offeredIn(section, lists[index]?.data ?? [], { ...hotel, texts, kind: picks.kindOf(hotel.name) }),
  ).filter(({ id, blanks, values }) => {
    if (id === "amenities/parking" && answered.has("parking")) return false;
    if (typeof values.question === "string" && answered.has(questionAbout(values.question))) return false;
    // Answered by what the first step has asked, if it was.
    const isOfTimes = id === "faqs/breakfast" && blanks.some(({ known }) => known === "");
    return !SAID_ELSEWHERE.includes(id) && !isOfTimes;
  });
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <Progress step={step} />
      {step === "times" && <TimesStep />}
      {step === "house" && <HaveStep picks={picks} offered={offered} />}
      {step === "open" && <OpenStep picks={picks} offered={offered} texts={texts} />}
      {step === "look" && <LookStep picks={picks} offered={offered} />}
      {step === "ready" && <ReadyStep />}
    </div>
  );
}

/** A bar below the screen's name, and the step's number beside it. */
function Progress({ step }: { step: Step }) {
  const number = STEPS.indexOf(step) + 1;
  return (
    <>
      <BesideName>
        <p className="flex min-h-9 items-center text-ink-soft">
          {number} of {STEPS.length}
        </p>
      </BesideName>
      <div className="flex gap-1.5" aria-hidden="true">
        {STEPS.map((each, index) => (
          <span
            key={each}
            className={index < number ? "h-1 grow rounded-full bg-brass" : "h-1 grow rounded-full bg-sunken"}
          />
        ))}
      </div>
    </>
  );
}
