/** Emergency numbers to dial in danger: docs/decisions/0099-whom-to-dial.md. */

import { groupBy } from "../group-by.ts";
import { DIALLED_EVERYWHERE, isEmergencyNumber } from "./emergency-numbers.ts";
import { type EmergencyService, emergencyNumbersOf } from "./emergency-services.ts";
import { phoneNumbers } from "./phone-numbers.ts";

export interface DangerNumber {
  number: string;
  /** Who answers; empty if the number is for every emergency. */
  services: readonly EmergencyService[];
}

export interface PlaceOfDanger {
  /** The hotel's country. */
  country: string | null;
  /** Numbers of the hotel's emergency contacts, as typed, in its order. */
  emergency: readonly string[];
}

/** "112", "000". Longer numbers are a hospital's. */
const LONGEST_SHORT_NUMBER = 4;
/** Mobile phones connect it to the local emergency call in every country (3GPP TS 22.101, section 10.1). */
const EVERYWHERE = "112";
/** Somebody who cannot breathe has less time than somebody who was robbed. */
const BY_URGENCY = ["ambulance", "fire", "police"] as const satisfies readonly EmergencyService[];

/** What a phone dials for a typed number, if that is a short one. */
export function shortNumber(typed: string, country: string | null): string | undefined {
  const [, digits] =
    /^tel:(\d+)$/.exec(phoneNumbers(typed, { country, use: "emergency" })[0]?.href ?? "") ?? [];
  return digits && digits.length <= LONGEST_SHORT_NUMBER ? digits : undefined;
}

/** @returns at least one, most urgent first, and a public one; a single one if it covers every emergency */
export function dangerNumbers({ country, emergency }: PlaceOfDanger): DangerNumber[] {
  const { all, ...byService } = emergencyNumbersOf(country);
  const services = BY_URGENCY.filter((service) => byService[service] !== "");
  // By law in the European Union, even if the police have another number as well.
  const isOneCall = byService.ambulance === EVERYWHERE && byService.fire === EVERYWHERE;
  const forAll = all || (isOneCall ? EVERYWHERE : "");
  const own = emergency.flatMap((typed) => shortNumber(typed, country) ?? []);
  const known = own.find((number) => isEmergencyNumber(number, country));
  const single = forAll
    ? (own.find((number) => number === forAll || DIALLED_EVERYWHERE.includes(number)) ?? forAll)
    : services.length === 0 && (known ?? EVERYWHERE);
  if (single) {
    // What no list knows, such as the house's own, takes no public number's place.
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
