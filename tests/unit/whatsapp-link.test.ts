/** A chat's link among the hotel's links is stored as its number, and a number as it is typed. */
import { expect, test } from "vitest";
import { whatsappLink } from "../../src/admin/content/hotel/whatsapp-link.ts";
import { HOTEL_FIELDS } from "../../src/sections/hotel.ts";

const { schema } = whatsappLink(HOTEL_FIELDS.whatsapp);

test.each([
  ["https://wa.me/491701234567", "+491701234567"],
  ["wa.me/+491701234567?text=Hello", "+491701234567"],
  ["https://api.whatsapp.com/send?phone=491701234567", "+491701234567"],
  ["https://api.whatsapp.com/send/?text=Hi&phone=%2B491701234567&app_absent=0", "+491701234567"],
  ["https://web.whatsapp.com/send?phone=491701234567", "+491701234567"],
  ["+49 170 1234567", "+49 170 1234567"],
  [" ", null],
])("%s", (typed, stored) => {
  expect(schema.parse(typed)).toBe(stored);
});

test.each(["https://wa.me/message/ABC123DEF", "https://www.hotel.com", "0170 1234567"])(
  "%s has no number to dial from abroad",
  (typed) => {
    expect(schema.safeParse(typed).error?.issues[0]?.message).toMatch(/^Please begin with \+/);
  },
);
