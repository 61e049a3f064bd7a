import type { ReactNode } from "react";
import { type Control, type FieldValues, useFormState, useWatch } from "react-hook-form";
import { UPLOADING } from "../../fields/index.ts";
import { Button } from "./button.tsx";

interface SaveButtonProps<Values extends FieldValues> {
  control: Control<Values>;
  disabled?: boolean;
  /** Its words while it saves. */
  saving: string;
  children: ReactNode;
}

/** Sends a form, but not while a picture is on its way to it. */
export function SaveButton<Values extends FieldValues>({
  control,
  disabled = false,
  saving,
  children,
}: SaveButtonProps<Values>) {
  const { isSubmitting } = useFormState({ control });
  const isUploading = Object.values(useWatch({ control })).includes(UPLOADING);
  return (
    <Button type="submit" disabled={disabled} busy={isUploading ? "Uploading..." : isSubmitting && saving}>
      {children}
    </Button>
  );
}
