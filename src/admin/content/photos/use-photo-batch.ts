import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Section } from "../../../sections/index.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Item, useItemTable, usePhotoChange } from "../sections/items.ts";
import { assign } from "./assign.ts";
import type { Cut } from "./cut.ts";
import { photoProblem, sendPhoto } from "./upload.ts";

export interface Picture {
  file: File;
  /** Undefined: it is left out. */
  itemId: string | undefined;
  /** Which part of it is used; without one, all of it. */
  cut?: Cut;
  /** While it is sent. */
  percent?: number | undefined;
  problem?: string | undefined;
  done?: true;
}

/**
 * Several pictures for the items of a section: each goes to one item, and each item gets one. They are sent one
 * after the other; one that fails leaves the others alone and can be sent again.
 *
 * @param column where a photo's path is stored
 */
export function usePhotoBatch(
  section: Section,
  column: string,
  items: readonly Item[],
  files: readonly File[],
) {
  const supabase = useSupabase();
  const hotelId = useHotel().id;
  const queryClient = useQueryClient();
  const { queryKey } = useItemTable(section);
  const save = usePhotoChange(section);
  const [pictures, setPictures] = useState<readonly Picture[]>(() => {
    const places = items.map((item) => ({
      id: item.id,
      title: String(item[section.card.title]),
      hasPhoto: Boolean(item[column]),
    }));
    const ids = assign(
      files.map(({ name }) => name),
      places,
    );
    return files.map((file, index) => ({ file, itemId: ids[index] }));
  });
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  function change({ file }: Picture, changed: Partial<Picture>): void {
    setPictures((all) => all.map((one) => (one.file === file ? { ...one, ...changed } : one)));
  }

  /** @throws what {@link photoProblem} has words for */
  async function send(picture: Picture, signal: AbortSignal): Promise<void> {
    const { file, itemId, cut } = picture;
    const onProgress = (percent: number) => change(picture, { percent });
    const path = await sendPhoto(file, { supabase, hotelId, cut, onProgress, signal });
    // As it is by now: another window may have changed it meanwhile.
    const item = queryClient.getQueryData<readonly Item[]>(queryKey)?.find(({ id }) => id === itemId);
    if (!item) throw new Error(`This ${section.one} is no longer there.`);
    await save(item, { [column]: path });
  }

  /** @returns whether nothing is left to do */
  async function sendAll(): Promise<boolean> {
    sending.current = new AbortController();
    const { signal } = sending.current;
    let failed = 0;
    setBusy(true);
    for (const picture of pictures) {
      if (picture.done || picture.itemId === undefined) continue;
      change(picture, { percent: 0, problem: undefined });
      try {
        await send(picture, signal);
        change(picture, { percent: undefined, done: true });
      } catch (error) {
        if (signal.aborted) return false;
        failed++;
        change(picture, { percent: undefined, problem: photoProblem(section, error) });
      }
    }
    setBusy(false);
    return failed === 0;
  }

  return {
    pictures,
    busy,
    sendAll,
    adjust: (picture: Picture, cut: Cut): void => change(picture, { cut }),
    /** An item that has another picture gets this one instead. */
    choose: (file: File, itemId: string | undefined): void =>
      setPictures((all) =>
        all.map((one) => {
          if (one.file === file) return { ...one, itemId, problem: undefined };
          return itemId !== undefined && one.itemId === itemId && !one.done
            ? { ...one, itemId: undefined }
            : one;
        }),
      ),
  };
}
