/** The hotel's prints and their settings: this browser remembers its owner's choices for the next time. */

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { GuestDocument } from "../../../../lib/documents/guest-document.ts";
import { MOODS, moodOf } from "../../../../lib/look/moods.ts";
import { z } from "../../../../lib/zod.ts";
import { CODE_MARK } from "../../../../product.ts";
import { catalogueIn } from "../../../content/guest-catalogue.ts";
import { guestOriginQuery, guestUrl, houseCodeQuery } from "../../../content/hotel/guest-url.ts";
import { useHotel } from "../../../content/hotel/hotel-provider.tsx";
import type { Hotel } from "../../../content/hotel/hotels.ts";
import { readOfHotel } from "../../../content/hotel/read-of-hotel.ts";
import { useSupabase } from "../../../rows/supabase.tsx";
import { remembered } from "../../../ui/remembered.ts";
import { logoQuery } from "../qr-files.ts";
import { asWords, type Finish, inOneLine, insideOf, type PrintContent } from "./content.ts";
import type { Paper } from "./plan-sheet.ts";

const choices = z.partial(
  z.object({
    /** Typed in an earlier version. Undefined otherwise: the words follow from language and content. */
    line: z.string(),
    inside: z.string(),
    paper: z.enum(["a4", "letter", "shop"]),
    finish: z.enum(["photo", "color", "plain"]),
  }),
);
type Choices = z.infer<typeof choices>;

/** Countries whose printers hold US Letter. */
const LETTER_COUNTRIES = ["US", "CA", "MX", "PH", "CL", "CO", "VE", "GT", "CR", "PA", "DO", "PR", "SV", "NI"];

function paperIn(country: string | null): Paper | undefined {
  if (country === null) return undefined;
  return LETTER_COUNTRIES.includes(country) ? "letter" : "a4";
}

const keyOf = (hotelId: string) => `innfo-print-${hotelId}`;

function usePrintChoices(hotel: Hotel) {
  const [chosen, setChosen] = useState((): Choices => remembered(keyOf(hotel.id), choices) ?? {});
  const usual = paperIn(hotel.country);
  const paper = chosen.paper ?? usual ?? "a4";
  const [before] = useState(chosen.paper);
  /** True if the country does not say the paper, or another one was chosen. */
  const asksPaper = usual === undefined || (before ?? usual) !== usual;
  const best: Finish = hotel.cover_path ? "photo" : "color";
  const finish = chosen.finish === "photo" ? best : (chosen.finish ?? best);
  function choose(change: Choices): void {
    const all = { ...chosen, ...change };
    setChosen(all);
    localStorage.setItem(keyOf(hotel.id), JSON.stringify(all));
  }
  return { line: chosen.line, inside: chosen.inside, paper, asksPaper, finish, choose };
}

/** Default words on paper, in the hotel's language. */
function usePaperWords({ id, language }: Hotel) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ["printed-words", id, language],
    queryFn: async ({ signal }) => {
      const document = await readOfHotel<GuestDocument>(supabase, "guest_hotel", { hotel_id: id }, signal);
      const catalogue = await catalogueIn(language);
      return {
        line: catalogue.messages["print.scan"],
        typing: catalogue.messages["print.type"],
        inside: insideOf(document, catalogue),
        room: catalogue.declared.Room ?? "Room",
      };
    },
  });
}

export type Printable = ReturnType<typeof usePrintable>;

/** For the selected hotel: another one is another screen. */
export function usePrintable() {
  const hotel = useHotel();
  const choices = usePrintChoices(hotel);
  const found = usePaperWords(hotel);
  const supabase = useSupabase();
  const origin = useQuery(guestOriginQuery(supabase, hotel.id));
  const code = useQuery(houseCodeQuery(supabase, hotel.id));
  const logo = useQuery(logoQuery(hotel.logo_url));
  const areFacesReady = useFaces(hotel);
  /** Shown in the inputs until somebody types. */
  const usual = { line: found.data?.line ?? "", inside: inOneLine(found.data?.inside ?? []) };
  const url = origin.data && guestUrl(origin.data, hotel.id);
  const content: PrintContent | undefined =
    url && code.data
      ? {
          hotel,
          finish: choices.finish,
          line: choices.line?.trim() || usual.line,
          inside: asWords(choices.inside ?? usual.inside),
          // Until the words around the address are known it stands alone.
          typing: found.data?.typing ?? "{address}",
          url,
          codeUrl: url + CODE_MARK + code.data.token,
          letters: code.data.letters,
          logo: logo.data,
        }
      : undefined;
  return { hotel, choices, found, origin, code, logo, areFacesReady, usual, content };
}

/** The faces that piece.css uses. Where faces.css has no italic, this finds the upright one. */
function facesOf(type_mood: string): string[] {
  const { family, weight } = MOODS[moodOf(type_mood)];
  return [`${weight}`, "400", "italic 400"].map((style) => `${style} 1em "${family}"`);
}

/** True when letters can be measured: every face of the mood is loaded, or has failed to load. */
function useFaces({ type_mood, name }: Pick<Hotel, "type_mood" | "name">): boolean {
  const [ready, setReady] = useState<string>();
  const wanted = `${type_mood} ${name}`;
  useEffect(() => {
    let isGone = false;
    const loading = facesOf(type_mood).map((face) => document.fonts.load(face, `${name} a`));
    void Promise.allSettled(loading).then(() => {
      if (!isGone) setReady(wanted);
    });
    return () => {
      isGone = true;
    };
  }, [type_mood, name, wanted]);
  return ready === wanted;
}
