import { useQueryClient } from "@tanstack/react-query";
import type { Choice } from "../../../../fields/index.ts";
import { t } from "../../../../lib/texts/t.ts";
import { FieldCells } from "../../../content/sections/inputs.tsx";
import { RowFormFrame } from "../../../rows/row-form.tsx";
import { useRowForm } from "../../../rows/use-row-form.ts";
import { Dialog, DialogActions } from "../../../ui/dialog.tsx";
import { SaveButton } from "../../../ui/save-button.tsx";
import { codeFields, codesKey, type HotelCode, useCodeTable } from "./codes.ts";
import { useOpens } from "./use-opens.ts";

interface EditCodeDialogProps {
  code: HotelCode;
  onClose: () => void;
}

/** Its card need not be printed again, unless its name changes. */
export function EditCodeDialog({ code, onClose }: EditCodeDialogProps) {
  const opens = useOpens();
  // The form's fields do not change while it is open.
  if (!opens.isFetched) return null;
  return <EditCode {...{ code, onClose }} opens={withChosen(opens.data ?? [], code.opens)} />;
}

/** A choice that is no longer on the page stays until another is made. */
function withChosen(choices: readonly Choice[], chosen: string | null): readonly Choice[] {
  const isThere = !chosen || choices.some(({ value }) => value === chosen);
  return isThere ? choices : [{ value: chosen, label: t`No longer on your page` }, ...choices];
}

function EditCode({ code, opens, onClose }: EditCodeDialogProps & { opens: readonly Choice[] }) {
  const queryClient = useQueryClient();
  const table = useCodeTable();
  const row = useRowForm({
    name: `${table.hotelId}/codes/${code.id}`,
    table,
    fields: codeFields(opens),
    row: code,
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: codesKey(table.hotelId) });
      onClose();
      return { title: t`Code saved`, passing: true };
    },
  });
  return (
    <Dialog
      title={`Edit ${code.label}`}
      description="Print it again if you change its name."
      onClose={onClose}
    >
      <RowFormFrame row={row} className="mt-5 flex flex-col gap-5">
        <FieldCells fields={row.fields} />
        <DialogActions onCancel={onClose}>
          <SaveButton control={row.form.control} saving="Saving...">
            Save Code
          </SaveButton>
        </DialogActions>
      </RowFormFrame>
    </Dialog>
  );
}
