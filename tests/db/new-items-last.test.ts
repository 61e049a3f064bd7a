/** What happens to lists from before new items had a place of their own. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyConfiguration } from "../../src/server/apply-configuration.ts";
import { migrate } from "../../src/server/migrations/migrate.ts";
import { makeEarlierSchema } from "../../testbed/earlier-schema.ts";
import { type EmptyDatabase, makeEmptyDatabase } from "../../testbed/empty-database.ts";

let database: EmptyDatabase;
beforeAll(async () => {
  database = await makeEmptyDatabase();
});
afterAll(async () => {
  await database.sql.end({ timeout: 1 });
});

test("items keep their order, and new ones follow them", async () => {
  const { sql } = database;
  await makeEarlierSchema(sql, "20261122");
  const [user] = await sql<
    { id: string }[]
  >`insert into auth.users (email) values ('ana@example.com') returning id`;
  const [hotel] = await sql<{ id: string }[]>`
    insert into hotels (user_id, name, address, phone, email)
    values (${user?.id ?? ""}, 'Aurora', '1 Quay', '112', 'ana@example.com') returning id`;
  const add = (question: string, more: Record<string, unknown> = {}) =>
    sql`insert into faqs ${sql({ hotel_id: hotel?.id ?? "", category: "General", answer: "…", question, ...more })}`;
  await add("by hand 2", { position: 2, created_at: "2026-01-01" });
  await add("by hand 1", { position: 1, created_at: "2026-01-02" });
  await add("late", { created_at: "2026-03-01" });
  await add("early", { created_at: "2026-02-01" });

  await migrate(sql);
  await applyConfiguration(sql, { complimentaryProEmails: [], limits: {} });
  await add("new 1");
  await add("new 2", { created_at: "2025-01-01" });
  const rows = await sql<
    { question: string }[]
  >`select question from faqs where hotel_id = ${hotel?.id ?? ""} order by position, created_at, id`;
  expect(rows.map(({ question }) => question)).toEqual([
    "by hand 1",
    "by hand 2",
    "early",
    "late",
    "new 1",
    "new 2",
  ]);
});
