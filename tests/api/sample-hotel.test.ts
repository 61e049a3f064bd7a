/** The sample hotel takes what a stranger tries, and answers it as a desk would, without anybody at it. */
import { describe, expect, test } from "vitest";
import { codeSvg } from "../../src/guest/parts/code-svg.ts";
import { CODE_MARK, SAMPLE_CARD, SAMPLE_HOTEL_ID } from "../../src/product.ts";
import { HOTEL } from "../../src/server/sample-hotel/content.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { sendForm } from "../../testbed/messages.ts";
import { USER_AGENTS } from "../../testbed/scans.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });

async function ask(kind: "request" | "lost", values: Record<string, string>): Promise<string> {
  const sent = await sendForm(server, SAMPLE_HOTEL_ID, kind, values);
  expect(sent.status).toBe(303);
  const address = new URL(sent.headers.get("location") ?? "", server.url);
  return (await fetch(address)).text();
}

describe("The sample hotel", () => {
  test.each([
    ["request", { topic: "late_checkout", room: "204" }, "the room is yours until 1 PM"],
    ["request", { topic: "towels", room: "204" }, "Two fresh towels"],
    ["request", { topic: "help", room: "" }, "Nobody comes from a sample"],
    ["lost", { item: "Umbrella", contact: "ada@guests.example" }, "found in the library"],
  ] as const)("answers a %s about %o at once, and says that it is a sample", async (kind, values, said) => {
    const page = await ask(kind, values);
    expect(page).toContain(said);
    expect(page).toContain("This is our sample hotel.");
  });

  test("says everything in two languages, but names and what both say alike", async () => {
    const page = await (await fetch(`${server.url}/view/1?lang=de`)).text();
    expect(page).toContain("Warmes Brot, Eier von der Alder Farm");
    const left = await server.sql<{ source: string }[]>`
      select distinct x.source from innfo.texts_of(${SAMPLE_HOTEL_ID}) x
      where not exists (select from translations t where t.hotel_id = ${SAMPLE_HOTEL_ID} and t.language = 'de'
        and t.row_id = x.row_id and t.column_name = x.column_name)
        and x.source ~ ' [a-z]+ [a-z]+'`;
    expect(left.map(({ source }) => source)).toEqual([]);
  });

  test("has a room's card to try, whose code the demo scanner shows", async () => {
    const scanner = await (await fetch(`${server.url}/qr-scanner`)).text();
    const [, address] = /class="address">([^<]*\/view\/1)</.exec(scanner) ?? [];
    expect(scanner).toContain(codeSvg({ text: `${address}${CODE_MARK}${SAMPLE_CARD}`, ecc: "M" }));
    const found = await fetch(`${server.url}/functions/v1/code`, {
      method: "POST",
      headers: { "User-Agent": USER_AGENTS.Mobile },
      body: JSON.stringify({ hotel_id: SAMPLE_HOTEL_ID, code: SAMPLE_CARD }),
    });
    expect(await found.json()).toMatchObject({ room: "204" });
  });

  test("names the price of a late check-out in its form", async () => {
    expect(await (await fetch(`${server.url}/view/1/request?lang=en`)).text()).toContain("$20");
  });

  test("mails nobody, and keeps nothing that rings", async () => {
    const [waiting] = await server.sql`
      select count(*)::int as count from messages where hotel_id = ${SAMPLE_HOTEL_ID} and state <> 'done'`;
    expect(waiting?.count).toBe(0);
    expect(await mailsTo(server, HOTEL.email)).toEqual([]);
  });
});
