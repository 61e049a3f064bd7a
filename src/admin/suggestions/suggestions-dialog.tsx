import { type SyntheticEvent, useState } from "react";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useAnnounceAdded } from "../sections/announce-added.ts";
import { useBulkChanges } from "../sections/bulk.ts";
import type { Item } from "../sections/items.ts";
import { capitalized, counted } from "../sections/words.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { failureOf } from "./add-suggested.ts";
import { Blanks } from "./blanks.tsx";
import { focusFirstMistake } from "./focus-first-mistake.ts";
import { offeredIn, type SuggestedSection } from "./offer.ts";
import { usePicks } from "./picks.ts";
import { TickList } from "./tick-list.tsx";

interface SuggestionsDialogProps {
  section: SuggestedSection;
  /** The section's present rows. */
  items: readonly Item[];
  onClose: () => void;
}

/** What many houses have: the ticked ones are added at once, in this order. */
export function SuggestionsDialog({ section, items, onClose }: SuggestionsDialogProps) {
  const hotel = useHotel();
  const { add, remove } = useBulkChanges(section);
  const announceAdded = useAnnounceAdded();
  const picks = usePicks(`${hotel.id}/suggestions/${section.id}`);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const offered = offeredIn(section, items, hotel);
  const ticked = offered
    .filter(picks.isTicked)
    .map((suggestion) => ({ offered: suggestion, reading: picks.read(suggestion) }));

  async function addTicked(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (ticked.some(({ reading }) => reading.status !== "ready")) {
      focusFirstMistake(event.currentTarget);
      return;
    }
    setBusy(true);
    try {
      const ids = await add(picks.rowsOf(ticked).get(section.id) ?? []);
      const count = counted(ids.length, section);
      picks.drop();
      onClose();
      announceAdded({
        title: `${capitalized(count)} added successfully!`,
        remove: () => remove(ids),
        undone: `${capitalized(count)} taken out again`,
        failed: `Failed to take ${count} out again.`,
      });
    } catch (error) {
      setBusy(false);
      setFailure(failureOf(section, error));
    }
  }

  return (
    <Dialog
      size="lg"
      title={`Suggestions for ${section.title}`}
      description="Tick what your house has. Guests read nothing of it before you add it, and you can change every text."
      onClose={() => !busy && onClose()}
    >
      <Form onSubmit={(event) => void addTicked(event)} className="mt-6">
        {offered.length === 0 ? (
          <p>You have all of them already.</p>
        ) : (
          <TickList offered={offered} picks={picks} disabled={busy}>
            {(suggestion) => (
              <div className="grid gap-4 pb-4 pl-8 empty:hidden sm:grid-cols-2">
                <Blanks
                  offered={suggestion}
                  picks={picks}
                  reading={tried ? picks.read(suggestion) : undefined}
                  disabled={busy}
                />
              </div>
            )}
          </TickList>
        )}
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
            {ticked.length === 0 ? "Add" : `Add ${counted(ticked.length, section)}`}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
