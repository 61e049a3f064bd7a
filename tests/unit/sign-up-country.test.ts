import { expect, test } from "vitest";
import { guessedCountry } from "../../src/admin/auth/sign-up.ts";

test.each([
  ["UTC", "de-AT", "AT"],
  ["Etc/GMT-1", "pt-BR", "BR"],
  ["UTC", "de", null],
  ["UTC", "es-419", null],
  // The database knows the country of this one.
  ["Europe/Berlin", "en-US", null],
])("a browser in %s that speaks %s is taken to be in %s", (timeZone, language, country) => {
  expect(guessedCountry(timeZone, language)).toBe(country);
});
