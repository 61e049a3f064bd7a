import { t } from "../../../lib/texts/t.ts";
import { CopyDialog } from "../../content/hotel/copy-dialog.tsx";
import { PROFILE_FAILURES } from "../../content/hotel/failures.ts";
import { LOOK_FIELDS } from "../../content/hotel/fields.ts";
import { useHotelChoice } from "../../content/hotel/hotel-choice.ts";
import { type Hotel, type HotelUpdate, useChangeHotel } from "../../content/hotel/hotels.ts";
import { copiedPath, copyPhotos } from "../../content/photos/copy-photos.ts";
import { changesTo } from "../../rows/merge.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useAnnounce } from "../../ui/undo.ts";

function lookOf(hotel: Hotel): HotelUpdate {
  return Object.fromEntries(
    Object.keys(LOOK_FIELDS).map((column) => [column, hotel[column as keyof typeof LOOK_FIELDS]]),
  );
}

/** Gives another hotel of the owner the cover, color and headings of this one. */
export function CopyLookDialog({ hotel, onClose }: { hotel: Hotel; onClose: () => void }) {
  const supabase = useSupabase();
  const change = useChangeHotel();
  const choice = useHotelChoice();
  const announceAdded = useAnnounce();

  async function copyTo(to: Hotel): Promise<void> {
    const cover_path = hotel.cover_path && copiedPath(hotel.cover_path, to.id);
    if (hotel.cover_path) await copyPhotos(supabase, new Set([hotel.cover_path]), to.id);
    const changes = changesTo(lookOf(to), { ...lookOf(hotel), cover_path }) as HotelUpdate;
    const saved = await change(to, changes);
    onClose();
    announceAdded(t`${to.name} has this look now`, {
      run: () => change(saved, changesTo(saved, lookOf(to)) as HotelUpdate),
      done: t`${to.name} has its own look again`,
      failed: t`Failed to give ${to.name} its own look back.`,
    });
  }

  return (
    <CopyDialog
      title="Copy This Look"
      description="Guests of the other hotel see it at once."
      choice={choice}
      failures={PROFILE_FAILURES}
      label="Copy Look"
      copy={copyTo}
      onClose={onClose}
    />
  );
}
