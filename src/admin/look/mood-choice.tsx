import cabin from "@fontsource/cabin/files/cabin-latin-600-normal.woff2?url";
import fraunces from "@fontsource/fraunces/files/fraunces-latin-500-normal.woff2?url";
import jost from "@fontsource/jost/files/jost-latin-500-normal.woff2?url";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { LOOK_FIELDS } from "../hotel/fields.ts";
import { cx } from "../ui/cx.ts";
import { ChoiceTile } from "./choice-tile.tsx";

/** As guests see them: src/guest/moods.ts. */
const FACES: Readonly<Record<string, { url: string; weight: string; corners: string; says: string }>> = {
  classic: { url: fraunces, weight: "500", corners: "rounded-[10px]", says: "A serif, as in a good book" },
  modern: { url: jost, weight: "500", corners: "rounded-[3px]", says: "Geometric, straight corners" },
  warm: { url: cabin, weight: "600", corners: "rounded-[18px]", says: "Round, with soft corners" },
};

/** @param name of the hotel, to be read in each face. Needs a FormProvider above it. */
export function MoodChoice({ name }: { name: string }) {
  const { register } = useFormContext();
  useEffect(loadFaces, []);
  return (
    <fieldset className="grid gap-3 @lg:grid-cols-3">
      <legend className="sr-only">Headings</legend>
      {LOOK_FIELDS.type_mood.choices?.map(({ value, label }) => {
        const { corners = "", weight, says } = FACES[value] ?? {};
        return (
          <ChoiceTile key={value} label={label} hint={says} value={value} {...register("type_mood")}>
            <span
              className={cx(
                "flex h-24 items-center justify-center overflow-hidden border border-line bg-canvas px-3 text-center text-2xl leading-tight",
                corners,
              )}
              style={{ fontFamily: `"${familyOf(value)}", serif`, fontWeight: weight }}
            >
              <span className="line-clamp-2" dir="auto">
                {name}
              </span>
            </span>
          </ChoiceTile>
        );
      })}
    </fieldset>
  );
}

function familyOf(mood: string): string {
  return `mood ${mood}`;
}

/** Here alone: no other screen of the admin shows them. A face that does not come leaves the browser's own. */
function loadFaces(): void {
  for (const [mood, { url, weight }] of Object.entries(FACES)) {
    const family = familyOf(mood);
    if ([...document.fonts].some((face) => face.family.includes(family))) continue;
    document.fonts.add(new FontFace(family, `url(${url})`, { weight, display: "swap" }));
  }
}
