import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { decimalInWords, percentInWords } from "../../content/sections/fact-words.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { TabLink } from "../../ui/tab-link.tsx";
import { dateWords, shortDuration, topicLabel } from "../messages/words.ts";
import { AddAmenity } from "./add-amenity.tsx";
import { figuresQuery, type InboxFigures } from "./queries.ts";

/** The targets to choose from, in minutes. */
const TARGETS = [15, 30, 60, 240];
const USUAL_TARGET = 30;

/** How soon guests are answered, what they say of their stay and what they ask for; its address says the target. */
export function FiguresScreen() {
  const [address] = useSearchParams();
  const asked = Number(address.get("target"));
  const target = TARGETS.includes(asked) ? asked : USUAL_TARGET;
  const query = useQuery(figuresQuery(useSupabase(), useHotel().id, target));
  return (
    <div className="flex flex-col gap-6">
      {query.data && <Figures figures={query.data} target={target} />}
      <NotLoaded query={query} what="the figures" />
    </div>
  );
}

function Figures({ figures, target }: { figures: InboxFigures; target: number }) {
  const { answered, waiting, late, weeks, feedback, asked, words } = figures;
  const toBegin = answered.count + late;
  if (answered.count + waiting + weeks.length + asked.length === 0) {
    return (
      <EmptyState icon={ChartNoAxesColumn} title="No Figures Yet">
        They appear when guests write.
      </EmptyState>
    );
  }
  return (
    <>
      <Card>
        <CardTitle>Answered</CardTitle>
        <dl className="mt-4 grid gap-6 sm:grid-cols-3 sm:gap-x-0">
          <Figure label="Half of them within">
            {answered.median === null ? "–" : shortDuration(answered.median)}
          </Figure>
          <Figure label={`Within ${shortDuration(target)}`}>
            {toBegin === 0 ? "–" : percentInWords(Math.round((answered.within / toBegin) * 100))}
          </Figure>
          <Figure label="Nobody has begun">{waiting}</Figure>
        </dl>
        <nav aria-label="Target" className="mt-5 border-t border-line pt-2">
          <ul className="flex flex-wrap gap-x-5">
            {TARGETS.map((minutes) => (
              <li key={minutes}>
                <TabLink to={`?target=${minutes}`} replace preventScrollReset isChosen={minutes === target}>
                  {shortDuration(minutes)}
                </TabLink>
              </li>
            ))}
          </ul>
        </nav>
      </Card>
      {weeks.length > 0 && (
        <Card>
          <CardTitle>Feedback</CardTitle>
          <Marks
            caption="By week"
            rows={weeks.map(({ week, ...marks }) => ({
              label: t`Week of ${dateWords(week, { day: "numeric", month: "short" })}`,
              ...marks,
            }))}
          />
          {feedback.length > 0 && (
            <Marks
              caption="By what it is about"
              rows={feedback.map(({ topic, ...marks }) => ({
                label: topicLabel("feedback", topic),
                ...marks,
              }))}
            />
          )}
        </Card>
      )}
      {asked.length > 0 && (
        <Card>
          <CardTitle>Asked for most</CardTitle>
          <ul className="mt-3 divide-y divide-line">
            {asked.map(({ topic, count }) => (
              <Asked key={topic} label={topicLabel("request", topic)} count={count} />
            ))}
          </ul>
          {words.length > 0 && (
            <>
              <h3 className="mt-6 text-lg font-semibold">In guests’ own words</h3>
              <ul className="mt-3 divide-y divide-line">
                {words.map(({ word, count }) => (
                  <Asked key={word} label={word} count={count}>
                    <AddAmenity word={word} />
                  </Asked>
                ))}
              </ul>
            </>
          )}
        </Card>
      )}
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line sm:px-6 sm:not-last:border-e sm:first:ps-0">
      <dt className="mt-2 text-ink-soft">{label}</dt>
      <dd className="font-display text-[2.75rem]/none font-semibold">{children}</dd>
    </div>
  );
}

interface Mark {
  label: string;
  count: number;
  /** The average, out of five. */
  average: number;
}

/** A bar of five for each, with its figures in words. */
function Marks({ caption, rows }: { caption: string; rows: readonly Mark[] }) {
  return (
    <table className="mt-5 w-full">
      <caption className="mb-2 text-start font-medium">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">Of 5</th>
          <th scope="col">Guests</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count, average }) => (
          <tr key={label} className="border-t border-line cramped:flex cramped:flex-wrap">
            <th scope="row" className="py-2.5 pe-4 text-start font-normal wrap-anywhere cramped:basis-full">
              {label}
            </th>
            <td className="w-1/2 cramped:flex-1">
              <span className="flex items-center gap-3">
                <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                  <span
                    className={cx("block h-full rounded-full", average < 3 ? "bg-danger" : "bg-accent")}
                    style={{ width: `${average * 20}%` }}
                  />
                </span>
                <span className="w-8 font-medium">{decimalInWords(average)}</span>
              </span>
            </td>
            <td className="w-14 text-end text-ink-soft">×{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Asked({ label, count, children }: { label: string; count: number; children?: ReactNode }) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4">
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {children}
      <span className="w-14 text-end font-medium">×{count}</span>
    </li>
  );
}
