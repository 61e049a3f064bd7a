/** The schema on a hosted Supabase project: its roles and schemas exist, the server does not. */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FREE_PLAN, PLANS } from "../../src/product.ts";
import type { Sql, Transaction } from "../../src/server/database/connection.ts";
import { withOwnConnection } from "../../src/server/database/dedicated-connections.ts";
import { rollBack, transactionOn } from "../../src/server/database/transaction.ts";
import { makeEmptyDatabase } from "../../testbed/empty-database.ts";
import { copyTemplate } from "../../testbed/template-copy.ts";

const MIGRATIONS = "supabase/migrations";

let hosted: Sql;
/** An installation with the server's own migrations. */
let ours: Sql;
beforeAll(async () => {
  ours = await copyTemplate();
  ({ sql: hosted } = await makeEmptyDatabase());
  await withOwnConnection(hosted, async (sql) => {
    await sql.unsafe(PROJECT);
    for (const file of readdirSync(MIGRATIONS).sort()) {
      const text = readFileSync(join(MIGRATIONS, file), "utf8");
      await transactionOn(sql, (tx) => tx.unsafe(text));
    }
  });
}, 120_000);
afterAll(async () => {
  await hosted.end();
  await ours.end();
});

/** Such a project's initial state, as far as migrations and their default privileges touch it. */
const PROJECT = `
  create schema auth;
  grant usage on schema auth to anon, authenticated, service_role;
  create table auth.users (id uuid primary key, email varchar(255), created_at timestamptz, updated_at timestamptz);
  create table auth.sessions (id uuid primary key, user_id uuid not null references auth.users (id) on delete cascade);
  create function auth.jwt() returns jsonb language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create schema storage;
  grant usage on schema storage to anon, authenticated;
  create table storage.buckets (id text primary key, name text not null unique, public boolean default false);
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text);
  alter table storage.objects enable row level security;
  grant all on storage.objects, storage.buckets to anon, authenticated;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
`;

/** Privileges on relations, columns and functions, one line each. */
async function grants(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with things as (
      select c.oid::regclass::text as name, c.relacl as acl from pg_class c
      where c.relnamespace::regnamespace::text in ('public', 'innfo') and c.relkind in ('r', 'p', 'v')
        -- There is one for each month.
        and not c.relispartition
      union all
      select a.attrelid::regclass || '.' || a.attname, a.attacl from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace::regnamespace::text in ('public', 'innfo') and a.attacl is not null and not c.relispartition
      union all
      select p.oid::regprocedure::text, coalesce(p.proacl, acldefault('f', p.proowner)) from pg_proc p
      where p.pronamespace::regnamespace::text in ('public', 'innfo')
    )
    select format('%s %s %s', g.grantee::regrole, g.privilege_type, name) as line
    from things, aclexplode(acl) g
    where g.grantee = 0 or g.grantee::regrole::text in ('anon', 'authenticated') order by 1`;
  return rows.map(({ line }) => line);
}

/** Runs as the signed-in user and rolls back. */
function as<Result>(userId: string, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return withOwnConnection(hosted, async (sql) => {
    await sql.unsafe("begin");
    await sql`select set_config('role', 'authenticated', true),
      set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: "authenticated" })}, true)`;
    return work(sql).finally(() => rollBack(sql));
  });
}

async function ownerWithHotel(): Promise<{ userId: string; hotelId: string }> {
  const userId = randomUUID();
  await hosted`insert into auth.users (id, email) values (${userId}, ${`${userId}@example.com`})`;
  const [hotel] = await hosted<{ id: string }[]>`
    insert into public.hotels (user_id, name, address, phone, email)
    values (${userId}, ${`Hotel ${userId}`}, '1 Quay', '+1 555 0100', 'a@example.com') returning id`;
  return { userId, hotelId: hotel?.id ?? "" };
}

test("guests and owners have the same rights there as here", async () => {
  const there = await grants(hosted);
  expect(there.length).toBeGreaterThan(100);
  expect(there).toEqual(await grants(ours));
});

test("a later migration's table gives nobody rights there either", async () => {
  const before = await grants(hosted);
  await hosted.unsafe(
    "create function public.later() returns int language sql return 1; create table public.later (id int)",
  );
  expect(await grants(hosted)).toEqual(before);
  await hosted.unsafe("drop function public.later(); drop table public.later");
});

describe("the plans' rules", () => {
  async function holdFor({ userId, hotelId }: { userId: string; hotelId: string }): Promise<void> {
    const show = (tx: Transaction, visible: boolean) => tx`
      insert into public.section_visibility (hotel_id, section_name, is_visible) values (${hotelId}, 'faqs', ${visible})`;
    await as(userId, (tx) => show(tx, false));
    await expect(as(userId, (tx) => show(tx, true))).rejects.toMatchObject({ code: "IN001" });
    const custom = (tx: Transaction) => tx`
      insert into public.custom_sections (hotel_id, name, description) values (${hotelId}, 'Spa', 'Baths')`;
    await expect(as(userId, custom)).rejects.toMatchObject({ code: "IN002" });
  }

  test("hold from the start, with the plans of the product", async () => {
    const owner = await ownerWithHotel();
    await holdFor(owner);
    const plans =
      await hosted`select id, max_sections as "maxSections", price from public.plans order by price`;
    expect([...plans]).toEqual(PLANS.map(({ id, maxSections, price }) => ({ id, maxSections, price })));
    for (const { id, limits } of PLANS) {
      const rows = await hosted<{ what: string; max: number }[]>`
        select what, max::float8 from innfo.limits where plan_id = ${id}`;
      expect(Object.fromEntries(rows.map(({ what, max }) => [what, max]))).toEqual(limits);
    }
  });

  test("hold for an owner on Pro as long as Pro lasts", async () => {
    const owner = await ownerWithHotel();
    const [pro] = PLANS.filter(({ customSections }) => customSections);
    await hosted`
      insert into public.subscriptions (user_id, plan_id, subscription_status) values (${owner.userId}, ${pro?.id ?? ""}, 'active')`;
    await as(
      owner.userId,
      (tx) => tx`
      insert into public.custom_sections (hotel_id, name, description) values (${owner.hotelId}, 'Spa', 'Baths')`,
    );
    await hosted`update public.subscriptions set subscription_status = 'canceled' where user_id = ${owner.userId}`;
    await holdFor(owner);
  });

  test("are those of the Free plan where no plan is stored", async () => {
    const owner = await ownerWithHotel();
    await withOwnConnection(hosted, async (sql) => {
      await sql.unsafe("begin; delete from public.subscriptions; delete from public.plans");
      const [plan] = await sql<{ id: string; max_sections: number; custom_sections: boolean }[]>`
        select (innfo.plan_of(${owner.userId})).*`;
      expect(plan).toMatchObject({
        id: FREE_PLAN.id,
        max_sections: FREE_PLAN.maxSections,
        custom_sections: false,
      });
      await rollBack(sql);
    });
  });
});

test("an owner keeps the logos of their own hotels in the project's storage", async () => {
  const owner = await ownerWithHotel();
  const other = await ownerWithHotel();
  const add = (bucket: string, hotelId: string) => (tx: Transaction) =>
    tx`
    insert into storage.objects (bucket_id, name) values (${bucket}, ${`${hotelId}/logo.webp`}) returning id`;
  expect(await as(owner.userId, add("logos", owner.hotelId))).toHaveLength(1);
  const refusal = { code: "42501" };
  await expect(as(owner.userId, add("logos", other.hotelId))).rejects.toMatchObject(refusal);
  await expect(as(owner.userId, add("photos", owner.hotelId))).rejects.toMatchObject(refusal);
  await hosted`insert into storage.objects (bucket_id, name) values ('logos', ${`${other.hotelId}/a.webp`})`;
  const removed = (userId: string) => as(userId, (tx) => tx`delete from storage.objects returning name`);
  expect(await removed(owner.userId)).toHaveLength(0);
  expect(await removed(other.userId)).toHaveLength(1);
});
