import { expect, test } from "vitest";
import { deviceName, isHandheld } from "../../src/lib/accounts/device-name.ts";

const GECKO = "(KHTML, like Gecko)";

test.each([
  {
    name: "Safari on iPhone",
    handheld: true,
    says: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} Version/17.5 Mobile/15E148 Safari/604.1`,
  },
  {
    name: "Chrome on iPhone",
    handheld: true,
    says: `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`,
  },
  {
    name: "Firefox on iPad",
    handheld: true,
    says: `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${GECKO} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
  },
  {
    name: "Safari on Mac",
    handheld: false,
    says: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${GECKO} Version/17.5 Safari/605.1.15`,
  },
  {
    name: "Chrome on Android",
    handheld: true,
    says: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${GECKO} Chrome/126.0.0.0 Mobile Safari/537.36`,
  },
  {
    name: "Samsung Internet on Android",
    handheld: true,
    says: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${GECKO} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  },
  {
    name: "Edge on Windows",
    handheld: false,
    says: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${GECKO} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
  },
  {
    name: "Opera on Windows",
    handheld: false,
    says: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${GECKO} Chrome/124.0.0.0 Safari/537.36 OPR/110.0.0.0`,
  },
  {
    name: "Firefox on Linux",
    handheld: false,
    says: "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
  },
  {
    name: "Chrome on ChromeOS",
    handheld: false,
    says: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${GECKO} Chrome/126.0.0.0 Safari/537.36`,
  },
  { name: "Windows", handheld: false, says: "Something/1.0 (Windows NT 10.0)" },
  { name: "Unknown device", handheld: false, says: "curl/8.7.1" },
  { name: "Unknown device", handheld: false, says: "" },
  { name: "Unknown device", handheld: false, says: null },
])("$says is $name", ({ name, handheld, says }) => {
  expect(deviceName(says)).toBe(name);
  expect(isHandheld(says)).toBe(handheld);
});
