import { createContext, type ReactNode, use } from "react";
import { createPortal } from "react-dom";

const Place = createContext<HTMLElement | null>(null);
/** Where in the bar at the top a screen that heads itself puts its heading. */
export const HeadPlaceProvider = Place.Provider;

interface InHeadProps {
  title: string;
  /** What can be done from here. */
  children?: ReactNode;
}

/** A screen's heading in the bar at the top, so that what it lists begins right below. */
export function InHead({ title, children }: InHeadProps) {
  const place = use(Place);
  return (
    place &&
    createPortal(
      <>
        <h1 className="mr-auto text-[1.625rem]/9 font-semibold sm:text-[1.875rem]/9">{title}</h1>
        {children}
      </>,
      place,
    )
  );
}
