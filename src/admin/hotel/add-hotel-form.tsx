import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { useForm } from "react-hook-form";
import { ADD_HOTEL_WORDS, HOTEL_SETUP_WORDS, words } from "../../lib/errors.ts";
import { HotelFields } from "../auth/hotel-fields.tsx";
import { type HotelDetails, type HotelForm, hotelDetailsOf, hotelSchema } from "../auth/sign-up.ts";
import { newId } from "../forms/new-id.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { UnsavedChanges } from "../ui/unsaved-changes.tsx";
import { type Hotel, useAddHotel } from "./hotels.ts";

/** An attempt to add the hotel that sign-up described. */
export interface FailedSetUp {
  key: string;
  details: HotelDetails;
  error: unknown;
}

interface AddHotelFormProps {
  /** Starts with what was tried, and says why it failed. */
  failed?: FailedSetUp | undefined;
  onAdded: (hotel: Hotel) => void;
  /** Beside the button that adds it. */
  children?: ReactNode;
}

export function AddHotelForm({ failed, onAdded, children }: AddHotelFormProps) {
  const addHotel = useAddHotel();
  /** The hotel that is added, under one key however often it is tried. */
  const [adding] = useState(() => ({
    key: failed?.key ?? newId(),
    tried: failed ? [failed.details] : [],
  }));
  const [failure, setFailure] = useState<unknown>(failed?.error);
  const form = useForm({
    resolver: zodResolver(hotelSchema),
    defaultValues: {
      hotelName: failed?.details.name ?? "",
      phone: failed?.details.phone ?? "",
      address: failed?.details.address ?? "",
    },
    reValidateMode: "onSubmit",
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const failureWords = failed ? HOTEL_SETUP_WORDS : ADD_HOTEL_WORDS;

  function register(name: keyof HotelForm) {
    return form.register(name, { onChange: () => form.clearErrors(name) });
  }

  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const details = hotelDetailsOf(values);
    try {
      onAdded(await addHotel.mutateAsync({ ...adding, details, tried: [...adding.tried] }));
    } catch (error) {
      adding.tried.push(details);
      setFailure(error);
    }
  });

  return (
    <Form onSubmit={save} className="flex flex-col gap-5">
      {failure !== undefined && <Notice type="error">{words(failureWords, failure)}</Notice>}
      <HotelFields errors={errors} register={register} />
      <div className="flex flex-wrap gap-3">
        {children}
        <Button type="submit" className="grow" busy={isSubmitting && "Adding..."}>
          {failure === undefined ? "Add Hotel" : "Try Again"}
        </Button>
      </div>
      <UnsavedChanges when={isDirty && !isSubmitting} />
    </Form>
  );
}
