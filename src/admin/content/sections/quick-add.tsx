import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { hiddenSchema } from "../../../fields/index.ts";
import { t } from "../../../lib/texts/t.ts";
import { isRequiredWhenShown, type Section } from "../../../sections/index.ts";
import { writeFailure } from "../../rows/failures.ts";
import { newId } from "../../rows/new-id.ts";
import { KEPT } from "../../rows/outbox.ts";
import { inputsOf } from "../../rows/row-draft.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { BELOW_TOASTS } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { Input } from "../../ui/input.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { formWords } from "../../ui/words.ts";
import { useItemTable } from "./items.ts";

/** By the column of the title, where that is no name. */
const JUST_A: Readonly<Record<string, string>> = {
  title: t`Just a title`,
  question: t`Just a question`,
};

interface QuickAddProps {
  section: Section;
  /** Opens the form, as long as no name is typed. */
  onOpen?: (() => void) | undefined;
}

/** One line that adds: by the name alone, or by the form. An item without what guests need is hidden until it has it. */
export function QuickAdd({ section, onOpen }: QuickAddProps) {
  const { title } = section.card;
  const { add } = useOutbox();
  const table = useItemTable(section);
  const showMessage = useMessages();
  const [name, setName] = useState("");
  const [busy, during] = useBusy();
  const [problem, setProblem] = useState<string>();
  const opens = name.trim() === "" && onOpen;
  /** The same one until it is stored, however often it is sent. */
  const id = useRef(newId());

  async function submit(): Promise<void> {
    const { fields } = section;
    const schema = hiddenSchema(fields, (column) => isRequiredWhenShown(section, column));
    const { data, error } = schema.safeParse(inputsOf(fields, { [title]: name }));
    setProblem(error?.issues[0]?.message);
    if (!data) return;
    const is_hidden = Object.keys(fields).some((column) => isRequiredWhenShown(section, column));
    try {
      const values = { ...data, is_hidden };
      const stored = await during(() => add(table, { id: id.current, values }));
      id.current = newId();
      // The next name may be there already.
      setName((now) => (now === name ? "" : now));
      const named = name.trim();
      const title = is_hidden ? t`${named} added. It is hidden until it is complete` : t`${named} added`;
      showMessage(
        stored ? { type: "success", title, passing: true } : { type: "info", title: KEPT, passing: true },
      );
    } catch (failure) {
      setProblem(writeFailure(table, "add", failure));
    }
  }

  return (
    <Form {...BELOW_TOASTS} className="mb-4 flex flex-col gap-1" onSubmit={() => void submit()}>
      {/* With large letters the button goes below. */}
      <div className="flex flex-wrap gap-2">
        <Input
          className="min-w-32 grow-999 basis-32"
          aria-label={`Name of a new ${section.one}`}
          aria-invalid={problem !== undefined}
          placeholder={JUST_A[title] ?? t`Just a name`}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          icon={Plus}
          variant={onOpen && !opens ? "primary" : "secondary"}
          type={opens ? "button" : "submit"}
          busy={busy && "Adding..."}
          className="grow"
          onClick={opens || undefined}
        >
          {opens ? formWords(section, false).title : "Quick Add"}
        </Button>
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </Form>
  );
}
