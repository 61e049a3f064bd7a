import { Check, Eye } from "lucide-react";
import { t } from "../../../lib/texts/t.ts";
import { comparedNumbers, differs } from "../../../lib/translation/numbers.ts";
import { listedInWords } from "../../ui/words.ts";

/** Whether a text and its translation say the same times and numbers. */
export function SameNumbers({ text, translation }: { text: string; translation: string }) {
  const compared = comparedNumbers(text, translation);
  if (differs(compared)) {
    const { here, there } = compared;
    return (
      <p role="status" className="flex items-center gap-2 font-semibold text-brass">
        <Eye aria-hidden="true" className="size-5 shrink-0" />
        Look: {numbersIn(here)} here, {numbersIn(there)} there
      </p>
    );
  }
  const { same } = compared;
  if (same.length === 0) return null;
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <Check aria-hidden="true" className="size-5 shrink-0" />
      Same on both sides: {listedInWords(same)}
    </p>
  );
}

function numbersIn(numbers: readonly string[]): string {
  return numbers.length > 0 ? listedInWords(numbers) : t`no number`;
}
