import { useQuery } from "@tanstack/react-query";
import { failureText } from "../../../lib/errors.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { TextButton } from "../../ui/button.tsx";
import { passkeysQuery } from "../account-calls.ts";
import { useUser } from "./auth-provider.tsx";
import { PASSKEY_FAILURES } from "./failures.ts";
import { answerWithPasskey, canAnswerWithPasskey, isDismissed, type PasskeyAnswer } from "./passkey.ts";

interface PasskeyInsteadProps {
  disabled: boolean;
  /** The step after the passkey shows its own failures. */
  onAnswer: (answer: PasskeyAnswer) => void;
  onFailure: (text: string) => void;
}

/** Beside a password, for owners who have a passkey. */
export function PasskeyInstead({ disabled, onAnswer, onFailure }: PasskeyInsteadProps) {
  const supabase = useSupabase();
  const passkeys = useQuery(passkeysQuery(supabase, useUser().id));
  if (!passkeys.data?.length || !canAnswerWithPasskey()) return null;

  async function ask(): Promise<void> {
    try {
      onAnswer(await answerWithPasskey(supabase));
    } catch (error) {
      if (!isDismissed(error)) onFailure(failureText(PASSKEY_FAILURES, error));
    }
  }

  return (
    <TextButton className="self-start" disabled={disabled} onClick={() => void ask()}>
      Use a passkey instead
    </TextButton>
  );
}
