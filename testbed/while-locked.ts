/** Locks a table to show whether something reads it: readers then wait. */
import { onTestFinished } from "vitest";
import { transaction } from "../src/server/database/transaction.ts";
import type { TestServer } from "./server.ts";

/**
 * Readers of the table wait until `work` is done or the test is over: a test that gives up must not block the
 * next one. The server's cache is current: it has heard of every earlier change.
 *
 * @param tables such as "auth.users, public.hotels"
 */
export async function whileLocked(
  { sql, context }: Pick<TestServer, "sql" | "context">,
  tables: string,
  work: () => Promise<void>,
): Promise<void> {
  await context.hotelChanges.settled();
  await transaction(sql, async (tx) => {
    await tx.unsafe(`lock table ${tables} in access exclusive mode`);
    const testIsOver = new Promise<never>((_, reject) => {
      onTestFinished(() => reject(new Error("The test ended while the table was locked")));
    });
    await Promise.race([work(), testIsOver]);
  });
}
