import { useQuery } from "@tanstack/react-query";
import { ShieldCheck, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { type Field, hasNoValue } from "../../../fields/index.ts";
import { FORMS } from "../../../forms/index.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { FieldValue } from "../../content/sections/values.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { cx } from "../../ui/cx.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useTask } from "../../ui/use-task.ts";
import { languageName } from "../../ui/words.ts";
import { Help } from "../alarm/help.tsx";
import { LifeCycle, Suggestions } from "../finds/life-cycle.tsx";
import { isInDanger } from "../messages/due.ts";
import { addressWith, isKind } from "../messages/filters.ts";
import { MessageHistory } from "../messages/message-history.tsx";
import { type Message, messageQuery, SAVE_FAILURES, useMessageChanges } from "../messages/messages.ts";
import { Holder } from "../messages/taken.tsx";
import { dateWords, isNamed, kindOf, roomOf, subjectOf, timeWords, whereFrom } from "../messages/words.ts";
import { AskedByOthers } from "./asked-by-others.tsx";
import { ByOnePress } from "./by-one-press.tsx";
import { dropDraft } from "./message-drafts.ts";
import { MessagePhoto } from "./message-photo.tsx";
import { MessageWork } from "./message-work.tsx";
import { Talk } from "./talk.tsx";

/** The message that the address names, beside the list; on a phone in its place. */
export function MessageDetail({ id }: { id: string }) {
  const [address] = useSearchParams();
  const { id: userId } = useUser();
  const { id: hotelId } = useHotel();
  const query = useQuery(messageQuery(useSupabase(), hotelId, id));
  const { data } = query;
  useEffect(() => {
    if (data === null) dropDraft(userId, hotelId, id);
  }, [data, userId, hotelId, id]);
  return (
    <section aria-label="Message" className="min-w-0">
      <BackLink to={addressWith(address, { message: undefined })} className="mb-3 @4xl:hidden">
        All messages
      </BackLink>
      {data && <OpenMessage key={data.id} message={data} />}
      {data === null && (
        <p role="status" className="py-10 text-ink-soft">
          This message is gone.
        </p>
      )}
      <NotLoaded query={query} what="this message" />
    </section>
  );
}

function OpenMessage({ message }: { message: Message }) {
  const { kind, created_at, keep_until } = message;
  const room = roomOf(message);
  const { time_zone } = useHotel();
  const heading = useRef<HTMLHeadingElement>(null);
  // Scrolls and focuses the message: its line may be far down the list.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-24 text-3xl font-semibold wrap-anywhere focus:outline-none"
        >
          {room && (
            <span
              className={cx(
                "me-4",
                isInDanger(message) ? "text-danger" : "text-brass",
                !isNamed(room) && "text-[2.75rem]/none",
              )}
            >
              <span className="sr-only">Room </span>
              {room}{" "}
            </span>
          )}
          {subjectOf(message)}
        </h2>
        {isInDanger(message) && <p className="mt-1.5 font-semibold text-danger">Danger</p>}
        <p className="mt-1.5 text-ink-soft">
          {[
            message.by_guest && languageName(message.language),
            whereFrom(message),
            kindOf(message),
            timeWords(created_at, time_zone),
          ]
            .filter(Boolean)
            .join(" · ")}
          {!message.by_guest && " · written down at the desk"}
        </p>
      </div>
      <Holder message={message} />
      <MessageFacts message={message} />
      {isKind(kind) && FORMS[kind].takesPhoto && <MessagePhoto message={message} />}
      {(kind === "lost" || kind === "found") && (
        <>
          <Suggestions message={message} />
          <LifeCycle message={message} />
        </>
      )}
      <ByOnePress message={message} />
      <Talk message={message} />
      {/* Also once it is taken, which hides its alarm. */}
      {isInDanger(message) && <Help message={message} />}
      <MessageWork message={message} />
      <AskedByOthers message={message} />
      <MessageHistory message={message} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-4">
        <p className="flex items-center gap-2 text-ink-soft">
          <ShieldCheck aria-hidden="true" className="size-5 shrink-0" />
          Kept until {dateWords(keep_until)}, then erased
        </p>
        <DeleteMessage message={message} />
      </div>
    </div>
  );
}

function DeleteMessage({ message }: { message: Message }) {
  const { remove } = useMessageChanges();
  const [, run] = useTask(SAVE_FAILURES);
  const [asking, setAsking] = useState(false);

  async function erase(): Promise<void> {
    await run(() => remove(message.id), t`Message deleted`);
    setAsking(false);
  }

  return (
    <>
      <Button icon={Trash2} variant="quiet" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          title="Delete this message?"
          subject={subjectOf(message)}
          text="Answers and history go, too. Guests no longer see it."
          confirmLabel="Delete"
          busyLabel="Deleting..."
          onConfirm={erase}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Columns that the screen shows elsewhere. */
const SHOWN: readonly string[] = ["text", "room", "topic", "rating", "item"];

/** The form's answers, in its order. */
function MessageFacts({ message }: { message: Message }) {
  const { kind } = message;
  const fields = isKind(kind) ? FORMS[kind].fields : {};
  const values: Readonly<Record<string, unknown>> = message;
  const facts = Object.entries(fields).filter(
    ([column, { kind }]) => kind !== "flag" && !SHOWN.includes(column) && !hasNoValue(values[column]),
  );
  return (
    facts.length > 0 && (
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([column, field]) => (
          <Fact key={column} label={declared(field.label)}>
            <FieldValue
              field={column === "contact" ? reached(field, values[column]) : field}
              value={values[column]}
            />
          </Fact>
        ))}
      </dl>
    )
  );
}

/** Guests write what they like: an address or a number becomes a link, all else stays a text. */
function reached(field: Field, contact: unknown): Field {
  return { ...field, kind: String(contact).includes("@") ? "email" : "phone" };
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
