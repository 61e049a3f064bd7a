import type { Choice } from "../../fields/index.ts";
import { useReading } from "../language/reading.ts";

/** In the page's language; the hotel's own topic, which has no other value than its label, in the hotel's. */
export function ChoiceLabel({ choice: { value, label } }: { choice: Choice }) {
  const { declared, own } = useReading();
  return value === label ? <bdi {...own}>{label}</bdi> : declared(label);
}
