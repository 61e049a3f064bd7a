/** Locks a table, which shows whether something reads it: then it has to wait. */
import { onTestFinished } from "vitest";
import type { TestServer } from "./server.ts";

/**
 * Whoever asks the table waits until `work` is done, or until the test is over: a test that gives up must
 * not leave the next one waiting. What the server has kept is fresh: it has heard of every earlier change.
 *
 * @param tables such as "auth.users, public.hotels"
 */
export async function whileLocked(
  { sql, context }: Pick<TestServer, "sql" | "context">,
  tables: string,
  work: () => Promise<void>,
): Promise<void> {
  await context.hotelChanges.settled();
  await sql.begin(async (tx) => {
    await tx.unsafe(`lock table ${tables} in access exclusive mode`);
    const testIsOver = new Promise<never>((_, reject) => {
      onTestFinished(() => reject(new Error("The test ended while the table was locked")));
    });
    await Promise.race([work(), testIsOver]);
  });
}
