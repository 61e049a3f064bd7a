/** scripts/stripe-life.ts, which asks Stripe itself before a release, against a stand-in. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { EXPECTED_LIFE, livesOf } from "../../scripts/support/stripe-life.ts";
import { openPayments } from "../../src/server/payments/payments.ts";
import { sharedServer } from "../../testbed/server.ts";
import { startClocks } from "../../testbed/stripe-clocks.ts";

const { sql } = await sharedServer();

async function live(options?: Parameters<typeof startClocks>[0]) {
  const clocks = await startClocks(options);
  const stripe = { secretKey: "sk_test_1", webhookSecret: "", priceIds: [], apiBase: new URL(clocks.base) };
  const payments = openPayments({ stripe }, "https://guide.example.com", sql, new Uint8Array());
  if (!payments) throw new Error("No payments were opened");
  onTestFinished(async () => {
    await payments.sql.end();
    await clocks.stop();
  });
  const told: string[] = [];
  const lines = await livesOf(sql, payments, { everyMs: 1, tell: (line) => void told.push(line) });
  expect(told).toEqual(lines);
  return { lines, calls: clocks.calls };
}

test("A subscription is paid for, renewed, refused, paid, cancelled and over, as the document says", async () => {
  const { lines, calls } = await live();
  expect(lines).toEqual(EXPECTED_LIFE);
  // Nothing is left: not in the sandbox, and not in the database.
  expect(calls.at(-1)).toBe("DELETE /v1/test_helpers/test_clocks/clock_1");
  expect(await sql`select from auth.users where email = 'clock@example.com'`).toEqual([]);
  const document = readFileSync("docs/releasing.md", "utf8");
  const said = [...lines, `As expected: ${lines.length} of ${lines.length}`];
  expect(document).toContain(`\n${said.map((line) => `   ${line}\n`).join("")}`);
});

test("A provider that behaves otherwise is seen", async () => {
  const { lines } = await live({ forgives: true });
  expect(lines[2]).toBe("a month later, the card refused: active, Pro, the next period");
  expect(lines).not.toEqual(EXPECTED_LIFE);
});

test.each([["sk_live_1"], [""]])("The key %j is refused before anything is asked", (STRIPE_SECRET_KEY) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/stripe-life.ts"], {
    ...{ encoding: "utf8", env: { PATH: process.env.PATH, STRIPE_SECRET_KEY } },
  });
  expect({ status, stdout, stderr }).toEqual({
    ...{ status: 1, stdout: "" },
    stderr: "STRIPE_SECRET_KEY must be a sandbox's: it begins with sk_test_ or rk_test_\n",
  });
});
