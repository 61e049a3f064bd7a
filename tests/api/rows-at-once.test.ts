/** How many rows one request may write and read. */
import { describe, expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
const { token, hotelId } = await makeHotel(server);

function send(method: string, path: string, body: string | null, headers: Record<string, string> = {}) {
  const json = body === null ? {} : { "Content-Type": "application/json" };
  return fetch(server.url + path, {
    method,
    body,
    headers: { Authorization: `Bearer ${token}`, ...json, ...headers },
  });
}

describe("no request writes, and no answer has, more than 1,000 rows", () => {
  const faqs = (count: number) =>
    JSON.stringify(
      Array.from({ length: count }, (_, n) => ({
        ...{ hotel_id: hotelId, category: "General" },
        ...{ question: `Q${n}`, answer: "A" },
      })),
    );
  const path = () => `/rest/v1/faqs?hotel_id=eq.${hotelId}`;

  test("a longer list is refused before it reaches the database", async () => {
    const refused = await send("POST", "/rest/v1/faqs", faqs(1001));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ message: "At most 1000 rows can be written at once" });
    expect((await send("POST", "/rest/v1/faqs", faqs(2))).status).toBe(201);
    expect(await (await send("GET", path(), null)).json()).toHaveLength(2);
  });

  test("a change of more rows is done in full and reports their number", async () => {
    await server.sql`
      insert into faqs (hotel_id, category, question, answer)
      select ${hotelId}, 'General', n::text, 'A' from generate_series(1, 1001) as n`;
    const headers = { prefer: "return=representation, count=exact" };
    for (const [method, body] of [
      ["PATCH", '{"answer":"B"}'],
      ["DELETE", null],
    ] as const) {
      const response = await send(method, path(), body, headers);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-range")).toBe("*/1003");
      expect(await response.json()).toHaveLength(1000);
    }
    expect(await (await send("GET", path(), null)).json()).toEqual([]);
  });
});
