import { useState } from "react";
import { networkOr } from "../../../../lib/errors.ts";
import { plural, t } from "../../../../lib/texts/t.ts";
import { useHotel } from "../../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../../rows/supabase.tsx";
import { useWrite } from "../../../rows/use-write.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog.tsx";
import { FormField, InputField, SelectField } from "../../../ui/field.tsx";
import { FilePicker } from "../../../ui/file-picker.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextArea } from "../../../ui/input.tsx";
import { useMessages } from "../../../ui/messages.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { findHeader, guessColumns } from "../../../ui/spreadsheet/columns.ts";
import { sheetIn } from "../../../ui/spreadsheet/sheet-in.ts";
import { useTask } from "../../../ui/use-task.ts";
import { ANY_CODE, CODE_KINDS, codeFields, codesKey, labelsIn, MAX_CODES } from "./codes.ts";
import { useOpens } from "./use-opens.ts";

interface NewCode {
  label: string;
  kind: string;
  area?: string | undefined;
  opens?: string | undefined;
}

/** Rooms as a range, one by one, pasted or from a spreadsheet: all of them in one request. */
export function AddCodesDialog({ onClose }: { onClose: () => void }) {
  const { id: hotelId } = useHotel();
  const supabase = useSupabase();
  const write = useWrite(codesKey(hotelId));
  const showMessage = useMessages();
  const opensOf = useOpens();
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState("room");
  const [area, setArea] = useState("");
  const [opens, setOpens] = useState("");
  const [file, setFile] = useState<{ name: string; codes?: readonly NewCode[]; problem?: string }>();
  const [busy, run] = useTask(networkOr(t`The codes could not be added. Please try again.`));

  const usual = { kind, area: area.trim() || undefined, opens: opens || undefined };
  const codes: NewCode[] = [
    ...labelsIn(typed).map((label) => ({ ...usual, label })),
    ...(file?.codes ?? []).map((code) => ({ ...usual, ...code })),
  ];
  const isReading = file && !file.codes;
  const words = CODE_KINDS[kind] ?? ANY_CODE;

  async function choose(chosen: File): Promise<void> {
    setFile({ name: chosen.name });
    const read = await codesInFile(chosen);
    setFile({ name: chosen.name, ...read });
  }

  const add = () =>
    run(async () => {
      const { data: added } = await write(() =>
        supabase.rpc("add_codes", { hotel_id: hotelId, codes: codes as never }).throwOnError(),
      );
      const known = codes.length - added;
      showMessage({
        type: "success",
        title: plural(added, { one: "# code added", other: "# codes added" }),
        ...(known > 0 && {
          text: plural(known, { one: "# was there already.", other: "# were there already." }),
        }),
        passing: true,
      });
      onClose();
    });

  return (
    <Dialog
      title="Add Codes"
      description="Each gets its own code. Requests name the room or place."
      onClose={() => !busy && onClose()}
    >
      <Form
        className="mt-5 flex flex-col gap-5"
        onSubmit={() => !isReading && codes.length > 0 && void add()}
      >
        <SelectField
          label="What they are"
          options={codeFields().kind.choices ?? []}
          value={kind}
          onChoose={setKind}
        />
        <FormField
          label="Names"
          required={!file}
          hint={kind === "room" ? "For example 101–120, 201–218." : "One per line."}
        >
          {(input) => (
            <TextArea {...input} rows={3} value={typed} onChange={({ target }) => setTyped(target.value)} />
          )}
        </FormField>
        <InputField
          label="Floor or area"
          required={false}
          value={area}
          maxLength={40}
          onChange={({ target }) => setArea(target.value)}
        />
        <SelectField
          label="Opens"
          required={false}
          hint="What guests see first."
          options={[{ value: "", label: t`The page’s beginning` }, ...(opensOf.data ?? [])]}
          value={opens}
          onChoose={setOpens}
        />
        <FilePicker
          name={file?.name}
          disabled={Boolean(busy || isReading)}
          onChoose={(chosen) => void choose(chosen)}
        >
          <span className="text-ink-soft">Or a spreadsheet with names</span>
        </FilePicker>
        {isReading && (
          <p role="status" className="text-ink-soft">
            Reading the file…
          </p>
        )}
        {file?.problem && <Notice type="error">{file.problem}</Notice>}
        {codes.length > MAX_CODES && <Notice type="warning">You can have 5,000 codes.</Notice>}
        <DialogActions busy={Boolean(busy)} onCancel={onClose}>
          <Button
            type="submit"
            disabled={isReading || codes.length === 0 || codes.length > MAX_CODES}
            busy={busy && "Adding..."}
          >
            {codes.length === 0 ? "Add Codes" : (file ? ANY_CODE : words).add(codes.length)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The file's column of names, or its first one, with kinds and areas where it has them. */
async function codesInFile(file: File): Promise<{ codes: NewCode[]; problem?: string }> {
  const fields = codeFields();
  const reading = await sheetIn(file, fields);
  if (reading.status === "unreadable") return { codes: [], problem: reading.reason };
  const { lines } = reading.table;
  const cells = lines.map((line) => line.cells);
  const header = findHeader(fields, cells);
  const columns = header.known > 0 ? guessColumns(fields, cells[header.index] ?? []) : ["label", "area"];
  const at = (line: readonly string[], column: string) => line[columns.indexOf(column)]?.trim() ?? "";
  const codes = cells.slice(header.known > 0 ? header.index + 1 : 0).flatMap((line) => {
    const label = at(line, "label").slice(0, 40);
    if (!label) return [];
    const kind = at(line, "kind").toLowerCase();
    const area = at(line, "area").slice(0, 40);
    return [{ label, ...(kind in CODE_KINDS && { kind }), ...(area && { area }) } as NewCode];
  });
  const problem = codes.length === 0 ? t`This file has no names.` : undefined;
  return { codes, ...(problem && { problem }) };
}
