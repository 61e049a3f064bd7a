import type { PointerEvent } from "react";
import { t } from "../../../lib/texts/t.ts";
import { Slider } from "../../ui/slider.tsx";

interface FocusPickerProps {
  src: string;
  hotelName: string;
  /** Percent from the left; below, from the top. */
  x: number;
  y: number;
  onPick: (x: number, y: number) => void;
}

/** The proportions in which guests see a cover. */
const SHAPES = [
  { label: t`On a phone`, className: "w-32", shape: "aspect-[39/30]" },
  {
    label: t`On a computer`,
    className: "min-w-0 flex-1 cramped:basis-full",
    shape: "aspect-[96/34]",
  },
];

/** Chooses the point of the picture that stays visible when a screen shows only a part. */
export function FocusPicker({ src, hotelName, x, y, onPick }: FocusPickerProps) {
  function move({ currentTarget, clientX, clientY, buttons, type }: PointerEvent): void {
    if (type === "pointermove" && buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPick(percent((clientX - left) / width), percent((clientY - top) / height));
  }

  return (
    <div className="mb-5 flex flex-col gap-5">
      <div>
        <div
          className="relative w-fit cursor-crosshair touch-none overflow-hidden rounded-xl"
          onPointerDown={move}
          onPointerMove={move}
        >
          <img src={src} alt="Your cover" className="max-h-72 w-auto select-none" draggable={false} />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-white shadow-[0_0_0_2px_#000]"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        </div>
        <p className="mt-2 text-sm text-ink-soft">Tap the most important part of the photo.</p>
        {/* For keyboards and screen readers: everybody else taps the photo. */}
        <div className="sr-only text-sm focus-within:not-sr-only">
          <Slider label="From left to right" step={10} value={x} onChange={(picked) => onPick(picked, y)} />
          <Slider label="From top to bottom" step={10} value={y} onChange={(picked) => onPick(x, picked)} />
        </div>
      </div>
      <div className="flex w-full max-w-lg items-start gap-3 cramped:flex-wrap">
        {SHAPES.map(({ label, className, shape }) => (
          <figure key={label} className={`text-sm text-ink-soft ${className}`}>
            <div className={`relative overflow-hidden rounded-xl ${shape}`}>
              <img
                src={src}
                alt=""
                className="size-full object-cover"
                style={{ objectPosition: `${x}% ${y}%` }}
              />
              <span className="absolute inset-x-0 bottom-0 truncate bg-gradient-to-b from-transparent to-black/75 px-3 pt-6 pb-2 font-display text-white">
                {hotelName}
              </span>
            </div>
            <figcaption className="mt-1">{label}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** Rounded to a tenth of the side, because the guest page has classes for these. */
function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 10) * 10));
}
