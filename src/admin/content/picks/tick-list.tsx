import type { ReactNode } from "react";
import { groupBy } from "../../../lib/group-by.ts";
import { LANGUAGES } from "../../../lib/messages/languages.ts";
import { t } from "../../../lib/texts/t.ts";
import { BLANK } from "../../../suggestions/index.ts";
import { suggestedLanguage } from "../../../suggestions/languages.ts";
import { Notice } from "../../ui/notice.tsx";
import { TickRows } from "../../ui/tick.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import type { Offered } from "./offer.ts";
import type { Picks } from "./picks.ts";

interface TickListProps {
  offered: readonly Offered[];
  picks: Picks;
  disabled?: boolean;
  selected?: string | undefined;
  children?: (offered: Offered) => ReactNode;
}

export function TickList({ offered, picks, disabled = false, selected, children }: TickListProps) {
  const groups = groupBy(offered, ({ group }) => group);
  return (
    <div className="flex flex-col gap-6">
      {[...groups].map(([group, suggestions]) => (
        <fieldset key={group} className="min-w-0">
          <legend className="mb-1 font-display text-lg font-semibold">{group}</legend>
          <TickRows
            rows={suggestions.map((suggestion) => ({
              id: suggestion.id,
              name: offeredName(suggestion),
              isThere: suggestion.isThere,
              doubt: suggestion.doubt,
              note: suggestion.told ?? textOf(suggestion),
              checked: picks.isTicked(suggestion),
              below: (picks.isTicked(suggestion) || suggestion.id === selected) && children?.(suggestion),
            }))}
            disabled={disabled}
            selected={selected}
            onTick={(id, on) => picks.tick({ id }, on)}
          />
        </fieldset>
      ))}
    </div>
  );
}

export function offeredName({ section, values, called }: Offered): string {
  return called ?? values[section.card.title] ?? "";
}

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
    asks && t`You fill in: ${asks}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

export function OtherLanguage() {
  const { language } = useHotel();
  const written = suggestedLanguage(language);
  if (written === language) return null;
  const name = LANGUAGES[language as keyof typeof LANGUAGES] ?? language;
  return (
    <Notice type="info">
      We have no suggestions in {name}. These are in {LANGUAGES[written]}.
    </Notice>
  );
}
