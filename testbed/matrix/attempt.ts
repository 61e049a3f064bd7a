/**
 * A probe is one attempt of somebody's and its expected outcome. Probes run in the database, each with its
 * caller's role and claims like a request, and are undone at once, so that thousands of them, and mutants of
 * the very rules they test, take seconds.
 */
import type { Sql, Transaction } from "../../src/server/database/connection.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import type { Role } from "../access.ts";

export interface Probe {
  /** Who, what, whose. */
  name: string;
  /** The relation, function or schema. */
  about: string;
  /** privilege: whether it may be tried at all. rows: whose rows it reaches. function: what it answers. */
  kind: "privilege" | "rows" | "function";
  role: Role | "server";
  /** The role whose privilege is tested. */
  of?: Role;
  /** A single column, if it is about one. */
  column?: string;
  /** The signed-in owner's id. */
  userId?: string;
  /** When that owner last proved their identity, in seconds since 1970; just now by default. */
  provedAt?: number;
  /** SQL that runs as the caller. */
  does: string;
  /** SQL that counts the outcome with the server's rights; by default the rows that the former touched. */
  counts?: string;
  /** A number of rows, PostgreSQL's code of the refusal, or that no privilege is missing. */
  expected: number | string | "permitted";
  /** Privileges in force while it runs. */
  suite: Suite;
}

/** as granted: the real privileges. policies alone: everyone has every privilege on the relation. */
export const SUITES = ["as granted", "policies alone"] as const;
export type Suite = (typeof SUITES)[number];

/** Refused by a missing privilege or a policy. */
export const DENIED = "42501";
/** SQLSTATE of a row that is there already. */
export const DUPLICATE = "23505";

/** A probe whose outcome is not the expected one. */
interface Difference {
  probe: string;
  expected: string;
  outcome: string;
}

/** A change to the rules that some probe must notice. */
export interface Mutant {
  name: string;
  /** SQL. */
  ddl: string;
  /** Indexes of the probes that may notice it, by suite. */
  probes: Record<Suite, number[]>;
}

export interface Matrix {
  /** @returns the probes whose outcome is not the expected one */
  differences(indexes: readonly number[], suite: Suite): Promise<Difference[]>;
  /** @returns the mutants that none of their probes notices */
  survivors(mutants: readonly Mutant[]): Promise<Mutant[]>;
}

/** Mutants per transaction. */
const AT_A_TIME = 200;

/** Installs the probes, and the functions that run them, in a schema of the test's database. */
export async function installMatrix(sql: Sql, probes: readonly Probe[]): Promise<Matrix> {
  await sql.unsafe(INSTALL);
  const rows = probes.map((probe, id) => ({
    id,
    name: probe.name,
    role: probe.role === "server" ? "none" : probe.role,
    claims: claimsOf(probe),
    does: probe.does,
    counts: probe.counts ?? null,
    expected: String(probe.expected),
  }));
  await sql`
    insert into matrix.probes select * from json_populate_recordset(null::matrix.probes, ${JSON.stringify(rows)}::text::json)`;
  // Every caller has signed in somewhere.
  await sql`
    update matrix.probes p set claims = (p.claims::jsonb || jsonb_build_object('session_id', s.id))::text
    from auth.sessions s where s.user_id = (nullif(p.claims, '')::jsonb ->> 'sub')::uuid and not s.awaits_factor`;

  /** Rolled back in the end, whatever `work` does. */
  async function opened<Result>(suite: Suite, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const done = new Error("undo");
    let result: Result | undefined;
    const undone = transaction(sql, async (tx) => {
      await tx.unsafe(`set local statement_timeout = 0; ${OPENING[suite]}`);
      result = await work(tx);
      throw done;
    });
    await undone.catch((error: unknown) => {
      if (error !== done) throw error;
    });
    return result as Result;
  }

  async function toldApart(mutants: readonly Mutant[], suite: Suite): Promise<boolean[]> {
    const given = mutants.map(({ ddl, probes: { [suite]: indexes } }) => ({ ddl, indexes }));
    return opened(suite, async (tx) => {
      const [row] = await tx<{ told: boolean[] }[]>`
        select matrix.told_apart(${JSON.stringify(given)}::text::jsonb) as told`;
      return row?.told ?? [];
    });
  }

  return {
    differences(indexes, suite) {
      return opened(suite, async (tx) => {
        const [row] = await tx<{ found: Difference[] }[]>`
          select matrix.differences(${JSON.stringify(indexes)}::text::jsonb, 1000) as found`;
        return row?.found ?? [];
      });
    },
    async survivors(mutants) {
      let left = mutants;
      for (const suite of SUITES) {
        const undetected: Mutant[] = [];
        for (let from = 0; from < left.length; from += AT_A_TIME) {
          const some = left.slice(from, from + AT_A_TIME);
          const told = await toldApart(some, suite);
          undetected.push(...some.filter((_, index) => !told[index]));
        }
        left = undetected;
      }
      return [...left];
    },
  };
}

/** Trying all mutants takes long, so the proof must not become old meanwhile. */
const STILL_A_MOMENT_AGO = Math.floor(Date.now() / 1000) + 24 * 60 * 60;

function claimsOf({ userId, role, provedAt = STILL_A_MOMENT_AGO }: Probe): string {
  const amr = [{ method: "password", timestamp: provedAt }];
  return userId ? JSON.stringify({ sub: userId, role, amr }) : "";
}

/**
 * Every schema is open while probes run, so that its content must be protected by itself; for the second
 * suite everyone has every privilege on every relation.
 */
const OPENING = {
  "as granted": "grant usage on schema public, auth, innfo, innfo_server to anon, authenticated",
  "policies alone": `
    grant usage on schema public, auth, innfo, innfo_server to anon, authenticated;
    grant all on all tables in schema public, auth, innfo, innfo_server to anon, authenticated`,
} as const satisfies Record<Suite, string>;

const INSTALL = `
  create schema matrix;
  create table matrix.probes (
    id int primary key, name text, role text, claims text, does text, counts text, expected text);

  -- A number of rows, or the code of the error.
  create function matrix.outcome(probe matrix.probes) returns text language plpgsql as $$
  declare
    touched int;
  begin
    perform set_config('request.jwt.claims', probe.claims, true), set_config('role', probe.role, true);
    execute probe.does;
    get diagnostics touched = row_count;
    if probe.counts is not null then
      perform set_config('role', 'none', true);
      execute probe.counts into touched;
    end if;
    raise exception using errcode = 'MX000';
  exception
    when sqlstate 'MX000' then return touched;
    when others then return sqlstate;
  end
  $$;

  create function matrix.differences(indexes jsonb, at_most int) returns jsonb language plpgsql as $$
  declare
    probe matrix.probes;
    outcome text;
    found jsonb := '[]';
  begin
    for probe in
      select p.* from jsonb_array_elements(indexes) with ordinality as i (id, place)
      join matrix.probes p on p.id = i.id::int order by i.place
    loop
      outcome := matrix.outcome(probe);
      if (case probe.expected when 'permitted' then outcome = '${DENIED}' else outcome <> probe.expected end) then
        found := found || jsonb_build_object('probe', probe.name, 'expected', probe.expected, 'outcome', outcome);
        exit when jsonb_array_length(found) >= at_most;
      end if;
    end loop;
    return found;
  end
  $$;

  create function matrix.told_apart(mutants jsonb) returns jsonb language plpgsql as $$
  declare
    mutant jsonb;
    is_told boolean;
    told jsonb := '[]';
  begin
    for mutant in select * from jsonb_array_elements(mutants) loop
      begin
        execute mutant ->> 'ddl';
        is_told := matrix.differences(mutant -> 'indexes', 1) <> '[]';
        raise exception using errcode = 'MX001';
      exception
        when sqlstate 'MX001' then told := told || to_jsonb(is_told);
      end;
    end loop;
    return told;
  end
  $$`;
