import type { z } from "../../lib/zod.ts";

/** Reads this browser's value of a key; undefined for nothing, and for a value of another version. */
export function remembered<Value>(key: string, schema: z.ZodMiniType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? "null")).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
