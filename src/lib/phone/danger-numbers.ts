/** Emergency numbers to dial in danger: docs/decisions/0099-whom-to-dial.md. */

import { groupBy } from "../group-by.ts";
import { DIALLED_EVERYWHERE, isEmergencyNumber } from "./emergency-numbers.ts";
import { type EmergencyService, emergencyNumbersOf } from "./emergency-services.ts";
import { phoneNumbers } from "./phone-numbers.ts";

export interface DangerNumber {
  number: string;
  /** The services that answer; empty if the number is for every emergency. */
  services: readonly EmergencyService[];
}

export interface PlaceOfDanger {
  /** The hotel's country. */
  country: string | null;
  /** Numbers of the hotel's emergency contacts, as typed, in its order. */
  emergency: readonly string[];
}

/** Digits of the longest emergency number, such as "112". Longer ones are a hospital's. */
const LONGEST_SHORT_NUMBER = 4;
/** Mobile phones connect it to the local emergency call in every country (3GPP TS 22.101, section 10.1). */
const EVERYWHERE = "112";
/** Most urgent first: a guest who cannot breathe has less time than one who was robbed. */
const BY_URGENCY = ["ambulance", "fire", "police"] as const satisfies readonly EmergencyService[];

/** The digits to dial for a typed short number. */
export function shortNumber(typed: string, country: string | null): string | undefined {
  const [, digits] =
    /^tel:(\d+)$/.exec(phoneNumbers(typed, { country, use: "emergency" })[0]?.href ?? "") ?? [];
  return digits && digits.length <= LONGEST_SHORT_NUMBER ? digits : undefined;
}

/** @returns at least one public number, most urgent first; only one if it covers every emergency */
export function dangerNumbers({ country, emergency }: PlaceOfDanger): DangerNumber[] {
  const { all, ...byService } = emergencyNumbersOf(country);
  const services = BY_URGENCY.filter((service) => byService[service] !== "");
  // In the European Union 112 covers all by law, even if the police have another number, too.
  const isOneCall = byService.ambulance === EVERYWHERE && byService.fire === EVERYWHERE;
  const forAll = all || (isOneCall ? EVERYWHERE : "");
  const own = emergency.flatMap((typed) => shortNumber(typed, country) ?? []);
  const known = own.find((number) => isEmergencyNumber(number, country));
  const single = forAll
    ? (own.find((number) => number === forAll || DIALLED_EVERYWHERE.includes(number)) ?? forAll)
    : services.length === 0 && (known ?? EVERYWHERE);
  if (single) {
    // A number that no list knows, such as the house's, comes beside the public ones.
    const beside = forAll || known ? [] : own.slice(0, 1);
    return [single, ...beside].map((number) => ({ number, services: [] }));
  }

  const grouped = groupBy(services, (service) => byService[service]);
  return [
    // The ambulance's number is unknown.
    ...(byService.ambulance ? [] : [{ number: EVERYWHERE, services: [] }]),
    ...Array.from(grouped, ([number, answering]) => ({ number, services: answering })),
  ];
}
