import { useEffect, useState } from "react";
import { MOODS, moodOf } from "../../../lib/moods.ts";
import type { Hotel } from "../../hotel/hotels.ts";

/** As piece.css uses them. A face that faces.css leaves out is drawn from the nearest one. */
function facesOf(type_mood: string): string[] {
  const { family, weight } = MOODS[moodOf(type_mood)];
  return [`${weight}`, "400", "italic 400"].map((style) => `${style} 1em "${family}"`);
}

/** Whether letters can be measured: the mood's faces are there, or will not come. */
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
