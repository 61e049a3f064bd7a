import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { FormField, InputField } from "../../ui/field.tsx";
import { TextArea } from "../../ui/input.tsx";
import { type HotelInputs, SIGN_UP_FIELDS } from "./sign-up.ts";

/** The required fields of a hotel, asked at sign-up or on the first visit. */
export function HotelFields({
  errors,
  register,
}: {
  errors: FieldErrors<HotelInputs>;
  register: (name: keyof HotelInputs) => UseFormRegisterReturn;
}) {
  return (
    <>
      <InputField
        label={SIGN_UP_FIELDS.hotelName.label}
        error={errors.hotelName?.message}
        autoComplete="organization"
        {...register("hotelName")}
      />
      <InputField
        label={SIGN_UP_FIELDS.phone.label}
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        {...register("phone")}
      />
      <FormField label={SIGN_UP_FIELDS.address.label} error={errors.address?.message}>
        {(inputProps) => (
          <TextArea rows={3} autoComplete="street-address" {...inputProps} {...register("address")} />
        )}
      </FormField>
    </>
  );
}
