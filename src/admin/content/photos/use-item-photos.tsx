import { useRef, useState } from "react";
import type { Section } from "../../../sections/index.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Item, usePhotoChange } from "../sections/items.ts";
import { photoProblem, sendPhoto } from "./send-photo.ts";

/**
 * A photo for one item, straight from its row: chosen or taken, sent, saved with the item, and taken back with Undo.
 * It goes on where the owner leaves the screen meanwhile.
 */
export function useItemPhotos(section: Section) {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  const change = usePhotoChange(section);
  const showMessage = useMessages();
  const chooser = useRef<HTMLInputElement>(null);
  const chosenFor = useRef<Item>(undefined);
  const [sending, setSending] = useState<ReadonlyMap<string, number>>(new Map());
  const { photo: column } = section.card;

  function show({ id }: Item, percent: number | undefined): void {
    setSending((before) => {
      const after = new Map(before);
      if (percent === undefined) after.delete(id);
      else after.set(id, percent);
      return after;
    });
  }

  async function send(item: Item, file: File): Promise<void> {
    if (column === undefined) return;
    show(item, 0);
    try {
      const path = await sendPhoto(file, {
        supabase,
        hotelId,
        onProgress: (percent) => show(item, percent),
        signal: new AbortController().signal,
      });
      const saved = await change(item, { [column]: path });
      showMessage({
        type: "success",
        title: `Photo of ${item[section.card.title]} added`,
        passing: true,
        action: { label: "Undo", onPress: () => void undo(saved, column) },
      });
    } catch (error) {
      const now = error instanceof ChangedElsewhereError ? (error.current as Item) : item;
      tellFailure(error, () => void send(now, file));
    } finally {
      show(item, undefined);
    }
  }

  async function undo(item: Item, of: string): Promise<void> {
    try {
      await change(item, { [of]: null });
      showMessage({ type: "success", title: "Undone", passing: true });
    } catch (error) {
      tellFailure(error, () => void undo(item, of));
    }
  }

  function tellFailure(error: unknown, onPress: () => void): void {
    showMessage({
      type: "error",
      title: "Error",
      text: photoProblem(section, error),
      action: { label: "Try Again", onPress },
    });
  }

  return {
    sending,
    /** Asks for a photo. Phones offer their camera and their photos. */
    add(item: Item): void {
      chosenFor.current = item;
      chooser.current?.click();
    },
    /** To be rendered with the list. */
    input: column !== undefined && (
      <FileInput
        ref={chooser}
        aria-label={`Photo of one ${section.one}`}
        onChoose={([file]) => file && chosenFor.current && void send(chosenFor.current, file)}
      />
    ),
  };
}
