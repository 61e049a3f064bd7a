import { useState } from "react";
import type { Field } from "../../../fields/index.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { Blanks } from "../../content/picks/blanks.tsx";
import type { Offered } from "../../content/picks/offer.ts";
import type { Picks } from "../../content/picks/picks.ts";
import { offeredName } from "../../content/picks/tick-list.tsx";
import { listedInWords } from "../../ui/words.ts";
import { offeredNearby } from "../nearby/nearby.ts";
import { useNearbyWords, usePlacesAround } from "../nearby/use-nearby.ts";
import { ValueField } from "../value-field.tsx";

interface MendProps {
  offered: Offered;
  picks: Picks;
  tried: boolean;
  disabled: boolean;
}

/** Facts that guests need and an item lacks, by chips and stars where these fit; below it all texts of one that was found. */
export function Mend({ offered, picks, tried, disabled }: MendProps) {
  const { section, blanks, called } = offered;
  const reading = picks.read(offered);
  const typed = picks.typedInto(offered);
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ""));
  const onMap = useOnMap(offered);
  const hours = Object.values<Field>(section.fields).find(({ saidBy }) => saidBy)?.saidBy;
  const asked = blanks.filter(({ column, known }) => known === "" && section.fields[column]?.required);
  const chosen = asked.filter(({ column }) => column !== hours);
  // Opened by a mistake it stays open once that is put right.
  const [isOpen, setOpen] = useState(false);
  const inputs = (
    <>
      {chosen.map(({ column, question, example }) => (
        <ValueField
          key={column}
          field={section.fields[column] as Field}
          legend={
            <>
              <span className="sr-only">{offeredName(offered)} · </span>
              {question}
            </>
          }
          label={`${offeredName(offered)} · ${question}`}
          called={offeredName(offered)}
          known={[onMap[column] ?? []].flat().map((value) => ({ value, label: value }))}
          value={typed[column] ?? ""}
          problem={tried && reading.status === "wrong" ? reading.problems[column] : undefined}
          example={example}
          busy={disabled}
          // A choice on the map counts for all.
          onChoose={(value) =>
            picks.type(offered, value === onMap[column] ? { ...onMap, ...filled } : { [column]: value })
          }
        />
      ))}
      <div className="grid gap-4 py-2 empty:hidden sm:grid-cols-2">
        <Blanks
          offered={{ ...offered, blanks: blanks.filter((blank) => !chosen.includes(blank)) }}
          picks={picks}
          reading={tried ? reading : undefined}
          disabled={disabled}
        />
      </div>
    </>
  );
  const lacking = reading.status === "ready" ? (reading.lacking ?? []) : [];
  return (
    <div>
      {lacking.length > 0 && (
        <p className="text-sm text-brass">Hidden until it has: {listedInWords(lacking)}</p>
      )}
      {called === undefined ? (
        inputs
      ) : (
        <details
          open={isOpen || (tried && reading.status === "wrong")}
          onToggle={(event) => setOpen(event.currentTarget.open)}
        >
          <summary className="min-h-11 cursor-pointer py-2 text-sm font-medium text-accent">
            {asked.length > 0 ? "Complete or change it" : "Change the texts"}
          </summary>
          {inputs}
        </details>
      )}
    </div>
  );
}

/** By column: what the map says of it, of what the item lacks. */
function useOnMap({ section, called, blanks }: Offered): Readonly<Record<string, string>> {
  const { language } = useHotel();
  const { places = [] } = usePlacesAround(called !== undefined);
  const { data: words } = useNearbyWords();
  const offered = words ? offeredNearby(section, places, [], { language, words }) : [];
  const found = offered.find(({ values }) => foldedName(values[section.card.title]) === foldedName(called));
  const isAsked = (column: string) => blanks.some((blank) => blank.column === column && blank.known === "");
  return Object.fromEntries(
    Object.entries(found?.values ?? {}).filter(
      ([column]) => isAsked(column) && found?.blanks.every((blank) => blank.column !== column),
    ),
  );
}
