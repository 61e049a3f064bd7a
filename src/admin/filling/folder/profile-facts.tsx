import { useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { PROFILE_FAILURES } from "../../content/hotel/failures.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { type Hotel, type HotelUpdate, useChangeHotel } from "../../content/hotel/hotels.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { Card } from "../../ui/card.tsx";
import { Tick } from "../suggestions/tick-list.tsx";
import type { Beside } from "../suggestions/use-add-picked.ts";
import type { ProfileFacts } from "./profile.ts";

interface Offer {
  column: keyof ProfileFacts;
  label: string;
  /** What the folder says. */
  says: string;
  /** What the profile says instead. */
  now: string;
  changes: HotelUpdate;
  isThere: boolean;
}

/**
 * Times and Wi-Fi that a folder names: they belong to the profile, and not among the answers.
 *
 * @returns undefined where it names none
 */
export function useProfileFacts(facts: ProfileFacts | undefined): Beside | undefined {
  const hotel = useHotel();
  const change = useChangeHotel();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const offers = facts ? offersOf(facts, hotel) : [];
  if (offers.length === 0) return undefined;
  const picked = offers.filter(({ column, isThere }) => !isThere && !unticked.has(column));

  async function store(): Promise<() => Promise<void>> {
    const changes: HotelUpdate = Object.assign({}, ...picked.map((offer) => offer.changes));
    // Both times together confirm the times.
    if (changes.check_in && changes.check_out) changes.times_confirmed = true;
    const said = partOf(hotel, Object.keys(changes));
    const saved = await change(hotel, changes);
    return async () => {
      const { times_confirmed: _, ...before } = said;
      const again = await takeBack(saved, before);
      // Every change of a time confirms the times, also this one.
      const isAsBefore = again.check_in === hotel.check_in && again.check_out === hotel.check_out;
      if (isAsBefore && again.times_confirmed && !hotel.times_confirmed)
        await takeBack(again, { times_confirmed: false });
    };
  }

  /** Keeps what another window has changed since. */
  async function takeBack(original: Hotel, changes: HotelUpdate): Promise<Hotel> {
    try {
      return await change(original, changes);
    } catch (error) {
      if (!(error instanceof ChangedElsewhereError)) throw error;
      const ours = Object.keys(changes).filter((column) => !error.columns.includes(column));
      return await takeBack(error.current as Hotel, partOf(changes, ours));
    }
  }

  return {
    count: picked.length,
    called: { one: "fact", many: "facts" },
    store,
    reasonOf: (error) => reasonOf(error, offers),
    list: (disabled) => (
      <FactList
        offers={offers}
        isTicked={({ column, isThere }) => isThere || !unticked.has(column)}
        onTick={({ column }, on) => setUnticked(toggled(unticked, column, !on))}
        disabled={disabled}
      />
    ),
  };
}

function partOf(row: HotelUpdate, columns: readonly string[]): HotelUpdate {
  return Object.fromEntries(columns.map((column) => [column, row[column as keyof HotelUpdate]]));
}

function reasonOf(error: unknown, offers: readonly Offer[]): string {
  if (!(error instanceof ChangedElsewhereError)) return failureText(PROFILE_FAILURES, error);
  const labels = offers.filter(({ column }) => error.columns.includes(column)).map(({ label }) => label);
  return `Another window has changed ${labels.join(" and ")} meanwhile. What the profile says now stands beside it: untick what is to stay, or add again.`;
}

interface FactListProps {
  offers: readonly Offer[];
  isTicked: (offer: Offer) => boolean;
  onTick: (offer: Offer, on: boolean) => void;
  disabled: boolean;
}

function FactList({ offers, isTicked, onTick, disabled }: FactListProps) {
  return (
    <Card className="mb-6">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-display text-lg font-semibold">For your profile</legend>
        <ul>
          {offers.map((offer) => (
            <li key={offer.column} className="border-b border-line last:border-0">
              <Tick
                name={offer.label}
                says={offer.says}
                isThere={offer.isThere}
                note={offer.now && !offer.isThere ? `Now: ${offer.now}` : ""}
                checked={isTicked(offer)}
                disabled={disabled}
                onTick={(on) => onTick(offer, on)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </Card>
  );
}

function toggled(set: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const others = [...set].filter((each) => each !== name);
  return new Set(isIn ? [...others, name] : others);
}

const TIMES = [
  ["check_in", "Check-in"],
  ["check_out", "Check-out"],
  ["breakfast", "Breakfast"],
] as const;

function offersOf(facts: ProfileFacts, hotel: Hotel): Offer[] {
  const times = TIMES.flatMap(([column, label]): Offer[] => {
    const says = facts[column];
    if (!says) return [];
    const now = hotel[column] ?? "";
    return [{ column, label, says, now, changes: { [column]: says }, isThere: now === says }];
  });
  const { wifi } = facts;
  if (!wifi) return times;
  const networks = hotel.wifi as { name: string; password: string | null }[];
  const others = networks.filter(({ name }) => name !== wifi.name);
  return [
    ...times,
    {
      column: "wifi",
      label: "Wi-Fi",
      says: wifi.password ? `${wifi.name}, password ${wifi.password}` : wifi.name,
      now: networks.map(({ name }) => name).join(", "),
      changes: { wifi: [...others, { ...wifi, shown_to: "code" }] },
      isThere: networks.some(({ name, password }) => name === wifi.name && password === wifi.password),
    },
  ];
}
