import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { words } from "../../lib/errors.ts";
import { photoUrl } from "../../lib/photo.ts";
import { type Hotel, useUpdateHotel } from "../hotel/hotels.ts";
import { PHOTO_WORDS } from "../hotel/words.ts";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { useMessages } from "../ui/messages.tsx";
import { FocusPicker } from "./focus-picker.tsx";
import { PhotoInput } from "./photo-input.tsx";

type Cover = Pick<Hotel, "cover_path" | "cover_focus_x" | "cover_focus_y">;

/** The picture at the top of the guest page. Each change is saved at once and can be undone. */
export function CoverCard({ hotel }: { hotel: Hotel }) {
  const update = useUpdateHotel();
  const showMessage = useMessages();
  const [before, setBefore] = useState<Cover>();
  const { cover_path, cover_focus_x, cover_focus_y } = hotel;
  const shown: Cover = { cover_path, cover_focus_x, cover_focus_y };

  /** @throws what the update threw */
  async function save(changes: Partial<Cover>): Promise<void> {
    await update.mutateAsync({ original: hotel, changes });
  }

  async function change(changes: Partial<Cover>): Promise<void> {
    await save(changes);
    setBefore(shown);
  }

  /** For controls without an input that could show the error. */
  const orTell = (work: Promise<void>) =>
    work.catch((error: unknown) =>
      showMessage({ type: "error", title: "Error", text: words(PHOTO_WORDS, error) }),
    );

  return (
    <Card className="mb-6 max-w-4xl">
      <CardTitle>Cover photo</CardTitle>
      <p className="mt-1 mb-5 text-ink-soft">
        At the top of your guest page, behind the hotel's name. Guests see it at once.
      </p>
      {cover_path && (
        <FocusPicker
          key={`${cover_path} ${cover_focus_x} ${cover_focus_y}`}
          src={photoUrl(cover_path, 1200, "webp")}
          hotelName={hotel.name}
          x={cover_focus_x}
          y={cover_focus_y}
          onPick={(x, y) => void orTell(change({ cover_focus_x: x, cover_focus_y: y }))}
        />
      )}
      <PhotoInput
        label="Cover photo"
        hotelId={hotel.id}
        filled={cover_path !== null}
        onUploaded={(path) => change({ cover_path: path, cover_focus_x: 50, cover_focus_y: 50 })}
      >
        {cover_path && (
          <Button variant="quiet" onClick={() => void orTell(change({ cover_path: null }))}>
            <Trash2 aria-hidden="true" className="size-5" />
            Remove Photo
          </Button>
        )}
        {before && (
          <Button variant="quiet" onClick={() => void orTell(save(before).then(() => setBefore(undefined)))}>
            <Undo2 aria-hidden="true" className="size-5" />
            Undo
          </Button>
        )}
      </PhotoInput>
    </Card>
  );
}
