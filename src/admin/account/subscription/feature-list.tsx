import { Check } from "lucide-react";
import { declared } from "../../../lib/texts/t.ts";
import { cx } from "../../ui/cx.ts";

interface FeatureListProps {
  label: string;
  features: readonly string[];
  /** One line below a feature's name. */
  lines?: Readonly<Record<string, string>>;
  className?: string;
}

export function FeatureList({ label, features, lines = {}, className }: FeatureListProps) {
  return (
    <ul
      aria-label={label}
      className={cx("flex flex-col", Object.keys(lines).length === 0 && "gap-2.5", className)}
    >
      {features.map((feature) => (
        <li
          key={feature}
          className={cx(
            "flex items-start gap-3",
            lines[feature] && "border-b border-line py-3 first:border-t",
          )}
        >
          <Check className="mt-0.5 size-5 shrink-0 text-accent" />
          <span className="min-w-0">
            <span className={cx(lines[feature] && "block font-semibold")}>{declared(feature)}</span>
            {lines[feature] && <span className="block text-ink-soft">{lines[feature]}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
