import type { ReactNode } from "react";
import { groupBy } from "../../../lib/group-by.ts";
import { LANGUAGES } from "../../../lib/messages/languages.ts";
import { BLANK, suggestedLanguage } from "../../../suggestions/index.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Offered } from "./offer.ts";
import type { Picks } from "./picks.ts";

interface TickListProps {
  offered: readonly Offered[];
  picks: Picks;
  disabled?: boolean;
  /** Below one that is ticked. */
  children?: (offered: Offered) => ReactNode;
}

/** Suggestions in their groups, each with the text that guests will read. */
export function TickList({ offered, picks, disabled = false, children }: TickListProps) {
  const groups = groupBy(offered, ({ group }) => group);
  return (
    <div className="flex flex-col gap-6">
      {[...groups].map(([group, suggestions]) => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-1 font-display text-lg font-semibold">{group}</legend>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion.id} className="border-b border-line py-1">
                <Tick
                  name={offeredName(suggestion)}
                  isThere={suggestion.isThere}
                  doubt={suggestion.doubt}
                  note={suggestion.told ?? textOf(suggestion)}
                  checked={picks.isTicked(suggestion)}
                  disabled={disabled}
                  onTick={(on) => picks.tick(suggestion, on)}
                />
                {picks.isTicked(suggestion) && children?.(suggestion)}
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}

interface TickProps {
  name: string;
  /** After the name. */
  says?: string;
  /** Whether the hotel has it already. */
  isThere?: boolean | undefined;
  /** Why to look before it is ticked. */
  doubt?: string | undefined;
  /** Below the name. */
  note: string;
  checked: boolean;
  disabled: boolean;
  onTick: (on: boolean) => void;
}

/** Something to tick, in a list of such. */
export function Tick({ name, says, isThere = false, doubt, note, checked, disabled, onTick }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-accent"
        checked={checked}
        disabled={disabled || isThere}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span> {says}
        {isThere && <span className="text-sm text-ink-soft"> · you have it</span>}
        {doubt && <span className="block text-sm font-medium text-brass">{doubt}</span>}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
    </label>
  );
}

export function offeredName({ section, values, called }: Offered): string {
  return called ?? values[section.card.title] ?? "";
}

/** All that guests will read of it, beside its name and its group. */
function textOf({ section, values, blanks }: Offered): string {
  const { title, label } = section.card;
  const said = Object.entries(values).filter(([column]) => ![title, label, section.groupBy].includes(column));
  const asks = blanks
    .filter(({ known }) => known === "")
    .map(({ question }) => question)
    .join(" ");
  return [
    ...said.flatMap(([column, text]) => {
      const known = blanks.find((blank) => blank.column === column)?.known;
      return text === BLANK && !known ? [] : text.replaceAll(BLANK, known || "…").replace(/\.$/, "");
    }),
    asks && `You fill in: ${asks}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Suggestions in a language that is not the hotel's say so. */
export function OtherLanguage() {
  const { language } = useHotel();
  const written = suggestedLanguage(language);
  if (written === language) return null;
  const name = LANGUAGES[language as keyof typeof LANGUAGES] ?? language;
  return (
    <Notice type="info">
      There are no suggestions in {name} yet. These are in {LANGUAGES[written]}, for you to change.
    </Notice>
  );
}
