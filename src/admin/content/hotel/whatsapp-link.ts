/** WhatsApp among the links: a chat's link is stored as the number that it leads to. */
import type { Field } from "../../../fields/index.ts";
import { turned, z } from "../../../lib/zod.ts";

/** wa.me/491701234567, api.whatsapp.com/send?phone=…; a link without a number stays as it is. */
const CHAT = /\b(?:wa\.me\/|whatsapp\.com\/send\S*[?&]phone=)(?:\+|%2B)?(\d+)/i;

export function whatsappLink(field: Field<string | null>): Field<string | null> {
  const number = (typed: string) => CHAT.exec(typed)?.[1];
  return {
    ...field,
    kind: "url",
    placeholder: "https://wa.me/491701234567",
    schema: z.pipe(
      turned(z.string(), (typed): unknown => (number(typed) ? `+${number(typed)}` : typed)),
      field.schema,
    ),
  };
}
