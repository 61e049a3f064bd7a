import { Copy, Languages } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { choice, type Fields, longText, optionalChoice, text } from "../../../fields/index.ts";
import { CHANGED_SINCE, errorCode } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Changes } from "../../rows/merge.ts";
import type { RowTable } from "../../rows/table.ts";
import { useRowForm } from "../../rows/use-row-form.ts";
import { Button } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { languageName } from "../../ui/words.ts";
import { OUTCOMES, STATES } from "../messages/filters.ts";
import { useKinds } from "../messages/kinds.ts";
import { type Message, messageTable, useMessageChanges } from "../messages/messages.ts";
import { RowEditor } from "../messages/row-editor.tsx";
import { useAnswerTranslation, useHotelLanguage } from "../messages/translated.ts";
import { usualAnswers } from "../messages/usual-answers.ts";
import { messageDraftName } from "./message-drafts.ts";
import { AnsweredMeanwhile, useSeen } from "./others-answers.tsx";
import { SameNumbers } from "./same-numbers.tsx";

const ANSWER = longText.optional({ label: t`Answer`, appears: t`On the guest’s page` });
const NOTE = longText.optional({ label: t`Internal note`, placeholder: t`Only for the team` });
const SHELF = text.optional({ label: t`Where it lies`, placeholder: t`Shelf A3`, maxLength: 40 });
const STATE = choice({
  label: t`State`,
  choices: Object.entries(STATES).map(([value, label]) => ({ value, label })),
});
const OUTCOME = optionalChoice({ label: t`What became of it`, choices: OUTCOMES });

/** Only what a guest wrote has a page on which an answer is read; only things are handed over. */
function fieldsFor({ by_guest, kind }: Message): Fields {
  return {
    ...(by_guest && { answer: ANSWER }),
    ...((kind === "lost" || kind === "found") && { shelf: SHELF, outcome: OUTCOME }),
    note: NOTE,
  };
}

/** A thing that was handed over is done, without another press. */
function withState({ state }: Message, changes: Changes): Changes {
  if (changes.outcome && state !== "done") return { ...changes, state: "done" };
  return changes;
}

type Worked = Message & { answer: string | null };

/** Notes of the hotel's people on a message. */
export function MessageWork({ message }: { message: Message }) {
  const hotelId = useHotel().id;
  const { update, answer: send } = useMessageChanges();

  /** An answer is a text of its own, beside what the message says. */
  async function change(over: Worked, { answer, ...changes }: Changes): Promise<Worked> {
    const saved = Object.keys(changes).length > 0 ? await update(over, withState(message, changes)) : over;
    const words = String(answer ?? "");
    if (words) await send(message.id, { words, seen: await counted(), ...translated.sent(words) });
    return { ...saved, answer: null };
  }

  const row = useRowForm({
    name: messageDraftName(hotelId, message.id),
    // A message's columns, and "answer", which no message has.
    table: messageTable(hotelId) as RowTable<Worked>,
    fields: fieldsFor(message),
    unseen: { state: STATE },
    row: { ...message, answer: null },
    keepUntil: message.keep_until,
    change,
    // A dialog would hide the next messages, and stay when the network is back.
    withoutNetwork: t`No network: not sent. It stays here. Press again later.`,
    onFailed: (error) => {
      const isAnswered = errorCode(error) === CHANGED_SINCE;
      if (isAnswered) askFirst();
      return isAnswered;
    },
    onSaved: ({ changes }) => ({ title: changes.answer ? t`Answer sent` : t`Saved`, passing: true }),
  });
  const { form } = row;
  const typed = String(useWatch({ control: form.control, name: "answer" }) ?? "");
  const translated = useAnswerTranslation(typed, message.by_guest ? message.language : undefined);

  const writes = form.formState.dirtyFields.answer;
  const { counted, answeredAfter, askFirst, know } = useSeen(message.id, Boolean(writes));

  async function submit(): Promise<void> {
    if (await translated.isReady()) await row.save();
  }

  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  // One press more sends it: the button is in sight, also below what the guest will read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (chosen > 0) frame.current?.querySelector("[type=submit]")?.scrollIntoView({ block: "nearest" });
  }, [chosen, translated.text]);

  function choose(answer: string): void {
    insert(form, answer);
    setChosen(chosen + 1);
  }

  const { untranslated } = translated;
  const answerLabel = untranslated
    ? t`Send in ${languageName(untranslated.from)}`
    : translated.isForeign
      ? t`Send in ${languageName(message.language)}`
      : t`Send Answer`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the inputs in it are left
    <div
      ref={frame}
      className="rounded-2xl border border-line bg-surface p-5"
      // Send translates by itself: a text that appears above the button would move it from under the finger.
      onBlur={({ relatedTarget }) => !relatedTarget?.matches("[type=submit]") && translated.end()}
    >
      <RowEditor
        row={row}
        submit={writes ? answerLabel : "Save"}
        sendsAfter={writes ? "answer" : undefined}
        onSubmit={submit}
        busy={translated.busy}
        goesOut={
          translated.text ? (
            <GoesOut text={typed} translation={translated.text} language={message.language}>
              {translated.isLooked && "Press Send again if it is right."}
            </GoesOut>
          ) : (
            translated.untranslated && <GoesOutAlone text={typed} {...translated.untranslated} />
          )
        }
      >
        {message.by_guest && <CannedAnswers kind={message.kind} onChoose={choose} />}
      </RowEditor>
      {answeredAfter !== undefined && (
        <AnsweredMeanwhile
          messageId={message.id}
          seen={answeredAfter}
          onClose={know}
          onSend={(texts) => {
            know(texts);
            void row.save();
          }}
        />
      )}
    </div>
  );
}

interface GoesOutProps {
  text: string;
  translation: string;
  language: string;
  children: ReactNode;
}

/** The text that the guest reads. */
function GoesOut({ text, translation, language, children }: GoesOutProps) {
  return (
    <div className="border-t border-line pt-4">
      <p lang={language} dir="auto" className="mb-2 wrap-anywhere whitespace-pre-line text-ink-soft">
        {translation}
      </p>
      <SameNumbers text={text} translation={translation} />
      <p role="status">{children}</p>
    </div>
  );
}

/** Appends an answer to the typed text. */
function insert(form: UseFormReturn<Record<string, unknown>>, answer: string): void {
  const typed = String(form.getValues("answer") ?? "").trimEnd();
  form.setValue("answer", typed ? `${typed} ${answer}` : answer, { shouldDirty: true });
  form.setFocus("answer");
}

interface GoesOutAloneProps {
  text: string;
  /** Languages, as tags. */
  from: string;
  to: string;
}

/** Nobody translates what is written: it can be sent as it is, or copied into a translator that the desk has. */
function GoesOutAlone({ text, from, to }: GoesOutAloneProps) {
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t`Copied`),
      () => setSaid(t`Copying does not work here`),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-brass-soft px-4 py-3">
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Languages aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass" />
        <span>
          <strong className="font-semibold">Not translated: this goes out in {languageName(from)}.</strong>{" "}
          <span>The guest wrote {languageName(to)}.</span>
        </span>
      </p>
      <Button icon={Copy} variant="secondary" onClick={() => void copy()}>
        {said || "Copy"}
      </Button>
    </div>
  );
}

/** One press puts one into the answer, where it can still be changed. */
function CannedAnswers({ kind, onChoose }: { kind: string; onChoose: (answer: string) => void }) {
  const kinds = useKinds();
  const language = useHotelLanguage();
  if (!kinds.data) return <NotLoaded inline query={kinds} what="canned answers" hint="" />;
  const own = kinds.data.find((settings) => settings.kind === kind)?.answers;
  const offered = own?.length ? own : usualAnswers(kind, language);
  if (offered.length === 0) return null;
  return (
    <ul aria-label="Canned answers" className="flex flex-wrap gap-2">
      {offered.map((answer) => (
        <li key={answer} className="min-w-0">
          <button
            type="button"
            lang={language}
            dir="auto"
            className="min-h-11 cursor-pointer rounded-full border border-edge px-4 py-2 text-start font-medium wrap-anywhere hover:bg-accent-soft"
            onClick={() => onChoose(answer)}
          >
            {answer}
          </button>
        </li>
      ))}
    </ul>
  );
}
