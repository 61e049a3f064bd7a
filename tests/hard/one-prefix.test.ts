/** The share of somebody with all networks of one IPv6 /48, and the rest for others. */
import { expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { callAuth } from "../../testbed/auth.ts";
import { looksOf, report } from "../../testbed/looks.ts";
import { makeTaker, sendForm } from "../../testbed/messages.ts";
import { newEmail } from "../../testbed/owner.ts";
import { LONG_TIMEOUTS, PASSWORD, sharedServer } from "../../testbed/server.ts";

const { work } = LONG_TIMEOUTS;
const capacity = { ...LONG_TIMEOUTS, work: { ...work, passwords: { ...work.passwords, concurrency: 2 } } };
const server = await sharedServer({ TRUST_PROXY: "1" }, { capacity });

const inPrefix = (prefix: string, nth: number) => `2001:db8:${prefix}:${nth.toString(16)}::1`;

/** How many of these statuses there are. */
function count(statuses: readonly number[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const status of statuses) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

test("Of 400 messages to one hotel 28 come in, and those of guests elsewhere all do", async () => {
  const { hotelId } = await makeTaker(server);
  const send = async (nth: number, from: string) => {
    const answer = await sendForm(
      server,
      hotelId,
      "request",
      { text: `No. ${nth}` },
      { "X-Forwarded-For": from },
    );
    await answer.text();
    return answer.status;
  };
  const spam: number[] = [];
  for (let at = 0; at < 400; at += 20) {
    const some = Array.from({ length: 20 }, (_, i) => send(at + i, inPrefix("a", at + i)));
    spam.push(...(await Promise.all(some)));
  }
  expect(count(spam)).toEqual({ 303: 28, 429: 372 });
  const guests = [
    ...Array.from({ length: 20 }, (_, i) => `203.0.113.${i}`),
    ...Array.from({ length: 20 }, (_, i) => inPrefix(`b${i}`, 1)),
  ];
  for (const [nth, from] of guests.entries()) expect(await send(nth, from)).toBe(303);
});

test("Of 200 guesses at one account 80 are tried, and its owner signs in meanwhile", async () => {
  const { email } = await server.signUp();
  const signIn = async (password: string, from: string) =>
    (await callAuth(server, "/token?grant_type=password", { body: { email, password }, from })).status;
  const guesses: number[] = [];
  for (let nth = 0; nth < 200; nth++) guesses.push(await signIn(`guess ${nth}`, inPrefix("c", nth)));
  expect(count(guesses)).toEqual({ 400: 80, 429: 120 });
  expect(await signIn(PASSWORD, "203.0.113.200")).toBe(200);
});

test("Beside 120 wrong passwords that wait for each other, eight right ones are taken", async () => {
  const owners = await Promise.all(Array.from({ length: 8 }, () => server.signUp()));
  const signIn = async (email: string, password: string, from: string) =>
    (await callAuth(server, "/token?grant_type=password", { body: { email, password }, from })).status;
  const wrong = (nth: number) => signIn(newEmail(), "wrong", inPrefix("d", nth));
  const known = await server.sql<{ key: string }[]>`select key from auth.rate_limits`;
  await wrong(0);
  const flood = await transaction(server.sql, async (tx) => {
    // The count of the /48 is held, and with it each place that one of its networks gets.
    await tx`
      select from auth.rate_limits where key <> all (select jsonb_array_elements_text(
        ${JSON.stringify(known.map(({ key }) => key))}::text::jsonb)) for update`;
    let refused = 0;
    const all = Array.from({ length: 120 }, async (_, nth) => {
      const status = await wrong(nth + 1);
      if (status === 429) refused += 1;
      return status;
    });
    await expect.poll(() => refused).toBe(45);
    const honest = owners.map(({ email }, i) => signIn(email, PASSWORD, `203.0.113.${210 + i}`));
    expect(count(await Promise.all(honest))).toEqual({ 200: 8 });
    return all;
  });
  expect(count(await Promise.all(flood))).toEqual({ 400: 75, 429: 45 });
});

test("199 made-up searches show nothing to the owner, and what guests miss is shown", async () => {
  const owner = await server.ownerWithHotel();
  const look = (words: string, from: string) =>
    report(server.url, owner.hotelId, [`missed/en/${words}`], { from });
  const letters = (nth: number) =>
    nth.toString().replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
  const read = () => looksOf(owner);
  // Each from two of its networks.
  const madeUp = async (nth: number) => {
    for (const network of [nth, 1000 + nth])
      expect(await look(`made up ${letters(nth)}`, inPrefix("e", network))).toBe(204);
  };
  for (let nth = 0; nth < 199; nth++) await madeUp(nth);
  expect(await read()).toEqual([]);
  for (const guest of [1, 2, 3]) expect(await look("crib", `203.0.113.${guest}`)).toBe(204);
  expect(await look("iron", "203.0.113.4")).toBe(204);
  for (let nth = 199; nth < 249; nth++) await madeUp(nth);
  // It has had its day: nothing more of it is counted.
  for (const words of ["made up", "made up again", "iron"])
    expect(await look(words, inPrefix("e", 3000))).toBe(204);
  expect(await look("iron", "198.51.100.5")).toBe(204);
  expect(await look("iron", "192.0.2.6")).toBe(204);
  expect(await read()).toMatchObject([
    { thing: "crib", guests_90: 3 },
    { thing: "iron", guests_90: 3 },
  ]);
});
