import { Check } from "lucide-react";
import type { Field } from "../../../fields/index.ts";
import type { NearbyPlace } from "../../../lib/nearby.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { declared } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog.tsx";
import { offeredNearby } from "../nearby/nearby.ts";
import { usePlacesAround } from "../nearby/use-nearby.ts";
import type { Offered } from "../suggestions/offer.ts";
import type { Picks } from "../suggestions/picks.ts";
import { ValueField } from "../value-field.tsx";

interface FinishTipsProps {
  tips: readonly Offered[];
  picks: Picks;
  busy: boolean;
  onShow: () => void;
  onLater: () => void;
}

export function FinishTips({ tips, picks, busy, onShow, onLater }: FinishTipsProps) {
  const { places = [] } = usePlacesAround();
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
  const { language } = useHotel();
  const typed = picks.typedInto(tip);
  const onMap = fromTheMap(tip, places, language);
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
            {[declared(tip.section.title), tip.told].filter(Boolean).join(" · ")}
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
        <ValueField
          key={column}
          field={tip.section.fields[column] as Field}
          legend={
            <>
              <span className="sr-only">{tip.called} · </span>
              {question}
            </>
          }
          label={`${tip.called} · ${question}`}
          called={tip.called ?? ""}
          known={[onMap[column] ?? []].flat().map((value) => ({ value, label: value }))}
          value={typed[column] ?? ""}
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
