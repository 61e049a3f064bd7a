/** The parts of a server that commands use: with this environment, without its socket. */
import { UUID } from "../../lib/uuid.ts";
import type { AuthContext } from "../auth/context.ts";
import type { MailPayload } from "../auth/mails.ts";
import { findUser, type UserRow } from "../auth/users.ts";
import type { Env } from "../config/env.ts";
import { ConfigurationError } from "../config/errors.ts";
import { createLog } from "../config/log.ts";
import { hasSecrets, readSecrets } from "../config/secrets.ts";
import type { Sql } from "../database/connection.ts";
import { addJob } from "../jobs/jobs.ts";
import { MAIL_JOB } from "../mail/outbox.ts";
import { readMigrations } from "../migrations/files.ts";
import { appliedMigrations } from "../migrations/migrate.ts";
import { openPayments } from "../payments/payments.ts";
import { withDatabase } from "../postgres/with-database.ts";
import { openUploads, type Uploads } from "../storage/open.ts";

export interface Operator
  extends Pick<AuthContext, "sql" | "env" | "publicUrl" | "payments" | "log" | "afterWrite"> {
  uploads: Uploads;
  outbox: Pick<AuthContext["outbox"], "post" | "send">;
}

/**
 * A server may be running meanwhile.
 * @throws {ConfigurationError} if there is no database, or it has another version
 */
export function withOperator<Result>(
  env: Env,
  work: (operator: Operator) => Promise<Result>,
): Promise<Result> {
  const log = createLog("fatal");
  return withDatabase(env, log, async (sql) => {
    await refuseOtherVersion(sql);
    const publicUrl = env.publicUrl ?? `http://localhost:${env.port}`;
    const payments = openPayments(env, publicUrl, sql, new TextEncoder().encode(secretOf(env)));
    try {
      return await work({
        ...{ sql, env, publicUrl, payments, log },
        uploads: openUploads(env),
        // Servers hear of changes from the database, and look for mails every few seconds.
        outbox: { post: (tx, payload: MailPayload) => addJob(tx, MAIL_JOB, payload), send: () => {} },
        afterWrite: async () => {},
      });
    } finally {
      await payments?.sql.end();
    }
  });
}

/** Creates no secret, because it would differ from the server's. */
function secretOf({ jwtSecret, dataDir }: Env): string {
  return jwtSecret ?? (hasSecrets(dataDir) ? readSecrets(dataDir).jwtSecret : "");
}

async function refuseOtherVersion(sql: Sql): Promise<void> {
  const applied = await appliedMigrations(sql);
  const known = new Set(readMigrations().map(({ name }) => name));
  if (applied.length === known.size && applied.every((name) => known.has(name))) return;
  throw new ConfigurationError(
    "The database was made by another version: run the command of that version, or start this version's server first",
  );
}

/** @param name email address, or id as in the log. @throws {ConfigurationError} if there is none */
export async function accountOf(sql: Sql, name = ""): Promise<UserRow> {
  const user = await findUser(sql, UUID.test(name) ? { id: name } : { email: name.toLowerCase() });
  if (!user) throw new ConfigurationError(`There is no account ${name}`);
  return user;
}
