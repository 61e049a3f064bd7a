import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { MOOD_FONTS } from "../../../lib/look/mood-fonts.ts";
import { MOODS, type Mood } from "../../../lib/look/moods.ts";
import { declared } from "../../../lib/texts/t.ts";
import { ChoiceTile } from "./choice-tile.tsx";

const CHOICES = Object.keys(MOODS) as Mood[];

/** @param name of the hotel, to be read in each face. Needs a FormProvider above it. */
export function MoodChoice({ name }: { name: string }) {
  const { register } = useFormContext();
  useEffect(loadFaces, []);
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2 @xs:grid-cols-3 @lg:gap-3">
      <legend className="sr-only">Headings</legend>
      {CHOICES.map((mood) => {
        const { label, says, weight, radius } = MOODS[mood];
        return (
          <ChoiceTile
            key={mood}
            label={declared(label)}
            hint={<span className="@xs:@max-lg:hidden">{declared(says)}</span>}
            value={mood}
            {...register("type_mood")}
          >
            <span
              className="flex h-16 items-center justify-center overflow-hidden border border-line bg-canvas px-3 text-center text-2xl leading-tight @lg:h-24"
              style={{ borderRadius: radius, fontFamily: `"${familyOf(mood)}", serif`, fontWeight: weight }}
            >
              <span className="line-clamp-2 min-w-0 wrap-anywhere @xs:@max-lg:hidden" dir="auto">
                {name}
              </span>
              {/* Three in a row of a phone have no room for a name. */}
              <span translate="no" className="hidden @xs:@max-lg:inline">
                Aa
              </span>
            </span>
          </ChoiceTile>
        );
      })}
    </fieldset>
  );
}

function familyOf(mood: Mood): string {
  return `mood ${mood}`;
}

/** Only this screen shows these faces. If one fails to load, the browser's own remains. */
function loadFaces(): void {
  for (const mood of CHOICES) {
    const family = familyOf(mood);
    if ([...document.fonts].some((face) => face.family.includes(family))) continue;
    const weight = String(MOODS[mood].weight);
    document.fonts.add(new FontFace(family, `url(${MOOD_FONTS[mood].latin})`, { weight, display: "swap" }));
  }
}
