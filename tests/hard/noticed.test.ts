/**
 * Two hundred messages that nobody begins, while the server is killed at random: each is told of at each of its steps, once.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readSecrets } from "../../src/server/config/secrets.ts";
import { connectDatabase } from "../../src/server/database/connection.ts";
import { runningEmbedded } from "../../src/server/postgres/embedded.ts";
import { storeMessage } from "../../testbed/messages.ts";
import { newDataDir } from "../../testbed/own-servers.ts";
import { createOwner } from "../../testbed/owner.ts";
import { startProcess } from "../../testbed/process.ts";

const MESSAGES = 200;
/** One in four of these is taken before anybody else is told. */
const TAKEN = 50;
const STEPS = ["device", "mail", "manager"];
const KILLS = 3;
const EMAIL = "pro@example.com";

test("of 200 messages none is left unnoticed by kill -9, none is told of twice, and what somebody takes is told of no more", async () => {
  const dataDir = newDataDir();
  const start = () => startProcess({ dataDir, env: { COMPLIMENTARY_PRO_EMAILS: EMAIL } });
  let server = start();
  onTestFinished(async () => void (await server.end()));
  const { api, hotel } = await createOwner(await server.url, { email: EMAIL });
  await api.from("message_kinds").insert({ hotel_id: hotel.id, kind: "request", is_on: true }).throwOnError();
  const connect = () =>
    connectDatabase(runningEmbedded(dataDir, readSecrets(dataDir).databasePassword) ?? {});
  let sql = connect();
  onTestFinished(() => sql.end());
  for (let nth = 0; nth < MESSAGES; nth++) {
    await storeMessage(sql, hotel.id, { room: `${nth}` });
  }
  await sql`update messages set state = 'working' where hotel_id = ${hotel.id} and room::int < ${TAKEN}`;

  /** Minutes pass: all steps that were planned are due. Those that a killed process had begun are due when it is gone. */
  const pass = (isRestarted = false) =>
    sql`update innfo.jobs set due_at = now()
      where kind = 'escalation' and failed_at is null and (attempts = 0 or ${isRestarted})`;
  const waiting = async () =>
    (
      await sql<{ count: number }[]>`
      select count(*)::int from innfo.jobs where kind = 'escalation' and failed_at is null`
    )[0]?.count ?? 0;
  for (let kill = 0; kill < KILLS; kill++) {
    await pass();
    // In the middle of its work, wherever that is.
    while ((await told()) < ((MESSAGES - TAKEN) * STEPS.length * kill) / (KILLS + 2)) {
      await pass();
      await sleep(200);
    }
    await sql.end();
    await server.end("SIGKILL");
    server = start();
    await server.url;
    sql = connect();
    await pass(true);
  }
  while ((await waiting()) > 0) {
    await pass();
    await sleep(500);
  }

  async function told(): Promise<number> {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int from message_events where what = 'told'`;
    return row?.count ?? 0;
  }
  const rows = await sql<{ state: string; told: string[]; count: number }[]>`
    select m.state, to_jsonb(array(select e.value from message_events e where e.message_id = m.id and e.what = 'told'
      order by e.at, e.id)) as told, count(*)::int as count
    from messages m where m.hotel_id = ${hotel.id} group by 1, 2 order by 1`;
  expect([...rows]).toEqual([
    { state: "new", told: STEPS, count: MESSAGES - TAKEN },
    { state: "working", told: [], count: TAKEN },
  ]);
}, 600_000);
