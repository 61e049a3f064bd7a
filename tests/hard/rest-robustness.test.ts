/** Whatever is sent, the answer is a success or a refusal in PostgREST's shape, never a failure of ours. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { ACCESS } from "../../testbed/access.ts";
import { callAuth } from "../../testbed/auth.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
const { token } = await makeHotel(server);

const column = fc.oneof(
  fc.constantFrom(
    "id",
    "hotel_id",
    "name",
    "rating",
    "created_at",
    "details",
    "is_visible",
    "select",
    "order",
    "limit",
    "offset",
    "columns",
    "on_conflict",
    "or",
  ),
  fc.string(),
);
const operator = fc.constantFrom(
  "eq",
  "neq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "in",
  "is",
  "not.eq",
  "not.in",
  "not",
  "fts",
  "",
);
const value = fc.oneof(
  fc.constantFrom(
    "null",
    "true",
    "1",
    "-1",
    "99999999999999999999",
    "1e400",
    "NaN",
    "infinity",
    "(1,2)",
    '("a',
    "*",
    "%",
    "\\",
    "2026-01-01",
    "00000000-0000-7000-8000-000000000000",
  ),
  fc.string({ unit: "binary" }),
);
const parameter = fc.tuple(
  column,
  fc.oneof(
    fc.tuple(operator, value).map(([o, v]) => `${o}.${v}`),
    value,
  ),
);
const path = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Object.keys(ACCESS)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("rpc/guest_hotel", "rpc/hotel_name_available", "rpc/reorder_items"),
  },
  { weight: 1, arbitrary: fc.string().map(encodeURIComponent) },
);
const body = fc.oneof(
  fc.dictionary(column, fc.jsonValue()).map((row) => JSON.stringify(row)),
  fc.json(),
  fc.string({ unit: "binary" }),
);
const header = fc.record({
  prefer: fc.constantFrom(
    "",
    "return=representation",
    "count=exact",
    "resolution=merge-duplicates",
    "resolution=ignore-duplicates,return=representation",
    "missing=default",
    "handling=strict",
  ),
  accept: fc.constantFrom("*/*", "application/json", "application/vnd.pgrst.object+json", "text/csv"),
});

test("no request makes the server fail", async () => {
  const request = fc.record({
    method: fc.constantFrom("GET", "GET", "POST", "PATCH", "DELETE"),
    path,
    parameters: fc.array(parameter, { maxLength: 4 }),
    body,
    header,
    signedIn: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ method, path, parameters, body, header, signedIn }) => {
      const response = await fetch(`${server.url}/rest/v1/${path}?${new URLSearchParams(parameters)}`, {
        method,
        headers: {
          ...header,
          "content-type": "application/json",
          ...(signedIn ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(method === "GET" ? {} : { body }),
      });
      const text = await response.text();
      const answer = text === "" ? undefined : JSON.parse(text);
      if (response.status >= 500) throw new Error(`${response.status} ${text}`);
      if (!response.ok && Object.keys(answer).sort().join() !== "code,details,hint,message")
        throw new Error(text);
    }),
    { numRuns: 300 },
  );
});

test("no JSON of any shape makes a call about accounts fail", async () => {
  const body = fc.oneof(
    fc.jsonValue({ noUnicodeString: false }),
    fc.record(
      {
        email: fc.oneof(fc.emailAddress(), fc.string({ unit: "binary" })),
        password: fc.oneof(fc.constant("x"), fc.jsonValue()),
        data: fc.jsonValue({ noUnicodeString: false }),
        refresh_token: fc.string({ unit: "binary" }),
        type: fc.constantFrom("signup", "recovery", "x"),
        token_hash: fc.string({ unit: "binary" }),
      },
      { requiredKeys: [] },
    ),
  );
  const path = fc.constantFrom(
    "/signup",
    "/token?grant_type=password",
    "/token?grant_type=refresh_token",
    "/recover",
    "/resend",
    "/verify",
  );
  await fc.assert(
    fc.asyncProperty(path, body, async (path, body) => {
      const { status } = await callAuth(server, path, { body });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});
