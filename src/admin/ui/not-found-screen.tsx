import { MapPinOff } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../lib/texts/t.ts";
import { ButtonLink } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

export function NotFoundScreen() {
  return (
    <NotFound title="This page does not exist" back={{ to: "/admin", label: t`Back to Dashboard` }}>
      Please use the menu.
    </NotFound>
  );
}

interface NotFoundProps {
  title: string;
  /** The likely reason. */
  children: ReactNode;
  back: { to: string; label: string };
}

/** Shown instead of a screen for something that does not exist. */
export function NotFound({ title, children, back }: NotFoundProps) {
  return (
    <>
      <title>{title}</title>
      <h1 className="sr-only">{title}</h1>
      <EmptyState icon={MapPinOff} title={title} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
        {children}
      </EmptyState>
    </>
  );
}
