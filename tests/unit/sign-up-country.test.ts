import { describe, expect, test } from "vitest";
import { guessedCountry } from "../../src/admin/account/country/guess.ts";
import { countriesOf } from "../../src/admin/account/country/of-address.ts";
import { UNKNOWN_COUNTRY } from "../../src/lib/country/countries.ts";
import { TUNED, UNSEEN } from "./support/addresses.ts";

const SILENT = "Dorfstrasse 3";

describe("The country of an address", () => {
  test.each(TUNED)("%j is %s", (address, country) => {
    const told = countriesOf(address);
    expect(told?.length === 1 ? told[0] : null).toBe(country);
  });

  test("is right for nearly all that the rules were not made with, and wrong for none", () => {
    const answers = UNSEEN.map(([address, country]) => ({ address, country, told: countriesOf(address) }));
    const sure = answers.filter(({ told }) => told?.length === 1);
    expect(sure.filter(({ told, country }) => told?.[0] !== country)).toEqual([]);
    const findable = answers.filter(({ country }) => country !== null);
    expect(sure.length / findable.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe("A new hotel", () => {
  const english = { phone: "+44 20 7946 0018", time_zone: "UTC" };

  test("is where its address says, whatever phone and clocks its owner has", () => {
    expect(guessedCountry({ ...english, address: "6391 Fieberbrunn, Tirol" })).toBe("AT");
    expect(guessedCountry({ address: "10115 Berlin", phone: "05354 56789", time_zone: "Asia/Tokyo" })).toBe(
      "DE",
    );
  });

  test("is where its number is dialled, when the address says nothing, or leaves that country", () => {
    expect(guessedCountry({ address: SILENT, phone: "+43 5354 56789", time_zone: "Europe/London" })).toBe(
      "AT",
    );
    expect(guessedCountry({ address: SILENT, phone: "0043 5354 56789", time_zone: "UTC" })).toBe("AT");
    expect(
      guessedCountry({ address: "Hauptstrasse 3, 6391 Dorf", phone: "+41 44 555 01 00", time_zone: "UTC" }),
    ).toBe("CH");
  });

  test("is where its clocks are, when neither says anything: the database knows", () => {
    expect(guessedCountry({ address: SILENT, phone: "05354 56789", time_zone: "Europe/Vienna" })).toBeNull();
    expect(guessedCountry({ address: SILENT, phone: "05354 56789", time_zone: "UTC" })).toBeNull();
  });

  test("is nowhere that the form of its postal code rules out", () => {
    const address = "Hauptstrasse 3, 6391 Dorf";
    expect(guessedCountry({ ...english, address })).toBe(UNKNOWN_COUNTRY);
    expect(guessedCountry({ ...english, address, time_zone: "Europe/London" })).toBe(UNKNOWN_COUNTRY);
    expect(guessedCountry({ ...english, address, time_zone: "Europe/Zurich" })).toBeNull();
  });
});
