import type { ComponentProps, ReactNode } from "react";
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import { DANGER_RULES, DangerLine } from "../danger/danger.tsx";
import { SIDE_PAGE_RULES, SidePage, WayBack } from "../frame/side-page.tsx";
import RULES from "./forms.css?inline";

/** CSS of every page in this frame. */
export const FORM_RULES = RULES + DANGER_RULES + SIDE_PAGE_RULES;

interface FormFrameProps extends ComponentProps<"main"> {
  /** Missing if the page knows no hotel. */
  hotel?: OpenForm["hotel"];
  heading: ReactNode;
}

/** The frame of pages on which guests write to a hotel and follow their messages. */
export function FormFrame({ hotel, heading, children, ...main }: FormFrameProps) {
  const page = (
    <main className="form" {...main}>
      <div className="top">
        {hotel && <WayBack hotel={hotel} />}
        <DangerLine {...(hotel && { hotel })} />
      </div>
      <h1>{heading}</h1>
      {children}
    </main>
  );
  return hotel ? <SidePage hotel={hotel}>{page}</SidePage> : page;
}
