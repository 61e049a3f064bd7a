/** Kinds of house, which differ in what is usual in them. */
import { t } from "../lib/texts/t.ts";

export const HOUSE_KINDS = {
  inn: t`Inn or B&B`,
  hotel: t`Hotel`,
  apartment: t`Apartments`,
  hostel: t`Hostel`,
  resort: t`Resort`,
} as const;

export type HouseKind = keyof typeof HOUSE_KINDS;

/** The first that a word of the name tells; names of several words may tell two. */
const TOLD: readonly (readonly [HouseKind, RegExp])[] = [
  [
    "hostel",
    /hostel|jugendherberge|albergue|ostello|auberge de jeunesse|jeugdherberg|schronisko|pousada de juventude|backpacker/i,
  ],
  [
    "apartment",
    /app?art|ferienwohnung|ferienhaus|vakantie|residence|r[eé]sidence|chalet|suites|g[iî]te|casa vacanze|domki|casas? de férias/i,
  ],
  ["resort", /resort|\bspa\b|wellness|therm|\btermas?\b|\btermy\b|uzdrowisko/i],
  [
    "inn",
    /pension|g[aä]ste|gasthof|gasthaus|guest ?house|\binn\b|b ?& ?b|bed and breakfast|lodge|auberge|chambres? d|agriturismo|posada|hostal|garni|locanda|zimmer|herberg|pensjonat|zajazd|gościniec|pens[aã]o|pousada|estalagem|hospedaria|casa de hóspedes/i,
  ],
];

/** The kind of house in the hotel's name; a hotel, where it says nothing. */
export function houseKindOf(name: string): HouseKind {
  return TOLD.find(([, words]) => words.test(name))?.[0] ?? "hotel";
}
