import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { failureText, restoreFailures } from "../../../lib/errors.ts";
import { groupBy } from "../../../lib/group-by.ts";
import { as, plural, t } from "../../../lib/texts/t.ts";
import { dayAt } from "../../../lib/time/zoned-time.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { asRefusal, type Undone, undoChanges } from "../../rows/history.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { ROWS, Row } from "../../ui/row.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { adminLocale, capitalized, dayInFull } from "../../ui/words.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { OF_CONTENT } from "../of-content.ts";
import { type HistoryEntry, isBack, isRestoring, useHistory } from "./history.ts";
import { changedName, deedOf, differencesOf, isAddition, whoOf } from "./words.ts";

type UndoneChanges = Parameters<typeof undoChanges>[1];

const A_CHANGE = as("a change in the history")`it`;

/** @returns what takes changes back, and says what came of it */
export function useRestore() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const hotel_id = useHotel().id;
  const write = useWrite();
  const showMessage = useMessages();
  return async (changes: Omit<UndoneChanges, "hotel_id">, done: string): Promise<boolean> => {
    let undone: Undone;
    try {
      undone = await write(() => undoChanges(supabase, { hotel_id, ...changes }));
      await queryClient.invalidateQueries(OF_CONTENT);
    } catch (error) {
      showMessage({ type: "error", text: failureText(restoreFailures(A_CHANGE), error) });
      return false;
    }
    const { left } = undone;
    if (left.length === 0) {
      showMessage({ type: "success", title: done, passing: true });
      return true;
    }
    const reasons = left.slice(0, 5).map((change) => {
      const reason = failureText(restoreFailures(A_CHANGE), asRefusal(change));
      return change.title ? t`“${change.title}”: ${reason}` : reason;
    });
    const more = left.length > 5 ? [plural(left.length - 5, { one: "# more.", other: "# more." })] : [];
    const stays = plural(left.length, {
      one: "# change could not be undone.",
      other: "# changes could not be undone.",
    });
    showMessage({ type: "error", text: [stays, ...new Set(reasons), ...more].join(" ") });
    return false;
  };
}

interface HistoryListProps {
  history: ReturnType<typeof useHistory>;
  /** Only of this row, of all that one press changed. */
  rowId?: string;
  onRestored?: () => void;
  /** Between days, on a screen of its own. */
  heading: (day: string) => ReactNode;
}

/** By day, the latest first. */
export function HistoryList({ history, rowId, onRestored, heading }: HistoryListProps) {
  const { time_zone } = useHotel();
  const [busy, during] = useBusy();
  const entries = history.data ?? [];
  const days = groupBy(entries, ({ at }) => dayOf(at, time_zone));
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          {heading(day)}
          <ul className={ROWS}>
            {ofDay.map((entry) => (
              <EntryRow
                key={`${entry.at} ${entry.user_id}`}
                entry={entry}
                isRestoring={isRestoring(entry, entries)}
                rowId={rowId}
                onRestored={onRestored}
              />
            ))}
          </ul>
        </section>
      ))}
      {history.hasNextPage && (
        <div className="mt-5 flex justify-center">
          <Button
            variant="secondary"
            busy={busy && "Loading..."}
            onClick={() => during(() => history.fetchNextPage())}
          >
            Show Earlier Changes
          </Button>
        </div>
      )}
    </>
  );
}

export function RowChanges({ id, onRestored }: { id: string; onRestored: () => void }) {
  const history = useHistory({ row_id: id });
  if (!history.data) {
    return <NotLoaded inline query={history} what="its history" meanwhile={<Skeleton className="h-20" />} />;
  }
  if (history.data.length === 0) return <p className="text-ink-soft">No changes in 180 days.</p>;
  return (
    <HistoryList
      history={history}
      rowId={id}
      onRestored={onRestored}
      heading={(day) => <h3 className="mt-3 mb-1 text-sm text-ink-soft">{day}</h3>}
    />
  );
}

interface EntryRowProps {
  entry: HistoryEntry;
  isRestoring: boolean;
  rowId: string | undefined;
  onRestored: (() => void) | undefined;
}

function EntryRow({ entry, isRestoring, rowId, onRestored }: EntryRowProps) {
  const hotel = useHotel();
  const restore = useRestore();
  const [busy, during] = useBusy();
  const { at } = entry;
  const title = changedName(entry);
  const who = whoOf(entry, useUser().id);
  const differences = differencesOf(entry, hotel);
  const [all, setAll] = useState(false);
  const removes = isAddition(entry);

  async function takeBack(): Promise<void> {
    const row = rowId === undefined ? {} : { row_ids: [rowId] };
    const isDone = await restore({ since: at, until: at, ...row }, removes ? t`Removed` : t`Restored`);
    if (isDone) onRestored?.();
  }

  const verb = removes ? t`Remove` : t`Restore`;
  return (
    <Row
      picture={
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center self-start rounded-full bg-brass-soft font-display text-lg text-brass"
        >
          {(entry.name ?? who).charAt(0).toUpperCase()}
        </span>
      }
    >
      <div className="flex flex-wrap justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-[1.1875rem]/6 font-[450] wrap-anywhere">
            <bdi>{title}</bdi>
          </h3>
          <p className="text-[0.9375rem]/5.5 wrap-anywhere text-ink-soft">
            {who} · {deedOf(entry, hotel, isRestoring)}
          </p>
          {(all ? differences : differences.slice(0, 2)).map(({ label, before, after }) => (
            <p key={label} className="mt-1 text-[0.9375rem]/5.5 wrap-anywhere">
              {(differences.length > 1 || removes) && <span className="text-ink-soft">{label}: </span>}
              <del className="text-ink-soft">{before}</del>{" "}
              <ins className="font-semibold no-underline">{after}</ins>
            </p>
          ))}
          {differences.length > 2 && (
            <TextButton className="text-[0.9375rem]" onClick={() => setAll(!all)}>
              {all ? "Show fewer" : `Show all ${differences.length}`}
            </TextButton>
          )}
        </div>
        <div className="ms-auto flex flex-col items-end">
          <time dateTime={at} className="text-[0.9375rem]/6 text-ink-soft">
            {new Date(at).toLocaleTimeString(adminLocale(), {
              timeStyle: "short",
              timeZone: hotel.time_zone,
            })}
          </time>
          {isBack(entry) && <span className="text-[0.9375rem]/6 text-ink-soft">Restored since</span>}
          {entry.can_be_undone && !isBack(entry) && (
            <TextButton
              disabled={busy}
              aria-label={removes ? `Remove “${title}”` : `Restore “${title}”`}
              onClick={() => during(takeBack)}
            >
              {busy ? "…" : verb}
            </TextButton>
          )}
        </div>
      </div>
    </Row>
  );
}

/** On the hotel's calendar. */
function dayOf(at: string, timeZone: string): string {
  const ago = dayAt(timeZone, Date.now()) - dayAt(timeZone, Date.parse(at));
  return [t`Today`, t`Yesterday`][ago] ?? capitalized(dayInFull(at, timeZone));
}
