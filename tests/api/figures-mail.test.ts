/** The mail about what guests looked for: whom it reaches, what it says, and how it ends. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordLooks } from "../../testbed/looks.ts";
import { startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Owner = Awaited<ReturnType<TestServer["ownerWithHotel"]>>;

/** As if a month were over, in which guests came 212 times. */
async function afterAMonth({ hotelId }: Owner, visits = 212): Promise<void> {
  await server.sql`update innfo.figures_mails set due_at = now() - interval '1 minute' where hotel_id = ${hotelId}`;
  await server.sql`update innfo.looks set day = (date_trunc('month', now()) - interval '3 days')::date where hotel_id = ${hotelId}`;
  if (visits > 0)
    await server.sql`
      insert into innfo.scan_days (hotel_id, day, scans, guests)
      values (${hotelId}, (date_trunc('month', now()) - interval '3 days')::date, ${visits}, 100)`;
}

async function mailsAbout(hotelId: string) {
  await server.sql`select innfo.post_figures_mails()`;
  server.context.outbox.send();
  const mails = await server.context.outbox.received();
  return mails.filter(({ stop }) => stop?.includes(hotelId));
}

test("It says once what guests looked for, and leads to the form of what they missed", async () => {
  const owner = await server.ownerWithHotel("Pension Arvenrast");
  const { data: item } = await owner.client
    .from("amenities")
    .insert({
      ...{ hotel_id: owner.hotelId, name: "Parking", description: "Behind the house" },
      ...{ timing: "All day", location: "Yard" },
    })
    .select()
    .single()
    .throwOnError();
  const address = `item-${item.id.slice(-8)}`;
  await recordLooks(server.sql, owner.hotelId, [["open", address]], [1, 2, 3]);
  await recordLooks(server.sql, owner.hotelId, [["missed", "ski bus"]], [4, 5]);
  expect(await mailsAbout(owner.hotelId)).toEqual([]);
  await afterAMonth(owner);
  const [mail, ...others] = await mailsAbout(owner.hotelId);
  expect(others).toEqual([]);
  expect(mail?.to).toBe(owner.email);
  expect(mail?.subject).toBe("Pension Arvenrast: what guests looked for");
  expect(mail?.text).toContain("Times your page was opened: 212.");
  expect(mail?.text).toContain("Most looked for: Parking (3).");
  expect(mail?.text).toContain("Searched for and not found: “ski bus” (2).");
  expect(mail?.links).toContainEqual(
    expect.stringMatching(`/admin/hotels/${owner.hotelId}\\?add=ski\\+bus&in=en$`),
  );
  // Due again only in the next month.
  expect(await mailsAbout(owner.hotelId)).toHaveLength(1);
  const [next] = await server.sql<{ days: number }[]>`
    select extract(day from due_at at time zone h.time_zone)::int as days
    from innfo.figures_mails f join public.hotels h on h.id = f.hotel_id where hotel_id = ${owner.hotelId}`;
  expect(next?.days).toBe(1);
});

test("A page that nobody opened has none, unless the code of a door has ended or does before the next", async () => {
  const owner = await server.ownerWithHotel();
  await afterAMonth(owner, 0);
  expect(await mailsAbout(owner.hotelId)).toEqual([]);
  const door = { hotel_id: owner.hotelId, kind: "door", code: "4711#", shown_to: "code" };
  const [clock] = await server.sql<{ soon: string; later: string }[]>`
    select to_char(now() - interval '1 day', 'YYYY-MM-DD"T"12:00:00') as soon,
      to_char(now() + interval '70 days', 'YYYY-MM-DD"T"12:00:00') as later`;
  await owner.client
    .from("secrets")
    .insert([
      { ...door, name: "Front door", ends_at: clock?.soon ?? "" },
      { ...door, name: "Ski room", ends_at: clock?.later ?? "" },
      { ...door, name: "Cellar", shown_to: "reception", ends_at: clock?.soon ?? "" },
    ])
    .throwOnError();
  await afterAMonth(owner, 0);
  const [mail] = await mailsAbout(owner.hotelId);
  expect(mail?.text).toContain("Time for a new code: Front door (");
  for (const other of ["4711", "Ski room", "Cellar"]) expect(mail?.text).not.toContain(other);
  expect(mail?.links).toContainEqual(expect.stringMatching(`/admin/hotels/${owner.hotelId}/secrets$`));
});

test("One press ends it without signing in; looking at the link does not, nor does another token", async () => {
  const owner = await server.ownerWithHotel();
  await afterAMonth(owner);
  const [mail] = await mailsAbout(owner.hotelId);
  const stop = mail?.stop ?? "";
  const every = async () => {
    const { data } = await owner.client.from("hotels").select("figures_mail").single().throwOnError();
    return data.figures_mail;
  };
  expect((await fetch(stop)).status).toBe(200);
  expect((await fetch(`${stop}x`, { method: "POST" })).status).toBe(404);
  expect(await every()).toBe("month");
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(stop, { method: "POST", body })).status).toBe(200);
  expect(await every()).toBe("never");
  await afterAMonth(owner, 0);
  expect(await mailsAbout(owner.hotelId)).toHaveLength(1);
  await fetch(`${stop}?again`, { method: "POST" });
  expect(await every()).toBe("month");
  // Scanners of mails are whole browsers, too: what ends it is the button.
  const page = await (await fetch(stop, { headers: { "Sec-Fetch-Dest": "document" } })).text();
  expect(page).toContain("This mail comes once a month");
  expect(await every()).toBe("month");
  const [, path = ""] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
  expect(await (await fetch(new URL(path, stop), { method: "POST" })).text()).toContain("Send them again");
  expect(await every()).toBe("never");
  expect(await (await fetch(stop)).text()).toContain("No more mails about your figures");
});
