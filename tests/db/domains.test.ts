/** Which hosts a hotel may have of its own, who says so, and what a check of DNS makes of them. */
import { randomUUID } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test } from "vitest";
import { applyConfiguration } from "../../src/server/app/apply-configuration.ts";
import { readEnv } from "../../src/server/config/env.ts";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { sharedServer } from "../../testbed/server.ts";
import { accessToken, makeHotel, makeOwner, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
const { sql } = server;
const configure = (env: Record<string, string>) => applyConfiguration(sql, readEnv(env));
const SITE = {
  PUBLIC_URL: "https://innfo.example",
  SMTP_URL: "smtp://localhost",
  CUSTOM_DOMAINS: "guests.innfo.example",
};

let owner: Owner & { hotelId: string };
let other: Owner & { hotelId: string };
beforeEach(async () => {
  await configure(SITE);
  owner = await makeHotel(server);
  other = await makeHotel(server);
});

const newHost = () => `guide.${randomUUID()}.example`;
const claim = ({ client, hotelId }: typeof owner, host: string) =>
  client.from("domains").insert({ hotel_id: hotelId, host });
const remove = ({ client, hotelId }: typeof owner) =>
  client.from("domains").delete({ count: "exact" }).eq("hotel_id", hotelId);
const rowOf = async ({ hotelId }: typeof owner) => {
  const [row] = await sql<{ id: string; state: string; finding: string | null; proof: string }[]>`
    select id, state, finding, proof from domains where hotel_id = ${hotelId}`;
  return row;
};
async function note(of: typeof owner, answer: string) {
  await sql`select innfo.note_domain(${(await rowOf(of))?.id ?? ""}, ${answer})`;
  const { state, finding } = (await rowOf(of)) ?? {};
  return [state, finding];
}
const guestsRead = async ({ hotelId }: typeof owner) => {
  const [row] = await sql<{ domain: string | null }[]>`
    select public.guest_hotel(${hotelId}) -> 'parts' ->> 'domain' as domain`;
  return row?.domain;
};
const formerOf = async ({ hotelId }: typeof owner) =>
  (
    await sql<
      { host: string }[]
    >`select host from innfo.former_hosts where hotel_id = ${hotelId} order by created_at`
  ).map(({ host }) => host);

describe("A host", () => {
  test.each([
    ["guide.hotel.example", null],
    ["hotel.example", null],
    ["xn--bro-hoa.example", null],
    ["notinnfo.example", null],
    ["hotel", "domains_host_name"],
    ["Guide.hotel.example", "domains_host_name"],
    ["büro.example", "domains_host_name"],
    ["-guide.hotel.example", "domains_host_name"],
    ["guide..example", "domains_host_name"],
    ["guide.hotel.example.", "domains_host_name"],
    ["guide.hotel.example:443", "domains_host_name"],
    ["192.0.2.1", "domains_host_name"],
    [`${"a".repeat(64)}.example`, "domains_host_name"],
    [`${"abcdefghi.".repeat(20)}example`, "domains_host_length"],
    ["innfo.example", "domains_host_reserved"],
    ["www.innfo.example", "domains_host_reserved"],
    ["guests.innfo.example", "domains_host_reserved"],
    ["guide.hotel.local", "domains_host_reserved"],
    ["db.internal", "domains_host_reserved"],
    ["app.localhost", "domains_host_reserved"],
    // A name that operators deny: innfo.denied.
    ["booking.com.hotel.example", "domains_host_reserved"],
    ["paypal.hotel.example", "domains_host_reserved"],
  ])("%s is refused by %s", async (host, rule) => {
    const { error } = await claim(owner, host);
    expect(error && { code: error.code, rule: error.details }).toEqual(rule && { code: "23514", rule });
  });

  test("is the only one of its hotel, and any number of hotels may claim it", async () => {
    const host = newHost();
    expect((await claim(owner, host)).error).toBeNull();
    expect((await claim(owner, newHost())).error?.code).toBe("23505");
    expect((await claim(other, host)).error).toBeNull();
    expect((await rowOf(owner))?.proof).toMatch(/^[0-9a-f]{32}$/);
    expect((await rowOf(owner))?.proof).not.toBe((await rowOf(other))?.proof);
  });

  test("cannot be had where the site offers none, and guests read none any more", async () => {
    await claim(owner, newHost());
    await note(owner, "here");
    expect(await guestsRead(owner)).toMatch(/^guide\./);
    await configure({ ...SITE, CUSTOM_DOMAINS: "" });
    expect(await guestsRead(owner)).toBeNull();
    expect((await claim(other, newHost())).error?.details).toBe("domains_host_offered");
  });
});

describe("An owner who proved lately to be there", () => {
  const since = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
  async function provedBefore(minutes: number): Promise<Owner & { hotelId: string }> {
    const { userId: sub, email, sessionId: session_id } = owner;
    const amr = [{ method: "password", timestamp: since(minutes) }];
    const token = await accessToken(server, { sub, email, session_id, amr });
    const { client } = signedInWith(token);
    return { ...owner, client };
  }
  function signedInWith(token: string) {
    const global = { headers: { Authorization: `Bearer ${token}` } };
    const auth = { persistSession: false, autoRefreshToken: false };
    return { client: createClient(server.url, PUBLISHABLE_KEY, { global, auth }) as Owner["client"] };
  }

  test("sets a domain and takes it away; any other owner is asked for the password", async () => {
    const absent = await provedBefore(11);
    const host = newHost();
    expect((await claim(absent, host)).error?.code).toBe("IN004");
    expect((await claim(await provedBefore(9), host)).error).toBeNull();
    expect((await remove(absent)).error?.code).toBe("IN004");
    expect((await remove(owner)).count).toBe(1);
  });

  test("is no editor, who reads it alone", async () => {
    const editor = { ...(await makeOwner(server)), hotelId: owner.hotelId };
    await sql`insert into members (hotel_id, user_id, role) values (${owner.hotelId}, ${editor.userId}, 'editor')`;
    expect((await claim(editor, newHost())).error?.code).toBe("42501");
    await claim(owner, newHost());
    expect((await remove(editor)).count).toBe(0);
    const read = ({ client }: Owner) => client.from("domains").select("host").eq("hotel_id", owner.hotelId);
    expect((await read(editor)).data).toHaveLength(1);
    expect((await read(other)).data).toEqual([]);
  });

  test("sets nothing that a check finds out", async () => {
    const { error } = await owner.client
      .from("domains")
      .insert({ hotel_id: owner.hotelId, host: newHost(), state: "proved" });
    expect(error?.code).toBe("42501");
  });
});

describe("A check", () => {
  test("proves a domain, and takes it back once its records are gone", async () => {
    await claim(owner, newHost());
    expect(await note(owner, "nothing")).toEqual(["waiting", "nothing"]);
    expect(await note(owner, "no_proof")).toEqual(["waiting", "no_proof"]);
    expect(await guestsRead(owner)).toBeNull();
    expect(await note(owner, "here")).toEqual(["proved", null]);
    expect(await guestsRead(owner)).toMatch(/^guide\./);
    expect(await note(owner, "elsewhere")).toEqual(["lost", "elsewhere"]);
    expect(await guestsRead(owner)).toBeNull();
    expect(await note(owner, "here")).toEqual(["proved", null]);
  });

  test("that nobody answered changes nothing", async () => {
    await claim(owner, newHost());
    expect(await note(owner, "unanswered")).toEqual(["waiting", "unanswered"]);
    await note(owner, "here");
    expect(await note(owner, "unanswered")).toEqual(["proved", "unanswered"]);
    expect(await guestsRead(owner)).toMatch(/^guide\./);
  });

  test("gives a host to one hotel, and to another only after the first has lost it", async () => {
    const host = newHost();
    await claim(owner, host);
    await claim(other, host);
    await note(owner, "here");
    expect(await note(other, "here")).toEqual(["waiting", "taken"]);
    expect(await guestsRead(other)).toBeNull();
    await note(owner, "no_proof");
    expect(await note(other, "here")).toEqual(["proved", null]);
    expect(await note(owner, "here")).toEqual(["lost", "taken"]);
    expect([await guestsRead(owner), await guestsRead(other)]).toEqual([null, host]);
  });

  test("of two hotels at once proves one", async () => {
    const host = newHost();
    await claim(owner, host);
    await claim(other, host);
    const states = await Promise.all([note(owner, "here"), note(other, "here")]);
    expect(states.map(([state]) => state).sort()).toEqual(["proved", "waiting"]);
  });
});

describe("A host that was given up", () => {
  test("is remembered if it was proved, also with a new proof for the same name", async () => {
    const [waited, host] = [newHost(), newHost()];
    await claim(owner, waited);
    await remove(owner);
    await claim(owner, host);
    await note(owner, "here");
    const before = (await rowOf(owner))?.proof;
    await remove(owner);
    expect(await formerOf(owner)).toEqual([host]);
    await claim(owner, host);
    expect((await rowOf(owner))?.proof).not.toBe(before);
    await note(owner, "here");
    expect(await formerOf(owner)).toEqual([]);
  });

  test("is remembered after another one, whose proof is a new one", async () => {
    const [first, second] = [newHost(), newHost()];
    await claim(owner, first);
    await note(owner, "here");
    const before = (await rowOf(owner))?.proof;
    const change = (host: string) =>
      owner.client.from("domains").update({ host }).eq("hotel_id", owner.hotelId);
    await change(first).throwOnError();
    expect(await rowOf(owner)).toMatchObject({ state: "proved", proof: before });
    await change(second).throwOnError();
    expect(await rowOf(owner)).toMatchObject({ state: "waiting", finding: null });
    expect((await rowOf(owner))?.proof).not.toBe(before);
    expect([await guestsRead(owner), await formerOf(owner)]).toEqual([null, [first]]);
    expect((await change("innfo.example")).error?.details).toBe("domains_host_reserved");
  });

  test("is another hotel's as soon as that one proves it", async () => {
    const host = newHost();
    await claim(owner, host);
    await note(owner, "here");
    await remove(owner);
    await claim(other, host);
    expect(await formerOf(owner)).toEqual([host]);
    expect(await note(other, "here")).toEqual(["proved", null]);
    expect(await formerOf(owner)).toEqual([]);
  });

  test("is forgotten once its name points elsewhere, with its hotel, and when there are five later ones", async () => {
    const hosts = Array.from({ length: 6 }, newHost);
    for (const host of hosts) {
      await claim(owner, host);
      await note(owner, "here");
      await remove(owner);
    }
    expect(await formerOf(owner)).toEqual(hosts.slice(1));
    await sql`select innfo.note_former_host(${hosts[5] ?? ""}, true), innfo.note_former_host(${hosts[1] ?? ""}, false)`;
    expect(await formerOf(owner)).toEqual(hosts.slice(2));
    await claim(owner, newHost());
    await note(owner, "here");
    expect((await owner.client.from("hotels").delete({ count: "exact" }).eq("id", owner.hotelId)).count).toBe(
      1,
    );
    expect(await formerOf(owner)).toEqual([]);
  });
});
