/**
 * A mailed link leads here with its outcome in the fragment: tokens, which supabase-js takes, or error,
 * error_code and error_description.
 */
export function linkFailed(hash: string): boolean {
  return new URLSearchParams(hash.slice(1)).has("error_code");
}

export const LINK_FAILED = "This link has been used before or has expired.";
