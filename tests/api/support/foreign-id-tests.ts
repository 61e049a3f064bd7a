/** Sends requests of ROUTES with another owner's ids, with ids that nobody has, and with the caller's own. */
import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Attempt, Ids } from "../../../testbed/foreign-ids-rest.ts";
import { photoName } from "../../../testbed/give-photo.ts";
import { image } from "../../../testbed/images.ts";
import { makeParty, NOWHERE, type Party } from "../../../testbed/parties.ts";
import type { TestServer } from "../../../testbed/server.ts";
import { ROUTES } from "./foreign-ids.ts";

const LOGO = "logo.png";
const picture = await image("png");
const photo = photoName(picture);

/** Ids that nobody has, one of each kind. */
function nobodyLike({ rows }: Ids): Ids {
  // Those of changes are numbers.
  const others: Record<string, string> = { hotels: NOWHERE.hotelId, changes: "999999999999" };
  const ids = Object.keys(rows).map((table) => [table, others[table] ?? randomUUID()]);
  return {
    ...NOWHERE,
    ...{
      sessionId: randomUUID(),
      factorId: randomUUID(),
      passkeyId: randomUUID(),
      rows: Object.fromEntries(ids),
      logo: LOGO,
      photo,
      customerId: "cus_nobody",
    },
  };
}

async function makeSide(server: TestServer): Promise<Ids & Party> {
  const party = await makeParty(server);
  const key = `${party.hotelId}/${LOGO}`;
  const { error } = await party.client.storage.from("logos").upload(key, new Blob([new Uint8Array(picture)]));
  if (error) throw error;
  const [made] = await server.sql<Pick<Ids, "factorId" | "passkeyId">[]>`
    with factor as (
      insert into auth.mfa_factors (user_id, factor_type, status, secret)
      values (${party.userId}, 'totp', 'unverified', ${randomBytes(48)}) returning id
    ), passkey as (
      insert into auth.passkeys (user_id, credential_id, public_key, counter, friendly_name)
      values (${party.userId}, ${randomBytes(16)}, ${randomBytes(77)}, 0, 'Phone') returning id
    )
    select factor.id as "factorId", passkey.id as "passkeyId" from factor, passkey`;
  const { factorId = "", passkeyId = "" } = made ?? {};
  return { ...party, factorId, passkeyId, logo: LOGO, photo, customerId: `cus_${party.userId}` };
}

interface Answer {
  status: number;
  body: string;
  /** Which rows, of how many. */
  range: string | null;
}

/** @param ids removed from the answer, which may repeat the request */
async function send(
  { url }: TestServer,
  by: Party,
  { method, path, body, headers }: Attempt,
  ids: Ids,
): Promise<Answer> {
  const isUpload = (method === "POST" || method === "PUT") && path.startsWith("/storage/");
  const response = await fetch(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${by.token}`,
      "User-Agent": "Mozilla/5.0",
      ...(!isUpload && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(isUpload ? { body: new Uint8Array(picture) } : body !== undefined && { body: JSON.stringify(body) }),
  });
  const given = [
    ids.hotelId,
    ids.userId,
    ids.sectionId,
    ids.sessionId,
    ids.factorId,
    ids.passkeyId,
    ids.customerId,
    ...Object.values(ids.rows),
  ];
  const text = given.reduce((rest, id) => rest.replaceAll(id, "ID"), await response.text());
  return { status: response.status, body: text, range: response.headers.get("content-range") };
}

/** Everything an owner has, as one text, except scans, which any guest may report. */
async function belongingsOf({ sql, url }: TestServer, { userId, hotelId, logo, rows }: Ids): Promise<string> {
  const { qr_scans: _, hotels: __, ...ofHotel } = rows;
  const tables = [
    ["public.hotels", "id", hotelId],
    ...Object.keys(ofHotel).map((table) => [`public.${table}`, "hotel_id", hotelId]),
    ["public.subscriptions", "user_id", userId],
    ["auth.users", "id", userId],
    ["auth.sessions", "user_id", userId],
  ];
  const stored = await sql.unsafe(
    tables
      .map(
        ([table, column, id]) =>
          `select json_agg(t order by t::text) from ${table} t where ${column} = '${id}'`,
      )
      .join(" union all "),
  );
  const file = await fetch(`${url}/storage/v1/object/public/logos/${hotelId}/${logo}`);
  return JSON.stringify(stored) + file.headers.get("etag");
}

const requests = Object.entries(ROUTES).flatMap(([route, made]) =>
  typeof made === "string" ? [] : [{ route, made }],
);

/** @param most requests of each route */
export function foreignIdTests(server: TestServer, most = Number.POSITIVE_INFINITY): void {
  let owner: Ids & Party;
  let other: Ids & Party;
  let nobody: Ids;
  beforeAll(async () => {
    owner = await makeSide(server);
    other = await makeSide(server);
    nobody = nobodyLike(owner);
  });

  describe.each(requests)("$route", ({ made }) => {
    test("neither shows nor changes anything of another owner", async () => {
      const before = await belongingsOf(server, owner);
      const foreign = made(owner, other, server.url).slice(0, most);
      for (const [index, attempt] of foreign.entries()) {
        const [missing, own] = [nobody, other].map((ids) => made(ids, other, server.url)[index]);
        if (!missing || !own) throw new Error(`${attempt.what} is not made of every kind of id`);
        const told = await send(server, other, attempt, owner);
        if (attempt.isRefused) {
          expect(told, attempt.what).toMatchObject({ status: 403, body: expect.stringContaining("42501") });
        } else {
          expect(told, attempt.what).toEqual(await send(server, other, missing, nobody));
        }
        expect(await belongingsOf(server, owner), attempt.what).toBe(before);
        // With one's own id the same request has another outcome.
        if (!attempt.isNobodys) expect(await send(server, other, own, other), attempt.what).not.toEqual(told);
        // Replaces what the last request deleted.
        if (attempt.method === "DELETE") other = await makeSide(server);
      }
      expect(foreign.length).toBeGreaterThan(0);
    });
  });
}
