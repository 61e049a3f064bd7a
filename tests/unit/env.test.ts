import { describe, expect, test } from "vitest";
import { misspelledVariables, readEnv } from "../../src/server/config/env.ts";
import { ConfigurationError } from "../../src/server/config/errors.ts";

const NOT_RANDOM = "JWT_SECRET must be random text, not an example or one character over and over";
const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_ID: "price_1",
};

const S3 = {
  S3_ENDPOINT: "https://s3.example.com",
  S3_BUCKET: "uploads",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};
const S3_VARIABLES = Object.keys(S3);

describe("configuration", () => {
  test("needs nothing to be set", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      databaseUrl: undefined,
      emailConfirmation: false,
      complimentaryProEmails: [],
      trustProxy: 0,
    });
  });

  test.each([
    ["HTTP://LocalHost:80", "http://localhost"],
    ["http://localhost:4000//", "http://localhost:4000"],
  ])("takes the public URL %s as the origin %s", (PUBLIC_URL, origin) => {
    expect(readEnv({ PUBLIC_URL }).publicUrl).toBe(origin);
  });

  test("treats an empty value as not set", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test("prepares no statements behind a pooler", () => {
    const DATABASE_URL = "postgres://pooler/innfo";
    const DATABASE_DIRECT_URL = "postgres://database/innfo";
    expect(readEnv({ DATABASE_URL }).preparedStatements).toBe(true);
    expect(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL }).preparedStatements).toBe(false);
  });

  test("turns email confirmation on as soon as mails can be sent, unless told otherwise", () => {
    const SMTP_URL = "smtp://localhost:25";
    expect(readEnv({ SMTP_URL }).emailConfirmation).toBe(true);
    expect(readEnv({ SMTP_URL, EMAIL_CONFIRMATION: "off" }).emailConfirmation).toBe(false);
  });

  test.each([
    [{}, "Innfo <no-reply@localhost>"],
    [{ PUBLIC_URL: "https://guide.example.com", SMTP_URL: "smtp://x" }, "Innfo <no-reply@guide.example.com>"],
    [{ MAIL_FROM: "Guides <hello@example.com>" }, "Guides <hello@example.com>"],
  ])("with %o mails come from %s", (variables, sender) => {
    expect(readEnv(variables).mailFrom).toBe(sender);
  });

  test("keeps raw scans for thirteen months, for as many as it is told, or for ever", () => {
    expect(readEnv({}).scanRetentionMonths).toBe(13);
    expect(readEnv({ SCAN_RETENTION_MONTHS: "2" }).scanRetentionMonths).toBe(2);
    expect(readEnv({ SCAN_RETENTION_MONTHS: "0" }).scanRetentionMonths).toBeUndefined();
  });

  test("reads the complimentary accounts whatever their case and blanks", () => {
    expect(
      readEnv({ COMPLIMENTARY_PRO_EMAILS: " A@example.com, b@example.com,," }).complimentaryProEmails,
    ).toEqual(["a@example.com", "b@example.com"]);
  });

  test.each([
    [{ PORT: "eighty" }, "PORT must be a port number"],
    [{ PORT: "80.5" }, "PORT must be a port number, without a fraction"],
    [{ PORT: "-1" }, "PORT must be at least 0"],
    [{ PORT: "65536" }, "PORT must be at most 65535"],
    [{ WORKERS: "many" }, "WORKERS must be auto, or a number from 1 to 16"],
    [{ WORKERS: "0" }, "WORKERS must be auto, or a number from 1 to 16"],
    [{ WORKERS: "17" }, "WORKERS must be auto, or a number from 1 to 16"],
    [{ WORKERS: "2" }, "SMTP_URL must be set with WORKERS: the mailbox page is of one process"],
    [
      { WORKERS: "3", SMTP_URL: "smtp://x", DATABASE_CONNECTIONS: "14" },
      "DATABASE_CONNECTIONS must be at least 5 for each of WORKERS, which share them",
    ],
    [
      { DATABASE_DIRECT_URL: "postgres://database/innfo" },
      "DATABASE_URL must be set too: DATABASE_DIRECT_URL is the way past its pooler",
    ],
    [
      {
        DATABASE_URL: "postgres://pooler/innfo",
        DATABASE_DIRECT_URL: "postgres://database/innfo",
        REQUEST_LOGIN: "off",
      },
      "REQUEST_LOGIN must be on with DATABASE_DIRECT_URL: the pooler would give requests the server's own connections",
    ],
    [{ SCAN_RETENTION_MONTHS: "-1" }, "SCAN_RETENTION_MONTHS must be at least 0"],
    [{ SCAN_RETENTION_MONTHS: "a year" }, "SCAN_RETENTION_MONTHS must be a number of months"],
    [{ PAGE_CACHE_MEGABYTES: "0" }, "PAGE_CACHE_MEGABYTES must be at least 1"],
    [{ OTEL_TRACES_SAMPLER_ARG: "1.5" }, "OTEL_TRACES_SAMPLER_ARG must be from 0 to 1"],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4317" },
      "OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s):// URL",
    ],
    [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN must be at least 16 letters, digits or -._~+/"],
    [
      { METRICS_TOKEN: "with a space in between" },
      "METRICS_TOKEN must be at least 16 letters, digits or -._~+/",
    ],
    [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL must be a postgres:// URL"],
    [{ PUBLIC_URL: "guide.example.com" }, "PUBLIC_URL must be an http(s):// URL"],
    [
      { PUBLIC_URL: "https://example.com/guide", SMTP_URL: "smtp://localhost" },
      "PUBLIC_URL must be an origin such as https://hotel.example, without a path",
    ],
    ...["?a=b", "#top", "/guide/"].map((rest): [Record<string, string>, string] => [
      { PUBLIC_URL: `https://example.com${rest}` },
      "PUBLIC_URL must be an origin such as https://hotel.example, without a path",
    ]),
    [
      { PUBLIC_URL: "https://somebody:secret@example.com" },
      "PUBLIC_URL must be an origin such as https://hotel.example, without a path",
    ],
    [
      { PUBLIC_URL: "https://guide.example.com" },
      "SMTP_URL must be set when PUBLIC_URL is not localhost: owners could not reset a password",
    ],
    [{ JWT_SECRET: "secret" }, "JWT_SECRET must be at least 32 characters of random text"],
    // The secret of Supabase's examples.
    [{ JWT_SECRET: "super-secret-jwt-token-with-at-least-32-characters-long" }, NOT_RANDOM],
    [{ JWT_SECRET: "a".repeat(64) }, NOT_RANDOM],
    [{ JWT_SECRET: "please-change-me-please-change-me-now" }, NOT_RANDOM],
    [
      {
        PUBLIC_URL: "https://guide.example.com",
        SMTP_URL: "smtp://localhost",
        EMAIL_CONFIRMATION: "off",
        COMPLIMENTARY_PRO_EMAILS: "friend@example.com",
      },
      "COMPLIMENTARY_PRO_EMAILS needs EMAIL_CONFIRMATION on when PUBLIC_URL is not localhost: anybody could sign up with those addresses",
    ],
    [{ EMAIL_CONFIRMATION: "yes" }, "EMAIL_CONFIRMATION must be on or off"],
    [{ MAILS_PER_HOUR: "0" }, "MAILS_PER_HOUR must be at least 1"],
    [{ TRUST_PROXY: "on" }, "TRUST_PROXY must be the number of proxies in front of this server"],
    [
      { STRIPE_SECRET_KEY: "pk_test_1" },
      "STRIPE_SECRET_KEY must be a secret or restricted key: sk_… or rk_…",
    ],
    [
      { ...STRIPE, STRIPE_WEBHOOK_SECRET: "secret" },
      "STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint: whsec_…",
    ],
    [{ DEEPL_API_KEY: "my key" }, "DEEPL_API_KEY must be a key of DeepL's API"],
    [{ OVERPASS_URL: "overpass.example" }, "OVERPASS_URL must be an http(s):// URL, or off"],
    [{ NOMINATIM_URL: "file:///etc" }, "NOMINATIM_URL must be an http(s):// URL, or off"],
    [{ DEEPL_API_BASE: "http://localhost:1" }, "DEEPL_API_BASE needs DEEPL_API_KEY"],
    [{ LIBRETRANSLATE_URL: "localhost" }, "LIBRETRANSLATE_URL must be an http(s):// URL"],
    [{ LIBRETRANSLATE_API_KEY: "key" }, "LIBRETRANSLATE_API_KEY needs LIBRETRANSLATE_URL"],
    [
      { DEEPL_API_KEY: "key:fx", LIBRETRANSLATE_URL: "http://localhost:5000" },
      "LIBRETRANSLATE_URL must not be set with DEEPL_API_KEY: one of them translates",
    ],
    [
      { ...STRIPE, STRIPE_PRICE_ID: "99" },
      "STRIPE_PRICE_ID must be the id of a price: price_…, or of several, separated by commas",
    ],
    [{ STRIPE_API_BASE: "http://localhost:1" }, "STRIPE_API_BASE needs STRIPE_SECRET_KEY"],
    [{ ...STRIPE, STRIPE_API_BASE: "localhost:1" }, "STRIPE_API_BASE must be an http(s):// URL"],
    [
      { ...STRIPE, STRIPE_API_BASE: "http://localhost:1/v1" },
      "STRIPE_API_BASE must be an origin, without a path",
    ],
    [
      { ...STRIPE, STRIPE_SECRET_KEY: "sk_live_1", STRIPE_API_BASE: "http://localhost:1" },
      "STRIPE_API_BASE must not be set with a live key: it is for tests",
    ],
    [{ REQUEST_LOGIN: "own" }, "REQUEST_LOGIN must be on or off"],
    [{ SAMPLE_HOTEL: "no" }, "SAMPLE_HOTEL must be on or off"],
    [{ BACKUP_KEEP: "-1" }, "BACKUP_KEEP must be at least 0"],
    ...S3_VARIABLES.map(
      (missing) =>
        [
          { ...S3, [missing]: "" },
          `${missing} must be set too: uploads on S3 need ${S3_VARIABLES.join(", ")}`,
        ] as [Record<string, string>, string],
    ),
    [{ ...S3, S3_ENDPOINT: "s3.example.com" }, "S3_ENDPOINT must be an http(s):// URL"],
    [
      { ...S3, S3_ENDPOINT: "https://s3.example.com/uploads" },
      "S3_ENDPOINT must be an origin, without a path",
    ],
    [{ ...S3, S3_BUCKET: "Up/loads" }, "S3_BUCKET must be the name of a bucket"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be debug, info, warn, error or silent"],
  ])("%o is refused in one line that names the variable", (env, message) => {
    expect(() => readEnv(env)).toThrow(new ConfigurationError(message));
  });

  test.each([
    [{}, 1],
    [{ WORKERS: "auto" }, 1],
    [{ WORKERS: "3", SMTP_URL: "smtp://x", DATABASE_CONNECTIONS: "15" }, 3],
    [{ WORKERS: "auto", SMTP_URL: "smtp://x", DATABASE_CONNECTIONS: "9" }, 1],
  ])("of %j %i processes serve", (given, workers) => {
    expect(readEnv(given).workers).toBe(workers);
  });

  test.each([
    { encoding: "hex", JWT_SECRET: "f0b1a4d3c2e5968778695a4b3c2d1e0f" },
    { encoding: "base64", JWT_SECRET: "q3Xv0TzL8mN5kPp2RjWc7YdBhFgUoEaS1iVxZtKbJ4c=" },
  ])("a random secret in $encoding is accepted", ({ JWT_SECRET }) => {
    expect(readEnv({ JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
  });

  test.each([
    { where: "on localhost", PUBLIC_URL: "http://localhost:3000" },
    { where: "where addresses are confirmed", PUBLIC_URL: "https://guide.example.com", SMTP_URL: "smtp://x" },
  ])("complimentary accounts are accepted $where", ({ where: _, ...env }) => {
    expect(
      readEnv({ ...env, COMPLIMENTARY_PRO_EMAILS: "friend@example.com" }).complimentaryProEmails,
    ).toEqual(["friend@example.com"]);
  });

  test.each(Object.keys(STRIPE))("payments that are set up but for %s are refused by that name", (name) => {
    const needed = "payments need STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID";
    expect(() => readEnv({ ...STRIPE, [name]: "" })).toThrow(
      new ConfigurationError(`${name} must be set too: ${needed}`),
    );
  });

  test("takes payments when all of Stripe's three are set, and none without", () => {
    expect(readEnv({}).stripe).toBeUndefined();
    expect(readEnv({ ...STRIPE, STRIPE_API_BASE: "http://localhost:1" }).stripe).toEqual({
      secretKey: "sk_test_1",
      webhookSecret: "whsec_1",
      priceIds: ["price_1"],
      apiBase: new URL("http://localhost:1"),
    });
    expect(readEnv({ ...STRIPE, STRIPE_SECRET_KEY: "rk_live_1" }).stripe?.apiBase).toBeUndefined();
  });

  test("a public site with mail is accepted", () => {
    expect(
      readEnv({ PUBLIC_URL: "https://guide.example.com/", SMTP_URL: "smtps://mail.example.com" }),
    ).toMatchObject({ publicUrl: "https://guide.example.com" });
  });
});

describe("a variable that is nearly one of ours", () => {
  test.each([
    ["PUBIC_URL", "PUBLIC_URL"],
    ["PUBLIC_ULR", "PUBLIC_URL"],
    ["DATABASEURL", "DATABASE_URL"],
    ["SMTP_UR", "SMTP_URL"],
    ["Trust_Proxy", "TRUST_PROXY"],
    ["STRIPE_WEBHOOK_SECRETS", "STRIPE_WEBHOOK_SECRET"],
  ])("%s is taken for %s", (given, meant) => {
    expect([...misspelledVariables({ [given]: "1" })]).toEqual([[given, meant]]);
  });

  test("is not reported when it is one of ours or another program's", () => {
    const ours = { PUBLIC_URL: "1", S3_BUCKET: "1", PORT: "1" };
    const others = {
      PATH: "",
      HOME: "",
      POST: "",
      HOSTNAME: "",
      PWD: "",
      LANG: "",
      USER: "",
      PGHOST: "",
      NODE_ENV: "",
    };
    expect(misspelledVariables({ ...ours, ...others }).size).toBe(0);
  });
});
