/** `npm run limits`: what an operator raises for one account. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { FREE_PLAN } from "../../src/product.ts";
import { applyConfiguration } from "../../src/server/database/apply-configuration.ts";
import { runLimits } from "../../testbed/commands.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";
import { makeHotel, type Owner } from "../../testbed/tokens.ts";

let server: TestServer;
let env: Record<string, string>;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  // Other tests have more room.
  await applyConfiguration(server.sql, { complimentaryProEmails: [], limits: {} });
  owner = await makeHotel(server);
  const { host, port, password } = inject("postgres");
  const { user, database } = server.sql.options;
  env = {
    ...{ DATABASE_URL: `postgres:///${database}`, DATA_DIR: server.dataDir },
    ...{ PGHOST: host, PGPORT: String(port), PGUSER: String(user), PGPASSWORD: password },
  };
});
afterAll(() => server.stop());

/** Names are everybody's, so each is new. */
const add = (count: number) =>
  owner.client.from("hotels").insert(
    Array.from({ length: count }, () => ({
      ...{
        user_id: owner.userId,
        name: `Hotel ${randomBytes(8).toString("hex")}`,
        address: "1 Quay",
        description: "Quiet",
      },
      ...{ phone: "1", email: owner.email },
    })),
  );

test("An account is given more than its plan, and later what the plan gives, while the server runs", async () => {
  const { hotels } = FREE_PLAN.limits;
  const { error: refused } = await add(hotels);
  expect(refused).toMatchObject({ code: "IN003", details: "hotels" });

  const raised = await runLimits([owner.email.toUpperCase(), "hotels=7", "items=600"], env);
  expect(raised).toMatchObject({ code: 0, errors: "" });
  expect(raised.printed).toMatch(new RegExp(`^  hotels +7   \\(the plan gives ${hotels}\\)$`, "m"));
  expect(raised.printed).toMatch(/^ {2}items +600 {3}\(the plan gives 500\)$/m);
  expect(raised.printed).toMatch(/^ {2}custom_sections +50$/m);
  expect((await add(6)).error).toBeNull();
  expect((await add(1)).error).toMatchObject({ code: "IN003" });

  const back = await runLimits([owner.email, "hotels=plan"], env);
  expect(back.printed).toMatch(new RegExp(`^  hotels +${hotels}$`, "m"));
  // What was set for another limit stays, and is shown without changing anything.
  expect((await runLimits([owner.email], env)).printed).toMatch(
    /^ {2}items +600 {3}\(the plan gives 500\)$/m,
  );
});

test.each([
  ["no account", ["nobody@example.com"], "There is no account nobody@example.com\n"],
  ["nobody", [], "Whose? npm run limits -- EMAIL [hotels=10 …]\n"],
  [
    "an unknown limit",
    ["a@example.com", "rooms=3"],
    /^"rooms=3" is no limit: .+ There are hotels, items, .+\n$/,
  ],
  ["no number", ["a@example.com", "hotels=many"], /^"hotels=many" is no limit: .+\n$/],
])("%s is refused in one line", async (_, args, line) => {
  const result = await runLimits(args, env);
  expect(result).toMatchObject({ code: 1, printed: "" });
  if (typeof line === "string") expect(result.errors).toBe(line);
  else expect(result.errors).toMatch(line);
});

test("A DATA_DIR without a database is named, and none is made", async () => {
  const dataDir = makeDataDir();
  const result = await runLimits([owner.email], { DATA_DIR: dataDir });
  expect(result).toMatchObject({ code: 1, errors: `There is no database in DATA_DIR ${dataDir}\n` });
  removeDataDir(dataDir);
});
