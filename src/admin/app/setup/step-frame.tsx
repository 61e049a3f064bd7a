import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { pathOf, type Step } from "./steps.ts";

/** Takes the focus when a step follows another, so that screen readers read on from there. */
export function StepTitle({ title, text }: { title: string; text: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== "default") heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-3xl font-semibold focus:outline-none">
        {title}
      </h2>
      <p className="mt-1.5 text-ink-soft">{text}</p>
    </div>
  );
}

interface StepActionsProps {
  before?: Step;
  busy?: string | false;
  children: ReactNode;
}

/** The one button of a step, within reach of the thumb, and the way back. */
export function StepActions({ before, busy = false, children }: StepActionsProps) {
  return (
    <BottomBar>
      {before && (
        <ButtonLink to={pathOf(before)} variant="secondary">
          Back
        </ButtonLink>
      )}
      <Button type="submit" busy={busy} className="grow">
        {children}
      </Button>
    </BottomBar>
  );
}
