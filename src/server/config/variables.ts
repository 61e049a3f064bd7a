/** Each variable of the environment: type, default and purpose. Rules that combine several are in env.ts. */
import { isIP } from "node:net";
import { z } from "zod";
import { hostTyped } from "../../lib/links/own-host.ts";
import { FREE_PLAN, type Limits, PLANS } from "../../product.ts";
import { FEWEST_CONNECTIONS, readDatabaseUrl, USUAL_CONNECTIONS } from "./database-url.ts";

const flag = z.enum(["on", "off"], { error: "must be on or off" }).transform((value) => value === "on");
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s):// URL", abort: true });
const withoutSlash = (url: string) => url.replace(/\/+$/, "");
const postgresUrl = z.string().superRefine((text, issues) => {
  try {
    readDatabaseUrl(text);
  } catch (error) {
    issues.addIssue({ code: "custom", message: (error as Error).message });
  }
});

/** Normalizes the origin, because it is compared and signed. */
function originUrl(error: string) {
  return httpUrl
    .transform((url) => new URL(url))
    .refine(
      ({ pathname, search, hash, username, password }) =>
        !/[^/]/.test(pathname) && !(search || hash || username || password),
      error,
    )
    .transform(({ origin }) => origin);
}

/** As setServers() of node:dns takes it: 192.0.2.1, 192.0.2.1:53, 2001:db8::1 or [2001:db8::1]:53. */
function isNameServer(text: string): boolean {
  const [, inBrackets, plain] = /^(?:\[(.+)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?)$/.exec(text) ?? [];
  return isIP(inBrackets ?? plain ?? text) > 0;
}

/** An OpenStreetMap service; undefined when it is off. */
function mapService(usual: string) {
  return z
    .literal("off")
    .or(z.url({ protocol: /^https?$/, error: "must be an http(s):// URL, or off" }))
    .default(usual)
    .transform((url) => (url === "off" ? undefined : withoutSlash(url)));
}

/** A whole number. @param what such as "a port number" */
function whole(what: string, min: number, max: number, usual: number) {
  return z.coerce
    .number({ error: `must be ${what}` })
    .int(`must be ${what}, without a fraction`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(usual);
}

const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, error).optional();

/** Words in example secrets; they hardly ever occur in random text. */
const PLACEHOLDER = /secret|password|example|change.?me|replace.?me/i;
/** Among 32 random hexadecimal digits, one text in five billion has fewer different ones. */
const MIN_DIFFERENT_CHARACTERS = 7;

function isRandomText(secret: string): boolean {
  return !PLACEHOLDER.test(secret) && new Set(secret).size >= MIN_DIFFERENT_CHARACTERS;
}

const jwtSecret = z
  .string()
  .min(32, "must be at least 32 characters of random text")
  .refine(isRandomText, "must be random text, not an example or one character over and over")
  .optional();

/** With more workers, each has too small a part of the memory to take one large photo. */
const MAX_WORKERS = 16;
const WORKERS = `must be auto, or a number from 1 to ${MAX_WORKERS}`;

/** Reads limits by plan id. @param text such as "free.hotels=10, InnfoTest.items=1000" */
function limitsIn(text: string, issues: z.core.$RefinementCtx): Readonly<Record<string, Partial<Limits>>> {
  const limits: Record<string, Partial<Limits>> = {};
  for (const entry of text.split(",").filter((part) => part.trim() !== "")) {
    const [, plan = "", name = "", max] = /^\s*(\w+)\.(\w+)\s*=\s*(\d{1,12})\s*$/.exec(entry) ?? [];
    if (max === undefined || !PLANS.some(({ id }) => id === plan) || !Object.hasOwn(FREE_PLAN.limits, name)) {
      const plans = PLANS.map(({ id }) => id).join(" or ");
      const names = Object.keys(FREE_PLAN.limits).join(", ");
      issues.addIssue({
        code: "custom",
        message: `must be a list such as free.hotels=10: a plan (${plans}), one of ${names}, and a number`,
      });
      return z.NEVER;
    }
    limits[plan] = { ...limits[plan], [name]: Number(max) };
  }
  return limits;
}

export const variables = z.object({
  PORT: whole("a port number", 0, 65535, 3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresUrl.optional(),
  /** An address that bypasses the pooler of DATABASE_URL. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** For all workers together. */
  DATABASE_CONNECTIONS: whole("a number of connections", FEWEST_CONNECTIONS, 1000, USUAL_CONNECTIONS),
  /** How long the start waits for DATABASE_URL. */
  DATABASE_WAIT_SECONDS: whole("a number of seconds", 0, 3600, 30),
  /** Whether a start applies migrations. */
  MIGRATIONS: flag.default(true),
  /** Whether requests use a login of their own: database/request-login.ts. */
  REQUEST_LOGIN: flag.default(true),
  /** Without it the address follows from the bound port. */
  PUBLIC_URL: originUrl("must be an origin such as https://hotel.example, without a path").optional(),
  JWT_SECRET: jwtSecret,
  /** The former JWT_SECRET: docs/operations.md#turning-secrets. */
  JWT_SECRET_PREVIOUS: jwtSecret,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// URL" }).optional(),
  MAIL_FROM: z.string().optional(),
  EMAIL_CONFIRMATION: flag.optional(),
  /** The operator of this site; pages about the law name it. */
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  /** Reports of guests and letters of owners go there. */
  OPERATOR_EMAIL: z.email("must be an email address").optional(),
  /** Who runs the operator's commands, for their trail; the system's account by default. */
  OPERATOR_LOGIN: z.string().max(100).optional(),
  /** The companies that run the servers, and where these are. */
  OPERATOR_HOSTS: z.string().optional(),
  /** For all callers together. */
  MAILS_PER_HOUR: whole("a number of mails", 1, 1_000_000, 500),
  STRIPE_SECRET_KEY: matching(/^[sr]k_(test|live)_\S+$/, "must be a secret or restricted key: sk_… or rk_…"),
  STRIPE_WEBHOOK_SECRET: matching(/^whsec_\S+$/, "must be the signing secret of a webhook endpoint: whsec_…"),
  /** Prices of the Pro plan. */
  STRIPE_PRICE_ID: matching(
    /^price_[^\s,]+(?:\s*,\s*price_[^\s,]+)*$/,
    "must be the id of a price: price_…, or of several, separated by commas",
  ),
  /** A stand-in for https://api.stripe.com, in tests. */
  STRIPE_API_BASE: originUrl("must be an origin, without a path").optional(),
  COMPLIMENTARY_PRO_EMAILS: z
    .string()
    .default("")
    .transform((list) => list.split(",").map((email) => email.trim().toLowerCase()))
    .transform((emails) => emails.filter(Boolean)),
  LIMITS: z.string().default("").transform(limitsIn),
  /** How many entries of X-Forwarded-For to trust. */
  TRUST_PROXY: whole("the number of proxies in front of this server", 0, 10, 0),
  /** How long the server goes on serving after SIGTERM, while it says that it is not ready. */
  DRAIN_SECONDS: whole("a number of seconds", 0, 300, 0),
  /** 0 keeps raw scans for ever. */
  SCAN_RETENTION_MONTHS: whole("a number of months", 0, 1200, 13),
  PAGE_CACHE_MEGABYTES: whole("a number of megabytes", 1, 65_536, 64),
  /** RFC 6750 lists its characters. */
  METRICS_TOKEN: matching(/^[\w.~+/-]{16,}=*$/, "must be at least 16 letters, digits or -._~+/"),
  /** Without it there are no traces. The exporter reads the variable itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** The share of traces begun here that is kept; for traces begun by a proxy, the proxy decides. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "must be a share" })
    .min(0, "must be from 0 to 1")
    .max(1, "must be from 0 to 1")
    .default(1),
  S3_ENDPOINT: originUrl("must be an origin, without a path").optional(),
  S3_BUCKET: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket"),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Receives pushes in tests, instead of their services. */
  PUSH_STAND_IN: z.url({ protocol: /^http$/, error: "must be an http:// URL" }).optional(),
  DEEPL_API_KEY: matching(/^[\w-]+(:fx)?$/, "must be a key of DeepL's API"),
  /** A stand-in, in tests. */
  DEEPL_API_BASE: httpUrl.transform(withoutSlash).optional(),
  LIBRETRANSLATE_URL: httpUrl.transform(withoutSlash).optional(),
  /** For servers that require a key. */
  LIBRETRANSLATE_API_KEY: z.string().optional(),
  NOMINATIM_URL: mapService("https://nominatim.openstreetmap.org"),
  OVERPASS_URL: mapService("https://overpass-api.de/api"),
  /** The name to which hotels' own domains point. Without it there are none. */
  CUSTOM_DOMAINS: z
    .string()
    .transform(hostTyped)
    .refine((host) => host !== undefined, "must be a host such as innfo.example")
    .optional(),
  /** Name servers for these domains; without them the machine's own. */
  DNS_SERVERS: z
    .string()
    .transform((list) => list.split(",").map((server) => server.trim()))
    .refine(
      (servers) => servers.every(isNameServer),
      "must be IP addresses, with a port if need be, separated by commas",
    )
    .optional(),
  BACKUP_DIR: z.string().optional(),
  /** 0 makes none. */
  BACKUP_KEEP: whole("a number of backups", 0, 1000, 7),
  /** Whether /view/1 is there. */
  SAMPLE_HOTEL: flag.default(true),
  WORKERS: z
    .union([z.literal("auto"), z.coerce.number().int().min(1, WORKERS).max(MAX_WORKERS, WORKERS)], WORKERS)
    .default(1),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], {
      error: "must be debug, info, warn, error or silent",
    })
    .default("info"),
});

export type Variables = z.output<typeof variables>;
