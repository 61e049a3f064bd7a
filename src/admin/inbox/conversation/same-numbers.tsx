import { Check, Eye } from "lucide-react";
import { ADMIN_LANGUAGE, t } from "../../../lib/texts/t.ts";
import { comparedNumbers, differs } from "../../../lib/translation/numbers.ts";

/** Whether a text and its translation say the same times and numbers. */
export function SameNumbers({ text, translation }: { text: string; translation: string }) {
  const compared = comparedNumbers(text, translation);
  if (differs(compared)) {
    const { here, there } = compared;
    return (
      <p role="status" className="flex items-center gap-2 font-semibold text-brass">
        <Eye aria-hidden="true" className="size-5 shrink-0" />
        Look: {listed(here)} here, {listed(there)} there
      </p>
    );
  }
  const { same } = compared;
  if (same.length === 0) return null;
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <Check aria-hidden="true" className="size-5 shrink-0" />
      Same on both sides: {listed(same)}
    </p>
  );
}

function listed(numbers: readonly string[]): string {
  return numbers.length > 0 ? new Intl.ListFormat(ADMIN_LANGUAGE).format(numbers) : t`no number`;
}
