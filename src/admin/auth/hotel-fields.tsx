import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { Field } from "../ui/field.tsx";
import { Input, TextArea } from "../ui/input.tsx";
import type { HotelForm } from "./sign-up.ts";

/** What a hotel cannot do without, asked at sign-up or on the first visit. */
export function HotelFields({
  errors,
  register,
}: {
  errors: FieldErrors<HotelForm>;
  register: (name: keyof HotelForm) => UseFormRegisterReturn;
}) {
  return (
    <>
      <Field label="Hotel Name" error={errors.hotelName?.message}>
        {(ties) => <Input autoComplete="organization" {...ties} {...register("hotelName")} />}
      </Field>
      <Field label="Phone Number" error={errors.phone?.message}>
        {(ties) => <Input type="tel" autoComplete="tel" {...ties} {...register("phone")} />}
      </Field>
      <Field label="Hotel Address" error={errors.address?.message}>
        {(ties) => <TextArea rows={3} autoComplete="street-address" {...ties} {...register("address")} />}
      </Field>
    </>
  );
}
