/**
 * An inbox of 100,000 messages, read as its screens do, and how many messages a minute arrive meanwhile. The
 * account has a special limit for that: a plan's is 10,000.
 */
import { randomBytes } from "node:crypto";
import { sendForm } from "../testbed/messages.ts";
import { createOwner, type Owner } from "../testbed/owner.ts";
import { withServer } from "../testbed/process.ts";
import { atMost, databaseIn, median, percentile, report } from "./support.ts";

const MESSAGES = 100_000;
/** Rows per statement, which has a time limit. */
const BATCH = 5000;
const ROUNDS = 15;
const GUESTS = 2000;
const AT_ONCE = 16;
const EMAIL = "inbox@example.com";
const SECRET = randomBytes(32).toString("base64url");

const LISTED =
  "id,hotel_id,kind,state,room,topic,rating,text,item,place,color,assignee,outcome,created_at,keep_until";

type Read = (owner: Owner) => PromiseLike<{ error: unknown }>;

const page = ({ api, hotel }: Owner) =>
  api
    .from("inbox")
    .select(LISTED)
    .eq("hotel_id", hotel.id)
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .range(0, 50);

const READS: Readonly<Record<string, Read>> = {
  opened: page,
  "filtered: new": (owner) => page(owner).eq("state", "new"),
  "filtered: lost": (owner) => page(owner).eq("kind", "lost"),
  "filtered: new and lost": (owner) => page(owner).eq("state", "new").eq("kind", "lost"),
  "filtered: feedback in work": (owner) => page(owner).eq("state", "working").eq("kind", "feedback"),
  "a page far down": (owner) => page(owner).lte("created_at", daysAgo(60)),
  "searched: many found": (owner) => page(owner).ilike("words", "%towels%"),
  "searched: one found": (owner) => page(owner).ilike("words", "%wish 77777 %"),
  "searched: none found": (owner) => page(owner).ilike("words", "%zeppelin%").ilike("words", "%gold%"),
  "what is new, every four seconds": ({ api, hotel }) => api.rpc("inbox_news", { hotel_id: hotel.id }),
};

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

export async function benchInbox(): Promise<void> {
  const env = { TRUST_PROXY: "1", JWT_SECRET: SECRET, COMPLIMENTARY_PRO_EMAILS: EMAIL, LOG_LEVEL: "info" };
  await withServer(env, async ({ url, dataDir }) => {
    const owner = await createOwner(url, { email: EMAIL });
    await fill(dataDir, owner);
    for (const [what, read] of Object.entries(READS)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now();
        const { error } = await read(owner);
        if (error) throw error;
        times.push(performance.now() - begun);
      }
      const worst = percentile(times, 0.95);
      report(
        `inbox of ${MESSAGES}, ${what}, ms (median, p95)`,
        `${median(times).toFixed(0)}, ${worst.toFixed(0)}`,
        atMost(median(times), 300),
      );
    }
    await benchMessages(url, owner.hotel.id);
  });
}

/** One in a hundred is new; a fifth is feedback, a twentieth lost. */
async function fill(dataDir: string, { hotel, api }: Owner): Promise<void> {
  const sql = databaseIn(dataDir);
  try {
    await sql`insert into innfo.account_limits (user_id, what, max) values (${hotel.user_id}, 'messages', ${2 * MESSAGES})`;
    for (let from = 1; from <= MESSAGES; from += BATCH) {
      await sql`
        insert into messages (hotel_id, kind, state, room, topic, rating, item, contact, text, by_guest, created_at)
        select ${hotel.id}, kind, case when n % 100 = 1 then 'new' when n % 100 = 2 then 'working' else 'done' end,
          (n % 300)::text, case when kind = 'request' then (array['towels', 'taxi', 'other'])[1 + n % 3] end,
          case when kind = 'feedback' then 1 + n % 5 end, case when kind = 'lost' then 'Scarf' end,
          case when kind = 'lost' then 'ada@example.com' end,
          'Wish ' || n || ' of a guest: more towels, please, and ' || md5(n::text), true, now() - n * interval '1 minute'
        from (select n, case when n % 20 = 1 then 'lost' when n % 5 = 2 then 'feedback' else 'request' end as kind
          from generate_series(${from}::int, ${from + BATCH - 1}::int) as n) as numbered`;
    }
    await sql`vacuum analyze messages`;
  } finally {
    await sql.end();
  }
  await api.from("message_kinds").insert({ hotel_id: hotel.id, kind: "request", is_on: true }).throwOnError();
}

/** Each from another guest, through the form. */
async function benchMessages(url: string, hotelId: string): Promise<void> {
  const server = { url, jwtKey: new TextEncoder().encode(SECRET) };
  const times: number[] = [];
  let next = 0;
  const begun = performance.now();
  const guests = Array.from({ length: AT_ONCE }, async () => {
    for (let nth = next++; nth < GUESTS; nth = next++) {
      const sent = performance.now();
      const headers = { "X-Forwarded-For": `10.2.${nth >> 8}.${nth & 255}` };
      const answer = await sendForm(server, hotelId, "request", { text: `New wish ${nth}` }, headers);
      await answer.text();
      if (answer.status !== 303) throw new Error(`A message was answered ${answer.status}`);
      times.push(performance.now() - sent);
    }
  });
  await Promise.all(guests);
  const perMinute = (GUESTS / (performance.now() - begun)) * 60_000;
  report("messages a minute, beside 100,000", perMinute.toFixed(0), {
    text: "≥ 2,000",
    met: perMinute >= 2000,
  });
  report(
    "  until the guest has the answer, ms (median, p95)",
    `${median(times).toFixed(0)}, ${percentile(times, 0.95).toFixed(0)}`,
  );
}
