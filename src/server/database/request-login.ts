/**
 * The login for requests' connections. It owns nothing, may touch no table and can become only `anon` or
 * `authenticated`, so an attacker who breaks out of a request's role gains nothing.
 */
import { hkdfSync } from "node:crypto";
import { DatabaseError } from "pg";
import { ConfigurationError } from "../config/errors.ts";
import type { Log } from "../config/log.ts";
import type { Sql, Transaction } from "./connection.ts";
import { withOwnConnection } from "./dedicated-connections.ts";
import { isUnreachable, type Login, withLink } from "./link.ts";
import { transactionOn } from "./transaction.ts";
import { INSUFFICIENT_PRIVILEGE } from "./wait-for-database.ts";

/** Any fixed number; advisory locks are per database. */
const LOGIN_LOCK = 7_230_414;
/** PgBouncer's code for a login that it does not know. */
const PROTOCOL_VIOLATION = "08P01";
const WAY_OUT = "or set REQUEST_LOGIN=off (docs/operations.md says more)";

/**
 * Creates the login, or sets its password, which is derived from the site's secret, so that all processes know it.
 * @param requests where it must be admitted, which may be a pooler
 * @throws {ConfigurationError} when it cannot be created, has other rights than it should, or cannot log in
 */
export async function makeRequestLogin(
  server: Sql,
  secret: Uint8Array,
  log: Log,
  requests = server,
): Promise<Login> {
  return withOwnConnection(server, async (sql) => {
    // Roles belong to the whole cluster, which may hold other sites. PostgreSQL cuts a name off at 63 bytes.
    const [{ user }] = await sql<[{ user: string }]>`
      select ('requests_of_' || current_database())::name::text as user`;
    const login = { user, password: passwordOf(secret, user) };
    try {
      const isNew = await makeRole(sql, user);
      if (!isNew && !(await refusal(requests, login))) return login;
      if (!isNew) log.warn({ user }, "new password: processes with another JWT_SECRET are no longer let in");
      await setPassword(sql, login);
    } catch (error) {
      throw explained(error, user);
    }
    const refused = await refusal(requests, login);
    if (!refused) return login;
    throw new ConfigurationError(
      `Requests cannot log in to the database as ${user}: ${refused.message}. Let this login in, ${WAY_OUT}`,
    );
  });
}

function passwordOf(secret: Uint8Array, user: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", `database login ${user}`, 32)).toString("hex");
}

async function makeRole(sql: Sql, user: string): Promise<boolean> {
  return transactionOn(sql, async (tx) => {
    await takeTurns(tx, user);
    const [found] = await tx<{ isHarmless: boolean; isComplete: boolean }[]>`
      select
        not (rolsuper or rolinherit or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)
          and not exists (select from pg_auth_members m where m.member = r.oid
            and (m.admin_option or m.roleid not in ('anon'::regrole, 'authenticated'::regrole)))
          as "isHarmless",
        rolcanlogin
          and (select count(distinct m.roleid) from pg_auth_members m where m.member = r.oid) = 2
          and coalesce('role=anon' = any (rolconfig), false)
          and has_database_privilege(r.oid, current_database(), 'connect')
          and pg_has_role(r.oid, 'usage')
          as "isComplete"
      from pg_roles r where rolname = ${user}`;
    if (found && !found.isHarmless) {
      throw new ConfigurationError(
        `The role ${user}, which requests log in as, has rights of its own: take them away from it, ${WAY_OUT}`,
      );
    }
    if (found?.isComplete) return false;
    if (!found) await run(tx, "create role %1$I noinherit");
    await run(tx, "alter role %1$I login");
    await run(tx, "grant anon, authenticated to %1$I");
    await run(tx, "grant connect on database %3$I to %1$I");
    // The server's login needs this to see what requests run, and to end it.
    await run(tx, "grant %1$I to current_user");
    // "reset role" also leads back to this role.
    await run(tx, "alter role %1$I set role = 'anon'");
    return !found;
  });
}

async function setPassword(sql: Sql, { user, password }: Login): Promise<void> {
  await transactionOn(sql, async (tx) => {
    await takeTurns(tx, user, password);
    await run(tx, "alter role %1$I password %2$L");
  });
}

/** Processes that start together run this one after the other. */
async function takeTurns(tx: Transaction, user: string, password = ""): Promise<void> {
  await tx`
    select pg_advisory_xact_lock(${LOGIN_LOCK}),
      set_config('innfo.login', ${user}, true), set_config('innfo.password', ${password}, true)`;
}

/**
 * Runs a statement that takes no parameters. format() quotes the values and keeps the password out of log and
 * statistics. The password is sent unhashed, because some providers (Neon) take no hashes.
 */
async function run(tx: Transaction, statement: string): Promise<void> {
  await tx.unsafe(`
    do $run$ begin
      execute format($statement$${statement}$statement$,
        current_setting('innfo.login'), current_setting('innfo.password'), current_database());
    end $run$`);
}

/** @returns why the database, or a pooler in front of it, refuses the login; undefined when it does not */
async function refusal(requests: Sql, login: Login): Promise<Error | undefined> {
  try {
    await withLink(requests.options, { login }, (sql) => sql`select 1`);
    return undefined;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (isUnreachable(error) && error.code !== PROTOCOL_VIOLATION) throw error;
    return error;
  }
}

/** @returns the same error when it is not about rights */
function explained(error: unknown, user: string): unknown {
  if (!(error instanceof DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) return error;
  return new ConfigurationError(
    `The login in DATABASE_URL cannot make ${user}, which requests log in as: ${error.message}. Give it the right, ${WAY_OUT}`,
  );
}
