import { useNavigate } from "react-router";
import { Form } from "../../ui/form.tsx";
import type { Offered, SuggestedSection } from "../suggestions/offer.ts";
import type { Picks } from "../suggestions/picks.ts";
import { OtherLanguage, TickList } from "../suggestions/tick-list.tsx";
import { CountryChoice } from "./country-choice.tsx";
import { StepActions, StepTitle } from "./step-frame.tsx";
import { pathOf, type Step, stepAfter } from "./steps.ts";

const TICKED = {
  amenities: {
    section: "amenities",
    title: "What is in the house?",
    text: "Each comes with a text that you can change later.",
  },
  questions: {
    section: "faqs",
    title: "What do guests ask?",
    text: "Answers that are true of most houses are ticked. Leave out what is not true of yours.",
  },
  contacts: {
    section: "important-contacts",
    title: "Whom do guests call?",
    text: "The public emergency numbers of the country are ticked. Please check them once.",
  },
} as const satisfies { [Each in Step]?: { section: SuggestedSection["id"]; title: string; text: string } };

type TickedStep = keyof typeof TICKED;

export function isTicked(step: Step): step is TickedStep {
  return step in TICKED;
}

interface TickStepProps {
  step: TickedStep;
  picks: Picks;
  /** Of all sections. */
  offered: readonly Offered[];
}

/** Suggestions to tick. Nothing is stored before the blanks are filled in. */
export function TickStep({ step, picks, offered: all }: TickStepProps) {
  const navigate = useNavigate();
  const { section, title, text } = TICKED[step];
  const offered = all.filter((each) => each.section.id === section);
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
