import { cx } from "../../ui/cx.ts";

/** Switches between form and preview where there is no room for both. */
export function EditOrPreview({
  previewing,
  onChange,
  className,
}: {
  previewing: boolean;
  onChange: (previewing: boolean) => void;
  /** Where the bar sticks, and how far it reaches to the sides. */
  className: string;
}) {
  return (
    <div className={cx("sticky z-20 bg-surface py-2", className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div role="group" aria-label="Edit or preview" className="flex max-w-md gap-1 rounded-xl bg-sunken p-1">
        {[false, true].map((isPreview) => (
          <button
            key={String(isPreview)}
            type="button"
            aria-pressed={previewing === isPreview}
            className={cx(
              "min-h-11 flex-1 cursor-pointer rounded-lg font-medium",
              previewing === isPreview ? "bg-surface text-ink" : "text-ink-soft",
            )}
            onClick={() => onChange(isPreview)}
          >
            {isPreview ? "Preview" : "Edit"}
          </button>
        ))}
      </div>
    </div>
  );
}
