/**
 * Wherever a request may carry an id, another owner's id is answered exactly as an id that nobody has, and
 * its content is unchanged. The route table is compared with the application's own.
 */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Attempt, Ids } from "../../testbed/foreign-ids-rest.ts";
import { photoName } from "../../testbed/give-photo.ts";
import { image } from "../../testbed/images.ts";
import { makeParty, NOWHERE, type Party } from "../../testbed/parties.ts";
import { sharedServer } from "../../testbed/server.ts";
import { ROUTES } from "./support/foreign-ids.ts";

const server = await sharedServer();
let owner: Ids & Party;
let other: Ids & Party;
let picture: Buffer;
const LOGO = "logo.png";

/** Ids that nobody has, one of each kind. */
const nobody: Ids = {
  ...NOWHERE,
  sessionId: randomUUID(),
  rows: {},
  logo: LOGO,
  photo: "",
  customerId: "cus_nobody",
};

beforeAll(async () => {
  picture = await image("png");
  nobody.photo = photoName(picture);
  owner = await withLogo(await makeParty(server));
  other = await withLogo(await makeParty(server));
  nobody.rows = Object.fromEntries(
    Object.keys(owner.rows).map((table) => [table, table === "hotels" ? nobody.hotelId : randomUUID()]),
  );
});

async function withLogo(party: Party): Promise<Ids & Party> {
  const key = `${party.hotelId}/${LOGO}`;
  const { error } = await party.client.storage.from("logos").upload(key, new Blob([new Uint8Array(picture)]));
  if (error) throw error;
  return { ...party, logo: LOGO, photo: photoName(picture), customerId: `cus_${party.userId}` };
}

interface Answer {
  status: number;
  body: string;
  /** Which rows, of how many. */
  range: string | null;
}

/** @param ids removed from the answer, which may repeat the request */
async function send(by: Party, { method, path, body, headers }: Attempt, ids: Ids): Promise<Answer> {
  const isUpload = (method === "POST" || method === "PUT") && path.startsWith("/storage/");
  const response = await fetch(server.url + path, {
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
    ids.customerId,
    ...Object.values(ids.rows),
  ];
  const text = given.reduce((rest, id) => rest.replaceAll(id, "ID"), await response.text());
  return { status: response.status, body: text, range: response.headers.get("content-range") };
}

/** Everything an owner has, as one text, except scans, which any guest may report. */
async function belongingsOf({ userId, hotelId, logo, rows }: Ids): Promise<string> {
  const { qr_scans: _, hotels: __, ...ofHotel } = rows;
  const tables = [
    ["public.hotels", "id", hotelId],
    ...Object.keys(ofHotel).map((table) => [`public.${table}`, "hotel_id", hotelId]),
    ["public.subscriptions", "user_id", userId],
    ["auth.users", "id", userId],
    ["auth.sessions", "user_id", userId],
  ];
  const stored = await server.sql.unsafe(
    tables
      .map(
        ([table, column, id]) =>
          `select json_agg(t order by t::text) from ${table} t where ${column} = '${id}'`,
      )
      .join(" union all "),
  );
  const file = await fetch(`${server.url}/storage/v1/object/public/logos/${hotelId}/${logo}`);
  return JSON.stringify(stored) + file.headers.get("etag");
}

test("every route of the API is listed here with the ids that it takes", () => {
  // Those limit bodies, and answer nothing themselves.
  const routes = server.routes().filter((route) => !/^ALL |^(POST|PUT|PATCH|DELETE) .+\/\*$/.test(route));
  expect(routes.sort()).toEqual(Object.keys(ROUTES).sort());
});

const requests = Object.entries(ROUTES).flatMap(([route, made]) =>
  typeof made === "string" ? [] : [{ route, made }],
);

describe.each(requests)("$route", ({ made }) => {
  test("neither shows nor changes anything of another owner", async () => {
    const before = await belongingsOf(owner);
    const foreign = made(owner, other, server.url);
    for (const [index, attempt] of foreign.entries()) {
      const [missing, own] = [nobody, other].map((ids) => made(ids, other, server.url)[index]);
      if (!missing || !own) throw new Error(`${attempt.what} is not made of every kind of id`);
      const told = await send(other, attempt, owner);
      if (attempt.isRefused) {
        expect(told, attempt.what).toMatchObject({ status: 403, body: expect.stringContaining("42501") });
      } else {
        expect(told, attempt.what).toEqual(await send(other, missing, nobody));
      }
      expect(await belongingsOf(owner), attempt.what).toBe(before);
      // With one's own id the same request has another outcome.
      if (!attempt.isNobodys) expect(await send(other, own, other), attempt.what).not.toEqual(told);
      // Replaces what the last request deleted.
      if (attempt.method === "DELETE") other = await withLogo(await makeParty(server));
    }
    expect(foreign.length).toBeGreaterThan(0);
  });
});
