import { useEffect, useState } from "react";
import { MOODS, moodOf } from "../../../../lib/look/moods.ts";
import type { Hotel } from "../../../content/hotel/hotels.ts";

/** The faces that piece.css uses. Where faces.css has no italic, this finds the upright one. */
function facesOf(type_mood: string): string[] {
  const { family, weight } = MOODS[moodOf(type_mood)];
  return [`${weight}`, "400", "italic 400"].map((style) => `${style} 1em "${family}"`);
}

/** True when letters can be measured: every face of the mood is loaded, or has failed to load. */
export function useFaces({ type_mood, name }: Pick<Hotel, "type_mood" | "name">): boolean {
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
