import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { sharedServer } from "../../testbed/server.ts";
import { accessToken, makeHotel, makeOwner } from "../../testbed/tokens.ts";

const server = await sharedServer();
const owner = await makeHotel(server);
// A value may be looked at only once there is a row to compare it with.
await owner.client
  .from("amenities")
  .insert({ hotel_id: owner.hotelId, name: "Compared", description: "…", timing: "…", location: "…" })
  .throwOnError();

interface Sent {
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}
async function send(path: string, { method = "GET", body, headers = {} }: Sent = {}) {
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      authorization: `Bearer ${owner.token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
}
const refusal = (code: string) => ({
  code,
  message: expect.stringMatching(/./),
  details: expect.toSatisfy((details) => details === null || typeof details === "string"),
  hint: null,
});

describe("a request that cannot be read", () => {
  const amenity = () => ({
    hotel_id: owner.hotelId,
    name: "Pool",
    description: "…",
    timing: "…",
    location: "…",
  });
  const id = randomUUID();

  test.each<[string, string, number, string, Sent?]>([
    ["a table that is not there", "nowhere", 404, "PGRST205"],
    ["a table of another schema", "users", 404, "PGRST205"],
    ["a partition", "qr_scans_2026_01", 404, "PGRST205"],
    ["a name that is SQL", "hotels;drop table hotels", 404, "PGRST205"],
    ["a deeper path", "hotels/1", 404, "PGRST125"],
    ["no table", "", 404, "PGRST125"],
    ["a selected column that is not there", "hotels?select=id,nope", 400, "42703"],
    ["an embedded table", "hotels?select=id,amenities(*)", 400, "PGRST100"],
    ["an alias", "hotels?select=a:id", 400, "PGRST100"],
    ["a cast", "hotels?select=id::text", 400, "PGRST100"],
    ["a JSON path", "custom_section_items?select=details->a", 400, "PGRST100"],
    ["an empty selection", "hotels?select=", 400, "PGRST100"],
    ["a selection given twice", "hotels?select=id&select=name", 400, "PGRST100"],
    ["a filtered column that is not there", "hotels?nope=eq.1", 400, "42703"],
    ["a column that is SQL", "hotels?id%22%3D%221=eq.1", 400, "42703"],
    ["no operator", "hotels?id=1", 400, "PGRST100"],
    ["an operator that is not there", "hotels?id=about.1", 400, "PGRST100"],
    ["an operator that is not supported", "hotels?name=fts.grand", 400, "PGRST100"],
    ["a property of every object as operator", "hotels?id=constructor.1", 400, "PGRST100"],
    ["a quantified operator", "hotels?name=like(any).{a,b}", 400, "PGRST100"],
    ["a text search in a language", "hotels?name=wfts(english).grand", 400, "PGRST100"],
    ["an operator with what it does not take", "hotels?name=eq(a)(b).c", 400, "PGRST100"],
    ["a filter by a JSON path", "custom_section_items?details->>a=eq.1", 400, "PGRST100"],
    ["an order by a JSON path", "custom_section_items?order=details->a", 400, "PGRST100"],
    ["a logical tree", "hotels?or=(id.eq.1,id.eq.2)", 400, "PGRST100"],
    ["a list without parentheses", "hotels?id=in.1,2", 400, "PGRST100"],
    ["a list that is not closed", "hotels?id=in.(1,2", 400, "PGRST100"],
    ["a state that is not there", "hotels?id=is.good", 400, "PGRST100"],
    ["an order by a column that is not there", "hotels?order=nope", 400, "42703"],
    ["an order that is none", "hotels?order=id.upwards", 400, "PGRST100"],
    ["an empty order", "hotels?order=", 400, "PGRST100"],
    ["a negative limit", "hotels?limit=-1", 400, "PGRST100"],
    ["a limit that is no number", "hotels?limit=all", 400, "PGRST100"],
    ["an offset that is no whole number", "hotels?offset=1.5", 400, "PGRST100"],
    ["a limit for a deletion", "faqs?id=eq.1&limit=1", 400, "PGRST100", { method: "DELETE" }],
    ["an order for a change", `faqs?id=eq.${id}&order=id`, 400, "PGRST100", { method: "PATCH", body: "{}" }],
    ["a filter for an addition", "faqs?id=eq.1", 400, "PGRST100", { method: "POST", body: "{}" }],
    [
      "on_conflict without a resolution",
      "faqs?on_conflict=id",
      400,
      "PGRST100",
      { method: "POST", body: "{}" },
    ],
    [
      "a parameter for a function",
      "rpc/hotel_name_available?a=1",
      400,
      "PGRST100",
      { method: "POST", body: '{"hotel_name":"x"}' },
    ],
    ["a method that is not there", "hotels", 405, "PGRST117", { method: "PUT", body: "{}" }],
    ["a function called with GET", "rpc/hotel_name_available", 405, "PGRST101"],
    ["a value of the wrong type", "amenities?id=eq.1", 400, "22P02"],
    ["a listed value of the wrong type", `amenities?id=in.(${id},1)`, 400, "22P02"],
    ["a time that is none", "amenities?created_at=gt.yesterdayish", 400, "22007"],
    ["a time that cannot be", "amenities?created_at=gt.2026-13-45", 400, "22008"],
    ["a pattern for what is no text", "amenities?id=like.*a*", 400, "42883"],
    ["a truth value for what has none", "amenities?name=is.true", 400, "42804"],
    ["more terms than columns", `hotels?order=${Array(61).fill("id").join()}`, 400, "PGRST100"],
    ["more columns than there can be", `hotels?select=${Array(61).fill("id").join()}`, 400, "PGRST100"],
    ["more filters than anyone needs", `hotels?${Array(31).fill("id=eq.1").join("&")}`, 400, "PGRST100"],
    ["more wildcards in a filter than it needs", "amenities?name=ilike.*a*b*c*d*e*f*", 400, "PGRST100"],
    [
      "more wildcards in all filters",
      `amenities?${Array(11).fill("name=not.ilike.*a_").join("&")}`,
      400,
      "PGRST100",
    ],
    [
      "28 filters of 60 wildcards",
      `amenities?${Array(28)
        .fill(`name=ilike.${"%25a".repeat(60)}`)
        .join("&")}`,
      400,
      "PGRST100",
    ],
    [
      "as many in a change",
      "amenities?name=like.%25a%25b%25c%25d%25e%25f%25",
      400,
      "PGRST100",
      { method: "PATCH", body: "{}" },
    ],
    [
      "as many in a deletion",
      "amenities?name=like.%25a%25b%25c%25d%25e%25f%25",
      400,
      "PGRST100",
      { method: "DELETE" },
    ],
    ["a longer list than anyone needs", `hotels?id=in.(${Array(501).fill("1").join()})`, 400, "PGRST100"],
    ["a number of a thousand digits", `restaurants?rating=eq.${"1".repeat(1000)}`, 400, "22P02"],
    ["a listed number of a thousand digits", `restaurants?rating=in.(${"1".repeat(1000)})`, 400, "22P02"],
    ["a number with a huge exponent", "restaurants?rating=lt.1e131071", 400, "22P02"],
    ["a NUL in a value", "hotels?name=eq.a%00b", 400, "22021"],
    ["a NUL in a listed value", "hotels?name=in.(a%00b)", 400, "22P05"],
    ["a NUL in a column", "hotels?na%00me=eq.a", 400, "42703"],
    ["a NUL in a table", "hot%00els", 404, "PGRST205"],
    ["an answer as CSV", "hotels", 406, "PGRST107", { headers: { accept: "text/csv" } }],
    [
      "a plan as answer",
      "hotels",
      406,
      "PGRST107",
      { headers: { accept: "application/vnd.pgrst.plan+text" } },
    ],
    [
      "an answer without nulls",
      "hotels",
      406,
      "PGRST107",
      { headers: { accept: "application/vnd.pgrst.array+json;nulls=stripped" } },
    ],
    ["another schema to read", "hotels", 406, "PGRST106", { headers: { "accept-profile": "auth" } }],
    [
      "another schema to write",
      "hotels",
      406,
      "PGRST106",
      { method: "POST", body: "{}", headers: { "content-profile": "auth" } },
    ],
    [
      "a strict preference that is not there",
      "hotels",
      400,
      "PGRST122",
      { headers: { prefer: "handling=strict, mood=good" } },
    ],
    [
      "a bound of affected rows that is no number",
      "hotels",
      400,
      "PGRST122",
      { headers: { prefer: "handling=strict, max-affected=few" } },
    ],
    [
      "a bound of affected rows for a function",
      "rpc/hotel_name_available",
      400,
      "PGRST100",
      { method: "POST", body: '{"hotel_name":"x"}', headers: { prefer: "max-affected=1" } },
    ],
  ])("%s is refused", async (_, path, status, code, sent) => {
    const answer = await send(path, sent);
    expect(answer.body).toEqual(refusal(code));
    expect(answer.status).toBe(status);
  });

  test.each([
    ["nothing", "", "PGRST102"],
    ["no JSON", "{", "PGRST102"],
    ["JSON with a rest", "{} {}", "PGRST102"],
    ["a number", "1", "PGRST102"],
    ["null", "null", "PGRST102"],
    ["an array of numbers", "[1]", "PGRST102"],
    ["an array of arrays", "[[]]", "PGRST102"],
    ["a column that is not there", '{"nope":1}', "PGRST204"],
    ["a property of every object", '{"__proto__":1}', "PGRST204"],
    ["a column that is SQL", '{"name\\") values (1); --":1}', "PGRST204"],
  ])("%s as a row is refused", async (_, body, code) => {
    for (const [method, path] of [
      ["POST", "amenities"],
      ["PATCH", `amenities?id=eq.${id}`],
    ] as const) {
      const answer = await send(path, { method, body });
      expect(answer).toMatchObject({ status: 400, body: refusal(code) });
    }
  });

  test.each([
    ["a NUL", "\\u0000", "22P05"],
    ["half a surrogate pair", "\\ud800", "22P02"],
  ])("%s in a text is refused", async (_, text, code) => {
    const body = `{"hotel_id":"${owner.hotelId}","name":"${text}"}`;
    expect(await send("amenities", { method: "POST", body })).toMatchObject({
      status: 400,
      body: refusal(code),
    });
    const change = await send(`hotels?id=eq.${owner.hotelId}`, {
      method: "PATCH",
      body: `{"name":"${text}"}`,
    });
    expect(change).toMatchObject({ status: 400, body: refusal(code) });
  });

  test("a body that is not JSON by its type is refused", async () => {
    const body = JSON.stringify(amenity());
    const typed = (type: string) =>
      send("amenities", { method: "POST", body, headers: { "content-type": type } });
    for (const type of ["text/csv", "application/x-www-form-urlencoded", "application/jsonp"]) {
      expect(await typed(type)).toMatchObject({ status: 415, body: refusal("PGRST107") });
    }
    expect(await typed("application/json; charset=utf-8")).toMatchObject({ status: 201 });
  });

  test("a body of more than 1 MB is refused, a smaller one is read", async () => {
    const question = (length: number) =>
      JSON.stringify({
        hotel_id: owner.hotelId,
        category: "General",
        question: "?",
        answer: "x".repeat(length),
      });
    expect(await send("faqs", { method: "POST", body: question(1024 * 1024) })).toMatchObject({
      status: 413,
      body: { message: expect.any(String) },
    });
    // Read, and found too long for its column.
    expect(await send("faqs", { method: "POST", body: question(1_000_000) })).toMatchObject({
      status: 400,
      body: { code: "23514" },
    });
    expect(await send("faqs", { method: "POST", body: question(5000) })).toMatchObject({ status: 201 });
  });

  test("a refusal before the body was read leaves the connection usable", async () => {
    const body = JSON.stringify({ name: "x".repeat(1_000_000) });
    for (let i = 0; i < 3; i++) {
      expect(await send("nowhere", { method: "POST", body })).toMatchObject({ status: 404 });
      expect(await send("hotels")).toMatchObject({ status: 200 });
    }
  });

  test("JSON nested without end is refused", async () => {
    const deep = `{"name":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
    expect((await send("amenities", { method: "POST", body: deep })).status).toBe(400);
  });
});

describe("a bound of affected rows", () => {
  const change = async (phone: string, rows: string) => {
    const { status, body } = await send(`car_services?hotel_id=eq.${owner.hotelId}`, {
      method: "PATCH",
      body: JSON.stringify({ phone }),
      headers: { prefer: `handling=strict, return=representation, ${rows}` },
    });
    return { status, body };
  };
  test("lets as many be written, and none where it would be more", async () => {
    const row = { hotel_id: owner.hotelId, type: "Taxi", phone: "+1 555 0100" };
    await owner.client
      .from("car_services")
      .insert([
        { ...row, name: "A" },
        { ...row, name: "B" },
      ])
      .throwOnError();
    expect(await change("+1 555 0199", "max-affected=1")).toEqual({
      status: 400,
      body: {
        ...refusal("PGRST124"),
        message: "Query result exceeds max-affected preference constraint",
        details: "The query affects 2 rows; none was written",
      },
    });
    const { data } = await owner.client.from("car_services").select("phone").throwOnError();
    expect(data).toEqual([{ phone: "+1 555 0100" }, { phone: "+1 555 0100" }]);
    expect(await change("+1 555 0199", "max-affected=2")).toMatchObject({ status: 200 });
  });
});

test.each([
  ["terms to order by", `amenities?order=${Array(60).fill("id").join()}`],
  ["columns", `amenities?select=${Array(60).fill("id").join()}`],
  ["filters", `amenities?${Array(30).fill("name=neq.x").join("&")}`],
  ["wildcards of a filter", "amenities?name=ilike.*a*b*c%25d_e*"],
  ["wildcards of all filters", `amenities?${Array(10).fill("name=not.ilike.*x*").join("&")}`],
  ["characters that would be wildcards", `amenities?name=ilike.*${"\\%25\\_".repeat(20)}*`],
  ["values of a list", `amenities?name=in.(${Array(500).fill("x").join()})`],
  ["digits", `restaurants?rating=eq.${"0".repeat(63)}1`],
  ["letters of a text", `amenities?name=neq.${"x".repeat(1000)}`],
  ["a number with an exponent", "restaurants?rating=lt.1e1"],
])("as many %s as are taken are answered", async (_, path) => {
  expect(await send(path)).toMatchObject({ status: 200 });
});

test("Wildcards are counted also where only the values differ from a query before", async () => {
  const like = (name: string) => send(`amenities?select=name&name=like.${name}`);
  expect(await like("a*")).toMatchObject({ status: 200 });
  expect(await like("a*".repeat(6))).toMatchObject({ status: 200 });
  const began = performance.now();
  const refused = await like("a*".repeat(7));
  // Who sends such requests in a loop does not keep the process busy.
  expect(performance.now() - began).toBeGreaterThan(90);
  expect(refused).toMatchObject({ status: 400, body: { code: "PGRST100" } });
  expect(JSON.stringify(refused)).toContain(
    "At most 6 wildcards (% _ *) are taken in a filter, and 20 in all",
  );
});

describe("a guest", () => {
  const asGuest = { authorization: `Bearer ${PUBLISHABLE_KEY}` };
  const row = { body: "{}", headers: asGuest };

  test.each<[string, string, Sent]>([
    ["reading a table", "hotels", { headers: asGuest }],
    ["reading one with a filter that is none", "hotels?id=about.1", { headers: asGuest }],
    ["adding to it", "hotels", { method: "POST", ...row }],
    ["changing it", "hotels?id=eq.1", { method: "PATCH", ...row }],
    ["deleting from it", "hotels?id=eq.1", { method: "DELETE", headers: asGuest }],
    [
      "calling an owner's function",
      "rpc/scan_analytics",
      { method: "POST", headers: asGuest, body: '{"hotel_id":"1"}' },
    ],
  ])("%s is refused without asking the database", async (_, path, sent) => {
    const { reads, writes } = server.context.bulkheads;
    const asked = [vi.spyOn(reads, "run"), vi.spyOn(writes, "run")];
    expect(await send(path, sent)).toMatchObject({ status: 401, body: refusal("42501") });
    expect(asked.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    const page = { method: "POST", headers: asGuest, body: '{"hotel_id":"1"}' };
    expect(await send("rpc/guest_hotel", page)).toMatchObject({ status: 200 });
    vi.restoreAllMocks();
  });
});

describe("a row that breaks a rule", () => {
  const row = { name: "Pool", description: "Heated", timing: "All day", location: "Roof" };

  test.each([
    ["a blank text", "amenities", { ...row, name: " \u00a0".trim() }, "23514", "amenities_name_required"],
    [
      "a text that is too long",
      "amenities",
      { ...row, name: "x".repeat(121) },
      "23514",
      "amenities_name_length",
    ],
    ["a missing text", "amenities", { ...row, name: null }, "23502", "amenities_name_required"],
    [
      "a link that is a script",
      "car_services",
      { name: "A", type: "Taxi", phone: "1", website: "javascript:alert(1)" },
      "23514",
      "car_services_website_url",
    ],
    [
      "an unknown choice",
      "car_services",
      { name: "A", type: "Rocket", phone: "1" },
      "23514",
      "car_services_type_choice",
    ],
    [
      "an address without @",
      "tour_guides",
      { name: "A", specialty: "B", phone: "1", email: "here" },
      "23514",
      "tour_guides_email_email",
    ],
    [
      "a section that is not there",
      "section_visibility",
      { section_name: "pool", is_visible: false },
      "23503",
      "section_visibility_section_name_known",
    ],
  ])("%s is refused, and the answer names the rule", async (_, table, given, code, rule) => {
    const answer = await send(table, {
      method: "POST",
      body: JSON.stringify({ hotel_id: owner.hotelId, ...given }),
    });
    expect(answer.body).toEqual({ ...refusal(code), details: rule });
    expect(answer.status).toBe(code === "23503" ? 409 : 400);
  });

  test.each([
    ["time_zone", "Mars/Olympus", "hotels_time_zone_known"],
    ["logo_url", "/storage/v1/object/public/logos/another/logo.webp", "hotels_logo_url_upload"],
    ["logo_url", "https://example.com/logo.webp", "hotels_logo_url_upload"],
  ])("a hotel's %s cannot be %s", async (column, value, rule) => {
    const answer = await send(`hotels?id=eq.${owner.hotelId}`, {
      method: "PATCH",
      body: JSON.stringify({ [column]: value }),
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "23514", details: rule } });
  });

  test("a name that is taken is refused, ignoring case and outer blanks", async () => {
    const add = (name: string) =>
      send("amenities", { method: "POST", body: JSON.stringify({ hotel_id: owner.hotelId, ...row, name }) });
    expect(await add("Sauna")).toMatchObject({ status: 201 });
    expect(await add(" sauna")).toMatchObject({
      status: 409,
      body: { code: "23505", details: "amenities_name_key" },
    });
    expect(await add("Sauna 2")).toMatchObject({ status: 201 });
  });

  test("no answer repeats the row", async () => {
    const secret = `secret ${randomUUID()}`;
    for (const broken of [{ name: "" }, { name: null }, { name: "x".repeat(121) }]) {
      const answer = await send("amenities", {
        method: "POST",
        body: JSON.stringify({ hotel_id: owner.hotelId, ...row, description: secret, ...broken }),
      });
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
  });

  test("an answer stays short, however long what was sent", async () => {
    const answer = await send(`amenities?id=in.(${"x".repeat(8000)})`);
    expect(answer).toMatchObject({ status: 400, body: { code: "22P02" } });
    expect(JSON.stringify(answer.body).length).toBeLessThan(500);
  });
});

describe("a caller", () => {
  const read = (headers: Record<string, string>) =>
    send("hotels?select=id", { headers: { authorization: "", ...headers } });
  const bearer = (token: string) => read({ authorization: `Bearer ${token}` });
  const claims = () => ({ sub: owner.userId, email: owner.email, session_id: owner.sessionId });

  test("with a valid token reads what is theirs", async () => {
    const answer = await bearer(await accessToken(server, claims()));
    expect(answer).toMatchObject({ status: 200, body: [{ id: owner.hotelId }] });
  });

  test.each<[string, () => Promise<string> | string]>([
    ["signed with another key", () => accessToken(server, claims(), { key: randomBytes(32) })],
    ["that is not a token", () => "hello"],
    [
      "that is not signed",
      () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims()))}.`.replaceAll("=", ""),
    ],
    ["without a session", () => accessToken(server, { ...claims(), session_id: undefined })],
    ["of a session that is no uuid", () => accessToken(server, { ...claims(), session_id: "' or true" })],
    ["for another role", () => accessToken(server, { ...claims(), role: "service_role" })],
    ["for another audience", () => accessToken(server, { ...claims(), aud: "elsewhere" })],
    ["from another issuer", () => accessToken(server, { ...claims(), iss: "https://elsewhere.example" })],
    ["that expired", () => accessToken(server, claims(), { expires: "-1 minute" })],
    [
      "of another's session",
      async () => accessToken(server, { ...claims(), sub: (await makeOwner(server)).userId }),
    ],
  ])("with a token %s is asked to sign in", async (_, make) => {
    const answer = await bearer(await make());
    expect(answer).toMatchObject({ status: 401, body: refusal("PGRST301") });
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });

  test("hears that their token expired", async () => {
    const answer = await bearer(await accessToken(server, claims(), { expires: "-1 minute" }));
    expect(answer.body.message).toBe("JWT expired");
  });

  test("whose session has ended is asked to sign in, whatever the request", async () => {
    const leaving = await makeHotel(server);
    const requests: [string, Sent?][] = [
      ["hotels"],
      ["amenities?id=eq.1"],
      ["hotels", { method: "POST", body: "{}" }],
      [`hotels?id=eq.${leaving.hotelId}`, { method: "DELETE" }],
      ["rpc/hotel_name_available", { method: "POST", body: '{"hotel_name":"x"}' }],
    ];
    const headers = { authorization: `Bearer ${leaving.token}` };
    expect(await send("hotels", { headers })).toMatchObject({ status: 200 });
    await server.sql`delete from auth.sessions where id = ${leaving.sessionId}`;
    for (const [path, sent] of requests) {
      const answer = await send(path, { ...sent, headers });
      expect(answer).toMatchObject({ status: 401, body: refusal("PGRST301") });
    }
    const [kept] = await server.sql`select id from hotels where id = ${leaving.hotelId}`;
    expect(kept).toBeDefined();
  });

  test.each([
    ["no key at all", {}],
    ["the publishable key", { apikey: PUBLISHABLE_KEY }],
    ["the publishable key as token", { authorization: `Bearer ${PUBLISHABLE_KEY}` }],
  ])("with %s is a guest", async (_, headers) => {
    expect(await read(headers)).toMatchObject({ status: 401, body: refusal("42501") });
  });

  test.each(["Basic abc", "Bearer", "Bearer a b"])(
    "with %j for a token is asked to sign in",
    async (authorization) => {
      expect(await read({ authorization })).toMatchObject({ status: 401, body: refusal("PGRST301") });
    },
  );
});
