import { ChevronDown } from "lucide-react";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSearchParams } from "react-router";
import { type Field, type Fields, hours, optionalChoice, text } from "../../../fields/index.ts";
import { topicChoices } from "../../../forms/index.ts";
import { failureText } from "../../../lib/errors.ts";
import { moneyWords } from "../../../lib/texts/money.ts";
import { ADMIN_LANGUAGE, declared, t } from "../../../lib/texts/t.ts";
import { turned } from "../../../lib/zod.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { FieldCells } from "../../content/sections/inputs.tsx";
import { FieldValue } from "../../content/sections/values.tsx";
import { RowFormFrame } from "../../rows/row-form.tsx";
import { useOutbox } from "../../rows/rows-provider.tsx";
import type { RowTable } from "../../rows/table.ts";
import { type RowForm, useRowForm } from "../../rows/use-row-form.ts";
import { TextButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Checkbox } from "../../ui/input.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { useAnnounce, useAttempt } from "../../ui/undo.ts";
import { listedInWords } from "../../ui/words.ts";
import { type Hearers, useHearers } from "../alarm/push.ts";
import { type Topic, topicName, useTopicPress, useTopics, useTopicTable } from "../messages/kinds.ts";
import { RowEditor } from "../messages/row-editor.tsx";
import { extraPrice } from "../messages/words.ts";
import { costField, currencyFor, type PricedTopic, priced, withPrice } from "./cost.ts";
import { useAtOnce } from "./use-at-once.ts";

const ANY_TIME = t`At any time`;
const MODES = [
  { value: "none", label: ANY_TIME },
  { value: "weekly", label: t`At set times` },
];
const OWN_LABEL = text.required({
  label: t`Name`,
  maxLength: 60,
  placeholder: t`A cot`,
});

const LINE = text.optional({
  label: t`One line for guests`,
  maxLength: 80,
  placeholder: t`Until 14:00, if the room is free`,
});

const promised = optionalChoice({
  label: t`Seen to within`,
  choices: [5, 10, 15, 20, 30, 45, 60, 120, 240].map((count) => ({
    value: String(count),
    label: t`${count} min`,
  })),
});
const PROMISE: Field<number | null> = {
  ...promised,
  explains: t`Usual: 15 to 30 min.`,
  schema: turned(promised.schema, (count) => (count === null ? null : Number(count))),
};
/** With the names of those who hear it now. */
function goesTo(hearers: Hearers | undefined): Field<string | null> {
  const who = (place: keyof Hearers) => {
    const names = hearers && Object.values(hearers[place]);
    return names && (names.length > 0 ? listedInWords(names) : t`only on open screens`);
  };
  const [desk, housekeeping] = [who("desk"), who("housekeeping")];
  return {
    ...optionalChoice({
      label: t`Rings at`,
      choices: [
        { value: "desk", label: desk ? t`Reception (${desk})` : t`Reception` },
        { value: "housekeeping", label: housekeeping ? t`Housekeeping (${housekeeping})` : t`Housekeeping` },
      ],
    }),
  };
}

/** Topics that guests may choose, and their hours. */
export function Topics() {
  const query = useTopics();
  const { data } = query;
  const [added, setAdded] = useState(0);
  // The Revenue Guide leads here.
  const offer = useSearchParams()[0].get("offer");
  if (!data) return <NotLoaded inline query={query} what="what guests may ask for" />;
  const rows = topicChoices(data.map(topicName)).flatMap(({ value, label }) =>
    data.filter((topic) => topicName(topic) === value).map((topic) => ({ topic, label: declared(label) })),
  );
  return (
    <section aria-labelledby="topics">
      <h3 id="topics" className="text-lg font-semibold">
        Guests may ask for
      </h3>
      <p className="text-sm text-ink-soft">Tap a row for price and hours.</p>
      <ul className="mt-2 border-y border-line">
        {rows.map((row) => (
          <TopicRow key={row.topic.id} {...row} isOffered={topicName(row.topic) === offer} />
        ))}
      </ul>
      {!data.some(({ is_on }) => is_on) && (
        <p role="status" className="mt-2 text-sm text-brass">
          Guests can ask for nothing now.
        </p>
      )}
      <NewTopic
        key={added}
        isNext={added > 0}
        offer={added === 0 && !rows.some(({ topic }) => topicName(topic) === offer) ? offer : null}
        onAdded={() => setAdded(added + 1)}
      />
    </section>
  );
}

interface TopicRowProps {
  topic: Topic;
  label: string;
  /** Its editor is open, because a price is to be set. */
  isOffered?: boolean;
}

function TopicRow({ topic, label, isOffered = false }: TopicRowProps) {
  const { isOn, press } = useAtOnce(topic.is_on, useTopicPress(topic));
  const opens = isOn || topic.key === null;
  return (
    // One row: the tick lies over the start of what opens the editor, whose name it leaves free.
    <li className="grid border-line not-last:border-b *:col-start-1 *:row-start-1">
      <Checkbox
        label={<span className={opens ? "sr-only" : "wrap-anywhere"}>{label}</span>}
        className={cx("relative z-1 self-start justify-self-start", opens && "w-8")}
        checked={isOn}
        onChange={({ target: { checked } }) => void press(checked)}
      />
      {opens && <TopicForm {...{ topic, label, isOffered }} />}
    </li>
  );
}

/** Its price and hours in words, which open their editor; with the name of the hotel's own. */
function TopicForm({ topic, label, isOffered = false }: TopicRowProps) {
  const table = useTopicTable();
  const outbox = useOutbox();
  const currency = currencyFor(topic, useHotel().country);
  const hearers = useHearers();
  const fields: Fields = {
    ...(topic.key === null && { label: OWN_LABEL }),
    cost: costField(currency),
    line: LINE,
    hours: hours({ label: t`Hours of “${label}”`, choices: MODES }),
    promise: PROMISE,
    goes_to: goesTo(hearers.data),
  };
  const row = useRowForm({
    name: `${table.hotelId}/topics/${topic.id}`,
    // A topic's columns, and "cost", which no topic has.
    table: table as RowTable<PricedTopic>,
    fields,
    row: priced(topic),
    change: async (over, changes) => priced(await outbox.change(table, over, withPrice(changes, currency))),
    onSaved: () => ({ title: t`Topic saved`, passing: true }),
  });
  const isSplit = Object.keys(hearers.data?.housekeeping ?? {}).length > 0;
  const columns = Object.keys(fields).filter(
    (column) =>
      (column !== "promise" || topic.promise !== null) &&
      // With one desk it rings there.
      (column !== "goes_to" || isSplit || topic.goes_to !== null),
  );
  const { form } = row;
  // What was typed and not saved would be out of sight, and look saved.
  const [begins] = useState(isOffered || row.restored);
  useEffect(() => {
    if (isOffered) form.setFocus("cost");
  }, [isOffered, form]);
  return (
    <details className="group min-w-0" open={begins || undefined}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-2 ps-8 text-ink-soft cramped:flex-wrap [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow py-2 wrap-anywhere text-ink cramped:basis-full">{label}</span>
        <span className="max-w-2/5 min-w-0 text-end text-sm">
          <span className="line-clamp-2 group-open:hidden">
            {[extraPrice(topic), topic.line].filter(Boolean).join(" · ") || <HoursInWords row={row} />}
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition group-open:rotate-180" />
      </summary>
      <div className="pb-4 sm:ps-8">
        <RowEditor row={row} columns={columns} submit="Save Topic">
          <GuestsRead label={label} row={row} currency={currency} />
        </RowEditor>
        {topic.key === null && <DeleteTopic topic={topic} />}
      </div>
    </details>
  );
}

interface GuestsReadProps extends Pick<TopicRowProps, "label"> {
  row: RowForm<PricedTopic>;
  currency: string;
}

/** The choice as guests read it, while its price is typed. */
function GuestsRead({ label, row: { form }, currency }: GuestsReadProps) {
  const [cost, line] = useWatch({ control: form.control, name: ["cost", "line"] });
  const { price } = withPrice({ cost }, currency);
  if (typeof price !== "number") return null;
  return (
    <div>
      <p className="text-sm text-ink-soft">Guests see</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 rounded-xl border border-line bg-sunken px-4 py-3">
        <span className="min-w-0 flex-1 basis-32 wrap-anywhere">
          <span className="block font-display text-lg/6">{label}</span>
          {typeof line === "string" && <span className="text-ink-soft">{line}</span>}
        </span>
        <span className="font-display text-xl whitespace-nowrap">
          {moneyWords({ amount: price, currency }, ADMIN_LANGUAGE)}
        </span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">They pay at the desk.</p>
    </div>
  );
}

function HoursInWords({ row: { fields, form } }: { row: RowForm<PricedTopic> }) {
  const typed = useWatch({ control: form.control, name: "hours" });
  const field = fields.hours;
  const { success, data } = field?.schema.safeParse(typed) ?? {};
  if (!field || !success) return t`Please check these hours`;
  return data ? <FieldValue field={field} value={data} /> : ANY_TIME;
}

/** Requests about it stay in the inbox. */
function DeleteTopic({ topic }: { topic: Topic }) {
  const table = useTopicTable();
  const outbox = useOutbox();
  const attempt = useAttempt();
  const announce = useAnnounce();
  const { id, label, hours, is_on, price, currency, line } = topic;
  async function remove(): Promise<void> {
    await outbox.remove(table, topic);
    announce(t`Topic deleted`, {
      run: () => outbox.add(table, { id, values: { label, hours, is_on, price, currency, line } }),
      done: t`Topic restored`,
      failed: t`Failed to restore the topic.`,
    });
  }
  return (
    <TextButton
      className="mt-2"
      onClick={() => void attempt(remove, (error) => failureText(table.failures("delete"), error))}
    >
      Delete This Topic
    </TextButton>
  );
}

interface NewTopicProps {
  isNext: boolean;
  /** Its name, where somebody comes to offer it. */
  offer: string | null;
  onAdded: () => void;
}

/** A topic of the hotel's own, which guests may ask for at once. */
function NewTopic({ isNext, offer, onAdded }: NewTopicProps) {
  const table = useTopicTable();
  const row = useRowForm({
    name: `${table.hotelId}/topics/new`,
    table,
    fields: { label: { ...OWN_LABEL, label: t`Something of your own` } },
    ...(offer && { initial: { label: offer } }),
    onSaved: () => {
      onAdded();
      return { title: t`Topic added`, passing: true };
    },
  });
  const { form } = row;
  useEffect(() => {
    if (isNext || offer) form.setFocus("label");
  }, [isNext, offer, form]);
  return (
    <RowFormFrame row={row} className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-40">
        <FieldCells fields={row.fields} />
      </div>
      <SaveButton control={row.form.control} saving="Adding...">
        Add Topic
      </SaveButton>
    </RowFormFrame>
  );
}
