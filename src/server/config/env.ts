/**
 * The configuration, read and checked once. No other code reads the environment. A wrong value throws a
 * ConfigurationError whose message is one line that names the variable and quotes no value.
 */
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { PRODUCT } from "../../product.ts";
import { FEWEST_CONNECTIONS } from "./database-url.ts";
import { misspelled } from "./env-names.ts";
import { ConfigurationError } from "./errors.ts";
import { type Variables, variables } from "./variables.ts";

export function isLocal(publicUrl: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicUrl).hostname);
}

const STRIPE = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"] as const;
const S3 = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

type Conflict = [isWrong: (env: Variables) => boolean, message: string];

/** A variable that is useless without another. */
function needs(name: keyof Variables, other: keyof Variables): Conflict {
  return [(env) => Boolean(env[name] && !env[other]), `${name} needs ${other}`];
}

const CONFLICTS: readonly Conflict[] = [
  needs("STRIPE_API_BASE", "STRIPE_SECRET_KEY"),
  needs("DEEPL_API_BASE", "DEEPL_API_KEY"),
  needs("LIBRETRANSLATE_API_KEY", "LIBRETRANSLATE_URL"),
  [
    (env) => Boolean(env.DATABASE_DIRECT_URL) && !env.DATABASE_URL,
    "DATABASE_URL must be set too: DATABASE_DIRECT_URL is the way past its pooler",
  ],
  [
    (env) => Boolean(env.DATABASE_DIRECT_URL) && !env.REQUEST_LOGIN,
    "REQUEST_LOGIN must be on with DATABASE_DIRECT_URL: the pooler would give requests the server's own connections",
  ],
  [
    (env) => isSite(env) && !env.SMTP_URL,
    "SMTP_URL must be set when PUBLIC_URL is not localhost: owners could not reset a password",
  ],
  [
    (env) => isSite(env) && Boolean(env.PUSH_STAND_IN),
    "PUSH_STAND_IN must not be set on a site: it is for tests",
  ],
  [
    (env) => isSite(env) && env.COMPLIMENTARY_PRO_EMAILS.length > 0 && !confirmsEmails(env),
    "COMPLIMENTARY_PRO_EMAILS needs EMAIL_CONFIRMATION on when PUBLIC_URL is not localhost: anybody could sign up with those addresses",
  ],
  [
    (env) => Boolean(env.STRIPE_API_BASE && env.STRIPE_SECRET_KEY?.includes("_live_")),
    "STRIPE_API_BASE must not be set with a live key: it is for tests",
  ],
  [
    (env) => Boolean(env.DEEPL_API_KEY && env.LIBRETRANSLATE_URL),
    "LIBRETRANSLATE_URL must not be set with DEEPL_API_KEY: one of them translates",
  ],
  [
    (env) => env.WORKERS !== "auto" && env.WORKERS > 1 && !env.SMTP_URL,
    "SMTP_URL must be set with WORKERS: the mailbox page is of one process",
  ],
  [
    (env) => env.WORKERS !== "auto" && env.WORKERS > mostWorkers(env),
    `DATABASE_CONNECTIONS must be at least ${FEWEST_CONNECTIONS} for each of WORKERS, which share them`,
  ],
];

const isSite = ({ PUBLIC_URL }: Variables) => PUBLIC_URL !== undefined && !isLocal(PUBLIC_URL);
const confirmsEmails = ({ EMAIL_CONFIRMATION, SMTP_URL }: Variables) =>
  EMAIL_CONFIRMATION ?? SMTP_URL !== undefined;
const mostWorkers = ({ DATABASE_CONNECTIONS }: Variables) =>
  Math.floor(DATABASE_CONNECTIONS / FEWEST_CONNECTIONS);

export type Env = ReturnType<typeof readEnv>;

/** Lists given variables that nearly match a known one, with that one. */
export function misspelledVariables(
  source: Record<string, string | undefined> = process.env,
): Map<string, string> {
  return misspelled(Object.keys(source), Object.keys(variables.shape));
}

/** @throws {ConfigurationError} */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  const env = readVariables(source);
  const stripe = allOrNone(env, "payments need", STRIPE);
  const s3 = allOrNone(env, "uploads on S3 need", S3);
  const conflict = CONFLICTS.find(([isWrong]) => isWrong(env));
  if (conflict) throw new ConfigurationError(conflict[1]);
  return {
    port: env.PORT,
    host: env.HOST,
    /** Absolute path. */
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    // Poolers in transaction mode support them only since PgBouncer 1.21, and not by default.
    preparedStatements: !env.DATABASE_DIRECT_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    migrations: env.MIGRATIONS,
    requestLogin: env.REQUEST_LOGIN,
    publicUrl: env.PUBLIC_URL,
    jwtSecret: env.JWT_SECRET,
    jwtSecretPrevious: env.JWT_SECRET_PREVIOUS,
    smtpUrl: env.SMTP_URL,
    mailFrom:
      env.MAIL_FROM ?? `${PRODUCT} <no-reply@${new URL(env.PUBLIC_URL ?? "http://localhost").hostname}>`,
    emailConfirmation: confirmsEmails(env),
    mailsPerHour: env.MAILS_PER_HOUR,
    complimentaryProEmails: env.COMPLIMENTARY_PRO_EMAILS,
    limits: env.LIMITS,
    /** Undefined without a key: then payments are simulated on localhost and off anywhere else. */
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      /** The first is offered unless the owner chooses another. */
      priceIds: stripe.STRIPE_PRICE_ID.split(",")
        .map((id) => id.trim())
        .filter(Boolean),
      apiBase: env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined,
    },
    /** The operator of this site, for pages about the law. */
    operator: {
      name: env.OPERATOR_NAME,
      address: env.OPERATOR_ADDRESS,
      email: env.OPERATOR_EMAIL,
      hosts: env.OPERATOR_HOSTS,
      login: env.OPERATOR_LOGIN,
    },
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS,
    /** Undefined keeps them for ever. */
    scanRetentionMonths: env.SCAN_RETENTION_MONTHS || undefined,
    pageCacheBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    /** Undefined switches /metrics off. */
    metricsToken: env.METRICS_TOKEN,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT ? { sampled: env.OTEL_TRACES_SAMPLER_ARG } : undefined,
    /** The bucket for uploads; undefined for DATA_DIR. */
    s3: s3 && {
      endpoint: s3.S3_ENDPOINT,
      bucket: s3.S3_BUCKET,
      region: s3.S3_REGION,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
    pushStandIn: env.PUSH_STAND_IN ? new URL(env.PUSH_STAND_IN) : undefined,
    deepl: env.DEEPL_API_KEY ? { key: env.DEEPL_API_KEY, base: env.DEEPL_API_BASE } : undefined,
    libreTranslate: env.LIBRETRANSLATE_URL
      ? { url: env.LIBRETRANSLATE_URL, key: env.LIBRETRANSLATE_API_KEY }
      : undefined,
    // Coordinates need the one service, places the other.
    nearby:
      env.NOMINATIM_URL && env.OVERPASS_URL
        ? { nominatim: env.NOMINATIM_URL, overpass: env.OVERPASS_URL }
        : undefined,
    /** Undefined where hotels have no domains of their own. */
    customDomains: env.CUSTOM_DOMAINS ? { target: env.CUSTOM_DOMAINS, servers: env.DNS_SERVERS } : undefined,
    backups: {
      // Operators with their own PostgreSQL usually have their own backups, unless they set BACKUP_DIR.
      daily: env.BACKUP_KEEP > 0 && Boolean(env.BACKUP_DIR || !env.DATABASE_URL),
      /** Absolute path. */
      folder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups")),
      keep: env.BACKUP_KEEP,
    },
    /** How many processes serve. The mailbox page works only with one. */
    workers:
      env.WORKERS === "auto"
        ? Math.min(env.SMTP_URL ? availableParallelism() : 1, mostWorkers(env))
        : env.WORKERS,
    /** Whether the hotel behind /view/1 is there. */
    sampleHotel: env.SAMPLE_HOTEL,
    logLevel: env.LOG_LEVEL,
  };
}

/** @throws {ConfigurationError} */
function readVariables(source: Record<string, string | undefined>): Variables {
  // Compose files and systemd units say "not set" with an empty value.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  // These have a default that an operator may want to switch off by an empty value.
  for (const name of ["NOMINATIM_URL", "OVERPASS_URL"]) if (source[name] === "") given[name] = "off";
  const parsed = variables.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigurationError(`${issue?.path.join(".")} ${issue?.message}`);
}

/** @throws {ConfigurationError} when only some are given */
function allOrNone<Name extends keyof Variables>(env: Variables, purpose: string, names: readonly Name[]) {
  if (names.every((name) => env[name] === undefined)) return undefined;
  const missing = names.find((name) => !env[name]);
  if (missing) throw new ConfigurationError(`${missing} must be set too: ${purpose} ${names.join(", ")}`);
  return env as Variables & Record<Name, string>;
}
