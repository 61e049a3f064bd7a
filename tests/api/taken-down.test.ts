/** Operators' steps against a page that harms: docs/decisions/0150-taken-down.md. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/lib/messages/languages.ts";
import { image } from "../../testbed/images.ts";
import { mailedLink, mailsTo, pressLink } from "../../testbed/mailbox.ts";
import { makeTaker, sendForm, tokenOf } from "../../testbed/messages.ts";
import { operatorOf } from "../../testbed/operator.ts";
import { aVisit, track } from "../../testbed/scans.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";
import { stationsOf } from "../../testbed/stations.ts";
import { giveProPlan, makeHotel, makeOwner } from "../../testbed/tokens.ts";

const OPERATOR = "abuse@pages.example";
const server = await sharedServer({ OPERATOR_EMAIL: OPERATOR, TRUST_PROXY: "1" });
const { run, printed, refused } = operatorOf(server, { OPERATOR_EMAIL: OPERATOR, OPERATOR_LOGIN: "ada" });
const DENIED = "This name is not taken here: it contains what guests were deceived with";
const reason = ["--reason", "asks guests for their cards"];

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers, redirect: "manual" });
const statusOf = async (path: string) => (await get(path)).status;
async function hide(hotelId: string): Promise<void> {
  await printed(["hotels", "hide", hotelId, ...reason]);
  await server.context.afterWrite();
}
async function restore(hotelId: string): Promise<void> {
  await printed(["hotels", "restore", hotelId]);
  await server.context.afterWrite();
}

describe("A hidden page", () => {
  test("says so, keeps whom to dial, and nothing of the hotel's", async () => {
    const { hotelId, client } = await makeHotel(server);
    await client
      .from("hotels")
      .update({ country: "JP", name: `Trap ${hotelId}` })
      .eq("id", hotelId);
    await server.context.afterWrite();
    expect(await statusOf(`/view/${hotelId}`)).toBe(200);
    await hide(hotelId);
    for (const tag of Object.keys(LANGUAGES)) {
      const page = await get(`/view/${hotelId}?lang=${tag}`);
      const html = await page.text();
      expect([page.status, page.headers.get("Cache-Control")]).toEqual([410, "no-store"]);
      expect(html).toContain(`<html lang="${tag}"`);
      // Japan's ambulance, and its police.
      expect(html).toMatch(/class="danger".*href="tel:119".*href="tel:110"/s);
      expect(html).toContain("noindex");
      expect(html).not.toContain("Trap");
      expect(html).not.toContain("+351");
    }
    expect(await (await get(`/view/${hotelId}`, { "Accept-Language": "de" })).text()).toContain(
      "Diese Seite wird zurzeit nicht gezeigt",
    );
    const [mail] = await mailsTo(server, (await run("hotels", "show", hotelId)).owner);
    expect(mail?.text).toContain("asks guests for their cards");
    expect(mail?.text).toContain(OPERATOR);
    await restore(hotelId);
    expect(await statusOf(`/view/${hotelId}`)).toBe(200);
  });

  test("is hidden on every way to it, and each works again after it is restored", async () => {
    const owner = await makeTaker(server);
    const { hotelId, client } = owner;
    await client.rpc("add_codes", { hotel_id: hotelId, codes: [{ label: "101" }] }).throwOnError();
    const { data: codes } = await client.rpc("hotel_codes", { hotel_id: hotelId }).throwOnError();
    const [code] = codes as unknown as { token: string; letters: string }[];
    const path = `${hotelId}/${randomUUID()}.webp`;
    await client.storage.from("logos").upload(path, await image("png"), { contentType: "image/png" });
    const logo = `/storage/v1/object/public/logos/${path}`;
    const ways = {
      [`/view/${hotelId}`]: [200, 410],
      [`/hotel/${hotelId}`]: [200, 410],
      [`/view/${hotelId}.md`]: [200, 410],
      [`/view/${hotelId}.jsonld`]: [200, 410],
      [`/view/${hotelId}?lang`]: [200, 410],
      [`/view/${hotelId}?original&whole`]: [200, 410],
      [`/view/${hotelId}/imprint`]: [200, 410],
      [`/view/${hotelId}/letters`]: [200, 410],
      [`/view/${hotelId}/report`]: [200, 410],
      // To the page, which says it.
      [`/view/${hotelId}/request`]: [200, 303],
      [`/view/${hotelId}/card.jpg`]: [200, 404],
      [`/view/${hotelId}/manifest.webmanifest`]: [200, 404],
      [logo]: [200, 404],
    };
    const statuses = async () =>
      Object.fromEntries(await Promise.all(Object.keys(ways).map(async (way) => [way, await statusOf(way)])));
    const column = (index: 0 | 1) =>
      Object.fromEntries(Object.entries(ways).map(([way, shown]) => [way, shown[index]]));
    const document = async () => (await server.client().rpc("guest_hotel", { hotel_id: hotelId })).data;
    const unlocked = async () =>
      (
        await fetch(`${server.url}/view/${hotelId}/letters`, {
          method: "POST",
          body: new URLSearchParams({ letters: code?.letters ?? "" }),
        })
      ).status;
    const scans = async () => {
      await track(server.url, aVisit(hotelId));
      const { data } = await client.from("qr_scans").select("id").eq("hotel_id", hotelId).throwOnError();
      return data.length;
    };
    expect(await statuses()).toEqual(column(0));
    expect(await document()).not.toBeNull();
    expect(await unlocked()).toBe(200);
    expect(await scans()).toBe(1);
    const token = tokenOf(server, hotelId, "request");

    await hide(hotelId);
    await expect.poll(statuses).toEqual(column(1));
    expect(await document()).toBeNull();
    const deleted = await get(`/message/${"x".repeat(32)}?hotel=${hotelId}`);
    expect(await deleted.text()).not.toContain(hotelId);
    expect(await unlocked()).toBe(410);
    expect(await scans()).toBe(1);
    const sent = await sendForm(server, hotelId, "request", { token, topic: "towels", room: "101" });
    expect(sent.headers.get("Location")).toMatch(new RegExp(`^/view/${hotelId}`));
    expect((await client.from("messages").select("id").eq("hotel_id", hotelId)).data).toEqual([]);
    const [listed] =
      await server.sql`select count(*)::int from innfo.listed_hotels(${hotelId}, 1) where id = ${hotelId}`;
    expect(listed).toEqual({ count: 0 });
    // The owner still reads and edits.
    const edit = await client.from("hotels").update({ description: "Mended" }).eq("id", hotelId).select("id");
    expect(edit.data).toHaveLength(1);

    await restore(hotelId);
    await expect.poll(statuses).toEqual(column(0));
    expect(await unlocked()).toBe(200);
    expect(await document()).not.toBeNull();
    expect(await scans()).toBe(2);
  });

  test("needs a reason, a hotel, and something to restore", async () => {
    const { hotelId } = await makeHotel(server);
    expect(await refused("hotels", "hide", hotelId)).toBe('Say why: --reason "…"');
    expect(await statusOf(`/view/${hotelId}`)).toBe(200);
    expect(await refused("hotels", "hide", "zzzz", ...reason)).toMatch(/^There is no hotel zzzz/);
    expect(await refused("hotels", "restore", hotelId)).toMatch(/ is not hidden$/);
  });

  test("is shown to operators with all that is known of it", async () => {
    const { hotelId, email } = await makeHotel(server);
    await printed(["limits", "set", email, "hotels=9"]);
    await hide(`${server.url}/view/${hotelId}`);
    expect(await run("hotels", "show", hotelId.toUpperCase())).toMatchObject({
      ...{ id: hotelId, owner: email, plan: "Free", codes: 0, limits: "hotels 9" },
      guests_see: expect.stringMatching(
        /^nothing: hidden since \d{4}-\d\d-\d\d, asks guests for their cards$/,
      ),
      commands: expect.stringMatching(/ ada: hotels hide .+ \(asks guests for their cards\)$/),
    });
    await restore(hotelId);
    expect(await run("hotels", "show", hotelId)).toMatchObject({ guests_see: "the page" });
  });
});

describe("A suspended account", () => {
  test("is signed out, and told at the sign-in whom to write to, until it is restored", async () => {
    const { email, client, hotelId } = await server.ownerWithHotel();
    const link = async () => {
      await server.client().auth.resetPasswordForEmail(email);
      return mailedLink(server, email);
    };
    const before = await link();
    expect((await client.from("hotels").select("id")).data).toHaveLength(1);
    const { done, sessions } = await run("users", "suspend", email, ...reason);
    expect(done).toContain(`Guests still read ${hotelId}`);
    expect(sessions).toBe(1);

    expect((await client.from("hotels").select("id")).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    const banned = { code: "user_banned", message: expect.stringContaining(`Write to ${OPERATOR}`) };
    expect(
      (await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error,
    ).toMatchObject(banned);
    // Strangers do not hear of it.
    expect(
      (await server.client().auth.signInWithPassword({ email, password: "another one" })).error,
    ).toMatchObject({
      code: "invalid_credentials",
    });
    expect((await pressLink(before)).hash).not.toContain("access_token");
    expect((await server.client().auth.signUp({ email, password: PASSWORD })).error).toMatchObject(banned);
    expect(
      (await server.client().auth.signUp({ email: email.replace("@", "+2@"), password: PASSWORD })).error,
    ).toMatchObject(banned);
    expect(await statusOf(`/view/${hotelId}`)).toBe(200);
    expect(await run("users", "show", email)).toMatchObject({
      suspended: expect.stringContaining("asks guests for their cards"),
    });

    await printed(["users", "restore", email]);
    expect((await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect(await refused("users", "restore", email)).toMatch(/ is not suspended$/);
  });

  test("loses its stations, PINs and invitations; other owners of its hotel lose nothing", async () => {
    const owner = await makeHotel(server);
    await giveProPlan(server, owner.userId);
    const other = await makeOwner(server);
    await server.sql`
      insert into public.members (hotel_id, user_id, role) values (${owner.hotelId}, ${other.userId}, 'owner')`;
    const { makeStation, addPerson, now } = stationsOf(server);
    const [lost, kept] = [await makeStation(owner), await makeStation({ ...other, hotelId: owner.hotelId })];
    await addPerson(owner, { name: "Anna" });
    await addPerson({ ...other, hotelId: owner.hotelId }, { name: "Bert" });
    await owner.client
      .from("invitations")
      .insert({ hotel_id: owner.hotelId, email: `${randomUUID()}@example.com`, role: "editor" })
      .throwOnError();
    expect(await run("users", "suspend", owner.email, ...reason)).toMatchObject({
      ...{ stations: 1, pins: 1, invitations: 1 },
    });
    await expect(now(lost)).rejects.toThrow();
    expect(await now(kept)).toMatchObject({ people: [{ name: "Anna" }, { name: "Bert" }] });
    const names = await server.sql`
      select name, owner_left from public.station_people where hotel_id = ${owner.hotelId} order by name`;
    expect(names).toMatchObject([
      { name: "Anna", owner_left: true },
      { name: "Bert", owner_left: false },
    ]);
    expect((await other.client.from("hotels").select("id").eq("id", owner.hotelId)).data).toHaveLength(1);
  });
});

describe("Names and addresses", () => {
  const rename = async (name: string) => {
    const { client, hotelId } = await makeHotel(server);
    return (await client.from("hotels").update({ name }).eq("id", hotelId).select("id")).error;
  };
  const unique = () => randomUUID().slice(0, 8);

  test.each([
    ["words", (mark: string) => `Please verify your reservation ${mark}`],
    ["words in other letters", (mark: string) => `РауРаl ${mark}`],
    ["a domain", (mark: string) => `${mark} Secure-Booking . com`],
  ])("with %s that deceive are refused for hotels", async (_, nameOf) => {
    expect(await rename(nameOf(unique()))).toMatchObject({ code: "23514", message: DENIED });
  });

  test.each([["Hotel Visalia"], ["Booking House"], ["Hôtel Pay Pale"]])(
    "%s is a hotel's name",
    async (name) => {
      expect(await rename(`${name} ${unique()}`)).toBeNull();
    },
  );

  test("are added to the list and taken off by the operator", async () => {
    const word = `lure${unique()}`;
    const { hotelId, client } = await makeHotel(server);
    await client
      .from("hotels")
      .update({ name: `The ${word} Inn` })
      .eq("id", hotelId)
      .throwOnError();
    expect(await run("denied", "add", word.toUpperCase(), ...reason)).toMatchObject({
      entry: word,
      hotels: [hotelId],
    });
    expect(await rename(`New ${word} Hotel`)).not.toBeNull();
    // The hotel's content stays, and can be edited.
    await client.from("hotels").update({ description: "Edited" }).eq("id", hotelId).throwOnError();
    expect(await run("denied", "list", word)).toMatchObject([{ entry: word, reason: reason[1] }]);
    await printed(["denied", "remove", word]);
    expect(await rename(`New ${word} Hotel`)).toBeNull();
  });

  test.each<[string, (mark: string) => string, (mark: string) => string]>([
    ["words with signs", (mark) => `pay-${mark}, now!`, (mark) => `Pay-${mark} now Inn`],
    ["an abbreviation", (mark) => `St. ${mark}`, (mark) => `St. ${mark} Inn`],
    ["a page's address", (mark) => `https://www.${mark}.example/login?x=1`, (mark) => `${mark}.example Inn`],
  ])("are refused as the operator typed them: %s", async (_, typed, name) => {
    const mark = unique();
    await printed(["denied", "add", typed(mark), ...reason]);
    expect(await rename(name(mark))).toMatchObject({ message: DENIED });
    await printed(["denied", "remove", typed(mark)]);
    expect(await rename(name(mark))).toBeNull();
  });

  test.each(["@", "*@", ""])("of a denied domain open no account, written as %sdomain", async (before) => {
    const domain = `${unique()}.example`;
    expect(await run("denied", "add", before + domain, ...reason)).toMatchObject({ entry: domain });
    const { error } = await server.client().auth.signUp({ email: `a@${domain}`, password: PASSWORD });
    expect(error).toMatchObject({ code: "user_banned" });
  });

  test("of a denied domain open no account, nor does an account call itself so", async () => {
    const domain = `${unique()}.example`;
    await printed(["denied", "add", domain, ...reason]);
    const signUp = (email: string, data = {}) =>
      server.client().auth.signUp({ email, password: PASSWORD, options: { data } });
    const banned = { code: "user_banned", message: expect.stringContaining(OPERATOR) };
    expect((await signUp(`a@${domain}`)).error).toMatchObject(banned);
    expect((await signUp(`a@mail.${domain}`)).error).toMatchObject(banned);
    expect((await signUp(`a@not${domain}`)).error).toBeNull();
    expect((await signUp(`${unique()}@other.example`, { name: "PayPal Support" })).error).toMatchObject(
      banned,
    );
  });
});

describe("Report this page", () => {
  const report = (hotelId: string, values: Record<string, string>, network = "192.0.2.1") =>
    sendForm(server, hotelId, "report", values, { "X-Forwarded-For": network });

  test("opens a case without a script, which the operator is told of, finds and closes", async () => {
    const { hotelId } = await makeHotel(server);
    expect(await (await get(`/view/${hotelId}`)).text()).toContain(`href="/view/${hotelId}/report?lang=en"`);
    const token = tokenOf(server, hotelId, "report");
    expect((await report(hotelId, { token, text: "" })).status).toBe(422);
    expect((await report(hotelId, { token, text: "Bad", contact: "nobody" })).status).toBe(422);
    const sent = await report(hotelId, { token, text: "It asks\nfor my card", contact: "guest@example.com" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `/view/${hotelId}/report?sent`]);
    expect(await (await get(`/view/${hotelId}/report?sent`)).text()).toContain("looks into it");

    const [opened, ...others] = await run("cases", "list", hotelId);
    expect(others).toEqual([]);
    expect(opened).toMatchObject({
      hotel_id: hotelId,
      hidden: false,
      reports: 1,
      text: "It asks for my card",
    });
    const mails = (await mailsTo(server, OPERATOR)).filter(({ text }) => text.includes(hotelId));
    expect(mails).toMatchObject([{ text: expect.stringContaining(`innfo cases show ${opened.id}`) }]);
    expect(await run("cases", "show", String(opened.id))).toMatchObject({
      contact: "guest@example.com",
      closed_at: null,
    });
    expect(await run("hotels", "show", hotelId)).toMatchObject({ open_cases: String(opened.id) });
    expect(await printed(["cases", "close", String(opened.id), "--reason", "hidden"])).toBe(
      `Case ${opened.id} is closed`,
    );
    expect((await run("cases", "list")).map(({ id }: { id: number }) => id)).not.toContain(opened.id);
    expect(await refused("cases", "close", String(opened.id), ...reason)).toMatch(/closed already$/);
  });

  test("is bounded for each network and hotel, and by what a page cannot be", async () => {
    const { hotelId } = await makeHotel(server);
    const other = await makeHotel(server);
    const send = async (at: string, network: string) => {
      const token = tokenOf(server, at, "report");
      return (await report(at, { token, text: `Bad ${randomUUID()}` }, network)).status;
    };
    for (let i = 0; i < 5; i++) expect(await send(hotelId, "198.51.100.7")).toBe(303);
    expect(await send(other.hotelId, "198.51.100.7")).toBe(429);
    for (let i = 0; i < 17; i++) expect(await send(hotelId, `203.0.${i}.7`)).toBe(303);
    const cases = await run("cases", "list", hotelId);
    expect(cases).toHaveLength(20);
    expect(cases.at(-1)).toMatchObject({ reports: 3 });
    const token = tokenOf(server, hotelId, "report");
    const foreign = await sendForm(
      server,
      hotelId,
      "report",
      { token, text: "Bad" },
      { "Sec-Fetch-Site": "cross-site" },
    );
    expect(foreign.status).toBe(403);
    expect(await statusOf("/view/zzzz/report")).toBe(404);
  });
});

test("The trail keeps every command with who, when and why, also what failed", async () => {
  const { email, hotelId } = await makeHotel(server);
  await printed(["users", "show", email, "--reason", "asked by phone"]);
  await refused("hotels", "restore", hotelId);
  const [failed] = await run("trail", "list", hotelId);
  expect(failed).toMatchObject({ who: "ada", command: `hotels restore ${hotelId}`, reason: null });
  expect(failed.outcome).toMatch(/^failed: .+ is not hidden$/);
  const [shown] = await run("trail", "list", email);
  expect(shown).toMatchObject({ command: `users show ${email}`, reason: "asked by phone", outcome: "shown" });
  expect(Date.parse(shown.at)).toBeGreaterThan(Date.now() - 600_000);
});
