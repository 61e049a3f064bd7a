import { NetworkError } from "../../../lib/errors.ts";
import { photoUrl } from "../../../lib/photo.ts";
import { fetchWhole } from "../../rows/fetch.ts";
import { type Cut, MIDDLE } from "./cut.ts";
import { CutButton } from "./cut-dialog.tsx";
import { useObjectUrl } from "./use-object-url.ts";

/** The picture that a photo was cut from. */
export interface Original {
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
export function AdjustPhoto({ path, original, disabled, onCut }: AdjustPhotoProps) {
  const known = original?.path === path ? original : undefined;
  const stored = photoUrl(path, 1200, "webp");
  const local = useObjectUrl(known?.picture);
  return (
    <CutButton
      variant="secondary"
      disabled={disabled}
      src={known ? local : stored}
      cut={known?.cut ?? MIDDLE}
      onChoose={(cut) => onCut(() => known?.picture ?? load(stored), cut)}
    >
      Adjust Photo
    </CutButton>
  );
}

/** @throws {NetworkError} */
async function load(url: string): Promise<Blob> {
  const answer = await fetchWhole(url);
  if (!answer.ok) throw new NetworkError("The photo was not loaded");
  return answer.blob();
}
