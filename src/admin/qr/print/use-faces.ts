import { useEffect, useState } from "react";
import type { Hotel } from "../../hotel/hotels.ts";

/** In print.css. */
const FACES: Record<string, readonly string[]> = {
  classic: ['500 1em "Print Classic"', '400 1em "Print Classic"', 'italic 400 1em "Print Classic"'],
  modern: ['500 1em "Print Modern"', '400 1em "Print Modern"'],
  warm: ['600 1em "Print Warm"', '400 1em "Print Warm"'],
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
