/** The promises of docs/api.md to authors of programs, done as they are written there. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { seedSampleHotel } from "../../src/server/sample-hotel/seed.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const page = readFileSync("docs/api.md", "utf8");
const [, program = ""] = /```js\n(.*?)```/s.exec(page) ?? [];
const ADDRESS = "http://localhost:3000";

/** @returns what a program prints that begins like the page's */
async function printed(text: string): Promise<string> {
  const node = promisify(execFile);
  const { stdout } = await node(process.execPath, ["--input-type=module", "--eval", text]);
  return stdout.trim();
}

test("The program reads the sample hotel with the official client", async () => {
  await transaction(server.sql, seedSampleHotel);
  const [hotel] = await server.sql<{ name: string }[]>`select name from public.hotels where id = '1'`;
  expect(program).toContain(ADDRESS);
  expect(await printed(program.replace(ADDRESS, server.url))).toBe(hotel?.name);
});

test("The key is the one that /config.json names", async () => {
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  expect(program).toContain(`"${publishableKey}"`);
  expect(page).toContain(`\`${publishableKey}\``);
});

test("Signed in, the same program reads a table by its example", async () => {
  const [, signIn = ""] = /After `(innfo\.auth[^`]+)`/.exec(page) ?? [];
  const [, example = ""] = /\| `amenities` \|.* `(innfo\.from[^`]+)` \|/.exec(page) ?? [];
  const { email, hotelId } = await server.ownerWithHotel();
  const [client = ""] = program.replace(ADDRESS, server.url).split("const { data");
  const text = `${client} const [email, password, hotelId] = ${JSON.stringify([email, PASSWORD, hotelId])};
    const signedIn = await ${signIn};
    const { data, error } = await ${example};
    console.log(JSON.stringify([signedIn.error, data, error]));`;
  expect(JSON.parse(await printed(text))).toEqual([null, [], null]);
});
