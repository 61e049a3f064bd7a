import { useState } from "react";
import { READERS } from "../../../fields/index.ts";
import { contentFailures, failureText } from "../../../lib/errors.ts";
import { foldedName } from "../../../lib/texts/folded.ts";
import { t } from "../../../lib/texts/t.ts";
import { HOUSE_SECRETS } from "../../../sections/secrets.ts";
import { PROFILE_FAILURES } from "../../content/hotel/failures.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { type Hotel, type HotelUpdate, useUndoableChange } from "../../content/hotel/hotels.ts";
import { type Secret, useSecrets } from "../../content/hotel/secret-rows.ts";
import { SELECTED_ROW, scrollTo } from "../../content/picks/tick-list.tsx";
import type { Beside } from "../../content/picks/use-add-picked.ts";
import { useItemTable } from "../../content/sections/items.ts";
import { PartlyDoneError, useManyRows } from "../../rows/many-rows.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { newId } from "../../rows/new-id.ts";
import { Card } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
import { Tick } from "../../ui/tick.tsx";
import { listedInWords } from "../../ui/words.ts";
import { FACT_LABELS, networkSays } from "../beside/places.ts";
import type { HouseSecret } from "./house-secrets.ts";
import type { ProfileFacts } from "./profile.ts";

interface Offer {
  id: string;
  label: string;
  says: string;
  now: string;
  changes?: HotelUpdate;
  secret?: HouseSecret;
  isThere: boolean;
}

/**
 * Times, Wi-Fi and codes that a folder names: they belong to the profile, and not among the answers.
 *
 * @returns undefined where it names none
 */
export function useProfileFacts(
  facts: ProfileFacts | undefined,
  secrets: readonly HouseSecret[] = [],
  selected?: string,
): Beside | undefined {
  const hotel = useHotel();
  const change = useUndoableChange();
  const many = useManyRows();
  const table = useItemTable(HOUSE_SECRETS);
  const known = useSecrets().data ?? [];
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  // A code that is sent again is the same row.
  const [ids] = useState(() => new Map<string, string>());
  const offers = [...(facts ? offersOf(facts, hotel) : []), ...secretOffers(secrets, known)];
  if (offers.length === 0) return undefined;
  const picked = offers.filter(({ id, isThere }) => !isThere && !unticked.has(id));

  async function store(note: Parameters<Beside["store"]>[0]): Promise<void> {
    const codes = picked.filter(({ secret }) => secret);
    if (codes.length > 0) {
      const rows = codes.flatMap(({ id, secret }) => (secret ? [rowOf(secret, idOf(id))] : []));
      await many.add(table, rows);
      const added = rows.map((row) => row.id);
      note(() => many.remove(table, added), codes.length);
    }
    if (picked.length > codes.length) note(await storeProfile(), picked.length - codes.length);
  }

  function idOf(name: string): string {
    const id = ids.get(name) ?? newId();
    ids.set(name, id);
    return id;
  }

  function storeProfile(): Promise<() => Promise<void>> {
    const changes: HotelUpdate = Object.assign({}, ...picked.map((offer) => offer.changes ?? {}));
    // Both times together confirm the times.
    if (changes.check_in && changes.check_out) changes.times_confirmed = true;
    return change(hotel, changes);
  }

  return {
    count: picked.length,
    called: { one: t`fact`, many: t`facts` },
    store,
    reasonOf: (error) => reasonOf(error, offers),
    list: (disabled) => (
      <FactList
        offers={offers}
        isTicked={({ id, isThere }) => isThere || !unticked.has(id)}
        onTick={({ id }, on) => setUnticked(toggled(unticked, id, !on))}
        disabled={disabled}
        selected={selected}
      />
    ),
  };
}

function reasonOf(error: unknown, offers: readonly Offer[]): string {
  if (error instanceof PartlyDoneError)
    return failureText(contentFailures("add", HOUSE_SECRETS.one, HOUSE_SECRETS.errors), error.cause);
  if (!(error instanceof ChangedElsewhereError)) return failureText(PROFILE_FAILURES, error);
  const labels = offers.filter(({ id }) => error.columns.includes(id)).map(({ label }) => label);
  return t`Another window has changed ${listedInWords(labels)}. Untick what should stay, or add again.`;
}

interface FactListProps {
  offers: readonly Offer[];
  isTicked: (offer: Offer) => boolean;
  onTick: (offer: Offer, on: boolean) => void;
  disabled: boolean;
  selected: string | undefined;
}

function FactList({ offers, isTicked, onTick, disabled, selected }: FactListProps) {
  return (
    <Card className="mb-6">
      <fieldset className="min-w-0">
        <legend className="mb-1 font-display text-lg font-semibold">For your profile</legend>
        <ul>
          {offers.map((offer) => (
            <li
              key={offer.id}
              ref={isOf(offer, selected) ? scrollTo : undefined}
              className={cx("border-b border-line last:border-0", isOf(offer, selected) && SELECTED_ROW)}
            >
              <Tick
                name={offer.label}
                says={offer.says}
                isThere={offer.isThere}
                note={noteOf(offer)}
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

function isOf({ id, secret }: Offer, selected: string | undefined): boolean {
  return selected === (secret ? id : `fact/${id}`);
}

/** What the profile says instead, and of a code who reads it. */
function noteOf({ now, isThere, secret }: Offer): string {
  if (isThere) return "";
  return secret ? t`${READERS.reception}. Your folder says: ${secret.said}` : now && t`Now: ${now}`;
}

function toggled(set: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const others = [...set].filter((each) => each !== name);
  return new Set(isIn ? [...others, name] : others);
}

function offersOf(facts: ProfileFacts, hotel: Hotel): Offer[] {
  const times = (["check_in", "check_out", "breakfast"] as const).flatMap((id): Offer[] => {
    const says = facts[id];
    if (!says) return [];
    const now = hotel[id] ?? "";
    return [{ id, label: FACT_LABELS[id], says, now, changes: { [id]: says }, isThere: now === says }];
  });
  const { wifi } = facts;
  if (!wifi) return times;
  const networks = hotel.wifi as { name: string; password: string | null }[];
  const others = networks.filter(({ name }) => name !== wifi.name);
  return [
    ...times,
    {
      id: "wifi",
      label: FACT_LABELS.wifi,
      says: networkSays(wifi),
      now: networks.map(({ name }) => name).join(", "),
      changes: { wifi: [...others, { ...wifi, shown_to: "code" }] },
      isThere: networks.some(({ name, password }) => name === wifi.name && password === wifi.password),
    },
  ];
}

/** Nobody reads them on the page before their owner says who may, and until when. */
function rowOf({ kind, name, code }: HouseSecret, id: string) {
  return { id, kind, name, code, shown_to: "reception" };
}

function secretOffers(secrets: readonly HouseSecret[], known: readonly Secret[]): Offer[] {
  return secrets.map((secret) => ({
    id: `secret/${secret.name}/${secret.code}`,
    label: secret.name,
    says: t`code ${secret.code}`,
    now: "",
    secret,
    isThere: known.some(
      ({ name, code }) => foldedName(name) === foldedName(secret.name) && code === secret.code,
    ),
  }));
}
