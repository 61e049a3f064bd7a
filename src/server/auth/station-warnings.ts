/** Mails that tell a hotel's account what somebody tried at its stations. See docs/decisions/0119-stations.md. */
import type { Transaction } from "../database/connection.ts";
import type { StationWarning } from "../mail/templates.ts";

export type StationLetter = { letter: "station"; hotel: string } & StationWarning;

export interface WarningParts {
  outbox: { post(tx: Transaction, letter: StationLetter & { to: string }): Promise<void>; send(): void };
}

/** Posts the warning in the transaction of the event. The caller sends it after the commit. */
export async function warnOfStations(
  { outbox }: WarningParts,
  tx: Transaction,
  { hotel_id: hotelId, ...warning }: StationWarning & { hotel_id: string },
): Promise<void> {
  const [hotel] = await tx<{ email: string | null; name: string }[]>`
    select u.email, h.name from public.hotels h join auth.users u on u.id = h.user_id where h.id = ${hotelId}`;
  if (!hotel?.email) return;
  await outbox.post(tx, { letter: "station", to: hotel.email, hotel: hotel.name, ...warning });
}
