/** Calls to the payment provider, and how they fail. */
import type Stripe from "stripe";
import type { Payments } from "./payments.ts";

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

/** What a line of the log says of a failure, the provider's or another. */
export function loggable(error: unknown): object {
  return error instanceof ProviderError ? error.failure : { err: error };
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
