import { useWatch } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { formSchema } from "../../../fields/index.ts";
import { ALL_TOPICS, FORMS, formOf, type MessageKind, OTHER_TOPIC } from "../../../forms/index.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { FieldCells } from "../../content/sections/inputs.tsx";
import { RowFormFrame } from "../../rows/row-form.tsx";
import { type RowForm, useRowForm } from "../../rows/use-row-form.ts";
import { Card } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { isKind, KINDS } from "../messages/filters.ts";
import { type Topic, topicName, useTopics } from "../messages/kinds.ts";
import { type Message, messageTable, useMessageChanges } from "../messages/messages.ts";
import { messagePath } from "../messages/paths.ts";

/** The guests' own forms, filled in at the desk for who calls or comes by; and what housekeeping found. */
export function NewMessageScreen() {
  const [address] = useSearchParams();
  const asked = address.get("kind");
  const kind = isKind(asked) ? asked : "request";
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <nav aria-label="What to write down">
        <ul className="grid grid-cols-2 gap-1 rounded-xl bg-sunken p-1 sm:grid-cols-4">
          {Object.entries(KINDS).map(([value, { one }]) => (
            <li key={value}>
              <Link
                to={`?kind=${value}`}
                replace
                aria-current={value === kind ? "true" : undefined}
                className={cx(
                  "flex min-h-12 items-center justify-center rounded-lg border px-2 font-medium",
                  value === kind
                    ? "border-line bg-surface"
                    : "border-transparent text-ink-soft hover:text-ink",
                )}
              >
                {one}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NewMessageForm key={kind} kind={kind} />
    </div>
  );
}

/** Consent is not stored: the person at the desk has asked for it. */
function fieldsOf(kind: MessageKind, topics: readonly Topic[], chosen?: unknown) {
  // The desk also writes down what guests are not offered.
  const { fields } = formOf(kind, { topics: [...ALL_TOPICS, ...topics.map(topicName)] }, chosen);
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.kind !== "flag")
      // A call or a chat is noted in words: then only the room must be filled in.
      .map(([name, field]) => [name, isTopic(name, kind) ? { ...field, initial: OTHER_TOPIC.value } : field]),
  );
}

const isTopic = (name: string, kind: MessageKind) => kind === "request" && name === "topic";

function NewMessageForm({ kind }: { kind: MessageKind }) {
  const { id: hotelId } = useHotel();
  const { add } = useMessageChanges();
  const navigate = useNavigate();
  const { data: topics = [], isError, error, refetch } = useTopics();
  const row: RowForm<Message> = useRowForm<Message>({
    name: `${hotelId}/messages/new-${kind}`,
    table: messageTable(hotelId),
    fields: fieldsOf(kind, topics),
    schema: () => formSchema(fieldsOf(kind, topics, row.form.getValues("topic"))),
    add: (written) => add(kind, written),
    onSaved: () => {
      row.dropDraft();
      void navigate(messagePath(row.addedId), { replace: true });
      return { title: t`Written down`, passing: true };
    },
  });
  const { form } = row;
  const chosen = useWatch({ control: form.control, name: "topic" });

  return (
    <Card>
      <h2 className="mb-5 text-2xl font-semibold">{declared(FORMS[kind].title)}</h2>
      {kind === "request" && isError && (
        <LoadFailure inline what="your own topics" error={error} onRetry={refetch} />
      )}
      <RowFormFrame row={row} className="flex flex-col">
        <div className="grid grid-cols-1 gap-5 not-first:mt-5 sm:grid-cols-2">
          <FieldCells fields={fieldsOf(kind, topics, chosen)} />
        </div>
        <div className="mt-6 flex justify-end max-sm:*:grow">
          <SaveButton control={form.control} saving="Writing down...">
            Write Down
          </SaveButton>
        </div>
      </RowFormFrame>
    </Card>
  );
}
