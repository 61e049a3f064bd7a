/**
 * Whether an answer's duration reveals if an address has an account. Existing, absent and unconfirmed
 * addresses alternate within one run, so that drift of the machine affects all alike.
 */
import { randomUUID } from "node:crypto";
import { hashPassword } from "../src/server/auth/passwords.ts";
import { withServer } from "../testbed/process.ts";
import { databaseIn, median, report } from "./support.ts";

const TRIES = 200;
const WARM_UP = 20;
/** Milliseconds between the medians of any two kinds of address. */
const MAX_GAP = 10;

const PASSWORD = "correct horse battery";
const KINDS = ["existing", "absent", "unconfirmed"] as const;
type Kind = (typeof KINDS)[number];

interface Call {
  name: string;
  path: string;
  body(email: string): object;
}

const CALLS: Call[] = [
  {
    name: "sign-in with a wrong password",
    path: "/token?grant_type=password",
    body: (email) => ({ email, password: "not the password" }),
  },
  { name: "recover", path: "/recover", body: (email) => ({ email }) },
  { name: "resend", path: "/resend", body: (email) => ({ email, type: "signup" }) },
  { name: "sign-up", path: "/signup", body: (email) => ({ email, password: PASSWORD }) },
];

export async function benchAccountLeaks(): Promise<void> {
  // More mails than a usual site may send in an hour.
  const env = { EMAIL_CONFIRMATION: "on", TRUST_PROXY: "1", MAILS_PER_HOUR: "100000" };
  await withServer(env, async ({ url, dataDir }) => {
    for (const call of CALLS) await measure(url, dataDir, call);
  });
}

async function measure(url: string, dataDir: string, { name, path, body }: Call): Promise<void> {
  const times: Record<Kind, number[]> = { existing: [], absent: [], unconfirmed: [] };
  const statuses = new Set<number>();
  // Another address for each try, because a limit refuses a second call for the same one.
  const addresses = await makeAddresses(dataDir, WARM_UP + TRIES);
  for (const [i, round] of addresses.entries()) {
    // The order changes, because a round's first call finds the machine in another state than its last.
    for (let turn = 0; turn < KINDS.length; turn++) {
      const kind = KINDS[(i + turn) % KINDS.length] ?? "absent";
      const { ms, status } = await timed(`${url}/auth/v1${path}`, body(round[kind]));
      statuses.add(status);
      if (i >= WARM_UP) times[kind].push(ms);
    }
  }
  if (statuses.size !== 1) throw new Error(`${name} answered ${[...statuses].join(" and ")}`);
  const medians = KINDS.map((kind) => median(times[kind]));
  const gap = Math.max(...medians) - Math.min(...medians);
  const ratio = Math.max(...medians) / Math.min(...medians);
  for (const [i, kind] of KINDS.entries()) {
    report(`${name}, ${kind}, median`, `${medians[i]?.toFixed(1)} ms`);
  }
  report("  greatest gap, ratio", `${gap.toFixed(1)} ms, ${ratio.toFixed(2)} ×`, {
    text: `< ${MAX_GAP} ms`,
    met: gap < MAX_GAP,
  });
}

async function timed(url: string, body: object): Promise<{ ms: number; status: number }> {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": newNetwork() };
  const since = performance.now();
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  await response.text();
  return { ms: performance.now() - since, status: response.status };
}

let lastNetwork = 0;

/** Calls from one network are limited. */
function newNetwork(): string {
  lastNetwork += 1;
  return `10.${lastNetwork >> 16}.${(lastNetwork >> 8) & 255}.${lastNetwork & 255}`;
}

/** Accounts made as rows, all with one password. */
async function makeAddresses(dataDir: string, count: number): Promise<Record<Kind, string>[]> {
  const hash = await hashPassword(PASSWORD);
  const addresses = Array.from({ length: count }, () => {
    const id = randomUUID();
    return {
      existing: `a-${id}@example.com`,
      absent: `b-${id}@example.com`,
      unconfirmed: `c-${id}@example.com`,
    };
  });
  const sql = databaseIn(dataDir);
  const rows = addresses.flatMap(({ existing, unconfirmed }) => [
    { email: existing, password_hash: hash, email_confirmed_at: new Date() },
    { email: unconfirmed, password_hash: hash, email_confirmed_at: null },
  ]);
  await sql`insert into auth.users ${sql(rows)}`;
  await sql.end();
  return addresses;
}
