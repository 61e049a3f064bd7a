import { cx } from "../ui/cx.ts";

/** Where there is no room for both. */
export function EditOrPreview({
  previewing,
  onChange,
}: {
  previewing: boolean;
  onChange: (previewing: boolean) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div
      role="group"
      aria-label="Edit or preview"
      className="mb-6 flex max-w-md gap-1 rounded-xl bg-sunken p-1"
    >
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
  );
}
