import type { ComponentProps } from "react";

interface FileInputProps extends Omit<ComponentProps<"input">, "onChange"> {
  "aria-label": string;
  onChoose: (files: File[]) => void;
}

/** Opens the device's choice of files, of pictures by default. A button of the screen's own presses it. */
export function FileInput({ onChoose, ...props }: FileInputProps) {
  return (
    <input
      type="file"
      accept="image/*"
      tabIndex={-1}
      className="sr-only"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same ones can be chosen again, after a correction.
        target.value = "";
        if (files.length > 0) onChoose(files);
      }}
      {...props}
    />
  );
}
