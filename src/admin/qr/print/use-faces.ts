import { useEffect, useState } from "react";
import type { Hotel } from "../../hotel/hotels.ts";

/** In faces.css, as piece.css uses them. */
const FACES: Record<string, readonly string[]> = {
  classic: ['500 1em "Fraunces"', '400 1em "Fraunces"', 'italic 400 1em "Fraunces"'],
  modern: ['500 1em "Jost"', '400 1em "Jost"'],
  warm: ['600 1em "Cabin"', '400 1em "Cabin"'],
};

/** Whether letters can be measured: the mood's faces are there, or will not come. */
export function useFaces({ type_mood, name }: Pick<Hotel, "type_mood" | "name">): boolean {
  const [ready, setReady] = useState<string>();
  const wanted = `${type_mood} ${name}`;
  useEffect(() => {
    let isGone = false;
    const loading = (FACES[type_mood] ?? []).map((face) => document.fonts.load(face, `${name} a`));
    void Promise.allSettled(loading).then(() => {
      if (!isGone) setReady(wanted);
    });
    return () => {
      isGone = true;
    };
  }, [type_mood, name, wanted]);
  return ready === wanted;
}
