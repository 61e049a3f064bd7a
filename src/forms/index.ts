/**
 * Forms on which guests write to a hotel and the desk records finds. The guest's page, the server's check,
 * the desk's form and the inbox follow from them. Labels are English; guests read the catalogues' `declared`.
 */
import {
  type Choice,
  choice,
  choices,
  type Fields,
  flag,
  longText,
  moment,
  optionalChoice,
  text,
} from "../fields/index.ts";
import { DAY } from "../lib/time/zoned-time.ts";
import { turned, z } from "../lib/zod.ts";

/** Guests send these; `found` is written by the hotel's people. */
export const GUEST_KINDS = ["request", "feedback", "lost"] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];
export type MessageKind = GuestKind | "found";

export interface MessageForm {
  title: string;
  takesPhoto?: true;
  /** The fields that guests see at once; "More helps" opens the others, and the photo. By default all. */
  first?: readonly string[];
  /** By column of `messages`; flags have no column. */
  fields: Fields;
}

const ROOM = { label: "Room number", maxLength: 40 };

const WAKE_UP = "wake_up_call";
const REPAIR = "repair";

/** Topics that every hotel has in its table `topics`, with its own hours. It may switch each off and add its own. */
const USUAL_TOPICS = [
  { value: "towels", label: "Fresh towels" },
  { value: "late_checkout", label: "Late check-out" },
  { value: "taxi", label: "A taxi" },
  { value: WAKE_UP, label: "A wake-up call" },
  { value: REPAIR, label: "Something is broken" },
];
export const OTHER_TOPIC = { value: "other", label: "Something else" };

const BROKEN = [
  { value: "heating", label: "Heating" },
  { value: "shower", label: "Shower" },
  { value: "tv", label: "TV" },
  { value: "light", label: "Light" },
  { value: "lock", label: "Lock" },
  OTHER_TOPIC,
];

/** Always offered, at any hour: no hotel can remove it. */
export const HELP = { value: "help", label: "I need help now" };

export const ALL_TOPICS: readonly string[] = [...USUAL_TOPICS, OTHER_TOPIC].map(({ value }) => value);

/**
 * @param topics as messages name them: keys of usual ones, labels of the hotel's own
 * @returns them in the order of forms
 */
export function topicChoices(topics: readonly string[]): Choice[] {
  const own = topics.filter((topic) => !ALL_TOPICS.includes(topic));
  return [...USUAL_TOPICS, ...own.map((label) => ({ value: label, label })), OTHER_TOPIC].filter(
    ({ value }) => topics.includes(value),
  );
}

/** How long before now a guest may still ask for something; kept without a network, it may come late. In milliseconds. */
const LATE = DAY;
/** And how far ahead, as guests write before they travel. */
const AHEAD = 366 * DAY;

/**
 * The times for which a guest may ask, by the hotel's clocks: a passed one is mistyped, and would ring the desk.
 * @param now a wall time: lib/time/zoned-time.ts
 */
export function isInSpan(topic: unknown, wantedAt: string, now: number): boolean {
  const wanted = Date.parse(`${wantedAt}Z`);
  return wanted >= now - (topic === WAKE_UP ? 0 : LATE) && wanted <= now + AHEAD;
}

/**
 * @param chosen a topic: nobody can be woken without a time, and who needs help may be at the pool. Without it the form
 *   has the fields of every topic
 */
export function requestForm(topics: readonly string[], chosen?: unknown): MessageForm {
  const when = chosen === WAKE_UP ? moment.required : moment.optional;
  const room = chosen === HELP.value ? text.optional : text.required;
  return {
    title: "Ask for something",
    takesPhoto: true,
    fields: {
      topic: choice({ label: "What do you need?", choices: [HELP, ...topicChoices(topics)] }),
      ...((chosen ?? REPAIR) === REPAIR && {
        item: optionalChoice({ label: "What is broken?", choices: BROKEN }),
      }),
      wanted_at: when({ label: "When?" }),
      text: longText.optional({ label: "Anything else we should know?" }),
      room: room(ROOM),
    },
  };
}

const rating = choice({
  label: "How is your stay?",
  choices: [
    { value: "1", label: "Very bad" },
    { value: "2", label: "Bad" },
    { value: "3", label: "Okay" },
    { value: "4", label: "Good" },
    { value: "5", label: "Very good" },
  ],
});

const feedback: MessageForm = {
  title: "Your feedback",
  fields: {
    rating: { ...rating, schema: turned(rating.schema, Number) },
    topic: choices({
      label: "What is it about?",
      choices: [
        { value: "room", label: "Room" },
        { value: "cleaning", label: "Cleanliness" },
        { value: "breakfast", label: "Breakfast" },
        { value: "staff", label: "Staff" },
        { value: "quiet", label: "Quiet" },
        { value: "wifi", label: "Wi-Fi" },
        { value: "other", label: "Something else" },
      ],
    }),
    text: longText.optional({ label: "Tell us more" }),
    room: text.optional(ROOM),
  },
};

const THING = {
  place: text.optional({ label: "Where was it last?", maxLength: 200 }),
  day: text.optional({ label: "When was that?", maxLength: 100 }),
  color: text.optional({ label: "Color", maxLength: 60 }),
};

const lost: MessageForm = {
  title: "Lost something?",
  takesPhoto: true,
  first: ["item", "contact"],
  fields: {
    item: text.required({ label: "What did you lose?" }),
    contact: text.required({ label: "How can we reach you?", maxLength: 254 }),
    ...THING,
    text: longText.optional({ label: "Anything else we should know?" }),
    room: text.optional(ROOM),
    consent: {
      ...flag({ label: "You may keep these details until then" }),
      required: true,
      schema: z.boolean().check(z.refine((ticked) => ticked, "Consent is required")),
    },
  },
};

const found: MessageForm = {
  title: "Something was found",
  takesPhoto: true,
  fields: {
    item: text.required({ label: "What is it?" }),
    place: text.optional({ label: "Where was it found?", maxLength: 200 }),
    day: text.optional({ label: "When was it found?", maxLength: 100 }),
    color: THING.color,
    text: longText.optional({ label: "Anything else?" }),
    room: text.optional(ROOM),
  },
};

export const FORMS: Readonly<Record<MessageKind, MessageForm>> = {
  request: requestForm(ALL_TOPICS),
  feedback,
  lost,
  found,
};

/** A guest's further text to a message that was sent: no column of it. */
export const AGAIN = { text: longText.required({ label: "Write again" }) } satisfies Fields;

/** @param topics that a request may be about; @param chosen the one that it is about, where that is known */
export function formOf(
  kind: MessageKind,
  { topics }: { topics: readonly string[] },
  chosen?: unknown,
): MessageForm {
  return kind === "request" ? requestForm(topics, chosen) : FORMS[kind];
}
