import { type ReactNode, type SyntheticEvent, useState } from "react";
import type { Section } from "../../../sections/index.ts";
import type { ItemValues } from "../../content/sections/items.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Blanks, focusFirstMistake } from "./blanks.tsx";
import type { Offered } from "./offer.ts";
import type { Picks } from "./picks.ts";
import { TickList } from "./tick-list.tsx";
import { type Beside, countedBoth, ITEMS, type Picked, useAddPicked } from "./use-add-picked.ts";

interface PickDialogProps {
  title: string;
  description: string;
  aside?: Aside | undefined;
  onClose: () => void;
  onAdded?: () => void;
  children?: ReactNode;
  below?: ReactNode;
  sections: readonly Section[];
  offered: readonly Offered[] | undefined;
  picks: Picks;
  more?: ItemValues;
  beside?: Beside | undefined;
  /** Whether items with empty blanks may be added, hidden from guests until they are complete. */
  canWait?: boolean;
  selected?: string | undefined;
  note?: ReactNode;
  mending?: (offered: Offered, tried: boolean, disabled: boolean) => ReactNode;
  instead?: Instead | undefined;
  /** Whether there is something to ask first; the press adds nothing then. */
  asksFirst?: (() => boolean) | undefined;
}

/** What stands beside the list on a desk, and in its place on a phone. */
interface Aside {
  content: ReactNode;
  choice: ReactNode;
  isShown: boolean;
}

interface Instead {
  title: string;
  description: string;
  onBack: () => void;
  /** @param add stores all that is ticked, and those of these ids hidden, also where they are complete */
  content: (add: (hidden?: readonly string[]) => void, busy: boolean) => ReactNode;
}

/** Items to tick: they are added at once, in this order, and can be taken out again. */
export function PickDialog({
  title,
  description,
  aside,
  onClose,
  onAdded = onClose,
  children,
  below,
  sections,
  offered = [],
  picks,
  more,
  beside,
  canWait = false,
  selected,
  note,
  mending,
  instead,
  asksFirst,
}: PickDialogProps) {
  const { add, busy, failures, announce } = useAddPicked(picks, more, beside);
  const [tried, setTried] = useState(false);
  const ticked = offered
    .filter((each) => !each.isThere && picks.isTicked(each))
    .map((each) => ({ offered: each, reading: picks.read(each) }));
  const [only] = sections;
  const called = sections.length === 1 && only ? only : ITEMS;
  const all = countedBoth(ticked.length, called, beside);

  async function addTicked(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    setTried(true);
    if (ticked.some(({ reading }) => reading.status !== "ready")) {
      focusFirstMistake(event.currentTarget);
      return;
    }
    if (!asksFirst?.()) await addAll(ticked);
  }

  async function addAll(picked: readonly Picked[]): Promise<void> {
    if (!(await add(picked))) {
      instead?.onBack();
      return;
    }
    picks.drop();
    onAdded();
  }

  function close(): void {
    if (busy) return;
    announce();
    onClose();
  }

  function addHiding(hidden: readonly string[] = []): void {
    const picked = ticked.map(({ offered, reading }) => ({
      offered,
      reading:
        reading.status === "ready" && hidden.includes(offered.id)
          ? { ...reading, values: { ...reading.values, is_hidden: true } }
          : reading,
    }));
    void addAll(picked);
  }

  async function addIncomplete(form: HTMLFormElement | null): Promise<void> {
    const withDrafts = ticked.map(({ offered }) => ({ offered, reading: picks.readForNow(offered) }));
    setTried(true);
    if (withDrafts.every(({ reading }) => reading.status === "ready")) await addAll(withDrafts);
    else if (form) focusFirstMistake(form);
  }

  if (instead) {
    const { onBack, content, ...said } = instead;
    return (
      <Dialog key={said.title} size="lg" {...said} onClose={() => !busy && onBack()}>
        {content(addHiding, busy)}
      </Dialog>
    );
  }
  return (
    <Dialog size={aside ? "page" : "lg"} title={title} description={description} onClose={close}>
      {aside?.choice}
      <div className={cx(aside && "lg:grid lg:grid-cols-2 lg:gap-10")}>
        {aside && (
          <div
            className={cx(
              "mt-4 min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(92dvh-10rem)] lg:self-start lg:overflow-y-auto lg:p-1",
              !aside.isShown && "max-lg:hidden",
            )}
          >
            {aside.content}
          </div>
        )}
        <div className={cx("min-w-0", aside?.isShown && "max-lg:hidden")}>
          {children}
          <Form onSubmit={addTicked} className="mt-6">
            {beside?.list(busy)}
            <TickList offered={offered} picks={picks} disabled={busy} selected={selected}>
              {(suggestion) => (
                <div className="grid gap-4 pb-4 ps-8 empty:hidden sm:grid-cols-2">
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
            {below}
            <div className="mt-4 flex flex-col gap-3 empty:hidden">
              {failures.map((reason) => (
                <Notice key={reason} type="error">
                  {reason}
                </Notice>
              ))}
            </div>
            <DialogActions busy={busy} onCancel={close} note={note}>
              {canWait && ticked.some(({ reading }) => reading.status !== "ready") && (
                <Button
                  variant="secondary"
                  disabled={busy}
                  onClick={(event) => void addIncomplete(event.currentTarget.closest("form"))}
                >
                  Add, Hidden Until Complete
                </Button>
              )}
              <Button type="submit" disabled={!all} busy={busy && "Adding..."}>
                {all ? `Add ${all}` : "Add"}
              </Button>
            </DialogActions>
          </Form>
        </div>
      </div>
    </Dialog>
  );
}
