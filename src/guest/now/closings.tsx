/**
 * "Closed" beside times that are words: docs/decisions/0106-today.md. The device shows it for as long as the
 * announcement, also on a stored page.
 */
import { createContext, type ReactNode, use } from "react";
import { type ClosedPeriod, closingInWords } from "../../lib/announcements/announced-closing.ts";
import { periodAt } from "../../lib/announcements/announcements.ts";
import { betweenMoments } from "../../lib/announcements/shown-during.ts";
import { useReading } from "../language/reading.ts";
import { during } from "./away.ts";

interface Announced {
  /** By row: closed.ts. */
  closings: ReadonlyMap<string, readonly ClosedPeriod[]>;
  /** The hotel's, as in 2026-06-24T09:00. */
  clock: string;
}

const Closings = createContext<Announced>({ closings: new Map(), clock: "" });
export const ClosingsOfPage = Closings.Provider;

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
          {closingInWords(reading.hours, closing)}
        </bdi>
      ))}
      {children && <span>{children}</span>}
    </>
  );
}
