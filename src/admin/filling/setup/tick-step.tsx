import { useNavigate } from "react-router";
import { Form } from "../../ui/form.tsx";
import type { Offered } from "../suggestions/offer.ts";
import type { Picks } from "../suggestions/picks.ts";
import { OtherLanguage, TickList } from "../suggestions/tick-list.tsx";
import { CountryChoice } from "./country-choice.tsx";
import { StepActions, StepTitle } from "./step-frame.tsx";
import { pathOf, type Step, stepAfter } from "./steps.ts";

interface TickStepProps {
  step: Step;
  title: string;
  text: string;
  picks: Picks;
  offered: readonly Offered[];
}

/** Suggestions to tick. Nothing is stored before the blanks are filled in. */
export function TickStep({ step, title, text, picks, offered }: TickStepProps) {
  const navigate = useNavigate();
  const count = offered.filter(picks.isTicked).length;
  return (
    <Form
      className="flex flex-col gap-6"
      onSubmit={() => void navigate(pathOf(stepAfter(step, 1) ?? "ready"))}
    >
      <StepTitle title={title} text={text} />
      {step === "contacts" && <CountryChoice />}
      {offered.length === 0 ? (
        <p>You have all of them already.</p>
      ) : (
        <>
          <OtherLanguage />
          <TickList offered={offered} picks={picks} />
        </>
      )}
      <StepActions step={step}>{count === 0 ? "Continue" : `Continue with ${count}`}</StepActions>
    </Form>
  );
}
