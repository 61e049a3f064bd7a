/** What each variable of the environment may be. What several of them mean together is in env.ts. */
import { z } from "zod";
import { FEWEST_CONNECTIONS, USUAL_CONNECTIONS } from "./database/connection.ts";
import { readDatabaseUrl } from "./database/primary.ts";

const postgresUrl = z.string().superRefine((text, issues) => {
  try {
    readDatabaseUrl(text);
  } catch (error) {
    issues.addIssue({ code: "custom", message: (error as Error).message });
  }
});
/** Off, or where a service for maps is. */
const mapService = z
  .literal("off")
  .or(z.url({ protocol: /^https?$/, error: "must be an http(s):// URL, or off" }));
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s):// URL" });
const flag = z.enum(["on", "off"], { error: "must be on or off" });

/** A whole number. @param what such as "a port number" */
function whole(what: string, min: number, max: number, usual: number) {
  return z.coerce
    .number({ error: `must be ${what}` })
    .int(`must be ${what}, without a fraction`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(usual);
}

/** Words in the secrets of examples; they hardly ever occur in random text. */
const PLACEHOLDER = /secret|password|example|change.?me|replace.?me/i;
/** Of 32 random hexadecimal digits, one in five billion has fewer different ones than this. */
const MIN_DIFFERENT_CHARACTERS = 7;

function isRandomText(secret: string): boolean {
  return !PLACEHOLDER.test(secret) && new Set(secret).size >= MIN_DIFFERENT_CHARACTERS;
}

/** With more, each would have too little of what they share to take one large photo. */
const MAX_WORKERS = 16;
const WORKERS = `must be auto, or a number from 1 to ${MAX_WORKERS}`;

export const variables = z.object({
  PORT: whole("a port number", 0, 65535, 3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_PREPARED_STATEMENTS: flag.optional(),
  DATABASE_CONNECTIONS: whole("a number of connections", FEWEST_CONNECTIONS, 1000, USUAL_CONNECTIONS),
  DATABASE_WAIT_SECONDS: whole("a number of seconds", 0, 3600, 30),
  MIGRATIONS: flag.default("on"),
  REQUEST_LOGIN: flag.default("on"),
  PUBLIC_URL: httpUrl.optional(),
  HSTS_INCLUDE_SUBDOMAINS: flag.default("off"),
  JWT_SECRET: z
    .string()
    .min(32, "must be at least 32 characters of random text")
    .refine(isRandomText, "must be random text, not an example or one character over and over")
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// URL" }).optional(),
  MAIL_FROM: z.string().optional(),
  EMAIL_CONFIRMATION: flag.optional(),
  MAILS_PER_HOUR: whole("a number of mails", 1, 1_000_000, 500),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\S+$/, "must be a secret or restricted key: sk_… or rk_…")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must be the signing secret of a webhook endpoint: whsec_…")
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^price_\S+$/, "must be the id of a price: price_…")
    .optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  COMPLIMENTARY_PRO_EMAILS: z.string().default(""),
  LIMITS: z.string().default(""),
  TRUST_PROXY: whole("the number of proxies in front of this server", 0, 10, 0),
  DRAIN_SECONDS: whole("a number of seconds", 0, 300, 0),
  SCAN_RETENTION_MONTHS: whole("a number of months", 0, 1200, 13),
  PAGE_CACHE_MEGABYTES: whole("a number of megabytes", 1, 65_536, 64),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/, "must be at least 16 letters, digits or -._~+/")
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "must be a share" })
    .min(0, "must be from 0 to 1")
    .max(1, "must be from 0 to 1")
    .default(1),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PUSH_STAND_IN: z.url({ protocol: /^http$/, error: "must be an http:// URL" }).optional(),
  DEEPL_API_KEY: z
    .string()
    .regex(/^[\w-]+(:fx)?$/, "must be a key of DeepL's API")
    .optional(),
  DEEPL_API_BASE: httpUrl.optional(),
  LIBRETRANSLATE_URL: httpUrl.optional(),
  LIBRETRANSLATE_API_KEY: z.string().optional(),
  NOMINATIM_URL: mapService.default("https://nominatim.openstreetmap.org"),
  OVERPASS_URL: mapService.default("https://overpass-api.de/api"),
  BACKUPS: flag.optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: whole("a number of backups", 1, 1000, 7),
  WORKERS: z
    .union([z.literal("auto"), z.coerce.number().int().min(1, WORKERS).max(MAX_WORKERS, WORKERS)], WORKERS)
    .default(1),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], {
      error: "must be debug, info, warn, error or silent",
    })
    .default("info"),
});

export type Variables = z.infer<typeof variables>;
