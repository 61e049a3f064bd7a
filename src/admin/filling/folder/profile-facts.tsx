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
import type { Beside } from "../../content/picks/use-add-picked.ts";
import { useItemTable } from "../../content/sections/items.ts";
import { PartlyDoneError, useManyRows } from "../../rows/many-rows.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { newId } from "../../rows/new-id.ts";
import { Card } from "../../ui/card.tsx";
import { TickRows } from "../../ui/tick.tsx";
import { useChosen } from "../../ui/use-chosen.ts";
import { listedInWords } from "../../ui/words.ts";
import { FACT_LABELS, networkSays } from "../beside/places.ts";
import type { HouseSecret } from "./house-secrets.ts";
import type { ProfileFacts } from "./profile.ts";

interface Offer {
  id: string;
  name: string;
  says: string;
  isThere: boolean;
  /** The profile's value instead, and the readers of a code. */
  note: string;
  changes?: HotelUpdate;
  secret?: HouseSecret;
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
  const { chosen: unticked, choose } = useChosen();
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
    if (picked.length === codes.length) return;
    const changes: HotelUpdate = Object.assign({}, ...picked.map((offer) => offer.changes ?? {}));
    // Both times together confirm the times.
    if (changes.check_in && changes.check_out) changes.times_confirmed = true;
    note(await change(hotel, changes), picked.length - codes.length);
  }

  function idOf(name: string): string {
    const id = ids.get(name) ?? newId();
    ids.set(name, id);
    return id;
  }

  return {
    count: picked.length,
    called: { one: t`fact`, many: t`facts` },
    store,
    reasonOf: (error) => reasonOf(error, offers),
    list: (disabled) => (
      <Card className="mb-6">
        <fieldset className="min-w-0">
          <legend className="mb-1 font-display text-lg font-semibold">For your profile</legend>
          <TickRows
            rows={offers.map(({ changes: _, secret: __, ...offer }) => ({
              ...offer,
              checked: offer.isThere || !unticked.has(offer.id),
            }))}
            disabled={disabled}
            selected={selected}
            onTick={(id, on) => choose(id, !on)}
          />
        </fieldset>
      </Card>
    ),
  };
}

function reasonOf(error: unknown, offers: readonly Offer[]): string {
  if (error instanceof PartlyDoneError)
    return failureText(contentFailures("add", HOUSE_SECRETS.one, HOUSE_SECRETS.errors), error.cause);
  if (!(error instanceof ChangedElsewhereError)) return failureText(PROFILE_FAILURES, error);
  const labels = offers
    .filter(({ changes = {} }) => error.columns.some((column) => column in changes))
    .map(({ name }) => name);
  return t`Another window has changed ${listedInWords(labels)}. Untick what should stay, or add again.`;
}

function offersOf(facts: ProfileFacts, hotel: Hotel): Offer[] {
  const offered = (id: keyof ProfileFacts, says: string, now: string, isThere: boolean, value: unknown) => ({
    id: `fact/${id}`,
    name: FACT_LABELS[id],
    says,
    isThere,
    changes: { [id]: value },
    note: isThere ? "" : now && t`Now: ${now}`,
  });
  const times = (["check_in", "check_out", "breakfast"] as const).flatMap((id) => {
    const { [id]: says } = facts;
    const now = hotel[id] ?? "";
    return says ? [offered(id, says, now, now === says, says)] : [];
  });
  const { wifi } = facts;
  if (!wifi) return times;
  const networks = hotel.wifi as { name: string; password: string | null }[];
  const others = networks.filter(({ name }) => name !== wifi.name);
  const now = listedInWords(networks.map(({ name }) => name));
  const isThere = networks.some(({ name, password }) => name === wifi.name && password === wifi.password);
  return [
    ...times,
    offered("wifi", networkSays(wifi), now, isThere, [...others, { ...wifi, shown_to: "code" }]),
  ];
}

/** Nobody reads them on the page before their owner says who may, and until when. */
function rowOf({ kind, name, code }: HouseSecret, id: string) {
  return { id, kind, name, code, shown_to: "reception" };
}

function secretOffers(secrets: readonly HouseSecret[], known: readonly Secret[]): Offer[] {
  return secrets.map((secret) => {
    const isThere = known.some(
      ({ name, code }) => foldedName(name) === foldedName(secret.name) && code === secret.code,
    );
    return {
      id: `secret/${secret.name}/${secret.code}`,
      name: secret.name,
      says: t`code ${secret.code}`,
      note: isThere ? "" : t`${READERS.reception}. Your folder says: ${secret.said}`,
      secret,
      isThere,
    };
  });
}
