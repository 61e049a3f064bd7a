/** Tells the admin and programs what they must know of this site before they call it. */
import { PRODUCT } from "../../product.ts";
import { PUBLISHABLE_KEY } from "../database/caller.ts";
import type { Context } from "./context.ts";

export function publicConfig({ publicUrl, payments, pushes, translations, env }: Context) {
  return {
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
}
