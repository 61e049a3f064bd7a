/** Fourteen houses whose names and content try the first screen: short, long, in other scripts, bare and crowded. */
import { randomUUID } from "node:crypto";
import { makeSampleHotel } from "../../../samples/make.ts";
import { PENSION } from "../../../samples/pension.ts";
import { RIAD } from "../../../samples/riad.ts";
import { RYOKAN } from "../../../samples/ryokan.ts";
import { open, type SampleHotel } from "../../../samples/sample.ts";
import { giveLogo } from "../../../testbed/give-logo.ts";
import type { Owner } from "../../../testbed/owner.ts";

interface FirstScreen {
  name: string;
  language?: string;
  accent?: string;
  type_mood?: "classic" | "modern" | "warm";
  password?: string;
  network?: string;
  /** The pictures of this sample. */
  of?: SampleHotel;
  isPhoto?: boolean;
  isLogo?: boolean;
  /** Without hours, breakfast, networks, rows and requests. */
  isBare?: boolean;
  announcements?: string[];
}

export const FIRST_SCREENS: readonly FirstScreen[] = [
  { name: "Ode", accent: "#5b2748" },
  { name: "The Ritz-Carlton, Berlin", accent: "#1f3a5f", type_mood: "modern", isPhoto: true },
  { name: "The Saltmarsh Observatory & Garden Rooms", accent: "#0f4a55", password: "heron-and-sluice-42" },
  { name: "Sonnenterrassenpanoramaberggasthof", language: "de", accent: "#1c5138", type_mood: "warm" },
  { name: "The Grand Meridian Island Lagoon Resort & Villas", accent: "#7a4a12", isLogo: true },
  {
    name: "Landgasthof Schwarzwaldblick am Titisee mit Sauna",
    language: "de",
    type_mood: "modern",
    isPhoto: true,
  },
  { name: "رياض ياسمين الوادي", language: "ar", accent: "#6b2f14", network: "Yasmin-Guest", of: RIAD },
  { name: "月見台の宿 まつかぜ", language: "ja", accent: "#2f3560", of: RYOKAN },
  { name: "湯の花温泉旅館山水荘別邸月見亭", language: "ja", of: RYOKAN, isPhoto: true },
  { name: "Αρχοντικό της Ανεμώνας", language: "el", accent: "#00487a" },
  { name: "บ้านพักริมทะเลอันดามันประภาคาร", accent: "#7c2d12", password: "a-very-long-password-of-31-letters" },
  { name: "Maison Corbeline", language: "fr", accent: "#5e1a1c", isLogo: true },
  {
    name: "The Harbour Light",
    accent: "#1f4a63",
    isPhoto: true,
    announcements: ["No hot water on Tuesday from 9 to 12."],
  },
  { name: "Inn", isBare: true },
];

export async function makeFirstScreen(url: string, screen: FirstScreen): Promise<Owner> {
  const { name, language = "en", accent, type_mood = "classic", of = PENSION, isBare } = screen;
  const owner = await makeSampleHotel(
    url,
    {
      ...bare(of),
      key: randomUUID(),
      ...(screen.isPhoto && of.cover && { cover: of.cover }),
      announcements: screen.announcements ?? [],
      ...(isBare && { rows: {}, own: [] }),
      hotel: {
        ...of.hotel,
        name,
        language,
        type_mood,
        ...(accent && { accent }),
        reception_hours: isBare ? null : open("07:00-23:00"),
        breakfast: isBare ? null : (of.hotel.breakfast ?? null),
        wifi: isBare
          ? []
          : [
              {
                name: screen.network ?? "Guests",
                password: screen.password ?? "quietrooms",
                shown_to: "everybody",
              },
            ],
      },
    },
    { itemPhotos: false },
  );
  if (screen.isLogo) await giveLogo(owner);
  const kinds = { hotel_id: owner.hotel.id, kind: "request", is_on: true };
  if (!isBare) await owner.api.from("message_kinds").insert(kinds).throwOnError();
  return owner;
}

function bare({ cover: _cover, logo: _logo, ...sample }: SampleHotel): SampleHotel {
  return sample;
}
