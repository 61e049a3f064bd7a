/**
 * `STRIPE_SECRET_KEY=sk_test_… node scripts/stripe-life.ts`: a subscription's life on Stripe's own test clocks, in a
 * sandbox, read by the server's own code. docs/releasing.md says when, and what it prints.
 */
import { openPayments } from "../src/server/payments/payments.ts";
import { withScratchDatabase } from "../testbed/scratch-database.ts";
import { EXPECTED_LIFE, livesOf } from "./support/stripe-life.ts";

const { STRIPE_SECRET_KEY: secretKey = "", STRIPE_API_BASE: base } = process.env;

if (!/^[sr]k_test_/.test(secretKey)) {
  process.stderr.write("STRIPE_SECRET_KEY must be a sandbox's: it begins with sk_test_ or rk_test_\n");
  process.exitCode = 1;
} else {
  await withScratchDatabase(async (sql) => {
    const stripe = { secretKey, webhookSecret: "", priceIds: [], apiBase: base ? new URL(base) : undefined };
    const payments = openPayments({ stripe }, "https://guide.example.com", sql, new Uint8Array());
    if (!payments) throw new Error("There is a key, and no payments");
    try {
      const lines = await livesOf(sql, payments, { tell: console.log });
      const wrong = EXPECTED_LIFE.filter((line, at) => lines[at] !== line);
      for (const line of wrong) console.log(`NOT AS EXPECTED: ${line}`);
      if (wrong.length === 0) console.log(`As expected: ${lines.length} of ${EXPECTED_LIFE.length}`);
      else process.exitCode = 1;
    } finally {
      await payments.sql.end();
    }
  });
}
