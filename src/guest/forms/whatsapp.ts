/** Lets guests ask on WhatsApp, by a link alone: docs/decisions/0061-messages.md. */
import { formOf, type GuestKind } from "../../forms/index.ts";
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import { phoneLink } from "../../lib/phone/phone-numbers.ts";
import { moneyWords } from "../../lib/texts/money.ts";
import { languageOf } from "../language/language.ts";
import { moneyOf } from "./offer.tsx";

/** Kinds that may go there. Feedback may not: guests may give it without a name. */
const ASKED_THERE: readonly GuestKind[] = ["request", "lost"];

export function offersWhatsapp(kind: GuestKind, hotel: OpenForm["hotel"]): boolean {
  return ASKED_THERE.includes(kind) && digitsOf(hotel) !== undefined;
}

/** The number as wa.me wants it: the country's code first, without "+", the "(0)" of "+49 (0)170" and an extension. */
function digitsOf({ whatsapp, ...place }: OpenForm["hotel"]): string | undefined {
  return phoneLink(whatsapp ?? "", place)
    ?.split(",")[0]
    ?.replace(/\D/g, "");
}

/**
 * @param typed inputs of the form, as they are
 * @param page address of the hotel's page
 * @returns address of a chat with the hotel that begins with what is typed, in the hotel's language
 */
export function whatsappUrl(
  kind: GuestKind,
  open: OpenForm,
  typed: Readonly<Record<string, string>>,
  page: string,
): string {
  const { declared, tag } = languageOf(open.hotel.language);
  const { title, fields } = formOf(kind, open, typed.topic);
  const lines = Object.entries(fields).flatMap(([name, { kind, label, choices }]) => {
    const value = typed[name]?.trim();
    if (!value || kind === "flag") return [];
    if (choices) {
      const label = declared(choices.find((choice) => choice.value === value)?.label ?? value);
      const offer = open.offers[value];
      const price = offer && moneyOf(offer);
      return [price ? `${label} · ${moneyWords(price, tag)}` : label];
    }
    if (kind === "longText") return [value];
    return [
      `${declared(label).replace(/\s*[?？؟;]$/u, "")}: ${kind === "moment" ? inWords(tag, value) : value}`,
    ];
  });
  const text = [...(lines.length > 0 ? lines : [declared(title)]), page].join("\n");
  return `https://wa.me/${digitsOf(open.hotel)}?text=${encodeURIComponent(text)}`;
}

/** A time that was not checked stays as it is. */
function inWords(tag: string, typed: string): string {
  const moment = new Date(`${typed}Z`);
  if (Number.isNaN(moment.valueOf())) return typed;
  return new Intl.DateTimeFormat(tag, { dateStyle: "full", timeStyle: "short", timeZone: "UTC" }).format(
    moment,
  );
}
