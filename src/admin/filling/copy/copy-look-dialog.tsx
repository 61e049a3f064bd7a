import { useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { PROFILE_FAILURES } from "../../content/hotel/failures.ts";
import { LOOK_FIELDS } from "../../content/hotel/fields.ts";
import { type Hotel, type HotelUpdate, useUpdateHotel } from "../../content/hotel/hotels.ts";
import { PhotoRefusedError } from "../../content/photos/upload.ts";
import { useAnnounceAdded } from "../../content/sections/announce-added.ts";
import { changesTo } from "../../rows/merge.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { copiedPath, copyPhotos } from "./copy-photos.ts";
import { HotelChoice, useHotelChoice } from "./hotel-choice.tsx";

function lookOf(hotel: Hotel): HotelUpdate {
  return Object.fromEntries(
    Object.keys(LOOK_FIELDS).map((column) => [column, hotel[column as keyof typeof LOOK_FIELDS]]),
  );
}

/** Gives another hotel of the owner the cover, color and headings of this one. */
export function CopyLookDialog({ hotel, onClose }: { hotel: Hotel; onClose: () => void }) {
  const supabase = useSupabase();
  const update = useUpdateHotel();
  const choice = useHotelChoice();
  const announceAdded = useAnnounceAdded();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function start(to: Hotel): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const cover_path = hotel.cover_path && copiedPath(hotel.cover_path, to.id);
      if (hotel.cover_path) await copyPhotos(supabase, new Set([hotel.cover_path]), to.id);
      const changes = changesTo(lookOf(to), { ...lookOf(hotel), cover_path }) as HotelUpdate;
      const saved = await update.mutateAsync({ original: to, changes });
      onClose();
      announceAdded({
        title: `${to.name} has this look now`,
        remove: () =>
          update.mutateAsync({ original: saved, changes: changesTo(saved, lookOf(to)) as HotelUpdate }),
        undone: `${to.name} has its own look again`,
        failed: `Failed to give ${to.name} its own look back.`,
      });
    } catch (error) {
      setFailure(
        error instanceof PhotoRefusedError
          ? `Nothing was copied: ${error.message}`
          : failureText(PROFILE_FAILURES, error),
      );
      setBusy(false);
    }
  }

  const { chosen } = choice;
  return (
    <Dialog
      title="Copy This Look"
      description="Cover, color and headings, as they are saved. They replace the other hotel's, whose guests see them at once."
      onClose={() => !busy && onClose()}
    >
      <div className="mt-6 flex flex-col gap-4">
        <HotelChoice {...choice} disabled={busy} />
        {failure && <Notice type="error">{failure}</Notice>}
      </div>
      <DialogActions busy={busy} onCancel={onClose}>
        <Button disabled={!chosen} busy={busy && "Copying..."} onClick={() => chosen && void start(chosen)}>
          Copy Look
        </Button>
      </DialogActions>
    </Dialog>
  );
}
