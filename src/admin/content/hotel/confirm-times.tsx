import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import { asInput, formSchema } from "../../../fields/index.ts";
import { failureText } from "../../../lib/errors.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Form } from "../../ui/form.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { FieldInput } from "../sections/inputs.tsx";
import { PROFILE_FAILURES } from "./failures.ts";
import { profileFields } from "./fields.ts";
import { type Hotel, useChangeHotel } from "./hotels.ts";

/** Asks the owner to confirm the default times of a new hotel. */
export function ConfirmTimes({ hotel }: { hotel: Hotel }) {
  const { check_in, check_out } = profileFields(hotel);
  const fields = { check_in, check_out };
  const change = useChangeHotel();
  const showMessage = useMessages();
  const form = useForm({
    resolver: zodResolver(formSchema(fields)),
    defaultValues: {
      check_in: asInput(check_in, hotel.check_in),
      check_out: asInput(check_out, hotel.check_out),
    },
  });
  const { isSubmitting } = form.formState;

  const confirm = form.handleSubmit(async (times) => {
    try {
      await change(hotel, { ...times, times_confirmed: true });
    } catch (error) {
      // Another window has set other times, which confirms them; the reload removes the question.
      if (error instanceof ChangedElsewhereError) return;
      showMessage({ type: "error", text: failureText(PROFILE_FAILURES, error) });
    }
  });

  return (
    <Card className="sm:p-8">
      <CardTitle className="text-2xl">When do your guests arrive and leave?</CardTitle>
      <p className="mt-1 mb-5 text-ink-soft">
        These are the usual times. Search engines skip your page until you confirm.
      </p>
      <FormProvider {...form}>
        <Form onSubmit={confirm} className="flex flex-wrap items-start gap-4">
          {(["check_in", "check_out"] as const).map((column) => (
            <div key={column} className="min-w-40 flex-1">
              <FieldInput field={fields[column]} name={column} />
            </div>
          ))}
          <Button type="submit" busy={isSubmitting && "Saving..."} className="self-end max-sm:w-full">
            Confirm Times
          </Button>
        </Form>
      </FormProvider>
    </Card>
  );
}
