/** What the README tells a developer, done as it is written there. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { seedSampleHotel } from "../../src/server/sample-hotel/seed.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const readme = readFileSync("README.md", "utf8");
const [, program = ""] = /## From a program\n.*?```js\n(.*?)```/s.exec(readme) ?? [];
const ADDRESS = "http://localhost:3000";

/** @returns what a program prints that begins like the README's */
async function printed(text: string): Promise<string> {
  const node = promisify(execFile);
  const { stdout } = await node(process.execPath, ["--input-type=module", "--eval", text]);
  return stdout.trim();
}

test("the README's program reads the sample hotel with the official client", async () => {
  await transaction(server.sql, seedSampleHotel);
  const [hotel] = await server.sql<{ name: string }[]>`select name from public.hotels where id = '1'`;
  expect(program).toContain(ADDRESS);
  expect(await printed(program.replace(ADDRESS, server.url))).toBe(hotel?.name);
});

test("the key in the README is the one that /config.json names", async () => {
  const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
  expect(program).toContain(`"${publishableKey}"`);
  expect(readme).toContain(`\`${publishableKey}\``);
});

test("with the README's other line the same program signs in and reads an owner's table", async () => {
  const [, signIn = ""] = /After `(innfo\.auth[^`]+)`/.exec(readme) ?? [];
  const [, table = ""] = /reads and writes an owner's tables, `(innfo\.from[^`]+)`/.exec(readme) ?? [];
  const { email } = await server.ownerWithHotel();
  const [client = ""] = program.replace(ADDRESS, server.url).split("const { data");
  const text = `${client} const [email, password] = ${JSON.stringify([email, PASSWORD])};
    const signedIn = await ${signIn};
    const { data, error } = await ${table}.select();
    console.log(JSON.stringify([signedIn.error, data, error]));`;
  expect(JSON.parse(await printed(text))).toEqual([null, [], null]);
});
