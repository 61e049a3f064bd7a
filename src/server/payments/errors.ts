/** Failures of calls about payments: `{error, code}`, the first for people, the second for programs. */
import type Stripe from "stripe";
import type { Payments } from "./payments.ts";

const STATUSES = {
  not_authenticated: 401,
  no_session: 401,
  reauthentication_needed: 403,
  invalid_request: 400,
  already_subscribed: 409,
  no_customer: 409,
  payments_off: 501,
  provider_failed: 502,
} as const;

export class PaymentError extends Error {
  override name = "PaymentError";
  readonly code: keyof typeof STATUSES;

  constructor(code: keyof typeof STATUSES, message: string) {
    super(message);
    this.code = code;
  }

  get status() {
    return STATUSES[this.code];
  }
}

/** What may be logged of the SDK's error; its message, headers and body may contain personal data. */
export interface ProviderFailure {
  type: string;
  code: string | undefined;
  /** Which part of the request was refused. */
  param: string | undefined;
  statusCode: number | undefined;
  requestId: string | undefined;
}

/** The provider refused a call or did not answer. Nothing of the SDK's own error is kept. */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly failure: ProviderFailure;

  constructor({ type, code, param, statusCode, requestId }: Stripe.errors.StripeError) {
    super("The payment provider did not do what it was asked");
    this.failure = { type, code, param, statusCode, requestId };
  }

  /** There is no such object, or its state does not allow the call. */
  get isRefusal(): boolean {
    return this.failure.type === "StripeInvalidRequestError";
  }

  /** There is no such object. */
  get isMissing(): boolean {
    return this.failure.code === "resource_missing" || this.failure.statusCode === 404;
  }
}

/** Calls the provider through its SDK. @throws {ProviderError} */
export async function ask<Answer>(
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

/** Recognised by its type field, because the SDK's classes are not loaded before they are needed. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Error &&
    "type" in error &&
    typeof error.type === "string" &&
    error.type.startsWith("Stripe")
  );
}

/** The same for an object that may no longer exist. @returns undefined when it does not */
export async function askUnlessMissing<Answer>(
  payments: Pick<Payments, "stripe">,
  call: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask(payments, call);
  } catch (error) {
    if (error instanceof ProviderError && error.isMissing) return undefined;
    throw error;
  }
}
