/**
 * Adds six made-up hotels to a running server: `npm run samples` for http://localhost:3000, `npm run samples
 * -- http://localhost:4000 riad ryokan` for another server and some of the hotels. Their owners sign in as
 * usual.
 */

import { SAMPLE_HOTELS } from "../samples/index.ts";
import { emailOf, makeSampleHotel } from "../samples/make.ts";
import { errorCode } from "../src/lib/errors.ts";
import { PASSWORD } from "../testbed/owner.ts";

const given = process.argv.slice(2);
if (given.some((word) => word.startsWith("-"))) {
  console.log(
    `npm run samples -- [URL] [HOTEL…]\n\nHotels: ${SAMPLE_HOTELS.map(({ key }) => key).join(", ")}`,
  );
  process.exit(given.includes("--help") ? 0 : 1);
}
const url = (given.find((word) => word.startsWith("http")) ?? "http://localhost:3000").replace(/\/$/, "");
const keys = given.filter((word) => !word.startsWith("http"));

for (const sample of SAMPLE_HOTELS.filter(({ key }) => keys.length === 0 || keys.includes(key))) {
  const who = `${sample.kind.padEnd(26)} ${emailOf(sample).padEnd(26)}`;
  try {
    const { hotel } = await makeSampleHotel(url, sample);
    console.log(`${who} ${url}/view/${hotel.id}`);
  } catch (error) {
    if (errorCode(error) !== "user_already_exists") throw error;
    console.log(`${who} is there already`);
  }
}
console.log(`\nTheir owners' password is "${PASSWORD}".`);
