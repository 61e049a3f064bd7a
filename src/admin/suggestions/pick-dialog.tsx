import { type ReactNode, type SyntheticEvent, useState } from "react";
import type { Section } from "../../sections/index.ts";
import type { ItemValues } from "../sections/items.ts";
import { counted } from "../sections/words.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { Blanks } from "./blanks.tsx";
import { focusFirstMistake } from "./focus-first-mistake.ts";
import type { Offered } from "./offer.ts";
import type { Picks } from "./picks.ts";
import { TickList } from "./tick-list.tsx";
import { useAddPicked } from "./use-add-picked.ts";

interface PickDialogProps {
  title: string;
  description: string;
  onClose: () => void;
  /** Above the list. */
  children?: ReactNode;
  /** Always the same ones; what is offered is in them. */
  sections: readonly Section[];
  /** Undefined while it is not known. */
  offered: readonly Offered[] | undefined;
  picks: Picks;
  /** What is stored with each row beside its fields. */
  more?: ItemValues;
  /** Of one that is ticked, in place of its blanks. */
  mending?: (offered: Offered, tried: boolean, disabled: boolean) => ReactNode;
}

/** Items to tick: they are added at once, in this order, and can be taken out again. */
export function PickDialog({
  title,
  description,
  onClose,
  children,
  sections,
  offered = [],
  picks,
  more,
  mending,
}: PickDialogProps) {
  const { add, busy, failure } = useAddPicked(sections, picks, more);
  const [tried, setTried] = useState(false);
  const ticked = offered
    .filter((each) => !each.isThere && picks.isTicked(each))
    .map((each) => ({ offered: each, reading: picks.read(each) }));
  const [only] = sections;
  const called = sections.length === 1 && only ? only : { one: "item", many: "items" };

  async function addTicked(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (ticked.some(({ reading }) => reading.status !== "ready")) {
      focusFirstMistake(event.currentTarget);
      return;
    }
    if (await add(ticked)) {
      picks.drop();
      onClose();
    }
  }

  return (
    <Dialog size="lg" title={title} description={description} onClose={() => !busy && onClose()}>
      {children}
      <Form onSubmit={(event) => void addTicked(event)} className="mt-6">
        <TickList offered={offered} picks={picks} disabled={busy}>
          {(suggestion) => (
            <div className="grid gap-4 pb-4 pl-8 empty:hidden sm:grid-cols-2">
              {mending?.(suggestion, tried, busy) ?? (
                <Blanks
                  offered={suggestion}
                  picks={picks}
                  reading={tried ? picks.read(suggestion) : undefined}
                  disabled={busy}
                />
              )}
            </div>
          )}
        </TickList>
        {failure && (
          <div className="mt-4">
            <Notice type="error">{failure}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={ticked.length === 0} busy={busy && "Adding..."}>
            {ticked.length === 0 ? "Add" : `Add ${counted(ticked.length, called)}`}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
