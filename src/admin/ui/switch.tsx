import { Switch as Radix } from "radix-ui";
import type { ComponentProps } from "react";

/** Takes effect at once, without saving a form. Its label is beside it: give it aria-labelledby. */
export function Switch(props: Omit<ComponentProps<typeof Radix.Root>, "className" | "children">) {
  return (
    <Radix.Root
      className="group grid h-11 w-14 shrink-0 cursor-pointer place-items-center rounded-lg"
      {...props}
    >
      <span className="flex h-7 w-12 items-center rounded-full border-2 border-edge bg-sunken px-0.5 transition-colors group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent">
        <Radix.Thumb className="size-5 rounded-full bg-edge transition-[margin] data-[state=checked]:ms-5 data-[state=checked]:bg-on-accent" />
      </span>
    </Radix.Root>
  );
}
