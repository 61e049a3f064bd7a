import { expect, test } from "vitest";
import { mailboxOf } from "../../src/server/auth/mailbox.ts";

test.each([
  ["jane.doe+shop@gmail.com", "janedoe@gmail.com"],
  ["j.a.n.e.d.o.e@googlemail.com", "janedoe@gmail.com"],
  ["jane+1+2@outlook.com", "jane@outlook.com"],
  ["info+list@hotel.example", "info@hotel.example"],
  ["<Info@Hotel.example>", "info@hotel.example"],
])("%s leads to the mailbox of %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test.each([
  ["jane.doe@outlook.com", "janedoe@outlook.com"],
  ["jane@hotel.example", "jane@inn.example"],
  ["+one@hotel.example", "+two@hotel.example"],
  ["jane-one@yahoo.com", "jane-two@yahoo.com"],
])("%s and %s are two mailboxes", (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
