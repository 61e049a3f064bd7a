/**
 * Two thousand messages of as many guests, while the server and its database are killed: each is stored,
 * once.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { runningEmbedded } from "../../src/server/postgres/embedded.ts";
import { sendForm, tokenOf } from "../../testbed/messages.ts";
import { newDataDir } from "../../testbed/own-servers.ts";
import { createOwner } from "../../testbed/owner.ts";
import { postmasterOf, startProcess } from "../../testbed/process.ts";
import { exampleRow } from "../../testbed/rows.ts";

const MESSAGES = 2000;
/** A hotel takes 120 first messages an hour: docs/decisions/0061-messages.md. */
const HOTELS = 20;
const GUESTS_AT_ONCE = 16;
const EMAIL = "pro@example.com";
const SECRET = randomBytes(32).toString("base64url");

test("no message that a guest was told of is lost by kill -9, and none is there twice when it is sent again", async () => {
  const dataDir = newDataDir();
  const start = () =>
    startProcess({
      dataDir,
      env: {
        TRUST_PROXY: "1",
        JWT_SECRET: SECRET,
        COMPLIMENTARY_PRO_EMAILS: EMAIL,
        LIMITS: `InnfoTest.hotels=${HOTELS}`,
      },
    });
  let server = start();
  onTestFinished(async () => void (await server.end()));
  let url = await server.url;
  const jwtKey = new TextEncoder().encode(SECRET);
  const { api, hotel } = await createOwner(url, { email: EMAIL });
  const { data: session } = await api.auth.getUser();
  const others = Array.from({ length: HOTELS - 1 }, () => ({
    ...exampleRow("hotels"),
    user_id: session.user?.id,
  }));
  const { data: added } = await api
    .from("hotels")
    .insert(others as never)
    .select("id")
    .throwOnError();
  const hotelIds = [hotel, ...added].map(({ id }) => id);
  await api
    .from("message_kinds")
    .insert(hotelIds.map((hotel_id) => ({ hotel_id, kind: "request", is_on: true })))
    .throwOnError();

  let begun = 0;
  /** Where their guests follow them. */
  const told = new Set<string>();
  const busy: number[] = [];
  async function write(nth: number): Promise<void> {
    const hotelId = hotelIds[nth % HOTELS] ?? "";
    const values = { token: tokenOf({ jwtKey }, hotelId, "request"), text: `Wish ${nth}` };
    const headers = { "X-Forwarded-For": `10.1.${nth >> 8}.${nth & 255}` };
    for (;;) {
      const answer = await sendForm({ url, jwtKey }, hotelId, "request", values, headers).catch(
        () => undefined,
      );
      await answer?.text().catch(() => undefined);
      if (answer?.status === 303) {
        told.add(answer.headers.get("location") ?? "");
        return;
      }
      if (answer) busy.push(answer.status);
      // Its server is away, or busy: the guest presses once more.
      await sleep(50);
    }
  }
  const guests = Array.from({ length: GUESTS_AT_ONCE }, async () => {
    while (begun < MESSAGES) await write(begun++);
  });
  for (const [at, isWithDatabase] of [
    [500, false],
    [1000, true],
    [1500, false],
  ] as const) {
    while (told.size < at) await sleep(1);
    if (isWithDatabase) process.kill(postmasterOf(dataDir) ?? 0, "SIGKILL");
    await server.end("SIGKILL");
    server = start();
    url = await server.url;
  }
  await Promise.all(guests);

  // Busy is the only allowed refusal.
  expect(busy.filter((status) => status !== 503)).toEqual([]);
  expect(told.size).toBe(MESSAGES);
  const sql = connectDatabase(runningEmbedded(dataDir, readSecrets(dataDir).databasePassword) ?? {});
  onTestFinished(() => sql.end());
  const [stored] =
    await sql`select count(*)::int as messages, count(distinct text)::int as wishes from messages`;
  expect(stored).toEqual({ messages: MESSAGES, wishes: MESSAGES });
  const [jobs] = await sql`select count(*)::int as waiting from innfo.jobs where failed_at is not null`;
  expect(jobs).toEqual({ waiting: 0 });
  for (const address of [...told].slice(-GUESTS_AT_ONCE)) {
    expect((await fetch(new URL(address, url))).status).toBe(200);
  }
}, 300_000);
