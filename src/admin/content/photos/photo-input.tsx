import { Camera, ImageUp } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { failureText, NetworkError } from "../../../lib/errors.ts";
import { photoUrl } from "../../../lib/look/photo.ts";
import { t } from "../../../lib/texts/t.ts";
import { fetchWhole } from "../../rows/fetch.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { FileInput } from "../../ui/file-input.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { PHOTO_FAILURES } from "../hotel/failures.ts";
import { type Cut, MIDDLE } from "./cut.ts";
import { CutButton } from "./cut-dialog.tsx";
import { PhotoRefusedError } from "./prepare.ts";
import { sendPhoto } from "./upload.ts";
import { useGivenFiles } from "./use-given-files.ts";
import { useObjectUrl } from "./use-object-url.ts";
import type { EndUpload } from "./use-photo-value.ts";

interface PhotoInputProps {
  label: string;
  hotelId: string;
  /** Path of the photo that is there already; empty without one. */
  path: string;
  /** Whether a part of it is cut out, in the shape of a card. */
  cuts?: boolean;
  /** Why the form cannot be saved. */
  error?: string | undefined;
  onStart: () => EndUpload;
  children?: ReactNode;
}

/** Uploads a picture that is chosen, dropped, pasted or taken with the camera. */
export function PhotoInput({
  label,
  hotelId,
  path: shown,
  cuts = false,
  error,
  onStart,
  children,
}: PhotoInputProps) {
  const supabase = useSupabase();
  const messageId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [hasCamera] = useState(() => window.matchMedia("(pointer: coarse)").matches);
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  /** The picture that a failed attempt has not sent. */
  const [failed, setFailed] = useState<{ picture: Blob; cut: Cut | undefined }>();
  const [original, setOriginal] = useState<Original>();
  const [note, setNote] = useState<string>();
  const busy = percent !== undefined;
  const { isOver, dropping } = useGivenFiles((files) => void take(files));
  const upload = useRef<AbortController>(undefined);
  // The form was closed, or no longer wants a photo.
  useEffect(() => () => upload.current?.abort(), []);

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file || busy) return;
    setNote(files.length > 1 ? t`There is room for one photo: ${file.name} was taken.` : undefined);
    await send(() => file);
  }

  async function send(load: () => Blob | Promise<Blob>, cut?: Cut): Promise<void> {
    setProblem(undefined);
    setFailed(undefined);
    setPercent(0);
    const end = onStart();
    upload.current = new AbortController();
    const { signal } = upload.current;
    let picture: Blob | undefined;
    let path: string | undefined;
    try {
      picture = await load();
      path = await sendPhoto(picture, { supabase, hotelId, cut, onProgress: setPercent, signal });
      setOriginal({ path, picture, cut: cut ?? MIDDLE });
    } catch (error) {
      if (signal.aborted) return;
      setProblem(failureText(PHOTO_FAILURES, error));
      if (picture && !(error instanceof PhotoRefusedError)) setFailed({ picture, cut });
    }
    setPercent(undefined);
    end(path);
  }

  const inputProps = {
    "aria-describedby": messageId,
    "aria-invalid": (problem ?? error) !== undefined,
    onChoose: (files: File[]) => void take(files),
  };
  return (
    <div
      className={cx(
        "rounded-2xl border-2 border-dashed p-4 transition-colors cramped:p-3",
        isOver ? "border-accent bg-sunken" : "border-line",
      )}
      {...dropping}
    >
      <FileInput ref={chooser} aria-label={label} {...inputProps} />
      <FileInput
        ref={camera}
        aria-label={`${label}, from the camera`}
        capture="environment"
        {...inputProps}
      />
      <div className="flex flex-wrap items-center gap-2">
        {hasCamera && (
          <Button
            variant={shown ? "secondary" : "primary"}
            disabled={busy}
            onClick={() => camera.current?.click()}
            icon={Camera}
          >
            Take Photo
          </Button>
        )}
        <Button icon={ImageUp} variant="secondary" disabled={busy} onClick={() => chooser.current?.click()}>
          {shown ? "Replace Photo" : "Choose Photo"}
        </Button>
        {cuts && shown && (
          <AdjustPhoto
            path={shown}
            original={original}
            disabled={busy}
            onCut={(load, cut) => void send(load, cut)}
          />
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
        <p className="mt-2 text-sm text-ink-soft">{note ?? "We remove the place from the photo."}</p>
      )}
      <p id={messageId} role="alert" className="mt-2 text-sm text-danger empty:hidden">
        {problem ?? error}
      </p>
      {failed && (
        <Button
          variant="secondary"
          className="mt-2"
          onClick={() => void send(() => failed.picture, failed.cut)}
        >
          Try Again
        </Button>
      )}
    </div>
  );
}

/** The picture that a photo was cut from. */
interface Original {
  /** The photo's. */
  path: string;
  picture: Blob;
  cut: Cut;
}

interface AdjustPhotoProps {
  path: string;
  /** All of the picture is known only until the form is closed. */
  original: Original | undefined;
  disabled: boolean;
  onCut: (load: () => Blob | Promise<Blob>, cut: Cut) => void;
}

/** Cuts a photo again, from the whole picture while it is known, else from the stored photo. */
function AdjustPhoto({ path, original, disabled, onCut }: AdjustPhotoProps) {
  const known = original?.path === path ? original : undefined;
  const stored = photoUrl(path, 1200, "webp");
  const local = useObjectUrl(known?.picture);
  return (
    <CutButton
      variant="secondary"
      disabled={disabled}
      src={known ? local : stored}
      cut={known?.cut ?? MIDDLE}
      onChoose={(cut) => onCut(() => known?.picture ?? loadPhoto(stored), cut)}
    >
      Adjust Photo
    </CutButton>
  );
}

/** @throws {NetworkError} */
async function loadPhoto(url: string): Promise<Blob> {
  const answer = await fetchWhole(url);
  if (!answer.ok) throw new NetworkError("the photo was not loaded");
  return answer.blob();
}
