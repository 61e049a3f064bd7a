import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { hiddenSchema } from "../../../fields/index.ts";
import { isRequiredWhenShown, type Section } from "../../../sections/index.ts";
import { writeFailure } from "../../rows/failures.ts";
import { newId } from "../../rows/new-id.ts";
import { KEPT } from "../../rows/outbox.ts";
import { inputsOf } from "../../rows/row-draft.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { AT_BOTTOM } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { Input } from "../../ui/input.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useBusy } from "../../ui/use-busy.ts";
import { useItemTable } from "./items.ts";

/** Adds an item by its name alone, where the thumb is. It is hidden as long as it lacks what guests need. */
export function QuickAdd({ section }: { section: Section }) {
  const { title } = section.card;
  const { add } = useOutbox();
  const table = useItemTable(section);
  const showMessage = useMessages();
  const [name, setName] = useState("");
  const [busy, during] = useBusy();
  const [problem, setProblem] = useState<string>();
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
      const done = is_hidden ? "is noted, hidden until it is complete" : "is added";
      showMessage(
        stored
          ? { type: "success", title: `${name.trim()} ${done}`, passing: true }
          : { type: "info", title: KEPT, passing: true },
      );
    } catch (failure) {
      setProblem(writeFailure(table, "add", failure));
    }
  }

  return (
    <Form
      {...AT_BOTTOM}
      className="flex flex-col gap-1 bg-surface max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:pt-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:mb-6"
      onSubmit={() => void submit()}
    >
      {/* With large letters the button goes below. */}
      <div className="flex flex-wrap gap-2">
        <Input
          className="min-w-32 grow-999 basis-32"
          aria-label={`Name of a new ${section.one}`}
          aria-invalid={problem !== undefined}
          placeholder={`Just a ${section.card.title}`}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          icon={Plus}
          variant="secondary"
          type="submit"
          busy={busy && "Adding..."}
          className="shrink-0 grow"
        >
          Quick Add
        </Button>
      </div>
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </Form>
  );
}
