/** Which of several pictures belongs to which item, as far as their names and their order say. */
import { lettersOf } from "../../../lib/texts/folded.ts";

export interface PhotoPlace {
  id: string;
  title: string;
  hasPhoto: boolean;
}

/** Shorter titles are found in too many names. */
const SHORTEST = 3;

/**
 * By name first: "garden-pool 2.jpg" goes to "Garden Pool". The others go to the items without a photo, in the
 * order of both.
 *
 * @returns for each file the id of its item; undefined when none is left. No item has two.
 */
export function assign(fileNames: readonly string[], places: readonly PhotoPlace[]): (string | undefined)[] {
  const free = new Map(places.map(({ id, title }) => [id, lettersOf(title)]));
  const names = fileNames.map((name) => lettersOf(name.replace(/\.\w+$/, "")));
  const take = (id: string | undefined) => {
    if (id !== undefined) free.delete(id);
    return id;
  };
  const named = names.map((name) => {
    const matches = [...free].filter(([, title]) => title.length >= SHORTEST && name.includes(title));
    // "Pool bar.jpg" is the pool bar's, not the pool's.
    const [best] = matches.toSorted(([, one], [, other]) => other.length - one.length);
    return take(best?.[0]);
  });
  const empty = places.filter(({ id, hasPhoto }) => !hasPhoto && free.has(id)).values();
  return named.map((id) => id ?? empty.next().value?.id);
}
