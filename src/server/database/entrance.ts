/** Gives a transaction its caller's role, claims and limits. */
import type { StatementLimits } from "../capacity/capacity.ts";
import { codeOf } from "../config/code-of.ts";
import { type AccessClaims, type Caller, SessionEndedError } from "./connection.ts";
import type { Failed } from "./message.ts";
import { type SqlStatement, statementOf } from "./sql.ts";

/** The statement that makes a transaction its caller's, by role and whether it may write. */
export type Entrances = Readonly<Record<"read" | "write", Readonly<Record<Caller["role"], string>>>>;

/** As a time limit this text is refused by PostgreSQL (22023), so a transaction of an ended session does nothing. */
const ENDED = "the session has ended";
const INVALID_PARAMETER_VALUE = "22023";

/**
 * Sets everything for one transaction: a pooler may give each one another connection, and a role's settings apply at
 * login only. The texts never change, so a connection parses each once. They answer one value instead of the values
 * set, because claims are longer than most rows.
 */
export function entrancesWith({ statement, lock, guest }: StatementLimits): Entrances {
  const set = (name: string, value: string) => `set_config('${name}', ${value}, true) is not null`;
  const limits = [
    set("innfo.announcer", "$1"),
    set("lock_timeout", `'${lock}'`),
    // Ends a transaction in which this process itself has stopped while rows are locked.
    set("idle_in_transaction_session_timeout", `'${2 * statement}'`),
  ];
  const ofOwner = `case when auth.session_is_alive($2, $3) then '${statement}' else '${ENDED}' end`;
  const entrances = (rights: string[]) => {
    const entrance = (terms: string[]) =>
      `select ${[...limits, ...rights, ...terms].join(" and ")} as entered`;
    return {
      anon: entrance([set("statement_timeout", `'${guest}'`), set("role", "'anon'")]),
      authenticated: entrance([
        set("statement_timeout", ofOwner),
        set("request.jwt.claims", "$4"),
        // The answer of auth.uid(), without reading the claims.
        set("request.jwt.claim.sub", "$3::text"),
        set("role", "'authenticated'"),
      ]),
    };
  };
  return { read: entrances([set("transaction_read_only", "'on'")]), write: entrances([]) };
}

/** @param announcer the server that tells of changed hotels; without one the transaction does */
export function entranceOf(caller: Caller, entrances: Entrances["read"], announcer = ""): SqlStatement {
  const values = [announcer];
  if (caller.role === "authenticated") {
    const { claims } = caller;
    values.push(claims.session_id, claims.sub, jsonOf(claims));
  }
  return statementOf(entrances[caller.role], values);
}

/** Claims as JSON. A remembered token's claims are the same object each time: caller.ts. */
const json = new WeakMap<AccessClaims, string>();

function jsonOf(claims: AccessClaims): string {
  const known = json.get(claims) ?? JSON.stringify(claims);
  json.set(claims, known);
  return known;
}

/** @param error of a message that begins with this many statements and then the entrance */
export function asEnded(error: unknown, before = 0): unknown {
  const isEnded =
    codeOf(error) === INVALID_PARAMETER_VALUE &&
    (error as Failed).run === before &&
    (error as Error).message.includes(ENDED);
  return isEnded ? new SessionEndedError("Session has ended, or waits for a code") : error;
}
