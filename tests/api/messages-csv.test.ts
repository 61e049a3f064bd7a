/** The desk's spreadsheet of its messages, read from a server in pages. */
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { messagesCsv } from "../../src/admin/inbox/list/csv.ts";
import { filtersOf } from "../../src/admin/inbox/messages/filters.ts";
import type { Supabase } from "../../src/admin/rows/supabase.tsx";
import type { Database } from "../../src/lib/database.types.ts";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { makeTaker } from "../../testbed/messages.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const { client, hotelId, token } = await makeTaker(server);
const { data: written } = await client
  .from("messages")
  .insert(
    Array.from({ length: 1000 }, (_, i) => ({
      hotel_id: hotelId,
      kind: i % 2 ? "request" : "feedback",
      topic: i % 2 ? "other" : null,
      rating: i % 2 ? null : 4,
      room: "12",
      text: `Wish ${i}.`,
    })),
  )
  .select("id, text")
  .throwOnError();
await client
  .from("messages")
  .insert({ hotel_id: hotelId, kind: "request", topic: "other", room: "12", text: "Wish last." })
  .throwOnError();

const csv = (words: string, supabase: Supabase = client) =>
  messagesCsv(supabase, { id: hotelId, time_zone: "UTC" }, filtersOf(new URLSearchParams(words)));
const wishes = (text: string) => text.match(/Wish [a-z0-9]+/g) ?? [];

const hundreds = [1, 2, 3, 4, 5, 6, 7, 8, 9];

test("It has what the filters and the words choose", async () => {
  expect(wishes(await csv(""))).toHaveLength(1001);
  expect(wishes(await csv("kind=feedback"))).toHaveLength(500);
  expect(wishes(await csv("q=WISH 77."))).toEqual(["Wish 77", ...hundreds.map((i) => `Wish ${i}77`)]);
  expect(wishes(await csv("q=77.&kind=request"))).toHaveLength(10);
  expect(wishes(await csv("q=77.&kind=feedback"))).toEqual([]);
  expect(wishes(await csv("q=nothing"))).toEqual([]);
});

test("It leaves none out when another one goes while it is read", async () => {
  const gone = written.map(({ id }) => id).sort()[0] ?? "";
  let pages = 0;
  const disturbed: typeof fetch = async (...request) => {
    const answer = await fetch(...request);
    pages += 1;
    if (pages === 1) await client.from("messages").delete().eq("id", gone).throwOnError();
    return answer;
  };
  const other = createClient<Database>(server.url, PUBLISHABLE_KEY, {
    auth: { persistSession: false },
    accessToken: async () => token,
    global: { fetch: disturbed },
  });
  expect(wishes(await csv("", other))).toContain("Wish last");
  // Five of messages, and one of what was written since.
  expect(pages).toBe(6);
});
