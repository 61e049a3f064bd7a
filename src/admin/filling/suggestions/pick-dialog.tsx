import { type ReactNode, type SyntheticEvent, useState } from "react";
import { t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { focusFirstMistake } from "../../content/picks/blanks.tsx";
import type { Offered } from "../../content/picks/offer.ts";
import type { Picks } from "../../content/picks/picks.ts";
import { TickList } from "../../content/picks/tick-list.tsx";
import { type Beside, countedBoth, ITEMS, useAddPicked } from "../../content/picks/use-add-picked.ts";
import type { ItemValues } from "../../content/sections/items.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Mend } from "./mend.tsx";

interface PickDialogProps {
  title: string;
  description: string;
  aside?: Aside | undefined;
  onClose: () => void;
  onAdded?: () => void;
  children?: ReactNode;
  sections: readonly Section[];
  offered: readonly Offered[] | undefined;
  picks: Picks;
  more?: ItemValues;
  beside?: Beside | undefined;
  selected?: string | undefined;
  note?: ReactNode;
  /** Further actions with an item. */
  actions?: (offered: Offered, disabled: boolean) => ReactNode;
}

/** The part beside the list on a desk, and in its place on a phone. */
interface Aside {
  content: ReactNode;
  choice: ReactNode;
  isShown: boolean;
}

/** Items to tick: they are added at once, in this order, and can be taken out again. */
export function PickDialog({
  title,
  description,
  aside,
  onClose,
  onAdded = onClose,
  children,
  sections,
  offered = [],
  picks,
  more,
  beside,
  selected,
  note,
  actions,
}: PickDialogProps) {
  const { add, busy, failures, announce } = useAddPicked(more, beside);
  const [tried, setTried] = useState(false);
  const ticked = offered
    .filter((each) => !each.isThere && picks.isTicked(each))
    .map((each) => ({ offered: each, reading: picks.read(each) }));
  const hidden = ticked.filter(({ reading }) => reading.status === "ready" && reading.lacking).length;
  const [only] = sections;
  const called = sections.length === 1 && only ? only : ITEMS;
  const all = countedBoth(ticked.length, called, beside);

  async function addTicked(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    setTried(true);
    if (ticked.some(({ reading }) => reading.status !== "ready")) {
      focusFirstMistake(event.currentTarget);
      return;
    }
    if (!(await add(picks.rowsOf(ticked)))) return;
    picks.drop();
    onAdded();
  }

  function close(): void {
    if (busy) return;
    announce();
    onClose();
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
                <div className="pb-4 ps-8 empty:hidden">
                  {actions?.(suggestion, busy)}
                  {picks.isTicked(suggestion) && (
                    <Mend offered={suggestion} picks={picks} tried={tried} disabled={busy} />
                  )}
                </div>
              )}
            </TickList>
            <div className="mt-4 flex flex-col gap-3 empty:hidden">
              {hidden > 0 && <p role="status">{t`${hidden} hidden until complete.`}</p>}
              {failures.map((reason) => (
                <Notice key={reason} type="error">
                  {reason}
                </Notice>
              ))}
            </div>
            <DialogActions busy={busy} onCancel={close} note={note}>
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
