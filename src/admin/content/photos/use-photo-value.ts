import { useEffect, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { UPLOADING } from "../../../fields/index.ts";

/** A photo as the value of a form's input. Needs a FormProvider above it. */
export function usePhotoValue(name: string) {
  const { formState } = useFormContext();
  const { field } = useController({ name });
  /** What the input held before the upload that is going on. */
  const before = useRef<string>(undefined);
  const value = String(field.value ?? "");
  const isUploading = value === UPLOADING;

  useEffect(() => {
    // From the draft of a form that was left meanwhile.
    if (isUploading && before.current === undefined) field.onChange(formState.defaultValues?.[name] ?? "");
  });

  return {
    isUploading,
    path: isUploading ? (before.current ?? "") : value,
    change: (path: string): void => field.onChange(path),
    onStart: (): void => {
      before.current = value;
      field.onChange(UPLOADING);
    },
    /** @param path undefined when it failed */
    onEnd: (path: string | undefined): void => {
      field.onChange(path ?? before.current ?? "");
      before.current = undefined;
    },
  };
}
