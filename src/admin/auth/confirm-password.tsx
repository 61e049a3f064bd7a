/** What nobody can take back asks for the password in a session that may have been left open. */
import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from "react";
import { asksForPassword } from "./words.ts";

const ConfirmPasswordDialog = lazy(() =>
  import("./confirm-password-dialog.tsx").then((module) => ({ default: module.ConfirmPasswordDialog })),
);

/**
 * Does the work. Where the server asks for the password first, so does a dialog, and then the work is done
 * again from its beginning: what comes before the call that is refused must bear to be repeated.
 *
 * @returns false when the owner thought better of it. Throws what the work throws
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
    async function ask(): Promise<boolean> {
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(undefined);
      return isConfirmed;
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
      <Suspense>
        {question && (
          <ConfirmPasswordDialog
            onConfirmed={() => question.answer(true)}
            onCancel={() => question.answer(false)}
          />
        )}
      </Suspense>
    </ConfirmedContext>
  );
}
