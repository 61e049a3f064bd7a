/** Numbers that guests can dial. The numbering plans of all countries are loaded when the first number is shown. */

import { useQuery } from "@tanstack/react-query";
import type { PhoneUse } from "../../../lib/phone/dial.ts";
import type { ShownNumber } from "../../../lib/phone/phone-numbers.ts";
import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";

const PLANS = {
  queryKey: ["phone-numbers"],
  queryFn: () => import("../../../lib/phone/phone-numbers.ts"),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
};

/** @returns plain text until the plans are loaded, and if loading fails */
export function useShownNumbers(typed: string, use: PhoneUse | undefined): ShownNumber[] {
  const { country } = useHotel();
  const { data: plans } = useQuery(PLANS);
  return plans?.phoneNumbers(typed, { country, use }) ?? [{ text: typed }];
}

/** @returns what an owner should know of a number with which guests can do nothing */
export function usePhoneHint(typed: string, use: PhoneUse | undefined): string | undefined {
  const { country } = useHotel();
  const isTyped = typed.trim() !== "";
  const { data: plans } = useQuery({ ...PLANS, enabled: isTyped });
  if (!isTyped || !plans) return undefined;
  const [first] = plans.phoneNumbers(typed, { country, use });
  // Guests read that the room's phone is meant.
  if (!first || first.href || first.text !== typed.trim()) return undefined;
  return t`Guests cannot call this. Write one whole number, with + and the country.`;
}
