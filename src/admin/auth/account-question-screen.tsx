import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { AuthPage } from "./auth-page.tsx";
import type { AccountQuestion } from "./link-session.ts";

interface AccountQuestionScreenProps {
  question: AccountQuestion;
  onAnswer: (stays: boolean) => void;
}

/** Replaces the whole admin and asks which account to continue with. */
export function AccountQuestionScreen({ question, onAnswer }: AccountQuestionScreenProps) {
  const { current, next } = question;
  const [busy, setBusy] = useState<"stay" | "goOn">();

  async function answer(choice: "stay" | "goOn"): Promise<void> {
    setBusy(choice);
    await question[choice]();
    onAnswer(choice === "stay");
  }

  return (
    <AuthPage title="Another account" subtitle={`You are signed in as ${current}. Continue as ${next}?`}>
      <p>The link you opened belongs to the other account. If you did not ask for it, stay signed in.</p>
      <div className="mt-8 flex flex-col gap-3">
        <Button
          className="wrap-anywhere"
          disabled={busy === "goOn"}
          busy={busy === "stay" && "One moment..."}
          onClick={() => answer("stay")}
        >
          Stay signed in as {current}
        </Button>
        <Button
          variant="secondary"
          className="wrap-anywhere"
          disabled={busy === "stay"}
          busy={busy === "goOn" && "One moment..."}
          onClick={() => answer("goOn")}
        >
          Continue as {next}
        </Button>
      </div>
    </AuthPage>
  );
}
