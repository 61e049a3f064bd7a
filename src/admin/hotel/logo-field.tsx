import { ImageUp, Trash2 } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { logoProblem } from "./logo.ts";

/** What the form holds: the stored logo's path, a file about to be uploaded, or none. */
export type Logo = string | File | null;

export function LogoField({ value, onChange }: { value: Logo; onChange: (logo: Logo) => void }) {
  const input = useRef<HTMLInputElement>(null);
  /** Another may be chosen while one is looked at. */
  const latest = useRef<File>(undefined);
  const errorId = useId();
  const [problem, setProblem] = useState<string>();
  const preview = usePreview(value);

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    latest.current = file;
    const found = await logoProblem(file);
    if (latest.current !== file) return;
    setProblem(found);
    if (!found) onChange(file);
    // The same file can be chosen again after a correction.
    if (input.current) input.current.value = "";
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-2xl border border-line bg-sunken">
        {preview ? (
          <img src={preview} alt="Your hotel's logo" className="size-full object-contain" />
        ) : (
          <ImageUp aria-hidden="true" className="size-9 text-ink-soft" strokeWidth={1.5} />
        )}
      </div>
      <div className="min-w-0 flex-1 basis-56">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label="Logo"
          aria-describedby={errorId}
          aria-invalid={problem !== undefined}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" className="size-5" />
            {preview ? "Change Logo" : "Upload Logo"}
          </Button>
          {preview && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" className="size-5" />
              Remove
            </Button>
          )}
        </div>
        <p id={errorId} role="alert" className="mt-2 text-sm text-danger empty:hidden">
          {problem}
        </p>
        <p className="mt-2 text-sm text-ink-soft">A square PNG, JPEG or WebP works best. At most 5 MB.</p>
      </div>
    </div>
  );
}

/** A URL the browser can show, released again when another logo is chosen. */
function usePreview(logo: Logo): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(logo instanceof File)) {
      setUrl(logo || undefined);
      return;
    }
    const created = URL.createObjectURL(logo);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [logo]);
  return url;
}
