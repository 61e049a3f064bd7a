interface SliderProps {
  label: string;
  min?: number;
  max?: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A number by feel: percent, unless said otherwise. */
export function Slider({ label, min = 0, max = 100, step = 5, value, onChange }: SliderProps) {
  return (
    <label className="flex flex-col gap-1 max-sm:w-full">
      {label}
      <input
        type="range"
        {...{ min, max, step, value }}
        className="h-11 w-40 max-w-full rounded-lg accent-accent max-sm:w-full"
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  );
}
