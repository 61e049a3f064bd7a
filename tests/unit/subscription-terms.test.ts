import { expect, test } from "vitest";
import { type Subscription, terms } from "../../src/admin/account/subscription/plan.ts";

const NOON = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12) / 1000;

const PAID: Subscription = {
  plan_id: "InnfoTest",
  plan_in_force: "InnfoTest",
  customer_id: "cus_1",
  subscription_id: "sub_1",
  subscription_status: "active",
  price_id: "price_1",
  current_period_start: NOON(2026, 2, 1),
  current_period_end: NOON(2026, 3, 1),
  cancel_at_period_end: false,
  grace_end: null,
};
const overdue = { subscription_status: "past_due", grace_end: NOON(2026, 2, 8) };

test.each<[string, Partial<Subscription>, string | undefined]>([
  ["paid for", {}, "Renews on March 1, 2026."],
  ["canceled for later", { cancel_at_period_end: true }, "Ends on March 1, 2026. Nothing changes before."],
  ["on trial", { subscription_status: "trialing" }, "The trial ends on March 1, 2026."],
  ["complimentary", { customer_id: null, subscription_id: null }, "Complimentary until March 1, 2026."],
  [
    "overdue, in the grace period",
    overdue,
    "Your last payment failed. Please check your card. Innfo Pro ends on February 8, 2026.",
  ],
  [
    "overdue for longer",
    { ...overdue, plan_in_force: "free" },
    "Your payment is overdue. Pay it to get Innfo Pro back.",
  ],
  ["unpaid", { subscription_status: "unpaid" }, "Your payment is overdue. Pay it to get Innfo Pro back."],
  ["canceled", { subscription_status: "canceled" }, "Everything you added is kept."],
  ["never bought", { subscription_status: "not_started" }, undefined],
  ["given by hand", { current_period_end: null }, undefined],
])("what an owner reads of a subscription that is %s", (_, changes, words) => {
  expect(terms({ ...PAID, ...changes })).toBe(words);
});
