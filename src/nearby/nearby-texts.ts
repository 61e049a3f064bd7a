/** Texts on a nearby place that OpenStreetMap lacks, in each language. A missing text does not compile. */
import type { AskedKind, KindName } from "./kinds.ts";

export interface NearbyWords {
  kinds: Record<Exclude<KindName, AskedKind>, string>;
  /** Answered by the nearest place. */
  questions: Record<AskedKind, string>;
  holidays: Record<"closed" | "open", string>;
  /** Before hours as the map writes them. */
  hours: string;
  walk: (minutes: number) => string;
  drive: (minutes: number) => string;
  /** How long a visit usually takes. */
  times: readonly string[];
}
