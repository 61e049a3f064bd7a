import type { ComponentProps } from "react";

interface SwitchProps
  extends Omit<ComponentProps<"button">, "type" | "role" | "className" | "children" | "onClick"> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Takes effect at once, without saving a form. Its label is beside it: give it aria-labelledby. */
export function Switch({ checked, onCheckedChange, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className="group grid h-11 w-14 shrink-0 cursor-pointer place-items-center rounded-lg"
      onClick={() => onCheckedChange(!checked)}
      {...rest}
    >
      <span className="flex h-7 w-12 items-center rounded-full border-2 border-edge bg-sunken px-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent">
        <span className="size-5 rounded-full bg-edge transition-[margin] group-aria-checked:ms-5 group-aria-checked:bg-on-accent" />
      </span>
    </button>
  );
}
