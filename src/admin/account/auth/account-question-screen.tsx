import { useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AuthPage } from "./auth-page.tsx";
import { LINK_SESSION_FAILURES } from "./failures.ts";
import type { AccountQuestion } from "./link-session.ts";

interface AccountQuestionScreenProps {
  question: AccountQuestion;
  onAnswer: (stays: boolean) => void;
}

/** Replaces the whole admin and asks which account to continue with. */
export function AccountQuestionScreen({ question, onAnswer }: AccountQuestionScreenProps) {
  const { current, next } = question;
  const [busy, setBusy] = useState<"stay" | "goOn">();

  const [failure, setFailure] = useState<unknown>();

  async function answer(choice: "stay" | "goOn"): Promise<void> {
    setBusy(choice);
    setFailure(undefined);
    try {
      await question[choice]();
      onAnswer(choice === "stay");
    } catch (error) {
      setFailure(error);
      setBusy(undefined);
    }
  }

  return (
    <AuthPage title="Another account" subtitle={`You are signed in as ${current}. Continue as ${next}?`}>
      <p>This link is for another account. Not yours? Stay signed in.</p>
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
        {failure !== undefined && <Notice type="error">{failureText(LINK_SESSION_FAILURES, failure)}</Notice>}
      </div>
    </AuthPage>
  );
}
