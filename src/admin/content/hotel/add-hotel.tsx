import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { AuthPage } from "../../account/auth/auth-page.tsx";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { HotelFields } from "../../account/auth/hotel-fields.tsx";
import { useLeave } from "../../account/auth/leave.tsx";
import {
  type HotelDetails,
  type HotelInputs,
  hotelDetailsOf,
  hotelSchema,
  signUpDetails,
} from "../../account/auth/sign-up.ts";
import { isManageable, useSubscription } from "../../account/subscription/plan.ts";
import { ManageButton } from "../../account/subscription/upgrade-button.tsx";
import { draftKey, draftStore } from "../../rows/drafts.ts";
import { newRow, sentRow } from "../../rows/row-draft.ts";
import { DraftNotice, useDraft } from "../../rows/use-draft.tsx";
import { Button, ButtonLink, TextButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Form } from "../../ui/form.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { UnsavedChanges } from "../../ui/unsaved-changes.tsx";
import { ADD_HOTEL_FAILURES, HOTEL_SETUP_FAILURES } from "./failures.ts";
import { useSelectedHotel } from "./hotel-provider.tsx";
import { type Hotel, useAddHotel } from "./hotels.ts";

/** A failed attempt to add the hotel that sign-up described. */
interface FailedSetUp {
  key: string;
  details: HotelDetails;
  error: unknown;
}

interface AddHotelFormProps {
  /** Initial values, and the reason of the failure. */
  failed?: FailedSetUp | undefined;
  onAdded: (hotel: Hotel) => void;
  children?: ReactNode;
}

function AddHotelForm({ failed, onAdded, children }: AddHotelFormProps) {
  const addHotel = useAddHotel();
  const userId = useUser().id;
  const [store] = useState(() => draftStore(draftKey(userId, "hotel/new")));
  const [adding, setAdding] = useState((): ReturnType<typeof newRow> => {
    if (failed) return { id: failed.key, tried: [failed.details] };
    return sentRow(store.read()) ?? newRow();
  });
  const [failure, setFailure] = useState<unknown>(failed?.error);
  const before = {
    hotelName: failed?.details.name ?? "",
    phone: failed?.details.phone ?? "",
    address: failed?.details.address ?? "",
  };
  const form = useForm({
    resolver: zodResolver(hotelSchema),
    defaultValues: before,
    reValidateMode: "onSubmit",
  });
  const draft = useDraft(form, {
    store,
    columns: ["hotelName", "phone", "address"],
    more: () => ({ adding }),
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const failures = failed ? HOTEL_SETUP_FAILURES : ADD_HOTEL_FAILURES;

  function register(name: keyof HotelInputs) {
    return form.register(name, { onChange: () => form.clearErrors(name) });
  }

  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const details = await hotelDetailsOf(values);
    // This form stored them.
    const tried = [...adding.tried] as HotelDetails[];
    adding.tried.push(details);
    draft.keepMore();
    try {
      const added = await addHotel.mutateAsync({ key: adding.id, details, tried });
      draft.drop();
      onAdded(added);
    } catch (error) {
      setFailure(error);
    }
  });

  function discard(): void {
    setAdding(newRow);
    form.reset(before);
    draft.drop();
    form.setFocus("hotelName");
  }

  return (
    <Form onSubmit={save} className="flex flex-col gap-5">
      {draft.restored && <DraftNotice onDiscard={discard} />}
      {failure !== undefined && <Notice type="error">{failureText(failures, failure)}</Notice>}
      <HotelFields errors={errors} register={register} />
      <div className="flex flex-wrap gap-3">
        {children}
        <Button type="submit" className="grow" busy={isSubmitting && "Adding..."}>
          {failure === undefined ? "Add Hotel" : "Try Again"}
        </Button>
      </div>
      <UnsavedChanges when={isDirty && !isSubmitting} onLeave={draft.drop} />
    </Form>
  );
}

/** Adds another hotel, which is then selected. */
export function AddHotelScreen() {
  const { select } = useSelectedHotel();
  const navigate = useNavigate();
  const showMessage = useMessages();

  function begin(added: Hotel): void {
    select(added.id);
    void navigate("/admin");
    showMessage({
      type: "success",
      title: t`Hotel added successfully!`,
      text: t`Your other hotels are in the menu at the top right.`,
    });
  }

  return (
    <Card className="max-w-2xl">
      <AddHotelForm onAdded={begin}>
        <ButtonLink variant="secondary" to="/admin">
          Cancel
        </ButtonLink>
      </AddHotelForm>
    </Card>
  );
}

/** For an owner without a hotel: adds the one that sign-up described, or asks for one. */
export function SetUpHotel() {
  const user = useUser();
  const [details] = useState(() => signUpDetails(user));
  const { mutate, error } = useAddHotel();
  // The same key for every tab, device and attempt, so that an account gets one hotel from its sign-up.
  const key = user.id;

  const started = useRef(false);
  useEffect(() => {
    if (!details || started.current) return;
    started.current = true;
    mutate({ key, details });
  }, [key, details, mutate]);

  if (!details) return <AddFirstHotelScreen />;
  return error ? <AddFirstHotelScreen failed={{ key, details, error }} /> : <LoadingScreen />;
}

function AddFirstHotelScreen({ failed }: { failed?: FailedSetUp }) {
  const { leave, question } = useLeave();
  const navigate = useNavigate();
  const { data: subscription } = useSubscription();
  return (
    <AuthPage title="Add your hotel" subtitle="Guests see this. You can change it later.">
      <AddHotelForm failed={failed} onAdded={() => void navigate("/admin", { replace: true })} />
      {/* Who handed the only hotel over or deleted it pays until this is ended. */}
      {subscription && isManageable(subscription) && (
        <div className="mt-8">
          <ManageButton />
        </div>
      )}
      <TextButton className="mt-6" onClick={leave}>
        Sign Out
      </TextButton>
      {question}
    </AuthPage>
  );
}
