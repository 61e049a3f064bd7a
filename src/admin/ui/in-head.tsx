import { createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";
import { cx } from "./cx.ts";

const Place = createContext<HTMLElement | null>(null);
/** Where a screen puts what belongs beside its name; one that heads itself has a place in the bar at the top. */
export const HeadPlaceProvider = Place.Provider;

interface InHeadProps {
  title: string;
  /** Actions on this screen. */
  children?: ReactNode;
}

/** Actions for all of a screen, beside its name. */
export function BesideName({ children }: { children: ReactNode }) {
  const place = use(Place);
  return place && createPortal(children, place);
}

/** Whether a heading leaves little room beside it on a phone; Chinese, Japanese and Korean letters are twice as wide. */
export function isLongTitle(title: string): boolean {
  return title.replace(/[\u1100-\uffef]/g, "00").length > 7;
}

/** A screen's heading in the bar at the top, so that what it lists begins right below. */
export function InHead({ title, children }: InHeadProps) {
  const place = use(Place);
  return (
    place &&
    createPortal(
      <>
        <h1
          className={cx(
            "me-auto text-[1.625rem]/9 font-semibold sm:text-[1.875rem]/9",
            isLongTitle(title) && "max-sm:text-xl/9",
          )}
        >
          {title}
        </h1>
        {children}
      </>,
      place,
    )
  );
}
