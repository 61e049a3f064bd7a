import { type ReactNode, useMemo } from "react";
import { RowFormFrame } from "../../rows/row-form.tsx";
import type { RowForm } from "../../rows/use-row-form.ts";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { SaveButton } from "../../ui/save-button.tsx";
import { UnsavedChanges } from "../../ui/unsaved-changes.tsx";
import { useInPreview } from "../preview/source.ts";
import type { Hotel } from "./hotels.ts";

interface HotelFormProps {
  row: RowForm<Hotel>;
  /** Changes that are not saved may be lost. */
  leaving?: boolean;
  /** Instead of the buttons that undo and save changes. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Around the inputs of a screen that changes the hotel itself: saving, and the preview. */
export function HotelForm({ row, leaving = false, actions, children }: HotelFormProps) {
  const { form, fields, original } = row;
  const { isSubmitting, isDirty: changed } = form.formState;
  const target = useMemo(() => ({ table: "hotels", id: original?.id ?? "", original }), [original]);
  useInPreview(form, fields, target);
  return (
    <RowFormFrame row={row} className="flex max-w-4xl flex-col gap-6">
      {children}
      {/* Who sees the screen sees the buttons. */}
      <p role="status" className="sr-only">
        {changed && !actions && "You have unsaved changes."}
      </p>
      {actions}
      {changed && !actions && (
        <BottomBar>
          <Button variant="secondary" disabled={isSubmitting} onClick={row.undo}>
            Undo Changes
          </Button>
          <SaveButton control={form.control} saving="Saving...">
            Save Changes
          </SaveButton>
        </BottomBar>
      )}
      <UnsavedChanges when={changed && !isSubmitting && !leaving} onLeave={row.dropDraft} />
    </RowFormFrame>
  );
}
