import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Collection } from "../../../sections/index.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { draftKey, draftKeys, draftStore, interruptedForm } from "../../rows/drafts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { formWords } from "../../ui/words.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import type { OpenDialog } from "./item-dialogs.tsx";
import { draftName, duplicateOf, type Item } from "./items.ts";

/** @returns the form of the draft with this name, unless its row was deleted */
function dialogOf(collection: Collection, items: readonly Item[], name: string): OpenDialog | undefined {
  if (name === draftName(undefined, undefined)) return { type: "add" };
  const item = items.find((one) => draftName(one, undefined) === name);
  if (item) return { type: "edit", item };
  const copied = items.find((one) => draftName(undefined, one) === name);
  return copied && { type: "add", initial: duplicateOf(collection, copied) };
}

interface DraftOfferProps {
  collection: Collection;
  items: readonly Item[];
  open: OpenDialog | undefined;
  onOpen: (dialog: OpenDialog) => void;
}

/**
 * Tells that a form has unsaved input, and opens it again. A form that was open when the session ended opens
 * by itself.
 */
export function DraftOffer({ collection, items, open, onOpen }: DraftOfferProps) {
  const userId = useUser().id;
  const start = `${useHotel().id}/${collection.id}/`;
  const [, setDiscarded] = useState<string>();
  const prefix = draftKey(userId, start);

  const { key: arrival } = useLocation();

  // Once for each visit of the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const key = interruptedForm();
    if (!key?.startsWith(prefix)) return;
    const dialog = dialogOf(collection, items, key.slice(prefix.length));
    if (dialog) onOpen(dialog);
  }, [arrival]);

  if (open) return null;
  const offers = draftKeys(userId, start).flatMap((key) => {
    const dialog = dialogOf(collection, items, key.slice(prefix.length));
    return dialog ? [{ key, dialog }] : [];
  });
  const [offer] = offers;
  if (!offer) return null;
  const { key, dialog } = offer;
  return (
    <div className="mb-6">
      <Notice type="info">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="me-auto wrap-anywhere">
            {dialog.type === "edit"
              ? `What you changed in “${dialog.item[collection.card.title]}” has not been saved.`
              : `What you typed under “${formWords(collection, false).title}” has not been saved.`}
          </p>
          <div className="flex gap-3">
            <Button
              variant="quiet"
              onClick={() => {
                draftStore(key).drop();
                setDiscarded(key);
              }}
            >
              Discard
            </Button>
            <Button variant="secondary" onClick={() => onOpen(dialog)}>
              Continue
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}
