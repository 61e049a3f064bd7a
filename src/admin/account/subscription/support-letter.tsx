import { useRef, useState } from "react";
import { MAX_LETTER_LENGTH } from "../../../lib/accounts/account.ts";
import { networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { callFunction } from "../../rows/call-function.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { CardTitle } from "../../ui/card.tsx";
import { FormField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { TextArea } from "../../ui/input.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useUser } from "../auth/auth-provider.tsx";

const LETTER_FAILURES = networkOr(t`Your letter was not sent. Please try again.`, {
  too_many: t`Too many letters today. Please write tomorrow.`,
  support_off: t`This site has no address for letters.`,
});

/** Priority support: a letter to the operator, answered by mail. */
export function SupportLetter({ hotelId }: { hotelId: string }) {
  const supabase = useSupabase();
  const { email } = useUser();
  const showMessage = useMessages();
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [busy, run] = useTask(LETTER_FAILURES);
  /** The same for each attempt, so that a lost answer sends nothing twice. */
  const letter = useRef({ id: crypto.randomUUID(), text: "" });

  async function send(): Promise<void> {
    if (letter.current.text !== text) letter.current = { id: crypto.randomUUID(), text };
    await callFunction(supabase, "support", { id: letter.current.id, hotel_id: hotelId, text });
    setText("");
    showMessage({ type: "success", title: t`Sent`, text: t`We answer by mail.` });
  }

  return (
    <section aria-labelledby="support">
      <CardTitle id="support">Priority support</CardTitle>

      <Form
        className="mt-4 flex flex-col gap-4"
        onSubmit={() => {
          const isEmpty = text.trim() === "";
          setMissing(isEmpty);
          if (!isEmpty) void run(send);
        }}
      >
        <FormField
          label="Your question"
          hint={<span className="wrap-anywhere">We answer to {email}.</span>}
          error={isMissing ? "Please write your question." : undefined}
        >
          {(input) => (
            <TextArea
              {...input}
              maxLength={MAX_LETTER_LENGTH}
              value={text}
              onChange={({ target }) => {
                setMissing(false);
                setText(target.value);
              }}
            />
          )}
        </FormField>
        <Button type="submit" variant="secondary" busy={busy && "Sending..."} className="self-start">
          Send
        </Button>
      </Form>
    </section>
  );
}
