import { Check } from "lucide-react";
import { useState } from "react";
import { PROFILE_FAILURES } from "../hotel/failures.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Hotel, type HotelUpdate, useUpdateHotel } from "../hotel/hotels.ts";
import { counted } from "../sections/words.ts";
import { Button, TextButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { useTask } from "../ui/use-task.ts";
import type { ProfileFacts as Facts } from "./profile.ts";

interface Offer {
  column: keyof Facts;
  label: string;
  /** What the folder says. */
  says: string;
  /** What the profile says instead. */
  now: string;
  changes: HotelUpdate;
  isThere: boolean;
}

/** Times and Wi-Fi that a folder names: they belong to the profile, and not among the answers. */
export function ProfileFacts({ facts }: { facts: Facts }) {
  const hotel = useHotel();
  const update = useUpdateHotel();
  const [busy, run] = useTask(PROFILE_FAILURES);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  /** What the profile said. The way back is here, because the dialog covers messages. */
  const [before, setBefore] = useState<HotelUpdate>();
  const offers = offersOf(facts, hotel);
  if (offers.length === 0) return null;
  const picked = offers.filter(({ column, isThere }) => !isThere && !unticked.has(column));

  async function save(): Promise<void> {
    const changes: HotelUpdate = Object.assign({}, ...picked.map((offer) => offer.changes));
    // Both of them are what "these times are right" means.
    if (changes.check_in && changes.check_out) changes.times_confirmed = true;
    const said: HotelUpdate = Object.fromEntries(
      Object.keys(changes).map((column) => [column, hotel[column as keyof Hotel]]),
    );
    await update.mutateAsync({ original: hotel, changes });
    setBefore(said);
  }

  async function undo(changes: HotelUpdate): Promise<void> {
    await update.mutateAsync({ original: hotel, changes });
    setBefore(undefined);
  }

  return (
    <Card className="mt-6">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-display text-lg font-semibold">For your profile</legend>
        <ul>
          {offers.map(({ column, label, says, now, isThere }) => (
            <li key={column} className="border-b border-line last:border-0">
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                <input
                  type="checkbox"
                  className="mt-0.5 size-5 shrink-0 accent-accent"
                  checked={isThere || !unticked.has(column)}
                  disabled={isThere || busy}
                  onChange={({ target }) => setUnticked(toggled(unticked, column, !target.checked))}
                />
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-medium">{label}</span> {says}
                  {isThere && <span className="text-sm text-ink-soft"> · you have it</span>}
                  {!isThere && now && <span className="block text-sm text-ink-soft">Now: {now}</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {before && (
        <p role="status" className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-soft">
          <span className="flex items-center gap-2">
            <Check aria-hidden="true" className="size-5 shrink-0" />
            Your profile has them now.
          </span>
          <TextButton disabled={busy} onClick={() => void run(() => undo(before))}>
            Undo
          </TextButton>
        </p>
      )}
      {offers.some(({ isThere }) => !isThere) && (
        <Button
          variant="secondary"
          className="mt-3 max-sm:w-full"
          disabled={picked.length === 0}
          busy={busy && "Saving..."}
          onClick={() => void run(save)}
        >
          {picked.length === 0
            ? "Put into the profile"
            : `Put ${counted(picked.length, { one: "fact", many: "facts" })} into the profile`}
        </Button>
      )}
    </Card>
  );
}

function toggled(set: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const others = [...set].filter((each) => each !== name);
  return new Set(isIn ? [...others, name] : others);
}

function offersOf({ check_in, check_out, breakfast, wifi }: Facts, hotel: Hotel): Offer[] {
  const networks = hotel.wifi as { name: string; password: string | null }[];
  const offers: (Offer | undefined)[] = [
    check_in && {
      column: "check_in" as const,
      label: "Check-in",
      says: check_in,
      now: hotel.check_in,
      changes: { check_in },
      isThere: hotel.check_in === check_in,
    },
    check_out && {
      column: "check_out" as const,
      label: "Check-out",
      says: check_out,
      now: hotel.check_out,
      changes: { check_out },
      isThere: hotel.check_out === check_out,
    },
    breakfast && {
      column: "breakfast" as const,
      label: "Breakfast",
      says: breakfast,
      now: hotel.breakfast ?? "",
      changes: { breakfast },
      isThere: hotel.breakfast === breakfast,
    },
    wifi && {
      column: "wifi" as const,
      label: "Wi-Fi",
      says: wifi.password ? `${wifi.name}, password ${wifi.password}` : wifi.name,
      now: networks.map(({ name }) => name).join(", "),
      changes: { wifi: [...networks.filter(({ name }) => name !== wifi.name), { ...wifi, is_shown: true }] },
      isThere: networks.some(({ name, password }) => name === wifi.name && password === wifi.password),
    },
  ].map((offer) => offer || undefined);
  return offers.filter((offer) => offer !== undefined);
}
