/** Tells the admin and programs what they must know of this site before they call it. */
import type { Handler } from "hono";
import { PRODUCT } from "../../product.ts";
import { PUBLISHABLE_KEY } from "../database/caller.ts";
import type { Context } from "./context.ts";

export function showConfig({ publicUrl, payments, pushes, translations, env }: Context): Handler {
  const config = {
    supabaseUrl: publicUrl,
    publishableKey: PUBLISHABLE_KEY,
    product: PRODUCT,
    payments: payments ? { priceId: payments.priceIds[0], simulated: Boolean(payments.simulated) } : null,
    translator: translations?.translator.name ?? null,
    pushKey: pushes.publicKey,
    customDomains: env.customDomains?.target ?? null,
    nearby: env.nearby !== undefined,
    support: env.operator.email !== undefined,
  };
  return (c) => c.json(config);
}
