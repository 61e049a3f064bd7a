/** Passkeys of this device, which the browser keeps and asks its owner for. */
import { orThrow } from "../../rows/or-throw.ts";
import type { Supabase } from "../../rows/supabase.tsx";

export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window;
}

/** Some browsers that know passkeys do not read our server's question for one: Safari before 18.4, Chrome before 129. */
export function canAnswerWithPasskey(): boolean {
  return canUsePasskeys() && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Whether the browser's own question was closed, or nobody answered it: that needs no words. */
export function isDismissed(error: unknown): boolean {
  const name = error instanceof Error ? error.name : undefined;
  return name === "NotAllowedError" || name === "AbortError";
}

/** As the server reads it where a passkey proves that its owner is there. */
export interface PasskeyAnswer {
  challenge_id: string;
  credential: AuthenticationResponseJSON | RegistrationResponseJSON;
}

/** @throws what the browser throws, or {AuthError} */
export async function answerWithPasskey(supabase: Supabase): Promise<PasskeyAnswer> {
  const started = await orThrow(supabase.auth.passkey.startAuthentication());
  // supabase-js types as bytes what the JSON has as text.
  const options = started.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return { challenge_id: started.challenge_id, credential: credential.toJSON() };
}
