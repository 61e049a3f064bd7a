import { useEffect, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { UPLOADING } from "../../../fields/index.ts";

/** @param path undefined when it failed */
export type EndUpload = (path: string | undefined) => void;

/** A photo as the value of a form's input. Needs a FormProvider above it. */
export function usePhotoValue(name: string) {
  const { formState } = useFormContext();
  const { field } = useController({ name });
  /** The input's value before the upload that is going on. */
  const [before, setBefore] = useState<string>();
  const value = String(field.value ?? "");
  const isUploading = value === UPLOADING;

  useEffect(() => {
    // From the draft of a form that was left meanwhile.
    if (isUploading && before === undefined) field.onChange(formState.defaultValues?.[name] ?? "");
  });

  return {
    isUploading,
    path: isUploading ? (before ?? "") : value,
    change: (path: string): void => field.onChange(path),
    onStart: (): EndUpload => {
      setBefore(value);
      field.onChange(UPLOADING);
      return (path) => {
        field.onChange(path ?? value);
        setBefore(undefined);
      };
    },
  };
}
