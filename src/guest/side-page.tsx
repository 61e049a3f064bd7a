/** What the pages beside a hotel's page share: the way back, and the bar. */
import type { ReactNode } from "react";
import type { GuestHotel } from "../lib/guest-document.ts";
import { Dock } from "./dock.tsx";
import { Icon } from "./icons.tsx";
import { useReading } from "./reading.ts";
import RULES from "./side-page.css?inline";

export const SIDE_PAGE_RULES = RULES;

type HotelOfSide = Pick<GuestHotel, "id" | "name" | "phone" | "email" | "address" | "country">;

export function WayBack({ hotel: { id, name } }: { hotel: HotelOfSide }) {
  const { own, tag } = useReading();
  return (
    <p>
      <a className="way" href={`/view/${id}?lang=${tag}`}>
        <Icon name="ArrowLeft" />
        <span {...own}>{name}</span>
      </a>
    </p>
  );
}

/** @param messages kinds of forms that the page may link to */
export function SidePage({
  hotel,
  messages = [],
  children,
}: {
  hotel: HotelOfSide;
  messages?: readonly string[];
  children: ReactNode;
}) {
  return (
    <>
      {children}
      <Dock hotel={hotel} messages={messages} hasSections={false} />
    </>
  );
}
