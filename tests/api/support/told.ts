/** Calls of the official client on tables that a variable names, and their outcome in a word. */
import type { SupabaseClient } from "@supabase/supabase-js";

/** These tests name tables by variables, which the typed client does not accept. */
export const untyped = (client: unknown) => client as SupabaseClient;

type Answer = PromiseLike<{ status: number; error: { code?: string } | null; data: unknown }>;

/** "403 42501", or "200 1" for one row. */
export async function told(
  request: Answer,
  isMeant: (row: unknown) => boolean = () => true,
): Promise<string> {
  const { status, error, data } = await request;
  return `${status} ${error ? error.code : Array.isArray(data) ? data.filter(isMeant).length : ""}`.trim();
}
