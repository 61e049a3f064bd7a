/**
 * The configuration, read and checked once. Nothing else of ours reads the environment. A wrong value throws a
 * ConfigurationError whose message is one line that names the variable.
 */
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { FREE_PLAN, type Limits, PLANS, PRODUCT } from "../product.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { FEWEST_CONNECTIONS } from "./database/connection.ts";
import { misspelled } from "./env-names.ts";
import {
  type NearbyEnv,
  nearbyEnv,
  type S3Env,
  type StripeEnv,
  s3Env,
  stripeEnv,
  type TranslationEnv,
  translationEnv,
} from "./env-services.ts";
import { type Variables, variables } from "./variables.ts";

export interface TracesEnv {
  /** The share of traces begun here that is kept, 0 to 1; what a proxy began is kept as the proxy says. */
  sampled: number;
}

interface BackupEnv {
  /** Whether the server makes a daily backup. */
  daily: boolean;
  /** Absolute path. */
  folder: string;
  /** How many daily backups are kept. */
  keep: number;
}

export interface Env {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Past the pooler that DATABASE_URL leads to; undefined when there is none. */
  databaseDirectUrl: string | undefined;
  /** Whether the connections of DATABASE_URL keep statements prepared. */
  preparedStatements: boolean;
  /** How many connections to the database this process may hold. */
  databaseConnections: number;
  /** How long the start waits for the database at DATABASE_URL. */
  databaseWaitSeconds: number;
  /** Whether a start applies migrations; otherwise they are a step of their own. */
  migrations: boolean;
  /** Whether requests use a login of their own; see database/request-login.ts. */
  requestLogin: boolean;
  /** Origin without a trailing slash; undefined when it follows from the bound port. */
  publicUrl: string | undefined;
  /** Whether browsers are told to use https for the domains below this site's, too. */
  hstsIncludesSubdomains: boolean;
  jwtSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  emailConfirmation: boolean;
  /** How many mails may be asked for in an hour, for all callers together. */
  mailsPerHour: number;
  /** Undefined without a key: then payments are simulated on localhost and off anywhere else. */
  stripe: StripeEnv | undefined;
  /** In lower case. */
  complimentaryProEmails: string[];
  /** By plan id: limits that differ from the plan's own. */
  limits: Readonly<Record<string, Partial<Limits>>>;
  /** How many entries of X-Forwarded-For to trust. */
  trustProxy: number;
  /** How long the server goes on serving after SIGTERM, while it says that it is not ready. */
  drainSeconds: number;
  /** For how many months after its own a month of raw scans is kept; undefined for ever. */
  scanRetentionMonths: number | undefined;
  /** How much memory the cached guest pages of a process may take. */
  pageCacheBytes: number;
  /** The token that opens /metrics; undefined switches it off. RFC 6750 lists its characters. */
  metricsToken: string | undefined;
  /** Undefined without a collector. Where that is, its exporter reads itself. */
  traces: TracesEnv | undefined;
  /** The bucket for uploads; undefined for DATA_DIR. */
  s3: S3Env | undefined;
  /** Where pushes go in tests, instead of their services. */
  pushStandIn: URL | undefined;
  /** The service that translates for owners. */
  translation: TranslationEnv | undefined;
  /** The services that say what is around a hotel; undefined when they are switched off. */
  nearby: NearbyEnv | undefined;
  backups: BackupEnv;
  /** How many processes serve. */
  workers: number;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

export function isLocal(publicUrl: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicUrl).hostname);
}

/** Variables that are nearly one of ours, and that one. */
export function misspelledVariables(
  source: Record<string, string | undefined> = process.env,
): Map<string, string> {
  return misspelled(Object.keys(source), Object.keys(variables.shape));
}

/** @throws {ConfigurationError} */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  // Compose files and systemd units say "not set" with an empty value.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  // These have a default that somebody may want to be rid of.
  for (const name of ["NOMINATIM_URL", "OVERPASS_URL"]) if (source[name] === "") given[name] = "off";
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigurationError(`${issue?.path.join(".")} ${issue?.message}`);
  }
  const env = parsed.data;
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new ConfigurationError(
      "DATABASE_URL must be set too: DATABASE_DIRECT_URL is the way past its pooler",
    );
  }
  if (env.DATABASE_DIRECT_URL && env.REQUEST_LOGIN === "off") {
    throw new ConfigurationError(
      "REQUEST_LOGIN must be on with DATABASE_DIRECT_URL: the pooler would give requests the server's own connections",
    );
  }
  const publicUrl = env.PUBLIC_URL && originOf(env.PUBLIC_URL);
  if (publicUrl && !isLocal(publicUrl) && !env.SMTP_URL) {
    throw new ConfigurationError(
      "SMTP_URL must be set when PUBLIC_URL is not localhost: owners could not reset a password",
    );
  }
  if (env.PUSH_STAND_IN && !isLocal(publicUrl ?? "http://localhost")) {
    throw new ConfigurationError("PUSH_STAND_IN must not be set on a site: it is for tests");
  }
  const emailConfirmation = (env.EMAIL_CONFIRMATION ?? (env.SMTP_URL ? "on" : "off")) === "on";
  const complimentaryProEmails = env.COMPLIMENTARY_PRO_EMAILS.split(",")
    .map((email) => email.trim().toLowerCase())
    .filter(Boolean);
  if (complimentaryProEmails.length > 0 && !emailConfirmation && publicUrl && !isLocal(publicUrl)) {
    throw new ConfigurationError(
      "COMPLIMENTARY_PRO_EMAILS needs EMAIL_CONFIRMATION on when PUBLIC_URL is not localhost: anybody could sign up with those addresses",
    );
  }
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    // Poolers in transaction mode bear them since PgBouncer 1.21 only, and not by default.
    preparedStatements:
      (env.DATABASE_PREPARED_STATEMENTS ?? (env.DATABASE_DIRECT_URL ? "off" : "on")) === "on",
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseWaitSeconds: env.DATABASE_WAIT_SECONDS,
    migrations: env.MIGRATIONS === "on",
    requestLogin: env.REQUEST_LOGIN === "on",
    publicUrl,
    hstsIncludesSubdomains: env.HSTS_INCLUDE_SUBDOMAINS === "on",
    jwtSecret: env.JWT_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${PRODUCT} <no-reply@localhost>`,
    emailConfirmation,
    mailsPerHour: env.MAILS_PER_HOUR,
    complimentaryProEmails,
    limits: limitsOf(env.LIMITS),
    stripe: stripeEnv(env),
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS,
    scanRetentionMonths: env.SCAN_RETENTION_MONTHS || undefined,
    pageCacheBytes: env.PAGE_CACHE_MEGABYTES * 1024 * 1024,
    metricsToken: env.METRICS_TOKEN,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT ? { sampled: env.OTEL_TRACES_SAMPLER_ARG } : undefined,
    s3: s3Env(env),
    pushStandIn: env.PUSH_STAND_IN ? new URL(env.PUSH_STAND_IN) : undefined,
    translation: translationEnv(env),
    nearby: nearbyEnv(env),
    backups: {
      // With their own PostgreSQL, operators usually have their own backups.
      daily: (env.BACKUPS ?? (env.DATABASE_URL ? "off" : "on")) === "on",
      folder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups")),
      keep: env.BACKUP_KEEP,
    },
    workers: workersOf(env),
    logLevel: env.LOG_LEVEL,
  };
}

/** @throws {ConfigurationError} */
function workersOf({ WORKERS, SMTP_URL, DATABASE_CONNECTIONS }: Variables): number {
  const most = Math.floor(DATABASE_CONNECTIONS / FEWEST_CONNECTIONS);
  if (WORKERS === "auto") return SMTP_URL ? Math.min(availableParallelism(), most) : 1;
  if (WORKERS > 1 && !SMTP_URL) {
    throw new ConfigurationError("SMTP_URL must be set with WORKERS: the mailbox page is of one process");
  }
  if (WORKERS > most) {
    throw new ConfigurationError(
      `DATABASE_CONNECTIONS must be at least ${FEWEST_CONNECTIONS} for each of WORKERS, which share them`,
    );
  }
  return WORKERS;
}

/** @param text such as "free.hotels=10, InnfoTest.items=1000". @throws {ConfigurationError} */
function limitsOf(text: string): Record<string, Partial<Limits>> {
  const limits: Record<string, Partial<Limits>> = {};
  for (const entry of text.split(",").filter((part) => part.trim() !== "")) {
    const [, plan = "", name = "", max] = /^\s*(\w+)\.(\w+)\s*=\s*(\d{1,12})\s*$/.exec(entry) ?? [];
    if (max === undefined || !PLANS.some(({ id }) => id === plan) || !Object.hasOwn(FREE_PLAN.limits, name)) {
      const plans = PLANS.map(({ id }) => id).join(" or ");
      const names = Object.keys(FREE_PLAN.limits).join(", ");
      throw new ConfigurationError(
        `LIMITS must be a list such as free.hotels=10: a plan (${plans}), one of ${names}, and a number`,
      );
    }
    limits[plan] = { ...limits[plan], [name]: Number(max) };
  }
  return limits;
}

/** The origin in its normal form, since it is compared and signed. @throws {ConfigurationError} */
function originOf(publicUrl: string): string {
  const { origin, pathname, search, hash, username, password } = new URL(publicUrl);
  if (/[^/]/.test(pathname) || search || hash || username || password) {
    throw new ConfigurationError(
      "PUBLIC_URL must be an origin such as https://hotel.example, without a path",
    );
  }
  return origin;
}
