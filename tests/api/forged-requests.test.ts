/**
 * Requests that lie about their target, the mail's recipient, an object's properties, or a token's signature.
 */
import { createHmac } from "node:crypto";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, test } from "vitest";
import { callAuth } from "../../testbed/auth.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { sharedServer } from "../../testbed/server.ts";
import { accessToken, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
const ownUrl = `http://localhost:${new URL(server.url).port}`;
beforeEach(async () => {
  owner = await makeHotel(server);
});

/** Unlike fetch, sends any headers. */
async function send(path: string, headers: Record<string, string>, body?: unknown) {
  const answer = await new Promise<{
    status: number | undefined;
    location: string | undefined;
    body: string;
  }>((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const sent = request(`${server.url}${path}`, { method, headers }, async (response) => {
      const { statusCode: status, headers: answered } = response;
      resolve({ status, location: answered.location, body: await text(response) });
    });
    sent.once("error", reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
  return answer;
}

describe("A request that says it was sent elsewhere", () => {
  const ELSEWHERE: Record<string, string>[] = [
    { host: "evil.example" },
    { host: "evil.example:80@localhost" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "x-forwarded-port": "1" },
    { forwarded: "host=evil.example;proto=https" },
    { "x-host": "evil.example", "x-forwarded-server": "evil.example" },
    { "x-original-url": "/admin", "x-rewrite-url": "/admin" },
    { "x-http-method-override": "DELETE", "x-method-override": "DELETE" },
    { "x-forwarded-prefix": "//evil.example", "x-forwarded-scheme": "nohttps" },
    { referer: "https://evil.example/", origin: "https://evil.example" },
  ];

  test.each(ELSEWHERE)("is shown the page that everyone is shown: %o", async (headers) => {
    const expected = await (await fetch(`${server.url}/view/1`)).text();
    const { status, body } = await send("/view/1", headers);
    // Node refuses hosts that are invalid.
    if (status === 400) return expect(headers.host).toContain("@");
    expect(body).toBe(expected);
    expect((await send("/", headers)).location).toBe("/admin");
    const config = await send("/config.json", headers);
    expect(JSON.parse(config.body)).toMatchObject({ supabaseUrl: ownUrl });
  });

  test.each(ELSEWHERE)("is mailed this site's own links: %o", async (headers) => {
    const { email } = await server.signUp();
    await send("/auth/v1/recover", { "content-type": "application/json", ...headers }, { email });
    const mails = await mailsTo(server, email);
    if (headers.host?.includes("@")) return expect(mails).toEqual([]);
    const [mail] = mails;
    expect(mail?.links.map((link) => new URL(link).origin)).toEqual([ownUrl]);
    expect(`${mail?.html}${mail?.text}`).not.toContain("evil.example");
    const { location = "" } = await send("/auth/v1/verify?type=recovery&token=used", headers);
    expect(new URL(location).origin).toBe(ownUrl);
  });
});

describe("An address that is more than one address", () => {
  const INJECTED = [
    "a@example.com\r\nBcc: evil@evil.example",
    "a@example.com\nSubject: x",
    "a\r\n@example.com",
    "a@example.com%0d%0aBcc:evil@evil.example,",
    "a@example.com,evil@evil.example",
    "a@example.com;evil@evil.example",
    "a@example.com evil@evil.example",
    "A <a@example.com>",
    '"a@example.com"@evil.example',
    "a@example.com\0",
    "a@example.com\u2028Bcc: x",
    "(comment)a@example.com",
    "a@[127.0.0.1]",
    "-f/etc/passwd",
  ];

  test.each(INJECTED.map((address) => [JSON.stringify(address), address]))(
    "is no address: %s",
    async (_, email) => {
      const calls = [
        ["/signup", { email, password: "correct horse battery" }],
        ["/recover", { email }],
        ["/resend", { email, type: "signup" }],
      ] as const;
      for (const [path, body] of calls)
        expect((await callAuth(server, path, { body })).status, path).toBe(400);
      const change = await callAuth(server, "/user", { method: "PUT", token: owner.token, body: { email } });
      expect(change.status).toBe(400);
    },
  );

  test("is not mistaken for an odd one that is valid", async () => {
    const email = "o'neil+{x}|`$&*=?^_~@example.com";
    expect(
      (await callAuth(server, "/signup", { body: { email, password: "correct horse battery" } })).status,
    ).toBe(200);
  });
});

describe("An object with names that mean something to programs", () => {
  const NAMES = '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}';
  const json = () => ({ "content-type": "application/json", authorization: `Bearer ${owner.token}` });
  const post = (path: string, body: string, method = "POST") =>
    fetch(`${server.url}${path}`, { method, headers: json(), body });

  test("is stored as data or refused, and pollutes no prototype", async () => {
    const data = await post("/auth/v1/user", `{"data": ${NAMES}}`, "PUT");
    expect(data.status).toBe(200);
    const item = await post(
      "/rest/v1/faqs",
      `{"hotel_id": "${owner.hotelId}", "__proto__": {"polluted": true}}`,
    );
    expect(item.status).toBe(400);
    expect((await post("/rest/v1/faqs?columns=__proto__", "{}")).status).toBe(400);
    expect((await post("/rest/v1/rpc/__proto__", "{}")).status).toBe(404);
    expect((await post("/functions/v1/track-scan", NAMES)).status).toBe(204);
    for (const query of [
      "__proto__=eq.1",
      "__proto__[polluted]=eq.1",
      "select=constructor",
      "order=__proto__",
    ]) {
      expect((await fetch(`${server.url}/rest/v1/faqs?${query}`, { headers: json() })).status, query).toBe(
        400,
      );
    }
    expect((await fetch(`${server.url}/rest/v1/constructor`, { headers: json() })).status).toBe(404);
    await fetch(`${server.url}/auth/v1/verify?__proto__[polluted]=true&constructor=x&type=signup`);
    // The server runs in this process.
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe("A token", () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  /** A genuine token's claims, under another header and signature. */
  async function resigned(header: object, sign: (text: string) => string): Promise<string> {
    const genuine = await accessToken(server, { sub: owner.userId, session_id: owner.sessionId });
    const [, claims = ""] = genuine.split(".");
    const signed = `${part(header)}.${claims}`;
    return `${signed}.${sign(signed)}`;
  }
  const hmac = (hash: string, key: Uint8Array | string) => (signed: string) =>
    createHmac(hash, key).update(signed).digest("base64url");
  const status = async (token: string) => (await callAuth(server, "/user", { method: "GET", token })).status;

  test.each<[string, () => Promise<string>, number]>([
    ["signed with our key", () => resigned({ alg: "HS256", typ: "JWT" }, hmac("sha256", server.jwtKey)), 200],
    ["without a signature", () => resigned({ alg: "none" }, () => ""), 401],
    ["without a signature, spelled otherwise", () => resigned({ alg: "nOnE" }, () => ""), 401],
    ["of no algorithm, signed", () => resigned({ alg: "none" }, hmac("sha256", server.jwtKey)), 401],
    [
      "signed with our key and another algorithm",
      () => resigned({ alg: "HS512" }, hmac("sha512", server.jwtKey)),
      401,
    ],
    [
      "that says it is signed with a public key",
      () => resigned({ alg: "RS256" }, hmac("sha256", server.jwtKey)),
      401,
    ],
    ["signed with an empty key", () => resigned({ alg: "HS256" }, hmac("sha256", "")), 401],
    [
      "signed with the key we publish",
      () => resigned({ alg: "HS256" }, hmac("sha256", "sb_publishable_innfo")),
      401,
    ],
    [
      "that names an empty file as its key",
      () => resigned({ alg: "HS256", kid: "../../dev/null" }, hmac("sha256", "")),
      401,
    ],
    [
      "that names a statement as its key",
      () => resigned({ alg: "HS256", kid: "x' union select 'k" }, hmac("sha256", "k")),
      401,
    ],
    [
      "that brings its key",
      () => resigned({ alg: "HS256", jwk: { kty: "oct", k: "aw" } }, hmac("sha256", "k")),
      401,
    ],
    [
      "that says where its key is",
      () => resigned({ alg: "HS256", jku: `${ownUrl}/config.json` }, hmac("sha256", "k")),
      401,
    ],
    [
      "that asks for what nobody understands",
      () => resigned({ alg: "HS256", crit: ["x"], x: 1 }, hmac("sha256", server.jwtKey)),
      401,
    ],
    [
      "whose claims are not encoded",
      () => resigned({ alg: "HS256", b64: false, crit: ["b64"] }, hmac("sha256", server.jwtKey)),
      401,
    ],
  ])("%s", async (_, make, expected) => {
    expect(await status(await make())).toBe(expected);
  });
});
