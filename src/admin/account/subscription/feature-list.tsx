import { Check, Clock } from "lucide-react";
import { type Feature, featureText } from "../../../product.ts";
import { cx } from "../../ui/cx.ts";

/** The plan's features: a tick for what exists, a clock for what is still to come. */
export function FeatureList({
  label,
  features,
  className,
}: {
  label: string;
  features: readonly Feature[];
  className?: string;
}) {
  return (
    <ul aria-label={label} className={cx("flex flex-col gap-2.5", className)}>
      {features.map((feature) => {
        const coming = feature.available === false;
        const Icon = coming ? Clock : Check;
        return (
          <li key={feature.name} className={cx("flex items-start gap-2.5", coming && "text-ink-soft")}>
            <Icon
              aria-hidden="true"
              className={cx("mt-0.5 size-5 shrink-0", coming ? "text-ink-soft" : "text-accent")}
            />
            {featureText(feature)}
          </li>
        );
      })}
    </ul>
  );
}
