import { randomUUID } from "node:crypto";
import pino from "pino";
import { expect, test } from "vitest";
import { callAuth } from "../../testbed/auth.ts";
import { mailedLink, pressLink, query } from "../../testbed/mailbox.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";

const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
const server = await sharedServer({}, { log });

test("the log holds every request, and no password, token, mail or address", async () => {
  const email = `owner-${randomUUID()}@example.com`;
  const body = { email, password: PASSWORD };
  const signedUp = await callAuth(server, "/signup", { body });
  const refresh_token = String(signedUp.body?.refresh_token);
  await callAuth(server, "/token?grant_type=password", { body: { email, password: "not the password" } });
  await callAuth(server, "/token?grant_type=refresh_token", { body: { refresh_token } });
  await callAuth(server, "/recover", { body: { email } });
  const link = await mailedLink(server, email);
  const landing = await pressLink(link);
  await fetch(landing);
  const { access_token = "" } = query(landing);
  await callAuth(server, "/user", {
    method: "PUT",
    token: access_token,
    body: { password: "a new password" },
  });
  await callAuth(server, "/user", { method: "GET", token: `${access_token}x` });

  const stop = `/functions/v1/figures-mail/${randomUUID()}`;
  await fetch(`${server.url}${stop}/the-token-of-a-mail`);
  await fetch(`${server.url}${stop}/the-token-of-a-mail?again`, { method: "POST" });

  const written = lines.join("");
  expect(written.split(`"path":"${stop}/…"`)).toHaveLength(3);
  for (const path of ["/auth/v1/signup", "/auth/v1/recover", "/auth/v1/verify", "/reset-password"]) {
    expect(written).toContain(`"path":"${path}"`);
  }
  const token = new URL(link).searchParams.get("token") ?? "";
  for (const secret of [
    ...[PASSWORD, "a new password", refresh_token, access_token, token, email],
    "the-token-of-a-mail",
  ]) {
    expect(secret).not.toBe("");
    expect(written).not.toContain(secret);
  }
});

test("each line of the log has the ids of the account that asked and of the hotel that the request was about", async () => {
  const { email, userId, hotelId } = await server.ownerWithHotel();
  const signedIn = await callAuth(server, "/token?grant_type=password", {
    body: { email, password: PASSWORD },
  });
  const access_token = String(signedIn.body?.access_token);
  const before = lines.length;
  // The scheme's name is case-insensitive: RFC 9110, section 11.1.
  for (const authorization of [`Bearer ${access_token}`, `bearer ${access_token}`, "Bearer forged"]) {
    await fetch(`${server.url}/rest/v1/faqs?hotel_id=eq.${hotelId}`, { headers: { authorization } });
  }
  const [own, small, forged] = lines.slice(before).map((line) => JSON.parse(line));
  expect(own).toMatchObject({ status: 200, account: userId, hotel: hotelId });
  expect(small).toMatchObject({ status: 200, account: userId });
  expect(forged).toMatchObject({ status: 401, hotel: hotelId });
  expect(forged).not.toHaveProperty("account");
});

test("an unexpected failure is answered with the id that the log has for it", async () => {
  await server.sql`alter table innfo.jobs rename to jobs_away`;
  try {
    const before = lines.length;
    const response = await fetch(`${server.url}/auth/v1/recover`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-request-id": "proxy-7" },
      body: JSON.stringify({ email: "somebody@example.com" }),
    });
    expect(response.status).toBe(500);
    expect(response.headers.get("x-request-id")).toBe("proxy-7");
    expect(await response.json()).toMatchObject({ error_code: "unexpected_failure", error_id: "proxy-7" });
    const told = lines.slice(before).map((line) => JSON.parse(line));
    expect(told).toContainEqual(expect.objectContaining({ id: "proxy-7", msg: "unexpected error" }));
  } finally {
    await server.sql`alter table innfo.jobs_away rename to jobs`;
  }
});

test("a path cannot break out of its line of the log, and a very long one is cut", async () => {
  const before = lines.length;
  await fetch(`${server.url}/a%0d%0a%7b%22level%22:30%7d%1b[31m%e2%80%a8${"a".repeat(5000)}`);
  const [line = "", ...others] = lines.slice(before);
  expect(others).toEqual([]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is the point.
  expect(line.trimEnd()).not.toMatch(/[\x00-\x1f]/);
  expect(JSON.parse(line).path).toMatch(/^\/a\r\n\{"level":30\}.{0,300}$/s);
});
