/** Requests of the official client that Innfo does not offer: refused in one sentence that says what to do. */
import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const { client, hotelId } = await server.ownerWithHotel();

type Answer = PromiseLike<{ error: { message: string } | null; status?: number }>;
/** The types offer it for a PostgREST 13 that says so. */
type Bounded = { maxAffected(rows: number): PromiseLike<unknown> };
type Ask = [what: string, ask: () => Answer, status: number, code: string | undefined, says: RegExp];

const email = "someone@example.com";
const auth = () => server.client().auth;
const hotels = () => client.from("hotels");
const logos = () => client.storage.from("logos");

describe("the auth client is told, in one sentence, that there is no", () => {
  const pkce = () =>
    createClient(server.url, PUBLISHABLE_KEY, {
      auth: { flowType: "pkce", persistSession: false, autoRefreshToken: false },
    }).auth;

  test.each<Ask>([
    [
      "anonymous sign-up",
      () => auth().signInAnonymously(),
      422,
      "anonymous_provider_disabled",
      /anonymous accounts: sign up with/,
    ],
    [
      "sign-up by phone",
      () => auth().signUp({ phone: "+15550100", password: PASSWORD }),
      400,
      "phone_provider_disabled",
      /phone number: use an email address/,
    ],
    [
      "sign-in by phone",
      () => auth().signInWithPassword({ phone: "+15550100", password: PASSWORD }),
      400,
      "phone_provider_disabled",
      /phone number/,
    ],
    [
      "one-time code",
      () => auth().signInWithOtp({ email }),
      422,
      "otp_disabled",
      /one-time codes and magic links: sign in with/,
    ],
    ["one-time code by phone", () => auth().signInWithOtp({ phone: "+15550100" }), 422, "otp_disabled", /./],
    [
      "typed code",
      () => auth().verifyOtp({ email, token: "123456", type: "email" }),
      422,
      "otp_disabled",
      /one-time codes/,
    ],
    [
      "code by phone",
      () => auth().verifyOtp({ phone: "+15550100", token: "123456", type: "sms" }),
      400,
      "phone_provider_disabled",
      /phone number/,
    ],
    [
      "PKCE at sign-up",
      () => pkce().signUp({ email, password: PASSWORD }),
      400,
      "validation_failed",
      /PKCE: create the client with auth.flowType "implicit"/,
    ],
    ["PKCE at reset", () => pkce().resetPasswordForEmail(email), 400, "validation_failed", /PKCE/],
    [
      "other provider's token",
      () => auth().signInWithIdToken({ provider: "google", token: "x" }),
      400,
      "oauth_provider_not_supported",
      /another provider: sign in with/,
    ],
    [
      "single sign-on",
      () => auth().signInWithSSO({ domain: "example.com" }),
      404,
      "saml_provider_disabled",
      /./,
    ],
    [
      "code by phone as second factor",
      () => client.auth.mfa.enroll({ factorType: "phone", phone: "+15550100" }),
      422,
      "mfa_phone_enroll_not_enabled",
      /codes by phone: enroll an authenticator app/,
    ],
    [
      "passkey as second factor",
      () => client.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" }),
      422,
      "mfa_webauthn_enroll_not_enabled",
      /a second factor: register one with registerPasskey\(\)/,
    ],
    [
      "code that is mailed to reauthenticate",
      () => client.auth.reauthenticate(),
      422,
      "reauthentication_not_valid",
      /current_password/,
    ],
    [
      "linked identity",
      () => client.auth.linkIdentity({ provider: "google", options: { skipBrowserRedirect: true } }),
      400,
      "oauth_provider_not_supported",
      /./,
    ],
    [
      "phone of an account",
      () => client.auth.updateUser({ phone: "+15550100" }),
      400,
      "phone_provider_disabled",
      /./,
    ],
    ["list of accounts", () => client.auth.admin.listUsers(), 403, "not_admin", /account's owner/],
  ])("%s", async (_, ask, status, code, says) => {
    const { error } = await ask();
    expect(error).toMatchObject({ status, code, message: expect.stringMatching(says) });
    expect(error?.message).toMatch(/^Innfo does not offer [^.]+: .+\.$/);
  });

  test("OAuth, to which the client only makes the address", async () => {
    const { data } = await auth().signInWithOAuth({
      provider: "google",
      options: { skipBrowserRedirect: true },
    });
    const answer = await fetch(data.url ?? "", { headers: { Accept: "text/html" } });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        code: 400,
        error_code: "oauth_provider_not_supported",
        msg: expect.stringMatching(/^Innfo does not offer signing in through another provider: /),
      },
    ]);
  });

  test("and the ordinary calls still work", async () => {
    const { client: own, email: address } = await server.signUp();
    expect((await own.auth.updateUser({ data: { name: "Ana" } })).error).toBeNull();
    expect((await auth().signInWithPassword({ email: address, password: PASSWORD })).error).toBeNull();
    expect((await auth().resetPasswordForEmail(address)).error).toBeNull();
  });
});

describe("the REST client is told, in one sentence, that there is no", () => {
  test.each<Ask>([
    [
      "or",
      () => hotels().select().or("id.eq.1,id.eq.2"),
      400,
      "PGRST100",
      /filters joined by or=: .*in\.\(a,b\)/,
    ],
    [
      "order by a referenced table",
      () => hotels().select().order("name", { referencedTable: "faqs" }),
      400,
      "PGRST100",
      /faqs\.order= of a referenced table: ask for that table/,
    ],
    [
      "order by its column",
      () => hotels().select().order("faqs(question)"),
      400,
      "PGRST100",
      /order by a column of/,
    ],
    [
      "limit of a referenced table",
      () => hotels().select().limit(1, { referencedTable: "faqs" }),
      400,
      "PGRST100",
      /./,
    ],
    ["referenced table", () => hotels().select("id,faqs(*)"), 400, "PGRST100", /a request of its own/],
    [
      "filter by text search",
      () => hotels().select().textSearch("name", "a"),
      400,
      "PGRST100",
      /operator fts: use eq/,
    ],
    [
      "filter by text search in a language",
      () => hotels().select().textSearch("name", "a", { type: "websearch", config: "english" }),
      400,
      "PGRST100",
      /operator wfts\(english\): use eq/,
    ],
    [
      "filter by any of several patterns",
      () => hotels().select().likeAnyOf("name", ["a%", "b%"]),
      400,
      "PGRST100",
      /operator like\(any\): send a request for each/,
    ],
    [
      "filter by all of several patterns",
      () => hotels().select().ilikeAllOf("name", ["a%", "b%"]),
      400,
      "PGRST100",
      /operator ilike\(all\): repeat the filter/,
    ],
    [
      "filter by a regular expression",
      () => hotels().select().regexMatch("name", "^a"),
      400,
      "PGRST100",
      /operator match: use eq/,
    ],
    [
      "filter by a JSON path",
      () => hotels().select().eq("wifi->>name", "a"),
      400,
      "PGRST100",
      /filters by a JSON path: read the whole column/,
    ],
    [
      "order by a JSON path",
      () => hotels().select().order("wifi->name"),
      400,
      "PGRST100",
      /an order by a JSON path: order by a whole column/,
    ],
    [
      "limit of a deletion",
      () => hotels().delete().eq("id", "1").order("id").limit(1),
      400,
      "PGRST100",
      /order= for DELETE: choose the rows by filters alone/,
    ],
    [
      "filter of an addition",
      () => client.from("faqs").insert([]).eq("id", "1"),
      400,
      "PGRST100",
      /filters for POST: leave it out/,
    ],
    ["answer as CSV", () => hotels().select().csv(), 406, "PGRST107", /the type text\/csv: ask for JSON/],
    ["answer without nulls", () => hotels().select().stripNulls(), 406, "PGRST107", /ask for JSON/],
    ["plan as answer", () => hotels().select().explain(), 406, "PGRST107", /ask for JSON/],
    [
      "other schema",
      () =>
        client
          .schema("auth" as "public")
          .from("hotels")
          .select(),
      406,
      "PGRST106",
      /the schema auth: leave it out/,
    ],
    [
      "filter of a function",
      () => client.rpc("hotel_name_available", { hotel_name: "x" }).eq("a" as never, 1 as never),
      400,
      "PGRST100",
      /for functions: send arguments in the body alone/,
    ],
    [
      "filter by containment",
      () => hotels().select().contains("name", ["a"]),
      400,
      "PGRST100",
      /operator cs: use eq/,
    ],
    [
      "write on trial",
      () => hotels().update({ name: "On trial" }).eq("id", hotelId).rollback(),
      400,
      "PGRST100",
      /tx=rollback: every write .* is kept/,
    ],
  ])("%s", async (_, ask, status, code, says) => {
    const { error, status: answered } = await ask();
    expect(answered).toBe(status);
    expect(error).toMatchObject({ code, message: expect.stringMatching(says) });
    expect(error?.message).toMatch(/^Innfo does not offer .+: .+\.$/);
  });

  test("nor a description of the API, nor paths below a table", async () => {
    for (const [path, says] of [
      ["", /^Innfo does not offer a description of the API: ask for a table by its name, as in \S+\.$/],
      ["/", /a description of the API/],
      ["/hotels/1", /^Innfo does not offer paths below a table: choose its rows by filters, as in \S+\.$/],
    ] as const) {
      const answer = await fetch(`${server.url}/rest/v1${path}`);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { code: "PGRST125", message: expect.stringMatching(says), details: null, hint: null },
      ]);
    }
    const { data } = await client.auth.getSession();
    const headers = { Authorization: `Bearer ${data.session?.access_token}` };
    expect((await fetch(`${server.url}/rest/v1/hotels?select=name`, { headers })).status).toBe(200);
  });

  test("and(): likewise, which the client has no method for", async () => {
    const { data } = await client.auth.getSession();
    const headers = { Authorization: `Bearer ${data.session?.access_token}` };
    for (const name of ["and", "not.or", "not.and"]) {
      const answer = await fetch(`${server.url}/rest/v1/hotels?${name}=(id.eq.1)`, { headers });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: "PGRST100" }]);
    }
  });

  test("and no refused call wrote anything", async () => {
    const { data } = await hotels().select("name").eq("id", hotelId).single().throwOnError();
    expect(data.name).not.toBe("On trial");
    const kept = await hotels().update({ name: "Kept" }).eq("id", hotelId);
    expect(kept.error).toBeNull();
  });
});

describe("a bound of the rows that a write may affect", () => {
  test("holds with the client's own method", async () => {
    const faqs = () => client.from("faqs");
    await faqs()
      .insert(
        ["A", "B"].map((question) => ({ hotel_id: hotelId, category: "General", question, answer: "Bound" })),
      )
      .throwOnError();
    const all = () => faqs().delete().eq("answer", "Bound") as unknown as Bounded;
    expect(await all().maxAffected(1)).toMatchObject({ status: 400, error: { code: "PGRST124" } });
    expect((await faqs().select("id").eq("answer", "Bound")).data).toHaveLength(2);
    expect(await all().maxAffected(2)).toMatchObject({ status: 204, error: null });
  });
});

describe("a guest who asks for a table", () => {
  test("is told of the function that answers what guests may read, and of signing in", async () => {
    const guest = server.client();
    for (const asked of [
      await guest.from("hotels").select().eq("id", hotelId),
      await guest.rpc("scan_analytics", { hotel_id: hotelId }),
    ]) {
      expect(asked).toMatchObject({
        status: 401,
        error: {
          message: expect.stringMatching(/^permission denied for (table|function) /),
          details:
            "Sign in as the hotel's owner; a guest calls the function guest_hotel, and reads all of a hotel's page with it",
        },
      });
    }
    for (const asked of [
      await guest.from("qr_scans").insert({ hotel_id: hotelId } as never),
      await guest.from("qr_scans").select(),
    ]) {
      expect(asked).toMatchObject({
        status: 401,
        error: { details: expect.stringContaining("POST /functions/v1/track-scan with its hotel_id") },
      });
    }
    const { data } = await guest.rpc("guest_hotel", { hotel_id: hotelId }).throwOnError();
    expect(data).toMatchObject({ hotel: { id: hotelId } });
    const owner = await client.from("hotels").select("id").eq("id", hotelId);
    expect(owner.data).toEqual([{ id: hotelId }]);
  });
});

describe("a client with a key of another site is told which key it needs", () => {
  const says =
    "The key is not this site's: create the client with the publishable key, which GET /config.json answers as publishableKey";
  const withKey = (key: string) =>
    createClient(server.url, key, { auth: { persistSession: false, autoRefreshToken: false } });

  test.each(["sb_publishable_other", "sb_secret_other", "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl", "typo"])(
    "%s",
    async (key) => {
      const other = withKey(key);
      expect(await other.from("hotels").select()).toMatchObject({
        status: 401,
        error: { code: "PGRST301", message: says },
      });
      expect(await other.rpc("hotel_name_available", { hotel_name: "x" })).toMatchObject({ status: 401 });
      const { error } = await other.storage.from("logos").upload("a/b.png", "x");
      expect(error?.message).toBe(says);
    },
  );

  test("and with this site's key it is answered", async () => {
    const { publishableKey } = await (await fetch(`${server.url}/config.json`)).json();
    const { error } = await withKey(publishableKey).rpc("hotel_name_available", { hotel_name: "x" });
    expect(error).toBeNull();
  });

  test("while a token that is no key asks to sign in again", async () => {
    const answer = await fetch(`${server.url}/rest/v1/hotels`, {
      headers: { apikey: PUBLISHABLE_KEY, Authorization: "Bearer eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl" },
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { code: "PGRST301", message: "Invalid JWT: it is no access token of this site, so sign in again" },
    ]);
  });
});

describe("the functions client is told, in one sentence, that there is no", () => {
  const failureOf = async (answer: PromiseLike<{ error: unknown }>) => {
    const { error } = await answer;
    if (!(error instanceof FunctionsHttpError)) throw error;
    return [error.context.status, await error.context.json()];
  };

  test("function of that name", async () => {
    expect(await failureOf(client.functions.invoke("hello", { body: {} }))).toEqual([
      404,
      {
        code: "not_found",
        error:
          "Innfo does not offer the function hello: call the database's functions with .rpc(), and read and write tables with .from().",
      },
    ]);
  });

  test("other method than POST", async () => {
    expect(await failureOf(client.functions.invoke("nearby", { method: "GET" }))).toEqual([
      405,
      { code: "method_not_allowed", error: "Innfo does not offer GET for functions: call them with POST." },
    ]);
    const [status, { code }] = await failureOf(client.functions.invoke("nearby", { body: {} }));
    expect([status, code]).not.toEqual([404, "not_found"]);
    expect([status, code]).not.toEqual([405, "method_not_allowed"]);
  });
});

describe("a column that may not be written is named", () => {
  const faq = () => ({ hotel_id: hotelId, category: "General", question: "Q", answer: "A" });

  test("where a row is added, changed or merged", async () => {
    const denied = (column: string, table: string) => ({
      status: 403,
      error: {
        code: "42501",
        message: `permission denied for column "${column}" of table ${table}: leave it out`,
      },
    });
    const at = "2026-01-01T00:00:00Z";
    expect(await client.from("faqs").insert({ ...faq(), created_at: at })).toMatchObject(
      denied("created_at", "faqs"),
    );
    expect(await client.from("faqs").update({ hotel_id: hotelId }).eq("question", "Q")).toMatchObject(
      denied("hotel_id", "faqs"),
    );
    expect(await hotels().update({ created_at: at, name: "Other" }).eq("id", hotelId)).toMatchObject(
      denied("created_at", "hotels"),
    );
    const { error } = await hotels().update({ created_at: at, id: "1" }).eq("id", hotelId);
    expect(error?.message).toBe(
      'permission denied for columns "created_at", "id" of table hotels: leave them out',
    );
    expect((await client.from("faqs").insert(faq())).error).toBeNull();
  });

  test("but not to a guest, nor where no column may be written, nor where the row is refused", async () => {
    const guest = await server
      .client()
      .from("faqs")
      .insert({ ...faq(), created_at: "2026-01-01T00:00:00Z" });
    expect(guest).toMatchObject({ status: 401, error: { message: "permission denied for table faqs" } });
    const plan = await client.from("subscriptions" as "faqs").insert({ id: "1" } as never);
    expect(plan.error?.message).toMatch(/^permission denied for (table|view) subscriptions$|schema cache/);
    const foreign = await client.from("faqs").insert({ ...faq(), hotel_id: "1" });
    expect(foreign.error?.message).toMatch(/row-level security/);
  });
});

describe("the storage client is told, in one sentence, that there is no", () => {
  const path = () => `${hotelId}/logo.png`;

  test.each<Ask>([
    ["list", () => logos().list(hotelId), 400, undefined, /lists of files: .*logo_url/],
    [
      "moving",
      () => logos().move(path(), `${hotelId}/b.png`),
      400,
      undefined,
      /upload the file under its new name/,
    ],
    ["copying", () => logos().copy(path(), `${hotelId}/b.png`), 400, undefined, /moving and copying files/],
    ["signed URL", () => logos().createSignedUrl(path(), 60), 400, undefined, /signed URLs: .*getPublicUrl/],
    ["signed URLs", () => logos().createSignedUrls([path()], 60), 400, undefined, /signed URLs/],
    [
      "signed upload",
      () => logos().createSignedUploadUrl(path()),
      400,
      undefined,
      /signed uploads: upload with/,
    ],
    ["information", () => logos().info(path()), 400, undefined, /read the file at its public URL/],
    [
      "list of buckets",
      () => client.storage.listBuckets(),
      400,
      undefined,
      /there are two, "logos" and "photos"/,
    ],
    ["new bucket", () => client.storage.createBucket("b"), 400, undefined, /buckets/],
    [
      "other bucket",
      () => client.storage.from("b").upload(path(), "x"),
      400,
      undefined,
      /the bucket "b": logos are/,
    ],
    [
      "removal in another bucket",
      () => client.storage.from("b").remove([path()]),
      400,
      undefined,
      /the bucket "b"/,
    ],
  ])("%s", async (_, ask, status, _code, says) => {
    const { error } = await ask();
    expect(error).toMatchObject({ status, message: expect.stringMatching(says) });
    expect(error?.message).toMatch(/^Innfo does not offer .+: .+\.$/);
  });

  test("download with a token, but the public URL", async () => {
    const { error } = await logos().download(path());
    expect(error).not.toBeNull();
    const answer = await fetch(`${server.url}/storage/v1/object/logos/${path()}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { message: expect.stringMatching(/public URL/) },
    ]);
  });
});

test("realtime is refused where the client can read why", async () => {
  const sending = client.channel("hotel").httpSend("event", {});
  await expect(sending).rejects.toThrow("Innfo does not offer realtime: read again when it matters");
  const socket = await fetch(`${server.url}/realtime/v1/websocket?vsn=1.0.0`, {
    headers: { Accept: "text/html" },
  });
  expect([socket.status, await socket.json()]).toMatchObject([
    400,
    { message: expect.stringMatching(/realtime/) },
  ]);
});
