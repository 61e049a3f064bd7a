/** Shared parts of the pages beside a hotel's page: their head, the way back, and the bar. */
import type { ReactNode } from "react";
import type { GuestHotel } from "../../lib/documents/guest-document.ts";
import type { Language } from "../language/language.ts";
import { readingOf, useReading } from "../language/reading.ts";
import { Icon } from "../parts/icons.tsx";
import { Dock } from "./dock.tsx";
import { lookOf } from "./look.ts";
import type { Head } from "./page.tsx";
import RULES from "./side-page.css?inline";

export const SIDE_PAGE_RULES = RULES;

type HotelOfSide = Pick<GuestHotel, "id" | "name" | "phone" | "email" | "address" | "country">;

/** In the hotel's colors; search engines do not list it. @param islandUrls the page's script, by language */
export function headOfSide(
  hotel: Pick<GuestHotel, "name" | "language" | "accent" | "type_mood">,
  language: Language,
  title: string,
  css: string,
  islandUrls: Readonly<Record<string, string>> = {},
): Head {
  return {
    language,
    reading: readingOf(language, hotel.language),
    title: `${title} · ${hotel.name}`,
    description: hotel.name,
    isListed: false,
    look: lookOf(hotel),
    islandUrl: islandUrls[language.tag],
    css,
  };
}

export function WayBack({ hotel: { id, name } }: { hotel: HotelOfSide }) {
  const { own, tag } = useReading();
  return (
    <p>
      <a className="way" href={`/view/${id}?lang=${tag}`}>
        <Icon name="ArrowLeft" />
        <span translate="no" {...own}>
          {name}
        </span>
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
