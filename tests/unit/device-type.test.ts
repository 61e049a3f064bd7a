import { expect, test } from "vitest";
import { deviceType } from "../../src/server/scans/device-type.ts";

const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";

test.each([
  ["an iPhone", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${SAFARI} Mobile/15E148`, "Mobile"],
  ["an Android phone", `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${CHROME} Mobile Safari/537.36`, "Mobile"],
  ["a Firefox phone", "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0", "Mobile"],
  ["an old iPad", `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${SAFARI} Mobile/15E148`, "Tablet"],
  ["an Android tablet", `Mozilla/5.0 (Linux; Android 14; SM-X710) ${CHROME} Safari/537.36`, "Tablet"],
  ["a Firefox tablet", "Mozilla/5.0 (Android 14; Tablet; rv:133.0) Gecko/133.0 Firefox/133.0", "Tablet"],
  [
    "a Kindle Fire",
    "Mozilla/5.0 (Linux; Android 11; KFTRWI) Silk/120.1 like Chrome/120 Safari/537.36",
    "Tablet",
  ],
  ["a Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, "Desktop"],
  ["Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, "Desktop"],
  ["Linux", `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, "Desktop"],
  ["nothing said", undefined, "Unknown"],
])("%s is told by its user agent", (_what, userAgent, type) => {
  expect(deviceType(userAgent, false)).toBe(type);
});

test("an iPad that calls itself a Mac is a tablet by its touch screen; a touch laptop is a desktop", () => {
  expect(deviceType(`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}`, true)).toBe("Tablet");
  expect(deviceType(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, true)).toBe("Desktop");
});
