/** Actions that cannot be undone ask for the password, because the session may have been left open. */

import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { onDemand } from "../../ui/on-demand.tsx";
import { asksForPassword } from "./failures.ts";

const ConfirmPasswordDialog = onDemand(() =>
  import("./confirm-password-dialog.tsx").then((m) => m.ConfirmPasswordDialog),
);

/**
 * Runs the work. If the server asks for the password, so does a dialog, and the work is repeated: everything
 * before the refused call must be safe to repeat. @returns false when the owner cancels
 */
type Confirmed = (work: () => Promise<unknown>) => Promise<boolean>;

const ConfirmedContext = createContext<Confirmed>(() => {
  throw new Error("useConfirmed needs a <PasswordConfirmation> above it");
});

export function useConfirmed(): Confirmed {
  return use(ConfirmedContext);
}

export function PasswordConfirmation({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<{ answer: (isConfirmed: boolean) => void }>();
  const confirmed = useMemo<Confirmed>(() => {
    let asked: Promise<boolean> | undefined;
    /** Calls refused while the dialog is open wait for the same answer. */
    function ask(): Promise<boolean> {
      asked ??= new Promise<boolean>((answer) => setQuestion({ answer })).finally(() => {
        asked = undefined;
        setQuestion(undefined);
      });
      return asked;
    }
    return async function attempt(work): Promise<boolean> {
      try {
        await work();
        return true;
      } catch (error) {
        if (!asksForPassword(error)) throw error;
      }
      return (await ask()) && attempt(work);
    };
  }, []);
  return (
    <ConfirmedContext value={confirmed}>
      {children}
      {question && (
        <ConfirmPasswordDialog
          onConfirmed={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </ConfirmedContext>
  );
}
