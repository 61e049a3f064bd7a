import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { transaction } from "../../src/server/database/transaction.ts";
import { callAuth, tokenOf } from "../../testbed/auth.ts";
import { image } from "../../testbed/images.ts";
import { mailedLink, mailsTo, pressLink, query } from "../../testbed/mailbox.ts";
import { newEmail } from "../../testbed/owner.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";
import { giveProPlan } from "../../testbed/tokens.ts";

const server = await sharedServer({ TRUST_PROXY: "1" });

let lastHost = 0;

function deleteAccount(token: string, { password = PASSWORD, from = `198.51.100.${++lastHost}` } = {}) {
  return callAuth(server, "/user/delete", { token, body: { password }, from });
}

/** Number of rows of any table that belong to this user or hotel. */
async function rowsLeft(userId: string, hotelId: string): Promise<number> {
  const columns = await server.sql<{ relation: string; column: string }[]>`
    select c.oid::regclass::text as relation, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('user_id', 'hotel_id')
    where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`;
  let count = 0;
  for (const { relation, column } of columns) {
    const id = column === "user_id" ? userId : hotelId;
    const [row] = await server.sql.unsafe(
      `select count(*)::int as rows from ${relation} where ${column} = $1`,
      [id],
    );
    count += Number(row?.rows);
  }
  return count;
}

describe("Deleting an account", () => {
  test("deletes everything: rows, logo, guest page, sessions and mailed links; address and name are free again", async () => {
    const name = `Hotel ${randomUUID()}`;
    const { client, userId, email, hotelId } = await server.ownerWithHotel(name);
    await giveProPlan(server, userId);
    const { data: section } = await client
      .from("custom_sections")
      .insert({ hotel_id: hotelId, name: "Spa", description: "Baths" })
      .select("id")
      .single()
      .throwOnError();
    await client
      .from("custom_section_items")
      .insert({ ...exampleRow("custom_section_items"), section_id: section.id } as never)
      .throwOnError();
    const amenity = { ...exampleRow("amenities"), hotel_id: hotelId };
    await client
      .from("amenities")
      .insert(amenity as never)
      .throwOnError();
    await server.sql`insert into public.qr_scans (hotel_id) values (${hotelId})`;
    const logo = `/storage/v1/object/public/logos/${hotelId}/logo.webp`;
    await client.storage.from("logos").upload(`${hotelId}/logo.webp`, await image("png"));
    await client.from("hotels").update({ logo_url: logo }).eq("id", hotelId).throwOnError();
    await server.client().auth.resetPasswordForEmail(email);
    const link = await mailedLink(server, email);
    const elsewhere = server.client();
    await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
    const token = await tokenOf(client);
    const show = (path: string) => fetch(server.url + path).then(({ status }) => status);
    expect([await show(`/view/${hotelId}`), await show(logo)]).toEqual([200, 200]);

    const { status } = await deleteAccount(token);
    expect(status).toBe(204);
    expect(await show(`/view/${hotelId}`)).toBe(404);
    expect(await rowsLeft(userId, hotelId)).toBe(0);
    expect((await callAuth(server, "/user", { method: "GET", token })).status).toBe(403);
    expect((await elsewhere.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    const { error } = await server.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(error?.code).toBe("invalid_credentials");
    expect(query(await pressLink(link)).error_code).toBe("otp_expired");
    await expect.poll(() => show(logo)).toBe(404);
    const [mail] = await mailsTo(server, email);
    expect(mail).toMatchObject({ subject: "Your Innfo account was deleted", links: [] });

    const { client: again, userId: newId } = await server.signUp(email);
    expect(newId).not.toBe(userId);
    const { data: available } = await again.rpc("hotel_name_available", { hotel_name: name });
    expect(available).toBe(true);
  });

  test("a second time, while it is going on, is refused at once instead of waiting for it", async () => {
    const { client, userId } = await server.ownerWithHotel();
    const token = await tokenOf(client);
    const refused = await transaction(server.sql, async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtextextended(${`deletion of ${userId}`}, 0))`;
      return deleteAccount(token);
    });
    expect(refused).toMatchObject({ status: 429, body: { error_code: "over_request_rate_limit" } });
    expect((await deleteAccount(token)).status).toBe(204);
  });

  test("leaves all other accounts unchanged", async () => {
    const stranger = await server.ownerWithHotel();
    const { client } = await server.ownerWithHotel();
    expect((await deleteAccount(await tokenOf(client))).status).toBe(204);
    expect((await fetch(`${server.url}/view/${stranger.hotelId}`)).status).toBe(200);
    expect((await stranger.client.auth.getUser()).error).toBeNull();
    expect(await mailsTo(server, stranger.email)).toEqual([]);
  });

  test("needs the password, and limits attempts to guess it", async () => {
    const { client, email, hotelId } = await server.ownerWithHotel();
    const token = await tokenOf(client);
    const from = `198.51.100.${++lastHost}`;
    for (let guess = 0; guess < 10; guess++) {
      expect(await deleteAccount(token, { password: `guess ${guess}`, from })).toMatchObject({
        status: 400,
        body: { error_code: "invalid_credentials" },
      });
    }
    expect((await deleteAccount(token, { from })).status).toBe(429);
    expect((await fetch(`${server.url}/view/${hotelId}`)).status).toBe(200);
    expect(await mailsTo(server, email)).toEqual([]);
    expect((await deleteAccount(token)).status).toBe(204);
  });

  test("tells a mailbox five times an hour at most, however often a stranger signs up with its address", async () => {
    const email = newEmail();
    const told = async () => {
      const [row] = await server.sql<{ waiting: number }[]>`
        select count(*)::int as waiting from innfo.jobs where payload->>'to' = ${email}`;
      return (await mailsTo(server, email)).length + (row?.waiting ?? 0);
    };
    for (let nth = 1; nth <= 7; nth++) {
      const body = { email, password: PASSWORD };
      const signedUp = await callAuth(server, "/signup", { body, from: `198.51.100.${++lastHost}` });
      expect((await deleteAccount(String(signedUp.body?.access_token))).status).toBe(204);
      await expect.poll(async () => (await mailsTo(server, email)).length).toBe(Math.min(nth, 5));
    }
    expect(await told()).toBe(5);
  });

  test.each([{}, { password: "" }, { password: PASSWORD, email: "x@example.com" }])(
    "is refused with %o",
    async (body) => {
      const token = await tokenOf((await server.signUp()).client);
      const answer = await callAuth(server, "/user/delete", { token, body });
      expect(answer).toMatchObject({ status: 400, body: { error_code: "validation_failed" } });
      expect((await callAuth(server, "/user", { method: "GET", token })).status).toBe(200);
    },
  );
});
