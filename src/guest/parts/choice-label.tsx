import type { Choice } from "../../fields/index.ts";
import { useReading } from "../language/reading.ts";

/** The label in the page's language. The hotel's own topics have no translation, and their label is their value. */
export function ChoiceLabel({ choice: { value, label } }: { choice: Choice }) {
  const { declared, own } = useReading();
  return value === label ? <bdi {...own}>{label}</bdi> : declared(label);
}
