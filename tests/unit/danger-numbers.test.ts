/** Which number somebody in danger is told to dial. */
import { describe, expect, test } from "vitest";
import { COUNTRIES } from "../../src/lib/country/countries.ts";
import { dangerNumbers } from "../../src/lib/phone/danger-numbers.ts";
import { emergencyNumbersOf } from "../../src/lib/phone/emergency-services.ts";

const said = (country: string | null, ...emergency: string[]) =>
  dangerNumbers({ country, emergency })
    .map(({ number, services }) => [number, ...services].join(" "))
    .join(", ");

describe("Without contacts of the hotel's it is its country's", () => {
  test.each([
    ["one that answers everything", "US", "911"],
    ["the one that every service answers, before those of single ones", "FR", "112"],
    ["112, where ambulance and fire brigade have it", "DE", "112"],
    ["one for each service, the ambulance first", "CN", "120 ambulance, 119 fire, 110 police"],
    ["services with one number together", "JP", "119 ambulance fire, 110 police"],
    ["not 112, where the police alone answer it", "KR", "119 ambulance fire, 112 police"],
    ["112 before the others, where nobody knows an ambulance's", "TD", "112, 18 fire, 17 police"],
    ["112 for a country without numbers", "AQ", "112"],
    ["112 for no country", null, "112"],
  ] as const)("%s", (_, country, numbers) => expect(said(country)).toBe(numbers));
});

describe("The hotel's own", () => {
  test.each([
    ["comes first, where it answers everything", "GB", ["112"], "112"],
    ["is the first of several", "GB", ["999", "112"], "999"],
    ["is read out of what was typed", "AT", ["Notruf 112 (24h)"], "112"],
    ["counts in a country without numbers", "AF", ["Hospital", "+93 20 2300 000", "119"], "119"],
    ["counts without a country", null, ["000"], "000"],
    ["stands beside a public one, where nobody knows it", null, ["1234"], "112, 1234"],
    ["one that every country knows goes before one that none does", null, ["1234", "999"], "999"],
    ["is not one of a single service, where there is one for all", "AT", ["144", "133"], "112"],
    ["is not what its country does not know, such as a number of where it was before", "AT", ["999"], "112"],
    ["is not mountain rescue", "AT", ["140"], "112"],
    ["leaves out no service", "JP", ["110"], "119 ambulance fire, 110 police"],
    ["is no long number, and no extension", "US", ["+1 207 555 0100", "0"], "911"],
  ] as const)("%s", (_, country, emergency, numbers) => expect(said(country, ...emergency)).toBe(numbers));
});

test("In every country somebody answers, and no service that has a number is left out", () => {
  for (const country of COUNTRIES) {
    const [first, ...others] = dangerNumbers({ country, emergency: [] });
    expect(first?.number, country).toMatch(/^\d{2,5}$/);
    if (others.length === 0) continue;
    const { police, ambulance, fire } = emergencyNumbersOf(country);
    const numbers = [first, ...others].map((one) => one?.number);
    expect(numbers, country).toEqual(expect.arrayContaining([police, ambulance, fire].filter(Boolean)));
  }
});
