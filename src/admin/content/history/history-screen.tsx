import { History, LayoutList, type LucideIcon, Users } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { errorCode, NETWORK } from "../../../lib/errors.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import { DAY, instantOf } from "../../../lib/time/zoned-time.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useStation } from "../../account/station/use-station.ts";
import { Button } from "../../ui/button.tsx";
import { CHIP, Chip } from "../../ui/chips.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { cx } from "../../ui/cx.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { adminLocale } from "../../ui/words.ts";
import { useHotelClock } from "../hotel/hotel-clock.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useCustomSections } from "../sections/items.ts";
import { type HistoryEntry, type HistoryFilters, isBack, useHistory } from "./history.ts";
import { HistoryList, useRestore } from "./history-list.tsx";
import { FILED, whoOf } from "./words.ts";

/** Who changed what, by person, section and day of the hotel. The choice is in the address, so that Back leads to it. */
export function HistoryScreen() {
  const [address] = useSearchParams();
  const filters = filtersOf(address, useHotel().time_zone);
  const history = useHistory(filters);
  const isFiltered = Object.keys(filters).length > 0;
  const entries = history.data;
  return (
    <>
      <Filters entries={entries ?? []} />
      {entries ? (
        <>
          {(filters.by_name ?? filters.by_user) !== undefined && !filters.section && (
            <UndoAll key={address.toString()} entries={entries} isByName={filters.by_name !== undefined} />
          )}
          {entries.length === 0 && (
            <EmptyState icon={History} title={isFiltered ? "Nothing Was Changed" : "Nothing Changed Yet"}>
              {isFiltered
                ? "Choose something else above."
                : "You can undo here what you and your colleagues change."}
            </EmptyState>
          )}
          <HistoryList
            history={history}
            heading={(day) => <h2 className="mt-6 mb-2 text-xl font-semibold">{day}</h2>}
          />
          <p className="mt-6 text-[0.9375rem] text-ink-soft">
            You can restore deleted things for 30 days. We show changes for 180 days.
          </p>
        </>
      ) : (
        <NotLoaded
          query={history}
          what="the history"
          title={(error) =>
            errorCode(error) === NETWORK ? t`The history needs a network` : t`We could not load the history`
          }
        />
      )}
    </>
  );
}

function filtersOf(address: URLSearchParams, timeZone: string): HistoryFilters {
  const day = Date.parse(address.get("day") ?? "");
  const midnight = (wall: number) => new Date(instantOf(timeZone, wall)).toISOString();
  const section = address.get("section");
  const person = address.get("person");
  const account = address.get("account");
  return {
    ...(person !== null && { by_name: person }),
    ...(account && { by_user: account }),
    ...(section && { section }),
    ...(day && { since: midnight(day), before: midnight(day + DAY) }),
  };
}

function Filters({ entries }: { entries: readonly HistoryEntry[] }) {
  const [address, setAddress] = useSearchParams();
  const userId = useUser().id;
  const own = useStation() ? undefined : userId;
  const customSections = useCustomSections().data ?? [];
  const today = useHotelClock()().slice(0, 10);
  const day = address.get("day") ?? "";
  const section = address.get("section") ?? "";
  const person = address.get("person");
  const account = address.get("account") ?? "";
  const people = new Map<string, string>();
  const chosen = person === null && !account ? undefined : { user_id: account || null, name: person };
  /** A station's people share its account. One's own may have had several names. */
  const keyOf = ({ user_id, name }: Pick<HistoryEntry, "user_id" | "name">) =>
    JSON.stringify([user_id ?? "", user_id === own ? null : name]);
  for (const who of chosen ? [chosen, ...entries] : entries) {
    if (who.name !== null || who.user_id === own) people.set(keyOf(who), whoOf(who, userId));
  }

  function choose(changes: Record<string, string | undefined>): void {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setAddress(next);
  }

  return (
    <div className="mb-5 flex flex-wrap gap-2">
      <Pill
        label="Person"
        icon={Users}
        value={chosen ? keyOf(chosen) : ""}
        options={[
          { value: "", label: t`Everybody` },
          ...Array.from(people, ([value, label]) => ({ value, label })),
        ]}
        onChange={(key) => {
          const [account, person] = key ? (JSON.parse(key) as [string, string | null]) : [];
          choose({ account, person: person ?? undefined });
        }}
      />
      <Pill
        label="Section"
        icon={LayoutList}
        value={section}
        options={[
          { value: "", label: t`All sections` },
          ...FILED.map(({ section, title }) => ({ value: section, label: title })),
          ...customSections.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(section) => choose({ section })}
      />
      <Chip
        label="Today"
        isChosen={day === today}
        onPress={() => choose({ day: day === today ? undefined : today })}
      />
      <span className="relative inline-flex">
        <input
          type="date"
          aria-label="Day"
          max={today}
          value={day}
          // While none is chosen or typed, words stand for the browser's "mm/dd/yyyy".
          className={cx(CHIP, "peer", day ? day !== today && CHOSEN : "not-focus:text-transparent")}
          onChange={({ target }) => choose({ day: target.value })}
        />
        {!day && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute start-4 top-3 text-sm font-medium peer-focus:hidden"
          >
            Other day
          </span>
        )}
      </span>
    </div>
  );
}

const CHOSEN = "border-accent! bg-accent! text-on-accent scheme-dark";

interface PillProps {
  label: string;
  icon: LucideIcon;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A list of choices that looks like a chip. */
function Pill({ label, icon: Icon, value, options, onChange }: PillProps) {
  return (
    <span className="relative inline-flex max-w-full">
      <Icon
        className={cx(
          "pointer-events-none absolute start-4 top-3.5 size-4",
          value ? "text-on-accent" : "text-ink-soft",
        )}
      />
      <select
        aria-label={label}
        value={value}
        className={cx(
          CHIP,
          "field-sizing-content max-w-full appearance-none ps-10 text-ellipsis",
          value && CHOSEN,
        )}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Takes everything back that one person did since a moment. */
function UndoAll({ entries, isByName }: { entries: readonly HistoryEntry[]; isByName: boolean }) {
  const restore = useRestore();
  const { time_zone: timeZone } = useHotel();
  const userId = useUser().id;
  const [asking, setAsking] = useState(false);
  const [since, setSince] = useState<string>();
  // A change that was just taken back is not offered again.
  const [isDone, setDone] = useState(false);
  const possible = entries.filter((entry) => entry.can_be_undone && !isBack(entry));
  const [newest] = possible;
  if (!newest || isDone) return null;
  const from = possible.findLast(({ at }) => at === since) ?? possible.at(-1) ?? newest;
  const count = possible.filter(({ at }) => at >= from.at).reduce((sum, { count }) => sum + count, 0);
  const who = whoOf(newest, userId);
  const moment = new Date(from.at).toLocaleString(adminLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  });

  async function undoAll(): Promise<void> {
    const { user_id, name } = newest as HistoryEntry;
    const by = { ...(user_id && { by_user: user_id }), ...(isByName && name !== null && { by_name: name }) };
    setDone(await restore({ since: from.at, until: (newest as HistoryEntry).at, ...by }, t`All undone`));
    setAsking(false);
  }

  return (
    <section
      aria-label="Undo all"
      className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-2xl bg-brass-soft px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-display text-xl/7 wrap-anywhere">
          <span>
            {who}: {plural(count, { one: "# change since", other: "# changes since" })}
          </span>{" "}
          <select
            aria-label="Since"
            value={from.at}
            className="min-h-11 cursor-pointer rounded-lg border border-edge bg-surface px-2 font-sans text-base"
            onChange={({ target }) => setSince(target.value)}
          >
            {possible.map(({ at }) => (
              <option key={at} value={at}>
                {new Date(at).toLocaleString(adminLocale(), {
                  dateStyle: "short",
                  timeStyle: "short",
                  timeZone,
                })}
              </option>
            ))}
          </select>
        </h2>
        <p className="mt-1 text-[0.9375rem]">Changes by others stay.</p>
      </div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Undo all {count}
      </Button>
      {asking && (
        <ConfirmDialog
          title="Undo all?"
          text={plural(count, {
            one: `# change since ${moment} will be undone.`,
            other: `# changes since ${moment} will be undone.`,
          })}
          confirmLabel={`Undo all ${count}`}
          busyLabel="Undoing..."
          onConfirm={undoAll}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}
