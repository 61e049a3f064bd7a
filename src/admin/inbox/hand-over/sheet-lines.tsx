import type { ReactNode } from "react";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { cx } from "../../ui/cx.ts";
import { inQuotes, languageName } from "../../ui/words.ts";
import { hourOf } from "../messages/due.ts";
import type { ListedMessage } from "../messages/messages.ts";
import { useNow } from "../messages/use-now.ts";
import { isNamed, subjectOf } from "../messages/words.ts";
import type { HouseAnswer } from "./queries.ts";

/** Longer texts are cut, as in the inbox. */
const LISTED = 200;

interface SheetPartProps {
  title: string;
  /** Stands out, unless it is empty. */
  isLoud?: boolean;
  children: readonly ReactNode[];
}

export function SheetPart({ title, isLoud = false, children }: SheetPartProps) {
  const isEmpty = children.length === 0;
  return (
    <section className={cx(isEmpty && "print:flex print:items-baseline print:gap-[3mm]")}>
      <h3
        className={cx(
          "mb-1 break-after-avoid text-xl font-semibold print:text-[5.4mm] print:text-ink",
          isLoud && !isEmpty && "text-danger",
        )}
      >
        {title}
      </h3>
      {isEmpty ? (
        <p className="text-ink-soft">Nothing.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">{children}</ul>
      )}
    </section>
  );
}

interface SheetLineProps {
  /** The room, or the hour. */
  first: string | null;
  isHour?: boolean;
  end?: ReactNode;
  children: ReactNode;
}

export function SheetLine({ first, isHour = false, end, children }: SheetLineProps) {
  return (
    <li className="flex break-inside-avoid flex-wrap gap-x-4 py-2.5 print:py-[0.9mm]">
      <span
        className={cx(
          // As wide as the longest word, so that none is broken.
          "w-min max-w-1/2 min-w-20 shrink-0 font-display wrap-break-word sm:min-w-28 print:min-w-[28mm]",
          isHour && "text-[1.125rem]/6 print:text-[5mm]/[1.2]",
          !isHour && isNamed(first) && "text-base/6 print:text-[4.3mm]/[1.3]",
          !isHour && !isNamed(first) && "text-2xl/7 print:text-[6.4mm]/none",
        )}
      >
        {first ?? "–"}
      </span>
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{children}</span>
      {end}
    </li>
  );
}

export function SheetWords({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="block font-display text-lg/6 print:text-[4.6mm]/[1.3]">{children}</span>
      <span className="block text-ink-soft">{about}</span>
    </>
  );
}

interface SheetMessageProps {
  message: ListedMessage;
  answer: HouseAnswer | undefined;
  about: string | null;
}

/** The guest's words, translated where possible; below them the topic and the house's last answer. */
export function SheetMessage({ message, answer, about }: SheetMessageProps) {
  const { time_zone } = useHotel();
  const now = useNow();
  const { text, translation, language, by_guest } = message;
  const listed = translation ?? text;
  const words = listed && beginningOf(listed);
  const parts = [words && subjectOf(message), by_guest && languageName(language), about];
  const below = (
    <>
      {parts.filter(Boolean).join(" · ")}
      {answer && (
        <span className="block">
          answered {hourOf(answer.at, now, time_zone)}: <bdi>{inQuotes(beginningOf(answer.words))}</bdi>
        </span>
      )}
    </>
  );
  return (
    <SheetWords about={below}>
      {words ? <bdi lang={translation ? undefined : language}>{inQuotes(words)}</bdi> : subjectOf(message)}
    </SheetWords>
  );
}

function beginningOf(words: string): string {
  return words.length >= LISTED ? `${words.slice(0, LISTED)}…` : words;
}
