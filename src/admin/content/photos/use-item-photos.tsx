import { useCallback, useMemo, useRef, useState } from "react";
import { t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { ChangedElsewhereError } from "../../rows/merge.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { useAnnounce, useAttempt } from "../../ui/undo.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Item, usePhotoChange } from "../sections/items.ts";
import { photoProblem, sendPhoto } from "./upload.ts";

export interface RowPhotos {
  /** How much of a photo is sent, by its item's id. */
  sending: ReadonlyMap<string, number>;
  /** Asks for a photo. Phones offer their camera and their photos. */
  add: (item: Item) => void;
}

/**
 * A photo for one item, straight from its row: chosen or taken, sent, saved with the item, and taken back with Undo.
 * It goes on where the owner leaves the screen meanwhile.
 */
export function useItemPhotos(section: Section) {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  const change = usePhotoChange(section);
  const announce = useAnnounce();
  const attempt = useAttempt();
  const reasonOf = (error: unknown) => photoProblem(section, error);
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

  /** @param item is replaced by what another window made of it, for the next attempt */
  async function send(item: { now: Item }, file: File, of: string): Promise<void> {
    show(item.now, 0);
    try {
      const path = await sendPhoto(file, {
        supabase,
        hotelId,
        onProgress: (percent) => show(item.now, percent),
      });
      const saved = await change(item.now, { [of]: path });
      announce(t`Photo of ${String(item.now[section.card.title])} added`, {
        run: () => change(saved, { [of]: null }),
        done: t`Undone`,
        failed: reasonOf,
      });
    } catch (error) {
      if (error instanceof ChangedElsewhereError) item.now = error.current as Item;
      throw error;
    } finally {
      show(item.now, undefined);
    }
  }

  function choose(file: File | undefined, of: string): void {
    if (!file || !chosenFor.current) return;
    const item = { now: chosenFor.current };
    void attempt(() => send(item, file, of), reasonOf);
  }

  const add = useCallback((item: Item): void => {
    chosenFor.current = item;
    chooser.current?.click();
  }, []);

  return {
    ofRows: useMemo((): RowPhotos => ({ sending, add }), [sending, add]),
    /** To be rendered with the list. */
    input: column !== undefined && (
      <FileInput
        ref={chooser}
        aria-label={`Photo of one ${section.one}`}
        onChoose={([file]) => choose(file, column)}
      />
    ),
  };
}
