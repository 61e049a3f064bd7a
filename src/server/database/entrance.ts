/** How a transaction becomes its caller's: with whose role and claims, and within which limits, it runs. */
import type { StatementLimits } from "../capacity/capacity.ts";
import { type AccessClaims, type Caller, SessionEndedError, type Sql } from "./connection.ts";

/** Whether the caller's session is alive; a guest has none that could end. */
type Entered = { alive: boolean }[];

/** The statement that makes a transaction its caller's, as the role says. */
export type Entrances = Readonly<Record<Caller["role"], string>>;

/**
 * Sets everything for one transaction: a pooler may give each another connection, and a role's settings apply
 * at login only. The texts never change, so a connection parses each once. They answer one value instead of
 * what set_config() was given, which for claims is longer than most rows.
 */
export function entrancesWith({ statement, lock, guest }: StatementLimits): Entrances {
  const set = (name: string, value: string) => `set_config('${name}', ${value}, true) is not null`;
  const limits = (ofStatement: number) => [
    set("innfo.announcer", "$1"),
    set("statement_timeout", `'${ofStatement}'`),
    set("lock_timeout", `'${lock}'`),
    // Ends a transaction in which this process itself has stopped, with rows locked.
    set("idle_in_transaction_session_timeout", `'${2 * statement}'`),
  ];
  const entrance = (terms: string[]) => `select ${terms.join(" and ")} as alive`;
  return {
    anon: entrance([...limits(guest), set("role", "'anon'")]),
    authenticated: entrance([
      ...limits(statement),
      // Unless it is, the transaction stays anon's.
      "auth.session_is_alive($2, $3)",
      set("request.jwt.claims", "$4"),
      set("role", "'authenticated'"),
    ]),
  };
}

/** @param announcer who tells of changed hotels; nobody is the transaction itself */
export function enter(sql: Sql, caller: Caller, entrances: Entrances, announcer = ""): Promise<Entered> {
  const values = [announcer];
  if (caller.role === "authenticated") {
    const { claims } = caller;
    values.push(claims.session_id, claims.sub, jsonOf(claims));
  }
  // execute() sends at once; otherwise postgres.js waits until the result is awaited.
  return sql.unsafe<Entered>(entrances[caller.role], values, { prepare: true }).execute();
}

/** Those of a remembered token are the same object each time: caller.ts. */
const json = new WeakMap<AccessClaims, string>();

function jsonOf(claims: AccessClaims): string {
  const known = json.get(claims) ?? JSON.stringify(claims);
  json.set(claims, known);
  return known;
}

export function isAlive(entered: PromiseSettledResult<Entered>): boolean {
  return entered.status === "fulfilled" && entered.value[0]?.alive === true;
}

/** @throws {SessionEndedError} when the caller has signed out since the token was issued */
export function checkEntered(entered: PromiseSettledResult<Entered>): void {
  unwrap(entered);
  if (!isAlive(entered)) throw new SessionEndedError("Session has ended");
}

export function unwrap<Value>(settled: PromiseSettledResult<Value>): Value {
  if (settled.status === "rejected") throw settled.reason;
  return settled.value;
}
