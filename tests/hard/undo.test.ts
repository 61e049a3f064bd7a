/** Taking back a thousand rows costs little, and those who do nothing else shut nobody out. */
import { beforeAll, describe, expect, test } from "vitest";
import { CAPACITY } from "../../src/server/capacity/capacity.ts";
import { sharedServer } from "../../testbed/server.ts";
import { actingAs, makeHotel, type Owner } from "../../testbed/tokens.ts";

const { work } = CAPACITY;
// With the limits of a site, except how long an Undo may wait: on a slow machine each takes longer, and turns are counted.
const undos = { ...work.undos, maxWait: 200_000 };
const server = await sharedServer({}, { capacity: { ...CAPACITY, work: { ...work, undos } } });
type HotelOwner = Owner & { hotelId: string };

const ROWS = 1000;
/** Pages of 8 KB for each row: the row, its indexes, its history and that of the undo. */
const PAGES_A_ROW = 100;

/** As the owner, in one press. */
function press<Row extends object>({ userId }: Owner, statement: string): Promise<readonly Row[]> {
  return actingAs(server, userId, async (tx) => {
    await tx`select set_config('statement_timeout', ${String(CAPACITY.statements.statement)}, true)`;
    return tx.unsafe<Row[]>(statement);
  });
}

async function addRows(owner: HotelOwner, rows: number): Promise<void> {
  await server.sql`
    insert into innfo.account_limits (user_id, what, max) values (${owner.userId}, 'items', ${2 * rows})`;
  await press(
    owner,
    `insert into amenities (hotel_id, name, description, timing, location)
      select '${owner.hotelId}', 'Pool ' || n, 'Heated', '7 to 9', 'Roof' from generate_series(1, ${rows}) as n`,
  );
}

async function lastPress({ hotelId }: HotelOwner): Promise<string> {
  const [last] = await server.sql<{ at: string }[]>`
    select max(at)::text as at from changes where hotel_id = ${hotelId}`;
  return last?.at ?? "";
}

const texts = async ({ hotelId }: HotelOwner) => {
  const [stored] = await server.sql<{ rows: number; timing: string | null }[]>`
    select count(*)::int as rows, max(timing) as timing from amenities where hotel_id = ${hotelId}`;
  return stored;
};

describe(`of ${ROWS} rows of one press, each is taken back with few pages read`, () => {
  let ana: HotelOwner;
  beforeAll(async () => {
    ana = await makeHotel(server);
    await addRows(ana, ROWS);
  });
  const hotel = () => `hotel_id = '${ana.hotelId}'`;
  test.each([
    ["those added", () => "select", { rows: 0, timing: null }],
    // The press before, which deleted them.
    ["those deleted", () => "select", { rows: ROWS, timing: "7 to 9" }],
    [
      "those changed",
      () => `update amenities set timing = timing || ' or so', is_hidden = true where ${hotel()}`,
      { rows: ROWS, timing: "7 to 9" },
    ],
  ])("%s", async (_, change, after) => {
    await press(ana, change());
    const [plan] = await press<{ "QUERY PLAN": [{ Plan: Record<string, number> }] }>(
      ana,
      `explain (analyze, buffers, format json)
        select public.undo_changes('${ana.hotelId}', since => '${await lastPress(ana)}')`,
    );
    const { Plan: read = {} } = plan?.["QUERY PLAN"][0] ?? {};
    expect((read["Shared Hit Blocks"] ?? 0) + (read["Shared Read Blocks"] ?? 0)).toBeLessThan(
      PAGES_A_ROW * ROWS,
    );
    expect(await texts(ana)).toEqual(after);
  });
});

test("A connection that has changed single rows changes two thousand within a statement's time", async () => {
  const ana = await makeHotel(server);
  await addRows(ana, 2 * ROWS);
  const one = `update amenities set timing = timing || '.' where hotel_id = '${ana.hotelId}' and name = 'Pool 1'`;
  for (let i = 0; i < 50; i++) await press(ana, one);
  await press(ana, `update amenities set timing = '8 to 9' where hotel_id = '${ana.hotelId}'`);
  expect(await texts(ana)).toEqual({ rows: 2 * ROWS, timing: "8 to 9" });
});

describe("What cannot be taken back stays, and nothing else", () => {
  async function undo({ client, hotelId }: HotelOwner, args: object) {
    const { data } = await client.rpc("undo_changes", { hotel_id: hotelId, ...args }).throwOnError();
    return data as { undone: number; left: { title: string; code: string }[] };
  }
  const names = async ({ client }: HotelOwner) =>
    (await client.from("amenities").select("name, timing").order("position").throwOnError()).data.map(
      ({ name, timing }) => `${name} ${timing}`,
    );
  async function withRows(count: number): Promise<HotelOwner> {
    const ana = await makeHotel(server);
    const rows = Array.from({ length: count }, (_, i) => ({
      ...{ hotel_id: ana.hotelId, name: `Pool ${i + 1}`, timing: "early" },
      ...{ description: "Heated", location: "Roof" },
    }));
    await ana.client.from("amenities").insert(rows).throwOnError();
    return ana;
  }

  test("of rows changed in one press, those that somebody has changed or deleted since", async () => {
    const ana = await withRows(9);
    await ana.client.from("amenities").update({ timing: "late" }).eq("hotel_id", ana.hotelId).throwOnError();
    const since = await lastPress(ana);
    await server.sql`update amenities set timing = 'by hand' where hotel_id = ${ana.hotelId} and name = 'Pool 4'`;
    await server.sql`delete from amenities where hotel_id = ${ana.hotelId} and name = 'Pool 7'`;
    expect(await undo(ana, { since })).toMatchObject({
      undone: 7,
      left: [
        { title: "Pool 7", code: "P0002" },
        { title: "Pool 4", code: "IN007" },
      ],
    });
    const kept = [1, 2, 3, 5, 6, 8, 9].map((n) => `Pool ${n} early`);
    expect((await names(ana)).sort()).toEqual([...kept, "Pool 4 by hand"].sort());
  });

  test("of rows deleted in one press, those for which there is no room", async () => {
    const ana = await withRows(9);
    await ana.client.from("amenities").delete().eq("hotel_id", ana.hotelId).throwOnError();
    const since = await lastPress(ana);
    await server.sql`insert into innfo.account_limits (user_id, what, max) values (${ana.userId}, 'items', 5)`;
    const { undone, left } = await undo(ana, { since });
    expect({ undone, codes: left.map(({ code }) => code) }).toEqual({
      undone: 5,
      codes: Array(4).fill("IN003"),
    });
    // The latest come first, and stay in the list's order.
    expect(await names(ana)).toEqual([5, 6, 7, 8, 9].map((n) => `Pool ${n} early`));
  });

  test("of rows deleted in one press, the one whose id somebody else has by now", async () => {
    const ana = await withRows(9);
    const ben = await makeHotel(server);
    const { data } = await ana.client
      .from("amenities")
      .select("id")
      .eq("name", "Pool 3")
      .single()
      .throwOnError();
    await ana.client.from("amenities").delete().eq("hotel_id", ana.hotelId).throwOnError();
    const since = await lastPress(ana);
    // As it is once the restoring is over: nobody can take it before.
    await server.sql`alter table amenities disable trigger user`;
    await server.sql`
      insert into amenities (id, hotel_id, name, description, timing, location)
      values (${data.id}, ${ben.hotelId}, 'His', 'Heated', 'late', 'Roof')`;
    await server.sql`alter table amenities enable trigger user`;
    expect(await undo(ana, { since })).toMatchObject({
      undone: 8,
      left: [{ title: "Pool 3", code: "23505" }],
    });
    expect(await names(ben)).toEqual(["His late"]);
  });

  test("and an Undo of the Undo has it as it was before", async () => {
    const ana = await withRows(3);
    const added = await lastPress(ana);
    await ana.client.from("amenities").update({ timing: "late" }).neq("name", "Pool 2").throwOnError();
    await ana.client.from("amenities").delete().eq("name", "Pool 3").throwOnError();
    const before = await names(ana);
    expect(await undo(ana, { since: added })).toEqual({ undone: 6, left: [] });
    expect(await names(ana)).toEqual([]);
    expect(await undo(ana, { since: await lastPress(ana) })).toMatchObject({ left: [] });
    expect(await names(ana)).toEqual(before);
  });
});

/** Accounts that do nothing but take back, without a pause. */
const ATTACKERS = 24;
const HONEST = 6;
const POOL = { name: "Pool", description: "Heated", timing: "7 to 9", location: "Roof" };
const WRITES = 60;

test("24 free accounts that take back in a loop have no honest write refused, nor another hotel's Undo", {
  timeout: 300_000,
}, async () => {
  const post = ({ token }: Owner, path: string, body: object, method = "POST") =>
    fetch(`${server.url}/rest/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const attackers = await Promise.all(
    Array.from({ length: ATTACKERS }, async () => {
      const owner = await makeHotel(server);
      // As many as a free section holds.
      await press(
        owner,
        `insert into amenities (hotel_id, name, description, timing, location)
          select '${owner.hotelId}', 'Pool ' || n, 'Heated', '7 to 9', 'Roof' from generate_series(1, 500) as n`,
      );
      await press(owner, `delete from amenities where hotel_id = '${owner.hotelId}'`);
      return { owner, since: await lastPress(owner) };
    }),
  );
  const honest = await Promise.all(
    Array.from({ length: HONEST }, async () => {
      const owner = await makeHotel(server);
      const { data } = await owner.client
        .from("amenities")
        .insert({ ...POOL, hotel_id: owner.hotelId })
        .select("id")
        .single()
        .throwOnError();
      return { owner, id: data.id };
    }),
  );
  let done = false;
  let takenBack = 0;
  const attack = attackers.map(async ({ owner, since }) => {
    const asked = { hotel_id: owner.hotelId, since, until: since };
    while (!done) {
      const { ok } = await post(owner, "rpc/undo_changes", asked);
      if (!ok) continue;
      takenBack += 1;
      await post(owner, `amenities?hotel_id=eq.${owner.hotelId}`, {}, "DELETE");
    }
  });
  const refused: string[] = [];
  const turnsBefore: number[] = [];
  const say = (what: string, { status }: Response) => {
    if (status >= 400) refused.push(`${what} ${status}`);
  };
  await Promise.all(
    honest.map(async ({ owner, id }) => {
      for (let i = 0; i < WRITES; i++) {
        say("write", await post(owner, `amenities?id=eq.${id}`, { timing: `Until ${i}` }, "PATCH"));
      }
      say("delete", await post(owner, `amenities?id=eq.${id}`, {}, "DELETE"));
      const before = takenBack;
      say("undo", await post(owner, "rpc/undo_changes", { hotel_id: owner.hotelId, row_ids: [id] }));
      turnsBefore.push(takenBack - before);
    }),
  );
  done = true;
  await Promise.all(attack);
  expect(takenBack).toBeGreaterThan(0);
  expect(refused).toEqual([]);
  // No account had two turns meanwhile, but for answers that were on their way.
  expect(Math.max(...turnsBefore)).toBeLessThan(2 * ATTACKERS);
  const ids = `{${honest.map(({ id }) => id).join()}}`;
  const back = await server.sql`select from amenities where id = any (${ids}::text::uuid[])`;
  expect(back).toHaveLength(HONEST);
});
