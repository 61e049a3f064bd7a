import { useState } from "react";
import { t } from "../../lib/texts/t.ts";
import { TextButton } from "./button.tsx";
import { cx } from "./cx.ts";
import { InputField } from "./field.tsx";

/** One color of each hue that suits a house. */
const SUGGESTED = [
  ["#1f4f40", t`Forest`],
  ["#1b4a66", t`Harbour`],
  ["#2f3e6e", t`Night`],
  ["#5b3a6b", t`Plum`],
  ["#8a2f45", t`Burgundy`],
  ["#8a3f22", t`Brick`],
  ["#7a5a1e", t`Honey`],
  ["#4d5a2a", t`Olive`],
  ["#3f4a4f", t`Slate`],
] as const;

/** That of a page without a color of its own. */
const USUAL = SUGGESTED[0][0];

const AS_CODE = t`As in your brand guide`;

interface AccentInputProps {
  label: string;
  error: string | undefined;
  /** #rrggbb, or nothing for the usual one. */
  value: string;
  onChange: (value: string) => void;
  /** The colors of the hotel's logo, offered first. */
  own?: readonly string[];
}

/** Chooses a color by a swatch, with the browser's picker, or as a brand's guide writes it. */
export function AccentInput({ label, error, value, onChange, own = [] }: AccentInputProps) {
  const offered = [
    {
      title: t`From your logo`,
      colors: own.map((color, index) => [color, t`Color ${index + 1} of your logo`]),
    },
    { title: t`Or one of these`, colors: SUGGESTED },
  ].filter(({ colors }) => colors.length > 0);
  const shown = value || USUAL;
  const [asCode, setAsCode] = useState(false);
  const isOwn = !offered.some(({ colors }) => colors.some(([color]) => color === shown.toLowerCase()));
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      {offered.map(({ title, colors }, index) => (
        <div key={title} className="mb-2">
          {offered.length > 1 && <p className="mb-1 text-sm text-ink-soft">{title}</p>}
          <div className="flex flex-wrap gap-1.5">
            {colors.map(([color = "", name]) => (
              <button
                key={color}
                type="button"
                title={name}
                aria-label={name}
                aria-pressed={shown === color}
                className={cx(
                  "grid size-11 cursor-pointer place-items-center rounded-full border-2",
                  shown === color ? "border-ink" : "border-transparent",
                )}
                onClick={() => onChange(color)}
              >
                <svg viewBox="0 0 2 2" aria-hidden="true" className="size-8">
                  <circle cx="1" cy="1" r="1" fill={color} />
                </svg>
              </button>
            ))}
            {index === offered.length - 1 && (
              <input
                type="color"
                aria-label="Another color"
                className="h-11 w-14 cursor-pointer rounded-lg border border-edge bg-card p-1"
                value={/^#[0-9a-f]{6}$/i.test(shown) ? shown : USUAL}
                onChange={({ target }) => onChange(target.value)}
              />
            )}
          </div>
        </div>
      ))}
      {asCode || isOwn || error !== undefined ? (
        <InputField
          label={AS_CODE}
          required={false}
          error={error}
          placeholder="#1b4a66"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => {
            setAsCode(true);
            onChange(target.value);
          }}
        />
      ) : (
        <TextButton onClick={() => setAsCode(true)}>{AS_CODE}</TextButton>
      )}
    </fieldset>
  );
}
