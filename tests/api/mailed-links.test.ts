/** Links in mails as mail programs damage them. A person who presses one reads words, and never JSON. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callAuth, signIn } from "../../testbed/auth.ts";
import { fragment, mailedLink, mailsTo, pressLink } from "../../testbed/mailbox.ts";
import { newEmail } from "../../testbed/owner.ts";
import { PASSWORD, startTestServer, type TestServer } from "../../testbed/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ EMAIL_CONFIRMATION: "on", TRUST_PROXY: "1" });
});
afterAll(() => server.stop());

let lastHost = 0;

async function signUp(email: string): Promise<string> {
  const from = `203.0.113.${++lastHost}`;
  await callAuth(server, "/signup", { body: { email, password: PASSWORD }, from });
  return mailedLink(server, email);
}

async function press(path: string): Promise<Response> {
  const address = path.startsWith("http") ? path : `${server.url}${path}`;
  return fetch(address, { headers: { Accept: "text/html,*/*;q=0.8" } });
}

const DAMAGED: [string, (link: string) => string][] = [
  ["cut at the &", (link) => link.replace(/&.*/, "")],
  ["with &amp; for the &", (link) => link.replaceAll("&", "&amp;")],
  ["with =3D for =, as in a mail's source", (link) => link.replaceAll("=", "=3D")],
  ["with a point and a bracket behind it", (link) => `${link}.)`],
  ["cut at the &, with a bracket behind it", (link) => link.replace(/&.*/, ">")],
  ["broken over two lines", (link) => link.replace(/(token=.{20})/, "$1%0D%0A")],
  ["with a blank where the line broke", (link) => link.replace(/(token=.{20})/, "$1%20")],
  [
    "encoded behind the ?",
    (link) => link.replace(/\?.*/, (query) => `?${encodeURIComponent(query.slice(1))}`),
  ],
];

describe("A link that still has its token works", () => {
  test.each(DAMAGED)("%s", async (_how, damage) => {
    const email = newEmail();
    const link = damage(await signUp(email));
    const page = await press(link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<button>Confirm and continue</button>");
    expect(fragment(await pressLink(link))).toMatchObject({ token_type: "bearer", type: "signup" });
    expect((await signIn(server, email)).error).toBeNull();
  });

  test("encoded as a whole", async () => {
    const link = await signUp(newEmail());
    const page = await press(link.replace("?", "%3F").replaceAll("=", "%3D").replaceAll("&", "%26"));
    expect(await page.text()).toContain("<button>Confirm and continue</button>");
  });

  test("the token of a new password leads to its page, cut at the &", async () => {
    const email = newEmail();
    await pressLink(await signUp(email));
    await callAuth(server, "/recover", { body: { email }, from: "203.0.113.250" });
    const [mail] = await mailsTo(server, email);
    const landing = await pressLink(mail?.links[0]?.replace(/&.*/, "") ?? "");
    expect(landing.pathname).toBe("/reset-password");
    expect(landing.searchParams.get("type")).toBe("recovery");
  });
});

describe("A link without its token leads to a page that offers another one", () => {
  test.each([
    ["/auth/v1/verify", "/admin"],
    ["/auth/v1/verify?token=", "/admin"],
    ["/auth/v1/verify?token=abc", "/admin"],
    ["/auth/v1/verify?token=abc&type=recovery", "/reset-password"],
    ["/auth/v1/verify?token=abc&type=recov", "/admin"],
    ["/auth/v1/verify?token=abc&amp;type=recovery", "/reset-password"],
  ])("%s", async (path, expected) => {
    const response = await fetch(`${server.url}${path}`, { redirect: "manual" });
    const landing = new URL(response.headers.get("location") ?? "");
    expect(landing.pathname).toBe(expected);
    const said = expected === "/admin" ? fragment(landing) : Object.fromEntries(landing.searchParams);
    expect(said.error_code).toBe("otp_expired");
  });

  test.each([
    "/auth/v1/verif",
    "/functions/v1/figures-mail/",
    "/functions/v1/figures-mail/abc/x",
    "/join%20x",
  ])("%s is a page in words", async (path) => {
    const response = await press(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("text/html");
    const page = await response.text();
    expect(page).toContain("The link may be old, or a letter of it got lost.");
    expect(page).toContain('href="/login"');
  });

  test("programs still read JSON there", async () => {
    const response = await fetch(`${server.url}/auth/v1/verif`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error_code: "not_found" });
  });
});

test("An encoded # leads to the page with what stood behind it, never to another host", async () => {
  const follow = async (path: string) =>
    (
      await fetch(`${server.url}${path}`, { headers: { Accept: "text/html" }, redirect: "manual" })
    ).headers.get("location");
  expect(await follow("/join%23123.abc")).toBe("/join#123.abc");
  expect(await follow("/admin%3Fadd=Pool%26in=en")).toBe("/admin?add=Pool&in=en");
  expect(await follow("//evil.example%3F")).toBe("/evil.example?");
  expect(await follow("/%5Cevil.example%3F")).not.toMatch(/^\/[/\\]/);
});

test("An address with an international host is one account, however its browser writes it", async () => {
  const typed = `anna-${crypto.randomUUID()}@hotel-müller.example`;
  const written = typed.replace("hotel-müller", "xn--hotel-mller-zhb");
  const from = "203.0.113.251";
  await callAuth(server, "/signup", { body: { email: typed, password: PASSWORD }, from });
  await pressLink(await mailedLink(server, written));
  for (const email of [typed, written]) {
    const { data, error } = await signIn(server, email);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(written);
  }
});
