/** A caller's identity comes from their session alone, not from what they claim. */
import { expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";
import { accessToken, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
const owner = await makeHotel(server);

async function hotelsBy(token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/rest/v1/hotels?select=id`, { headers });
  return { status: response.status, body: await response.json() };
}

test.each(["service_role", "anon", "innfo", "postgres"])(
  "a token of ours that claims to be %s is refused",
  async (role) => {
    const claims = { sub: owner.userId, email: owner.email, session_id: owner.sessionId };
    const own = await accessToken(server, claims);
    expect(await hotelsBy(own)).toEqual({ status: 200, body: [{ id: owner.hotelId }] });
    expect((await hotelsBy(await accessToken(server, { ...claims, role }))).status).toBe(401);
  },
);

test("user metadata, which every token carries, gives nobody another's rights", async () => {
  const { client, userId } = await server.signUp();
  const data = { sub: owner.userId, role: "service_role", user_id: owner.userId };
  expect((await client.auth.updateUser({ data })).error).toBeNull();
  expect((await client.auth.refreshSession()).data.user?.id).toBe(userId);
  expect((await client.from("hotels").select("id")).data).toEqual([]);
});

test.each(["id", "role", "aud", "created_at", "email_confirmed_at", "app_metadata", "password_hash"])(
  "nobody sets the %s of their account",
  async (field) => {
    const { client } = await server.signUp();
    const { data } = await client.auth.getSession();
    const put = async (body: object) =>
      fetch(`${server.url}/auth/v1/user`, {
        method: "PUT",
        headers: {
          Authorization: `Bearer ${data.session?.access_token}`,
          "Content-Type": "application/json",
        },
        body: JSON.stringify(body),
      });
    expect((await put({ data: {}, [field]: owner.userId })).status).toBe(400);
    expect((await put({ data: {} })).status).toBe(200);
  },
);
