import { describe, expect, test } from "vitest";
import { isZoneAsked, saidCountry } from "../../src/admin/account/country/asked.ts";

describe("The country", () => {
  const facts = { address: "Dorfweg 4, 6384 Waidring, Tirol", phone: "+43 5353 5555", time_zone: "UTC" };

  test("follows from address and phone", () => {
    expect(saidCountry(facts)).toBe("AT");
    expect(saidCountry({ ...facts, address: "Dorfstrasse 3" })).toBe("AT");
  });

  test("does not follow where neither says one", () => {
    expect(saidCountry({ ...facts, address: "Dorfstrasse 3", phone: "05353 5555" })).toBeUndefined();
    expect(
      saidCountry({ ...facts, address: "Hauptstrasse 3, 6391 Dorf", phone: "05353 5555" }),
    ).toBeUndefined();
  });
});

describe("The time zone", () => {
  test.each([
    ["AT", "Europe/Vienna"],
    // The same clocks under another name.
    ["IN", "Asia/Calcutta"],
    ["IN", "Asia/Kolkata"],
  ])("of %s follows: %s", (country, zone) => {
    expect(isZoneAsked(country, zone)).toBe(false);
  });

  test.each([
    ["AT", "UTC"],
    ["AT", "Europe/London"],
    // Several clocks: nobody knows which.
    ["US", "America/New_York"],
    ["ES", "Europe/Madrid"],
    [null, "UTC"],
  ])("of %s does not say %s: it is asked", (country, zone) => {
    expect(isZoneAsked(country, zone)).toBe(true);
  });
});
