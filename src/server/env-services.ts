/** The part of the configuration that leads to other services: what several variables mean together. */
import { ConfigurationError } from "./configuration-error.ts";
import type { DeepLEnv } from "./translation/deepl.ts";
import type { LibreTranslateEnv } from "./translation/libretranslate.ts";
import type { Variables } from "./variables.ts";

export interface StripeEnv {
  secretKey: string;
  webhookSecret: string;
  /** The price of the Pro plan. */
  priceId: string;
  /** A stand-in for https://api.stripe.com, in tests. */
  apiBase: URL | undefined;
}

export interface S3Env {
  /** Origin without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Addresses without a trailing slash. */
export interface NearbyEnv {
  nominatim: string;
  overpass: string;
}

export type TranslationEnv = DeepLEnv | LibreTranslateEnv;

export function s3Env(env: Variables): S3Env | undefined {
  const given = allOrNone(env, "uploads on S3 need", [
    "S3_ENDPOINT",
    "S3_BUCKET",
    "S3_REGION",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ]);
  if (!given) return undefined;
  const { origin, pathname } = new URL(given.S3_ENDPOINT);
  if (pathname !== "/") throw new ConfigurationError("S3_ENDPOINT must be an origin, without a path");
  return {
    endpoint: origin,
    bucket: given.S3_BUCKET,
    region: given.S3_REGION,
    accessKeyId: given.S3_ACCESS_KEY_ID,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY,
  };
}

export function translationEnv(env: Variables): TranslationEnv | undefined {
  if (env.DEEPL_API_KEY && env.LIBRETRANSLATE_URL) {
    throw new ConfigurationError(
      "LIBRETRANSLATE_URL must not be set with DEEPL_API_KEY: one of them translates",
    );
  }
  if (env.DEEPL_API_BASE && !env.DEEPL_API_KEY) {
    throw new ConfigurationError("DEEPL_API_BASE needs DEEPL_API_KEY");
  }
  if (env.LIBRETRANSLATE_API_KEY && !env.LIBRETRANSLATE_URL) {
    throw new ConfigurationError("LIBRETRANSLATE_API_KEY needs LIBRETRANSLATE_URL");
  }
  if (env.DEEPL_API_KEY) {
    return { service: "DeepL", key: env.DEEPL_API_KEY, base: env.DEEPL_API_BASE?.replace(/\/+$/, "") };
  }
  if (!env.LIBRETRANSLATE_URL) return undefined;
  const url = env.LIBRETRANSLATE_URL.replace(/\/+$/, "");
  return { service: "LibreTranslate", url, key: env.LIBRETRANSLATE_API_KEY };
}

/** Points cannot be looked for without the one, nor places without the other. */
export function nearbyEnv({ NOMINATIM_URL, OVERPASS_URL }: Variables): NearbyEnv | undefined {
  const [nominatim, overpass] = [NOMINATIM_URL, OVERPASS_URL].map((url) => url.replace(/\/+$/, ""));
  if (!nominatim || !overpass || [nominatim, overpass].includes("off")) return undefined;
  return { nominatim, overpass };
}

export function stripeEnv(env: Variables): StripeEnv | undefined {
  const given = allOrNone(env, "payments need", [
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_PRICE_ID",
  ]);
  const apiBase = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : undefined;
  if (!given) {
    if (apiBase) throw new ConfigurationError("STRIPE_API_BASE needs STRIPE_SECRET_KEY");
    return undefined;
  }
  if (apiBase && apiBase.pathname !== "/") {
    throw new ConfigurationError("STRIPE_API_BASE must be an origin, without a path");
  }
  if (apiBase && given.STRIPE_SECRET_KEY.includes("_live_")) {
    throw new ConfigurationError("STRIPE_API_BASE must not be set with a live key: it is for tests");
  }
  return {
    secretKey: given.STRIPE_SECRET_KEY,
    webhookSecret: given.STRIPE_WEBHOOK_SECRET,
    priceId: given.STRIPE_PRICE_ID,
    apiBase,
  };
}

/** @throws {ConfigurationError} when only some are given; it names a variable and quotes no value */
function allOrNone<Name extends keyof Variables>(env: Variables, purpose: string, names: Name[]) {
  if (names.every((name) => env[name] === undefined)) return undefined;
  const missing = names.find((name) => !env[name]);
  if (missing) throw new ConfigurationError(`${missing} must be set too: ${purpose} ${names.join(", ")}`);
  return env as Variables & Record<Name, string>;
}
