import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { ErrorText } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { UnsavedChanges } from "../../ui/unsaved-changes.tsx";
import { OPENS_ON } from "../../ui/use-dialog-focus.ts";
import { capitalized } from "../../ui/words.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { type Item, useItemTable, usePhotoChange } from "../sections/items.ts";
import { assign } from "./assign.ts";
import { type Cut, cutStyle, MIDDLE } from "./cut.ts";
import { CutButton } from "./cut-dialog.tsx";
import { photoProblem, sendPhoto } from "./upload.ts";
import { useObjectUrl } from "./use-object-url.ts";

interface PhotoBatchDialogProps {
  section: Section;
  /** The column with a photo's path. */
  column: string;
  items: readonly Item[];
  files: readonly File[];
  onClose: () => void;
}

/** Phones show no more of their pictures at once. */
const MOST = 30;

/** Shows each of several pictures beside the item it goes to, before any of them is sent. */
export function PhotoBatchDialog({ section, column, items, files, onClose }: PhotoBatchDialogProps) {
  const { pictures, busy, sendAll, choose, adjust } = usePhotoBatch(
    section,
    column,
    items,
    files.slice(0, MOST),
  );
  const choices = [
    { value: "", label: t`Leave it out` },
    ...items.map((item) => ({ value: item.id, label: String(item[section.card.title]) })),
  ];
  const showMessage = useMessages();
  const [stopping, setStopping] = useState(false);
  const open = pictures.filter(({ done, itemId }) => !done && itemId !== undefined);
  const done = pictures.filter((picture) => picture.done).length;
  const hasFailed = pictures.some(({ problem }) => problem);

  async function add(): Promise<void> {
    if (!(await sendAll())) return;
    onClose();
    showMessage({
      type: "success",
      title: plural(done + open.length, {
        one: "# photo added successfully!",
        other: "# photos added successfully!",
      }),
    });
  }

  return (
    <Dialog
      size="lg"
      title="Add Photos"
      description={[
        t`Check which ${section.one} each photo belongs to. Guests see them at once.`,
        ...(files.length > MOST ? [t`These are the first ${MOST} of ${files.length}.`] : []),
      ].join(" ")}
      onClose={() => (busy ? setStopping(true) : onClose())}
    >
      <ul className="mt-5 flex flex-col divide-y divide-line border-y border-line">
        {pictures.map((picture) => (
          <li key={pictures.indexOf(picture)} className="flex items-start gap-4 py-4">
            <Thumbnail
              picture={picture}
              onCut={busy || picture.done ? undefined : (cut) => adjust(picture, cut)}
            />
            <div className="flex min-w-0 flex-1 flex-col gap-1.5">
              <span className="truncate text-sm text-ink-soft">{picture.file.name}</span>
              <Select
                aria-label={`${capitalized(section.one)} for ${picture.file.name}`}
                value={picture.itemId ?? ""}
                disabled={busy || picture.done}
                options={choices}
                onChoose={(itemId) => choose(picture.file, itemId || undefined)}
              />
              <State
                picture={picture}
                replaces={items.some(({ id, [column]: photo }) => id === picture.itemId && Boolean(photo))}
              />
            </div>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="secondary" onClick={() => (busy ? setStopping(true) : onClose())}>
          {busy ? "Stop" : done > 0 ? "Close" : "Cancel"}
        </Button>
        <Button
          {...{ [OPENS_ON]: true }}
          disabled={open.length === 0}
          busy={busy && "Adding..."}
          onClick={() => void add()}
        >
          {hasFailed ? "Try Again" : plural(open.length, { one: "Add # photo", other: "Add # photos" })}
        </Button>
      </DialogActions>
      {stopping && busy && (
        <ConfirmDialog
          title="Stop adding photos?"
          text="Photos already added stay."
          confirmLabel="Stop"
          cancelLabel="Go On"
          onConfirm={onClose}
          onCancel={() => setStopping(false)}
        />
      )}
      <UnsavedChanges when={busy} />
    </Dialog>
  );
}

function State({
  picture: { file, percent, problem, done },
  replaces,
}: {
  picture: Picture;
  replaces: boolean;
}) {
  if (percent !== undefined) return <ProgressBar label={`${file.name}: upload`} percent={percent} />;
  if (problem) return <ErrorText role="alert">{problem}</ErrorText>;
  if (done)
    return (
      <p className="flex items-start gap-1.5 text-sm text-accent">
        <CircleCheck className="mt-0.5 size-4 shrink-0" />
        Added
      </p>
    );
  return replaces ? <p className="text-sm text-brass">Replaces the photo that is there.</p> : null;
}

/** In the shape in which guests see it. */
function Thumbnail({
  picture: { file, cut = MIDDLE },
  onCut,
}: {
  picture: Picture;
  /** Undefined when it is too late. */
  onCut: ((cut: Cut) => void) | undefined;
}) {
  const url = useObjectUrl(file);
  return (
    <span className="flex shrink-0 flex-col items-start">
      {/* Not every browser draws what every phone takes. */}
      <span className="aspect-video w-32 overflow-hidden rounded-xl bg-sunken">
        {url && (
          <img src={url} alt="" decoding="async" className="size-full object-cover" style={cutStyle(cut)} />
        )}
      </span>
      {onCut && (
        <CutButton
          variant="quiet"
          tight
          aria-label={`Adjust ${file.name}`}
          src={url}
          cut={cut}
          onChoose={onCut}
        >
          Adjust
        </CutButton>
      )}
    </span>
  );
}

interface Picture {
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
function usePhotoBatch(section: Section, column: string, items: readonly Item[], files: readonly File[]) {
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
