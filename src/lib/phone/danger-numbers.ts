/** What somebody in danger dials: see docs/decisions/0099-whom-to-dial.md. */
import { isEmergencyNumber } from "./emergency-numbers.ts";
import { type EmergencyService, emergencyNumbersOf } from "./emergency-services.ts";
import { phoneNumbers } from "./phone-numbers.ts";

export interface DangerNumber {
  number: string;
  /** Who answers; empty for a number that answers everybody. */
  services: readonly EmergencyService[];
}

export interface PlaceOfDanger {
  /** The hotel's. */
  country: string | null;
  /** Numbers of its emergency contacts, as they were typed, in its order. */
  emergency: readonly string[];
}

/** "112", "000": longer ones are a hospital's. */
const LONGEST_SHORT_NUMBER = 4;
/** Mobile phones put it through to the emergency call of the country that they are in (3GPP TS 22.101, section 10.1). */
const EVERYWHERE = "112";
/** They do the same with both. */
const UNDERSTOOD = [EVERYWHERE, "911"];
/** Who cannot breathe has less time than who was robbed. */
const BY_URGENCY = ["ambulance", "fire", "police"] as const satisfies readonly EmergencyService[];

/** What a phone dials for a typed number, where that is a short one. */
export function shortNumber(typed: string, country: string | null): string | undefined {
  const [, digits] =
    /^tel:(\d+)$/.exec(phoneNumbers(typed, { country, use: "emergency" })[0]?.href ?? "") ?? [];
  return digits && digits.length <= LONGEST_SHORT_NUMBER ? digits : undefined;
}

/** @returns at least one, the most urgent first; one alone where it answers everybody */
export function dangerNumbers({ country, emergency }: PlaceOfDanger): DangerNumber[] {
  const { all, ...byService } = emergencyNumbersOf(country);
  const services = BY_URGENCY.filter((service) => byService[service] !== "");
  // By law in the European Union, also where the police have another number beside it.
  const isOneCall = byService.ambulance === EVERYWHERE && byService.fire === EVERYWHERE;
  const forAll = all || (isOneCall ? EVERYWHERE : "");
  const own = emergency.flatMap((typed) => shortNumber(typed, country) ?? []);
  const single = forAll
    ? (own.find((number) => number === forAll || UNDERSTOOD.includes(number)) ?? forAll)
    : services.length === 0 &&
      (own.find((number) => isEmergencyNumber(number, country)) ?? own[0] ?? EVERYWHERE);
  if (single) return [{ number: single, services: [] }];

  const grouped = Map.groupBy(services, (service) => byService[service]);
  return [
    // Where nobody knows the number of an ambulance.
    ...(byService.ambulance ? [] : [{ number: EVERYWHERE, services: [] }]),
    ...Array.from(grouped, ([number, answering]) => ({ number, services: answering })),
  ];
}
