import { Camera, ImageUp } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { words } from "../../lib/errors.ts";
import { PHOTO_WORDS } from "../hotel/words.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { preparePicture } from "./prepare.ts";
import { PhotoRefusedError, uploadPhoto } from "./upload.ts";
import { useGivenFiles } from "./use-given-files.ts";

interface PhotoInputProps {
  label: string;
  hotelId: string;
  /** Whether there is a photo already. */
  filled: boolean;
  /** What keeps the form from being saved. */
  error?: string | undefined;
  onStart: () => void;
  /** @param path undefined when it failed */
  onEnd: (path: string | undefined) => void;
  /** Further buttons in the same row. */
  children?: ReactNode;
}

/** Uploads a picture that is chosen, dropped, pasted or taken with the camera. */
export function PhotoInput({ label, hotelId, filled, error, onStart, onEnd, children }: PhotoInputProps) {
  const supabase = useSupabase();
  const messageId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [hasCamera] = useState(() => window.matchMedia("(pointer: coarse)").matches);
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  /** What did not get through, to be sent again. */
  const [failed, setFailed] = useState<Blob>();
  const [note, setNote] = useState<string>();
  const busy = percent !== undefined;
  const { isOver, dropping } = useGivenFiles((files) => void take(files));
  const upload = useRef<AbortController>(undefined);
  // The form was closed, or no longer wants a photo.
  useEffect(() => () => upload.current?.abort(), []);

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || busy) return;
    setNote(files.length > 1 ? `There is room for one photo: ${file.name} was taken.` : undefined);
    await send(() => preparePicture(file));
    // The same file can be chosen again.
    for (const input of [chooser.current, camera.current]) if (input) input.value = "";
  }

  async function send(prepare: () => Blob | Promise<Blob>): Promise<void> {
    setProblem(undefined);
    setFailed(undefined);
    setPercent(0);
    onStart();
    upload.current = new AbortController();
    const { signal } = upload.current;
    let picture: Blob | undefined;
    let path: string | undefined;
    try {
      picture = await prepare();
      path = await uploadPhoto(supabase, hotelId, picture, setPercent, signal);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(words(PHOTO_WORDS, error));
      if (!(error instanceof PhotoRefusedError)) setFailed(picture);
    }
    setPercent(undefined);
    onEnd(path);
  }

  const inputProps = {
    type: "file",
    accept: "image/*",
    tabIndex: -1,
    className: "sr-only",
    "aria-describedby": messageId,
    "aria-invalid": (problem ?? error) !== undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => void take([...(event.target.files ?? [])]),
  };
  return (
    <div
      className={cx(
        "rounded-2xl border-2 border-dashed p-4 transition-colors",
        isOver ? "border-accent bg-sunken" : "border-line",
      )}
      {...dropping}
    >
      <input ref={chooser} aria-label={label} {...inputProps} />
      <input ref={camera} aria-label={`${label}, from the camera`} capture="environment" {...inputProps} />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" disabled={busy} onClick={() => chooser.current?.click()}>
          <ImageUp aria-hidden="true" className="size-5" />
          {filled ? "Replace Photo" : "Choose Photo"}
        </Button>
        {hasCamera && (
          <Button variant="secondary" disabled={busy} onClick={() => camera.current?.click()}>
            <Camera aria-hidden="true" className="size-5" />
            Take Photo
          </Button>
        )}
        {children}
      </div>
      {busy ? (
        <div className="mt-3">
          <ProgressBar label={`${label}: upload`} percent={percent} />
          <p className="mt-1 text-sm text-ink-soft">
            {percent < 100 ? `Uploading, ${percent}%` : "Making it ready for phones…"}
          </p>
        </div>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">
          {note ?? "Or drop a picture here, or paste one. Where it was taken is removed."}
        </p>
      )}
      <p id={messageId} role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {problem ?? error}
      </p>
      {failed && (
        <Button variant="secondary" className="mt-2" onClick={() => void send(() => failed)}>
          Try Again
        </Button>
      )}
    </div>
  );
}
