import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { HOTEL_SETUP_WORDS, words } from "../../lib/errors.ts";
import { AuthPage } from "../auth/auth-page.tsx";
import { HotelFields } from "../auth/hotel-fields.tsx";
import { type HotelDetails, type HotelForm, hotelDetailsOf, hotelSchema } from "../auth/sign-up.ts";
import { useSignOut } from "../auth/use-sign-out.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextButton } from "../ui/text-link.tsx";
import { useAddHotel } from "./hotels.ts";

/** For an owner without a hotel. `details` and `error` are of an attempt that has failed before. */
export function AddHotelScreen({ details, error }: { details?: HotelDetails; error?: unknown }) {
  const addHotel = useAddHotel();
  const signOut = useSignOut();
  const [failure, setFailure] = useState<unknown>(error);
  const form = useForm({
    resolver: zodResolver(hotelSchema),
    defaultValues: {
      hotelName: details?.name ?? "",
      phone: details?.phone ?? "",
      address: details?.address ?? "",
    },
    reValidateMode: "onSubmit",
  });

  function register(name: keyof HotelForm) {
    return form.register(name, { onChange: () => form.clearErrors(name) });
  }

  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    await addHotel.mutateAsync(hotelDetailsOf(values)).catch(setFailure);
  });

  return (
    <AuthPage
      title="Add your hotel"
      subtitle="The name, number and address your guests will see. You can change everything later."
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        {failure !== undefined && <Notice type="error">{words(HOTEL_SETUP_WORDS, failure)}</Notice>}
        <HotelFields errors={form.formState.errors} register={register} />
        <Button type="submit" busy={form.formState.isSubmitting && "Adding..."}>
          {failure === undefined ? "Add Hotel" : "Try Again"}
        </Button>
      </form>
      <TextButton className="mt-6" onClick={signOut}>
        Sign Out
      </TextButton>
    </AuthPage>
  );
}
