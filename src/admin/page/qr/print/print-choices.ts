/** The owner's choices for printed pieces. This browser remembers them for the next time. */

import { useState } from "react";
import { z } from "../../../../lib/zod.ts";
import type { Hotel } from "../../../content/hotel/hotels.ts";
import { remembered } from "../../../ui/remembered.ts";
import type { Finish } from "./content.ts";
import type { Paper } from "./plan-sheet.ts";

const choices = z
  .object({
    /** As typed; undefined until the owner types something. */
    line: z.string(),
    inside: z.string(),
    paper: z.enum(["a4", "letter", "shop"]),
    finish: z.enum(["photo", "color", "plain"]),
  })
  .partial();
type Choices = z.infer<typeof choices>;

/** Countries whose printers hold US Letter. */
const LETTER_COUNTRIES = ["US", "CA", "MX", "PH", "CL", "CO", "VE", "GT", "CR", "PA", "DO", "PR", "SV", "NI"];

const keyOf = (hotelId: string) => `innfo-print-${hotelId}`;

export function usePrintChoices(hotel: Hotel) {
  const [chosen, setChosen] = useState((): Choices => remembered(keyOf(hotel.id), choices) ?? {});
  const paper: Paper = chosen.paper ?? (LETTER_COUNTRIES.includes(hotel.country ?? "") ? "letter" : "a4");
  const best: Finish = hotel.cover_path ? "photo" : "color";
  const finish = chosen.finish === "photo" ? best : (chosen.finish ?? best);
  function choose(change: Choices): void {
    const all = { ...chosen, ...change };
    setChosen(all);
    localStorage.setItem(keyOf(hotel.id), JSON.stringify(all));
  }
  return { line: chosen.line, inside: chosen.inside, paper, finish, choose };
}
