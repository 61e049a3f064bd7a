/** How much room a hotel's form has for whom: networks, the networks of one /48, the house, strangers, who is in danger. */
import { expect, test } from "vitest";
import { callAuth, minutesPass } from "../../testbed/auth.ts";
import { makeTaker, sendForm, takeMessages } from "../../testbed/messages.ts";
import { PASSWORD, sharedServer, type TestServer } from "../../testbed/server.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });

/** A hotel whose owner has a password. */
async function makeOwnersHotel(): Promise<Awaited<ReturnType<TestServer["ownerWithHotel"]>>> {
  const owner = await server.ownerWithHotel();
  await takeMessages(server, owner);
  return owner;
}

const signIn = (email: string, from: string) =>
  callAuth(server, "/token?grant_type=password", { body: { email, password: PASSWORD }, from });

/** How many of so many come in, one after the other. @param from where the nth comes from */
async function countTaken(
  hotelId: string,
  count: number,
  from: (nth: number) => string,
  values: Record<string, string> = {},
): Promise<number> {
  let taken = 0;
  for (let nth = 0; nth < count; nth++) {
    const answer = await sendForm(
      server,
      hotelId,
      "request",
      { text: `No. ${nth}`, ...values },
      { "X-Forwarded-For": from(nth) },
    );
    expect([303, 429]).toContain(answer.status);
    if (answer.status === 303) taken += 1;
  }
  return taken;
}
/** As if so much had been counted of everybody. */
const setCounter = (name: string, points: number) =>
  server.sql`update auth.rate_limits set points = ${points} where key like ${`${name}:%`}`;

test("Room of a network that nobody knows is one, and a fifth of what all strangers share; others have theirs", async () => {
  const { hotelId: id } = await makeTaker(server);
  expect(await countTaken(id, 13, () => "198.51.100.200")).toBe(11);
  // Beside somebody who fills what a carrier's address has.
  for (const guest of [201, 202, 203]) expect(await countTaken(id, 13, () => `198.51.100.${guest}`)).toBe(11);
  expect(await countTaken(id, 13, () => "198.51.100.204")).toBe(11);
  expect(await countTaken(id, 3, () => "198.51.100.205")).toBe(1);
});

test("Room of all networks of one /48 is eight first ones, and twice a stranger's share", async () => {
  const { hotelId: id } = await makeTaker(server);
  expect(await countTaken(id, 40, (nth) => `2001:db8:1:${nth}::1`)).toBe(28);
  expect(await countTaken(id, 2, (nth) => `2001:db8:2:${nth}::1`)).toBe(2);
});

test("Room of the house is an hour's sixty, where somebody of the hotel was signed in within a week", async () => {
  const taker = await makeOwnersHotel();
  expect((await signIn(taker.email, "2001:db8:77:1::1")).status).toBe(200);
  // An address of the same /48: guests are on another network than the desk.
  const inHouse = () => "2001:db8:77:2::1";
  expect(await countTaken(taker.hotelId, 30, inHouse)).toBe(30);
  const another = await makeTaker(server);
  expect(await countTaken(another.hotelId, 13, inHouse)).toBe(11);
  await server.sql`
    update auth.sessions set refreshed_at = now() - interval '8 days' where user_id = ${taker.userId}`;
  expect(await countTaken(taker.hotelId, 13, inHouse)).toBe(10);
});

test("Room of first messages ends for strangers, and not for the house nor for networks of an earlier day", async () => {
  const taker = await makeOwnersHotel();
  expect(await countTaken(taker.hotelId, 1, () => "203.0.113.50")).toBe(1);
  await minutesPass(server, 24 * 60);
  expect(await countTaken(taker.hotelId, 2, () => "203.0.113.51")).toBe(2);
  await setCounter("firstMessages", 120);
  await setCounter("messagesOfStrangers", 50);
  expect(await countTaken(taker.hotelId, 1, () => "203.0.113.52")).toBe(0);
  expect(await countTaken(taker.hotelId, 3, () => "203.0.113.50")).toBe(3);
  const from = "203.0.113.53";
  expect((await signIn(taker.email, from)).status).toBe(200);
  expect(await countTaken(taker.hotelId, 3, () => from)).toBe(3);
});

test("Room for help is kept when all else is taken: so much of each network, and so much in all", async () => {
  const { hotelId: id } = await makeTaker(server);
  const spammer = () => "198.51.100.210";
  expect(await countTaken(id, 12, spammer)).toBe(11);
  expect(await countTaken(id, 7, spammer, { topic: "help" })).toBe(5);
  await setCounter("firstMessages", 120);
  await setCounter("messagesOfStrangers", 50);
  const guest = () => "198.51.100.211";
  expect(await countTaken(id, 1, guest)).toBe(0);
  expect(await countTaken(id, 1, guest, { topic: "help" })).toBe(1);
  await setCounter("messagesInDanger", 40);
  expect(await countTaken(id, 1, guest, { topic: "help" })).toBe(0);
});

test("What is refused for its network leaves no counter of its form, of which anybody may load any number", async () => {
  const { hotelId: id } = await makeTaker(server);
  expect(await countTaken(id, 1, () => "198.51.100.210")).toBe(1);
  await setCounter("messagesFromNetwork", 60);
  const counters = async () =>
    (await server.sql`select from auth.rate_limits where key like 'messagesOfForm:%'`).count;
  const before = await counters();
  expect(await countTaken(id, 10, () => "198.51.100.210")).toBe(0);
  expect(await counters()).toBe(before);
});
