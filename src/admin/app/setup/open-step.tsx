import { type SyntheticEvent, useState } from "react";
import { useNavigate } from "react-router";
import { BLANK } from "../../../suggestions/index.ts";
import type { SuggestionTexts } from "../../../suggestions/suggestion-texts.ts";
import { Blanks, focusFirstMistake } from "../../content/picks/blanks.tsx";
import type { Offered } from "../../content/picks/offer.ts";
import type { Picks } from "../../content/picks/picks.ts";
import { offeredName } from "../../content/picks/tick-list.tsx";
import { Chips } from "../../ui/chips.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { StepActions, StepTitle } from "./step-frame.tsx";
import { pathOf } from "./steps.ts";

const PARKING = "amenities/parking";

/** Ticked offers that no text can know; parking differs in every house. */
export function askedOf(offered: readonly Offered[], picks: Picks): Offered[] {
  return offered.filter(
    (each) => picks.isTicked(each) && (each.id === PARKING || each.blanks.some(({ known }) => known === "")),
  );
}

interface OpenStepProps {
  picks: Picks;
  offered: readonly Offered[];
  /** In the hotel's language. */
  texts: SuggestionTexts;
}

/** Asks for what only the hotel knows. Empty ones wait hidden, for later. */
export function OpenStep({ picks, offered, texts }: OpenStepProps) {
  const navigate = useNavigate();
  const asked = askedOf(offered, picks);
  const [tried, setTried] = useState(false);

  function goOn(event: SyntheticEvent<HTMLFormElement>): void {
    setTried(true);
    if (asked.some((each) => picks.read(each).status === "wrong")) focusFirstMistake(event.currentTarget);
    else void navigate(pathOf("look"));
  }

  return (
    <Form className="flex flex-col gap-6" onSubmit={goOn}>
      <StepTitle
        title={asked.length === 1 ? "One thing only you know" : `${asked.length} things only you know`}
        text="Guests do not see empty ones. You can fill them later."
      />
      {asked.map((each) =>
        each.id === PARKING ? (
          <Parking key={each.id} offered={each} picks={picks} said={texts.parking} />
        ) : (
          <Blanks
            key={each.id}
            offered={{ ...each, blanks: each.blanks.filter(({ known }) => known === "") }}
            picks={picks}
            reading={tried ? picks.read(each) : undefined}
            disabled={false}
          />
        ),
      )}
      <StepActions before="house">Continue</StepActions>
    </Form>
  );
}

type Price = "free" | "paid";

interface ParkingProps {
  offered: Offered;
  picks: Picks;
  said: SuggestionTexts["parking"];
}

/** By two presses, in the language of the hotel's texts. */
function Parking({ offered, picks, said }: ParkingProps) {
  const { location = "", description = "" } = picks.typedInto(offered);
  const isFree = description === `${said.free}.`;
  const [before = "", after = ""] = said.paid.split(BLANK);
  const isPaid = !isFree && description.endsWith(`${after}.`);
  const [price, setPrice] = useState<Price | undefined>(isFree ? "free" : isPaid ? "paid" : undefined);

  function say(chosen: Price, amount = ""): void {
    setPrice(chosen);
    const unknown = offered.blanks.find(({ column }) => column === "description")?.known ?? "";
    const paid = amount.trim() === "" ? unknown : `${before}${amount}${after}.`;
    picks.type(offered, { description: chosen === "free" ? `${said.free}.` : paid });
  }

  return (
    <fieldset>
      <legend className="mb-3 text-lg font-semibold">{offeredName(offered)}</legend>
      <Chips
        legend="Where?"
        options={[said.atHouse, said.street].map((label) => ({ value: label, label }))}
        value={location}
        onChoose={(chosen) => picks.type(offered, { location: chosen })}
      />
      <Chips<Price>
        legend="At what price?"
        options={[
          { value: "free", label: said.free },
          { value: "paid", label: said.paid.replace(BLANK, "…") },
        ]}
        value={price}
        onChoose={(chosen) => say(chosen)}
      />
      {price === "paid" && (
        <InputField
          label="Price of a day"
          placeholder="12 €"
          autoComplete="off"
          value={isPaid ? description.slice(before.length, -after.length - 1) : ""}
          onChange={({ target }) => say("paid", target.value)}
        />
      )}
      <p role="status" className="mt-3 text-ink-soft">
        {price !== undefined && `Guests read “${location}. ${description}”`}
      </p>
    </fieldset>
  );
}
