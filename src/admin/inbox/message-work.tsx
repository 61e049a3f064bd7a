import type { UseFormReturn } from "react-hook-form";
import { choice, type Field, longText, optionalChoice, text } from "../../fields/index.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import type { Changes } from "../rows/merge.ts";
import { useRowForm } from "../rows/use-row-form.ts";
import { CannedAnswers } from "./canned-answers.tsx";
import { OUTCOMES, STATES } from "./filters.ts";
import { messageDraftName } from "./message-drafts.ts";
import { type Message, useMessageChanges } from "./messages.ts";
import { RowEditor } from "./row-editor.tsx";
import { SAVE_FAILURES } from "./words.ts";

const ANSWER = longText.optional({ label: "Answer", appears: "On the page where the guest follows it" });
const NOTE = longText.optional({ label: "Internal note", placeholder: "Only the hotel’s people read it" });
const SHELF = text.optional({ label: "Where it lies", placeholder: "Shelf A3", maxLength: 40 });
const ASSIGNEE = text.optional({ label: "For", placeholder: "Housekeeping, Marta …", maxLength: 80 });
const STATE = choice({
  label: "State",
  choices: Object.entries(STATES).map(([value, label]) => ({ value, label })),
});
const OUTCOME = optionalChoice({ label: "What became of it", choices: OUTCOMES });

/** Only what a guest wrote has a page on which an answer is read; only things are handed over. */
function fieldsFor({ by_guest, kind }: Message): Readonly<Record<string, Field>> {
  return {
    ...(by_guest && { answer: ANSWER }),
    ...((kind === "lost" || kind === "found") && { shelf: SHELF, outcome: OUTCOME }),
    assignee: ASSIGNEE,
    note: NOTE,
  };
}

/** What follows without another press: who answers is at work on it, and what was handed over is done. */
function withState({ state }: Message, changes: Changes): Changes {
  if (changes.outcome && state !== "done") return { ...changes, state: "done" };
  if (changes.answer && state === "new") return { ...changes, state: "working" };
  return changes;
}

/** What the hotel's people write to a message. */
export function MessageWork({ message }: { message: Message }) {
  const fields = fieldsFor(message);
  const { update } = useMessageChanges();
  const row = useRowForm({
    name: messageDraftName(useHotel().id, message.id),
    fields,
    row: message,
    keepUntil: message.keep_until,
  });
  const { form } = row;
  return (
    <div className="rounded-2xl border border-line bg-surface p-5">
      <RowEditor
        row={row}
        stored={message}
        table="messages"
        one="message"
        fields={fields}
        unseen={{ state: STATE }}
        failures={SAVE_FAILURES}
        submit={form.formState.dirtyFields.answer ? "Send Answer" : "Save"}
        done={({ answer }) => (answer ? "Answer sent" : "Saved")}
        onSave={(over, changes) => update(over, withState(message, changes))}
      >
        {message.by_guest && (
          <CannedAnswers kind={message.kind} onChoose={(answer) => insert(form, answer)} />
        )}
      </RowEditor>
    </div>
  );
}

/** After what is typed already. */
function insert(form: UseFormReturn<Record<string, unknown>>, answer: string): void {
  const typed = String(form.getValues("answer") ?? "").trimEnd();
  form.setValue("answer", typed ? `${typed} ${answer}` : answer, { shouldDirty: true });
  form.setFocus("answer");
}
