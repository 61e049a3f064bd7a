/** Who else is at work at this hotel, as the news say: on the same screen, or with the same row open. */

import { createContext, use } from "react";
import { useLocation } from "react-router";
import { plural, t } from "../../lib/texts/t.ts";
import { listedInWords } from "../ui/words.ts";

/** A colleague whose screen is in sight now, on one of their devices. */
export interface ColleagueHere {
  name: string;
  /** The address of the screen. */
  screen: string;
  /** The row that is open there, as its form's draft is named: `{collection}/{row}`. */
  item: string | null;
  /** Whether something is typed there that is not saved. */
  typing: boolean;
}

const ColleaguesHere = createContext<readonly ColleagueHere[]>([]);
export const ColleaguesHereProvider = ColleaguesHere.Provider;

const AT_MOST = 3;

/** A quiet row of initials; on wide screens with names. Not there for who is alone. */
export function AlsoHere() {
  const { pathname } = useLocation();
  const colleagues = use(ColleaguesHere).filter(({ screen }) => screen === pathname);
  const names = [...new Set(colleagues.map(({ name }) => name))];
  if (names.length === 0) return null;
  const shown = names.slice(0, AT_MOST);
  const more = names.length - shown.length;
  const here = listedInWords([...shown, ...(more > 0 ? [t`${more} more`] : [])]);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
      <span aria-hidden="true" className="flex -space-x-2">
        {shown.map((name) => (
          <span
            key={name}
            className="grid size-8 place-items-center rounded-full border-2 border-surface bg-brass-soft font-display font-semibold text-brass"
          >
            {[...name][0]?.toLocaleUpperCase()}
          </span>
        ))}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {plural(names.length, { one: `${here} is here, too`, other: `${here} are here, too` })}
      </span>
    </p>
  );
}

/** Beside a form: who else types there, or has it open. */
export function AlsoOpen({ item, className }: { item: string; className?: string }) {
  const open = use(ColleaguesHere).filter((each) => each.item === item);
  const typing = open.filter((each) => each.typing);
  const names = [...new Set((typing.length > 0 ? typing : open).map(({ name }) => name))];
  const who = listedInWords(names);
  return (
    <p role="status" className={names.length > 0 ? className : "sr-only"}>
      {names.length > 0 &&
        (typing.length > 0
          ? plural(names.length, { one: `${who} is typing here …`, other: `${who} are typing here …` })
          : plural(names.length, { one: `${who} has this open, too`, other: `${who} have this open, too` }))}
    </p>
  );
}

/** Who has a row open elsewhere, for a line of a list. */
export function useOpenedBy(): (item: string) => string | undefined {
  const here = use(ColleaguesHere);
  return (item) => {
    const open = here.find((each) => each.item === item);
    return open && (open.typing ? t`${open.name} is typing …` : t`${open.name} reads it`);
  };
}
