import type { z } from "../../lib/zod.ts";

/** What this browser keeps under a key; undefined for nothing, and for what another version wrote. */
export function remembered<Value>(key: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null")).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
