import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import type { PhoneUse } from "../../lib/phone/phone-numbers.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { cx } from "../ui/cx.ts";
import { textLink } from "../ui/text-link.tsx";

/** The numbering plans of all countries, loaded when the first number is shown. */
const PLANS = {
  queryKey: ["phone-numbers"],
  queryFn: () => import("../../lib/phone/phone-numbers.ts"),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
};

interface PhoneValueProps {
  typed: string;
  use?: PhoneUse | undefined;
}

/** A phone number with the same links as on the guest page. */
export function PhoneValue({ typed, use }: PhoneValueProps) {
  const { country } = useHotel();
  const { data: plans } = useQuery(PLANS);
  // Plain text until the plans are loaded, and if loading fails.
  const numbers = plans?.phoneNumbers(typed, { country, use }) ?? [{ text: typed, href: undefined }];
  return numbers.map(({ text, href }, index) => (
    <Fragment key={text}>
      {index > 0 && ", "}
      {href ? (
        <a href={href} className={cx(textLink, "py-2")}>
          {text}
        </a>
      ) : (
        text
      )}
    </Fragment>
  ));
}
