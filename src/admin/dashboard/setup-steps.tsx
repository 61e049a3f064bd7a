import { Check } from "lucide-react";
import { ButtonLink } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { cx } from "../ui/cx.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { type Step, stepsOf } from "./steps.ts";
import type { Setup } from "./use-setup.ts";

/** Nothing once all of them are done. */
export function SetupSteps({ setup }: { setup: Setup }) {
  const steps = stepsOf(setup);
  const done = steps.filter((step) => step.done).length;
  const current = steps.find((step) => !step.done);
  if (!current) return null;
  return (
    <Card className="sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <CardTitle className="text-2xl">Get your guest page ready</CardTitle>
        <p className="text-ink-soft">
          {done} of {steps.length} steps done
        </p>
      </div>
      <div className="mt-4">
        <ProgressBar label="Set-up" percent={Math.round((done / steps.length) * 100)} />
      </div>
      <ol className="mt-3 divide-y divide-line">
        {steps.map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1} current={step === current} />
        ))}
      </ol>
    </Card>
  );
}

function StepRow({ step, number, current }: { step: Step; number: number; current: boolean }) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-4 py-5 last:pb-0">
      <span
        className={cx(
          "grid size-11 shrink-0 place-items-center rounded-full font-display text-lg font-semibold",
          step.done ? "bg-accent text-on-accent" : "bg-brass-soft text-brass",
        )}
      >
        {step.done ? <Check role="img" aria-label="Done" className="size-5" /> : number}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-lg font-semibold">{step.title}</h3>
        <p className="text-ink-soft">{step.description}</p>
        <p className="mt-1 text-sm font-medium text-brass">{step.progress}</p>
      </div>
      {!step.done && (
        <ButtonLink to={step.action.to} variant={current ? "primary" : "secondary"} className="max-sm:w-full">
          {step.action.label}
        </ButtonLink>
      )}
    </li>
  );
}
