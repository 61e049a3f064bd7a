import type Stripe from "stripe";
import type { Payments } from "./payments.ts";

/** The provider refused a call or did not answer. */
export class ProviderError extends Error {
  override name = "ProviderError";
  /** The loggable part of the SDK's error: message, headers and body may contain personal data. */
  readonly failure;

  constructor({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError) {
    super("The payment provider did not do what it was asked");
    this.failure = { type, code, param, statusCode, requestId };
  }

  /** The object does not exist, or its state does not allow the call. */
  get isRefusal(): boolean {
    return this.failure.type === "StripeInvalidRequestError";
  }

  get isMissing(): boolean {
    return this.failure.code === "resource_missing" || this.failure.statusCode === 404;
  }
}

export function loggable(error: unknown): object {
  return error instanceof ProviderError ? error.failure : { err: error };
}

/** Calls the provider through its SDK. */
export async function askProvider<Answer>(
  { stripe }: Pick<Payments, "stripe">,
  call: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  const sdk = await stripe();
  try {
    return await call(sdk);
  } catch (error) {
    throw isStripeError(error) ? new ProviderError(error) : error;
  }
}

/** Checks the type field, because the SDK's classes are loaded on demand. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Error &&
    "type" in error &&
    typeof error.type === "string" &&
    error.type.startsWith("Stripe")
  );
}

/** The same for an object that may no longer exist. @returns undefined if it does not */
export async function askUnlessMissing<Answer>(
  payments: Pick<Payments, "stripe">,
  call: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await askProvider(payments, call);
  } catch (error) {
    if (error instanceof ProviderError && error.isMissing) return undefined;
    throw error;
  }
}
