import { ImageUp, Trash2 } from "lucide-react";
import { useId, useRef, useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { MAX_LOGO_BYTES } from "../../../product.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { FileInput } from "../../ui/file-input.tsx";
import { NO_IMAGE, PICTURE_TYPES } from "../photos/prepare.ts";
import { usePhotoValue } from "../photos/use-photo-value.ts";
import { PROFILE_FAILURES } from "./failures.ts";
import { uploadLogo } from "./logo-files.ts";

/** Uploaded when it is chosen, so that the preview can show it; guests see it once the form is saved. */
export function LogoField({ hotelId, error }: { hotelId: string; error: string | undefined }) {
  const supabase = useSupabase();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [problem, setProblem] = useState<string>();
  const { path, isUploading, change, onStart } = usePhotoValue("logo_url");

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    const end = onStart();
    let uploaded: string | undefined;
    try {
      const found = await logoProblem(file);
      setProblem(found);
      if (!found) uploaded = await uploadLogo(supabase, hotelId, file);
    } catch (failure) {
      setProblem(failureText(PROFILE_FAILURES, failure));
    }
    end(uploaded);
  }

  return (
    <div className="flex flex-wrap items-center gap-3 sm:gap-4">
      <div className="grid size-16 shrink-0 sm:size-20 place-items-center overflow-hidden rounded-2xl border border-line bg-sunken">
        {path ? (
          <img src={path} alt="Your hotel's logo" className="size-full object-contain" />
        ) : (
          <ImageUp className="size-8 text-ink-soft" strokeWidth={1.5} />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <FileInput
          ref={input}
          aria-label="Logo"
          aria-describedby={errorId}
          aria-invalid={(problem ?? error) !== undefined}
          onChoose={([file]) => void choose(file)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            icon={ImageUp}
            variant="secondary"
            busy={isUploading && "Uploading..."}
            onClick={() => input.current?.click()}
          >
            {path ? "Change Logo" : "Upload Logo"}
          </Button>
          {path && (
            <Button icon={Trash2} variant="quiet" disabled={isUploading} onClick={() => change("")}>
              <span className="max-sm:sr-only">Remove</span>
            </Button>
          )}
        </div>
        <p id={errorId} role="alert" className="mt-2 text-sm text-danger empty:hidden">
          {problem ?? error}
        </p>
        <p className="mt-1 text-sm text-ink-soft">A square PNG, JPEG or WebP, at most 5 MB.</p>
      </div>
    </div>
  );
}

async function logoProblem(file: File): Promise<string | undefined> {
  if (!PICTURE_TYPES.includes(file.type)) return NO_IMAGE;
  if (file.size > MAX_LOGO_BYTES) return t`Image size must be less than 5MB.`;
  return (await isPicture(file)) ? undefined : NO_IMAGE;
}

/** Decodes the picture, because a file's type only depends on its name. */
async function isPicture(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
