import { useController } from "react-hook-form";
import { useNavigate } from "react-router";
import { as, plural } from "../../../lib/texts/t.ts";
import { LOOK_FIELDS } from "../../content/hotel/fields.ts";
import { HotelForm } from "../../content/hotel/hotel-form.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useChangeHotel, useHotelTable } from "../../content/hotel/hotels.ts";
import type { Offered } from "../../content/picks/offer.ts";
import type { Picks } from "../../content/picks/picks.ts";
import { useAddPicked } from "../../content/picks/use-add-picked.ts";
import { CoverChoice } from "../../page/look/cover-choice.tsx";
import { useLogoColors } from "../../page/look/logo-colors.ts";
import { MoodChoice } from "../../page/look/mood-choice.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { AccentInput } from "../../ui/accent-input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { askedOf } from "./open-step.tsx";
import { StepActions, StepTitle } from "./step-frame.tsx";
import { pathOf } from "./steps.ts";

/** Photo, color and type; publishing saves them and adds all that was ticked. */
export function LookStep({ picks, offered }: { picks: Picks; offered: readonly Offered[] }) {
  const hotel = useHotel();
  const change = useChangeHotel();
  const navigate = useNavigate();
  const { add, busy, failures } = useAddPicked();
  const ticked = offered.filter(picks.isTicked).map((each) => ({ offered: each, reading: picks.read(each) }));
  const hidden = ticked.filter(
    ({ reading }) => reading.status === "ready" && reading.values.is_hidden === true,
  ).length;

  async function publish(): Promise<void> {
    if (ticked.some(({ reading }) => reading.status !== "ready")) return void navigate(pathOf("open"));
    if (!(await add(picks.rowsOf(ticked)))) return;
    picks.drop();
    void navigate(pathOf("ready"));
  }

  const row = useRowForm({
    name: `${hotel.id}/setup-look`,
    table: useHotelTable(hotel.id),
    fields: LOOK_FIELDS,
    row: hotel,
    change: async (over, changes) => (Object.keys(changes).length === 0 ? over : change(over, changes)),
    onSaved: () => {
      void publish();
      return undefined;
    },
  });
  const { form } = row;
  const { field: accent } = useController({ control: form.control, name: "accent" });
  const color = String(accent.value);
  const logoColors = useLogoColors(hotel.logo_url);
  return (
    <HotelForm
      row={row}
      actions={
        <StepActions
          before={askedOf(offered, picks).length > 0 ? "open" : "house"}
          busy={(busy || form.formState.isSubmitting) && "Publishing..."}
        >
          Publish
        </StepActions>
      }
    >
      <StepTitle title="How it looks" text="Your name on your photo or color." />
      <CoverChoice hotel={hotel} color={color} />
      <AccentInput
        label="Color"
        error={form.formState.errors.accent?.message}
        value={color}
        onChange={accent.onChange}
        own={logoColors.data ?? []}
      />
      <div>
        <p className="mb-1.5 font-medium">{as("the letters")`Type`}</p>
        <MoodChoice name={hotel.name} />
      </div>
      {failures.map((reason) => (
        <Notice key={reason} type="error">
          {reason}
        </Notice>
      ))}
      <p role="status" className="text-ink-soft">
        {hidden > 0 &&
          plural(hidden, {
            one: "# item waits hidden until completed and shown.",
            other: "# items wait hidden until completed and shown.",
          })}
      </p>
    </HotelForm>
  );
}
