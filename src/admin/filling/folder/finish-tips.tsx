import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import type { Field } from "../../../fields/index.ts";
import { type NearbyPlace, RADII } from "../../../lib/nearby.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { oneLine } from "../../../lib/texts/one-line.ts";
import { nearbyWords } from "../../../nearby/words.ts";
import { suggestedLanguage } from "../../../suggestions/index.ts";
import { TEXTS } from "../../../suggestions/texts.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { siteQuery } from "../../rows/site.ts";
import { Button } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { DialogActions } from "../../ui/dialog.tsx";
import { InputField } from "../../ui/field.tsx";
import { Stars } from "../../ui/stars.tsx";
import { offeredNearby } from "../nearby/nearby.ts";
import { useHousePoint, usePlaces } from "../nearby/use-nearby.ts";
import type { Offered } from "../suggestions/offer.ts";
import type { Picks } from "../suggestions/picks.ts";

interface FinishTipsProps {
  /** Those that lacked something when the screen was opened. */
  tips: readonly Offered[];
  picks: Picks;
  busy: boolean;
  /** Adds them: those that are complete are shown. */
  onShow: () => void;
  /** Adds all of them hidden. */
  onLater: () => void;
}

/** What guests need of a tip and no folder says, by chips and stars. */
export function FinishTips({ tips, picks, busy, onShow, onLater }: FinishTipsProps) {
  const places = usePlacesAround();
  const ready = tips.filter((tip) => lackingOf(tip, picks).length === 0).length;
  return (
    <>
      <ul className="mt-4">
        {tips.map((tip) => (
          <Tip key={tip.id} tip={tip} picks={picks} places={places} busy={busy} />
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onLater}>
          Later
        </Button>
        <Button disabled={ready === 0} busy={busy && "Adding..."} onClick={onShow}>
          {ready === 0 ? "Show to guests" : `Show ${ready} to guests`}
        </Button>
      </DialogActions>
    </>
  );
}

/** Columns that guests need and the tip lacks. */
function lackingOf(tip: Offered, picks: Picks): readonly string[] {
  const reading = picks.read(tip);
  return reading.status === "ready" ? (reading.lacking ?? []) : ["wrong"];
}

interface TipProps {
  tip: Offered;
  picks: Picks;
  places: readonly NearbyPlace[];
  busy: boolean;
}

function Tip({ tip, picks, places, busy }: TipProps) {
  const hotel = useHotel();
  const typed = picks.typedInto(tip);
  const onMap = fromTheMap(tip, places, hotel.language);
  // What it lacked at first stays on the screen.
  const asked = tip.blanks.filter(
    ({ column, known }) => tip.section.fields[column]?.required && (known === "" || !typed[column]),
  );
  const isReady = lackingOf(tip, picks).length === 0;
  return (
    <li className="border-b border-line py-4 last:border-0">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-display text-lg font-semibold">{tip.called}</span>
          <span className="block text-sm text-ink-soft">
            {[tip.section.title, tip.told].filter(Boolean).join(" · ")}
          </span>
        </p>
        {isReady && (
          <p className="flex shrink-0 items-center gap-1 text-sm font-medium text-accent">
            <Check className="size-4" />
            Ready
          </p>
        )}
      </div>
      {asked.map(({ column, question, example }) => (
        <Asked
          key={column}
          called={tip.called ?? ""}
          question={question}
          field={tip.section.fields[column] as Field}
          value={typed[column] ?? ""}
          chips={[onMap[column] ?? [], usualChips(tip, column, hotel)].flat()}
          example={example}
          busy={busy}
          // What the map says of one it says of all.
          onChoose={(value) =>
            picks.type(
              tip,
              value === onMap[column] ? { ...blanksOf(onMap, typed), [column]: value } : { [column]: value },
            )
          }
        />
      ))}
    </li>
  );
}

function blanksOf(known: Readonly<Record<string, string>>, typed: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(known).filter(([column]) => column in typed && !typed[column]));
}

interface AskedProps {
  called: string;
  question: string;
  field: Field;
  value: string;
  chips: readonly string[];
  example: string;
  busy: boolean;
  onChoose: (value: string) => void;
}

const OTHER = "other";

/** Stars, chips, or an input where neither fits. */
function Asked({ called, question, field, value, chips, example, busy, onChoose }: AskedProps) {
  const [isOther, setOther] = useState(value !== "" && !chips.includes(value));
  const legend = (
    <>
      <span className="sr-only">{called} · </span>
      {question}
    </>
  );
  if (field.kind === "rating")
    return <Stars legend={legend} value={value} disabled={busy} onChoose={onChoose} />;
  const options = [
    ...chips.map((chip) => ({ value: chip, label: chip })),
    ...(chips.length > 0 ? [{ value: OTHER, label: "Other" }] : []),
  ];
  return (
    <div className="mt-2">
      {options.length > 0 && (
        <Chips
          legend={legend}
          options={options}
          value={isOther ? OTHER : value}
          disabled={busy}
          onChoose={(chosen) => {
            setOther(chosen === OTHER);
            onChoose(chosen === OTHER ? "" : chosen);
          }}
        />
      )}
      {(isOther || options.length === 0) && (
        <InputField
          label={`${called} · ${question}`}
          type={field.kind === "phone" ? "tel" : "text"}
          placeholder={example}
          autoComplete="off"
          value={value}
          disabled={busy}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </div>
  );
}

const WALKS = [5, 10, 20];
const DRIVE = 15;

function usualChips(
  { section, called = "" }: Offered,
  column: string,
  hotel: { language: string; address: string },
) {
  const { walk, drive, times } = nearbyWords(hotel.language);
  const { phrases } = TEXTS[suggestedLanguage(hotel.language)];
  switch (section.fields[column]?.meaning) {
    case "distance":
      return [...WALKS.map((minutes) => walk(minutes)), drive(DRIVE)];
    case "duration":
      return times;
    case "timing":
      return [phrases.always, phrases.onRequest];
    case "place":
      return [phrases.room, phrases.reception];
    case "address": {
      // Maps find a place by its name and its town.
      const town = oneLine(hotel.address).split(",").at(-1)?.trim();
      return [[called, town].filter(Boolean).join(", ")];
    }
    default:
      return [];
  }
}

/** What the map says of a place with this name, by the section's columns. */
function fromTheMap(
  { section, called }: Offered,
  places: readonly NearbyPlace[],
  language: string,
): Readonly<Record<string, string>> {
  const named = offeredNearby(section, places, [], language).find(
    ({ values }) => foldedName(values[section.card.title]) === foldedName(called),
  );
  return Object.fromEntries(
    Object.entries(named?.values ?? {}).filter(
      ([column]) => !named?.blanks.some((blank) => blank.column === column),
    ),
  );
}

const WIDEST = RADII[2];

/** Around the house, where its owner has confirmed it: nobody else asks the map. */
function usePlacesAround(): readonly NearbyPlace[] {
  const { data: site } = useQuery(siteQuery);
  const { point } = useHousePoint();
  return usePlaces(site?.nearby ? point : undefined, WIDEST).data?.places ?? [];
}
