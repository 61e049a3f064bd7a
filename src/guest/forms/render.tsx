/** Renders a form, and the page on which the guest follows the sent message. */
import type { ReactNode } from "react";
import { FORMS, formOf, type GuestKind } from "../../forms/index.ts";
import type { OpenForm, SentMessage } from "../../lib/documents/guest-message.ts";
import { inLatinDigits } from "../../lib/texts/digits.ts";
import { DAY, dayAt } from "../../lib/time/zoned-time.ts";
import { type GuestPage, guestPage } from "../frame/page.tsx";
import { headOfSide } from "../frame/side-page.tsx";
import { languageOf } from "../language/language.ts";
import { TryNow } from "../parts/link.tsx";
import { FORM_RULES, FormFrame } from "./form-frame.tsx";
import { FormPage } from "./form-page.tsx";
import type { Filling } from "./inputs.tsx";
import { ruleIn, rulesOf } from "./rules.ts";
import { type AnswerPush, SentPage, type WrittenAgain } from "./sent-page.tsx";
import { topicRules } from "./served-hours.tsx";
import { offersWhatsapp } from "./whatsapp.ts";

export type { FieldProblem, Filling } from "./inputs.tsx";
export { rulesOf } from "./rules.ts";
export type { WrittenAgain } from "./sent-page.tsx";
export { offersWhatsapp, whatsappUrl } from "./whatsapp.ts";

/** Formats a wall time of the hotel, whatever this machine's time zone, in the digits of all pages. */
const WALL_CLOCK = { timeZone: "UTC", numberingSystem: "latn" } as const;

export type HourCycle = NonNullable<Intl.ResolvedDateTimeFormatOptions["hourCycle"]>;

/** URLs of the page's scripts, by language. */
type Scripts = Readonly<Record<"islandUrls" | "searchUrls", Readonly<Record<string, string>>>>;

type Texts = Readonly<Record<string, Partial<Record<string, string>>>>;

/**
 * @param tag the guest's language; by default the hotel's
 * @param texts translations of the house's questions and extras, by id and column
 */
export function renderForm(
  kind: GuestKind,
  open: OpenForm,
  filling: Filling,
  { islandUrls, searchUrls, tellUrl }: Scripts & { tellUrl?: string },
  tag?: string,
  { faqs: answers = {}, topics: lines = {} }: Partial<Record<"faqs" | "topics", Texts>> = {},
): GuestPage {
  const { keep_days } = open;
  const { hotel, hours } = inLatinDigits({ hotel: open.hotel, hours: open.hours });
  // Their names are topics, which stay as the hotel wrote them.
  const offers = inLatinDigits(
    Object.fromEntries(
      Object.entries(open.offers).map(([topic, offer]) => [
        topic,
        { ...offer, line_read: lines[offer.id]?.line },
      ]),
    ),
  );
  const rules = Object.fromEntries(
    Object.entries(rulesOf(open)).map(([topic, { id, answer }]) => {
      const translated = answers[id]?.answer;
      const text = ruleIn(translated ?? answer, translated ? language.tag : hotel.language);
      return [topic, { text: inLatinDigits(text), isTranslated: translated !== undefined }];
    }),
  );
  const language = languageOf(tag ?? hotel.language);
  const form = formOf(kind, open);
  const now = Date.now();
  const last = new Date(now + keep_days * DAY);
  const css = form.fields.topic?.choices ? FORM_RULES + topicRules(form) : FORM_RULES;
  const chosen = form.fields.topic?.choices?.find(({ value }) => value === filling.typed.topic);
  const title = language.declared(chosen?.label ?? form.title);
  return guestPage(
    headOfSide(hotel, language, title, css, islandUrls),
    <FormPage
      {...{ form, open: { ...open, hotel, hours, offers }, rules, filling, now, tellUrl }}
      searchUrl={searchUrls[language.tag]}
      keptUntil={dayInWords(language.tag, last)}
      onWhatsapp={
        offersWhatsapp(kind, hotel) ? `/view/${hotel.id}/${kind}/whatsapp?lang=${language.tag}` : undefined
      }
    />,
  );
}

/**
 * @param again contents of the form for writing again
 * @param hourCycle of the guest's device; by default the one that most readers of the page's language use
 */
export function renderSent(
  sent: SentMessage,
  again: WrittenAgain,
  { islandUrls, searchUrls, ...told }: AnswerPush & Scripts,
  tag?: string,
  hourCycle?: HourCycle,
): GuestPage {
  const { message } = sent;
  const { hotel, hours } = inLatinDigits({ hotel: sent.hotel, hours: sent.hours });
  const language = languageOf(tag ?? message.language);
  const { title } = FORMS[message.kind as GuestKind];
  const clock = { timeStyle: "short", ...(hourCycle && { hourCycle }) } as const;
  const time = new Intl.DateTimeFormat(language.tag, { dateStyle: "full", ...clock, ...WALL_CLOCK });
  const now = Date.now();
  const isToday = (instant: number) => dayAt(hotel.time_zone, instant) === dayAt(hotel.time_zone, now);
  return guestPage(
    {
      ...headOfSide(hotel, language, language.declared(title), FORM_RULES, islandUrls),
      // A reload would lose what is typed.
      ...(!again.isOpen && { refreshAfter: 30 }),
    },
    <SentPage
      sent={{ ...sent, hotel, hours }}
      again={again}
      told={told}
      searchUrl={searchUrls[language.tag]}
      now={now}
      keptUntil={dayInWords(language.tag, new Date(message.keep_until))}
      inWords={(moment) => time.format(new Date(`${moment}Z`))}
      when={(at) =>
        new Date(at).toLocaleString(language.tag, {
          ...(!isToday(Date.parse(at)) && { dateStyle: "medium" }),
          ...clock,
          timeZone: hotel.time_zone,
          numberingSystem: WALL_CLOCK.numberingSystem,
        })
      }
    />,
  );
}

/** Answers an address without a message. It does not tell whether there ever was one. @param hotel to lead back to */
export function renderGone(tag?: string, hotel?: OpenForm["hotel"]): GuestPage {
  if (!hotel) return withoutHotel("sent.gone", "sent.goneText", tag);
  const language = languageOf(tag ?? hotel.language);
  return sideOf(hotel, language, language.t("sent.gone"), language.t("sent.goneText"));
}

/** Says that nothing was sent, because the hotel takes no such messages any more. */
export function renderClosed(kind: GuestKind, hotel: OpenForm["hotel"], tag?: string): GuestPage {
  const language = languageOf(tag ?? hotel.language);
  return sideOf(hotel, language, language.declared(FORMS[kind].title), language.t("form.later"));
}

function sideOf(
  hotel: OpenForm["hotel"],
  language: ReturnType<typeof languageOf>,
  title: string,
  text: string,
): GuestPage {
  return guestPage(
    headOfSide(hotel, language, title, FORM_RULES),
    <FormFrame hotel={inLatinDigits(hotel)} heading={title}>
      <p>{text}</p>
    </FormFrame>,
  );
}

/** Says that nothing was done, because another site submitted the form in the guest's name. */
export function renderForeign(tag?: string): GuestPage {
  return withoutHotel(
    "foreign.title",
    "foreign.text",
    tag,
    <p>
      <TryNow />
    </p>,
  );
}

function withoutHotel(
  heading: "sent.gone" | "foreign.title",
  text: "sent.goneText" | "foreign.text",
  tag = "en",
  children?: ReactNode,
): GuestPage {
  const language = languageOf(tag);
  const title = language.t(heading);
  return guestPage(
    { language, title, description: title, isListed: false, css: FORM_RULES },
    <FormFrame heading={title}>
      <p>{language.t(text)}</p>
      {children}
    </FormFrame>,
  );
}

/** Formats by language, kept because making one takes a tenth of the time of drawing a form. */
const longDates = new Map<string, Intl.DateTimeFormat>();

function dayInWords(tag: string, day: Date): string {
  const format = longDates.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: "long", ...WALL_CLOCK });
  longDates.set(tag, format);
  return format.format(day);
}
