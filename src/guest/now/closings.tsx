/**
 * "Closed" beside times that are words: docs/decisions/0106-today.md. The device shows it for as long as the
 * announcement, also on a stored page.
 */
import { createContext, type ReactNode, use } from "react";
import { type ClosedPeriod, closingDate, otherTimes } from "../../lib/announcements/announced-closing.ts";
import { periodAt } from "../../lib/announcements/announcements.ts";
import { betweenMoments } from "../../lib/announcements/shown-during.ts";
import { type GuestReading, useReading } from "../language/reading.ts";
import { during } from "./away.ts";

interface Announced {
  /** By row: closed.ts. */
  closings: ReadonlyMap<string, readonly ClosedPeriod[]>;
  /** The hotel's, as in 2026-06-24T09:00. */
  clock: string;
}

const Closings = createContext<Announced>({ closings: new Map(), clock: "" });
export const ClosingsOfPage = Closings.Provider;

/** "Closed · opens Sat, November 28", "Sun, November 29, 8 AM – noon". */
export function closingInWords(
  { opens_again, times }: ClosedPeriod,
  { t, tag, hours }: GuestReading,
): string {
  if (opens_again !== null && times !== null) return otherTimes(hours, { opens_again, times });
  const date = opens_again === null ? [] : [t("hours.opensOnDate", { date: closingDate(tag, opens_again) })];
  return [t("hours.closed"), ...date].join(" · ");
}

interface BesideProps {
  /** Id of the row that has the times. */
  of: string;
  /** The times, if they stand in the same place. */
  children?: ReactNode;
}

export function ClosingsBeside({ of, children }: BesideProps) {
  const { closings, clock } = use(Closings);
  const reading = useReading();
  const all = closings.get(of) ?? [];
  if (all.length === 0) return children;
  return (
    <>
      {all.map((closing) => (
        <bdi
          key={closing.starts_at + closing.ends_at}
          {...reading.ours}
          {...during(
            betweenMoments(closing.starts_at, closing.ends_at),
            periodAt(closing, clock) === "now",
            "closing",
          )}
        >
          {closingInWords(closing, reading)}
        </bdi>
      ))}
      {children && <span>{children}</span>}
    </>
  );
}
