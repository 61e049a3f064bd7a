import { FileUp } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "../../lib/texts/t.ts";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { FileInput } from "./file-input.tsx";

export const TABLE_FILES =
  ".xlsx,.xls,.ods,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel,application/vnd.oasis.opendocument.spreadsheet";
/** Places on a map, as programs save them. */
export const MAPS = ".geojson,.json,.kml,.kmz,.gpx";

interface FilePickerProps {
  name: string | undefined;
  disabled: boolean;
  /** With one file, unless several may be chosen. */
  onChoose: (...files: [File, ...File[]]) => void;
  multiple?: boolean;
  /** Which files may be chosen, and what they are called. */
  accept?: string;
  label?: string;
  /** Shown while there is no file. */
  children: ReactNode;
}

/** A file is chosen with the button, or dropped anywhere on the window. */
export function FilePicker({
  name,
  disabled,
  onChoose,
  multiple = false,
  accept = TABLE_FILES,
  label = t`Excel or CSV file`,
  children,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop((file) => !disabled && onChoose(file));
  return (
    <div
      className={cx(
        "mt-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-lg border border-dashed p-4",
        isOver ? "border-accent bg-accent-soft" : "border-edge",
      )}
    >
      <FileInput
        ref={input}
        accept={accept}
        aria-label={label}
        multiple={multiple}
        onChoose={([file, ...more]) => file && onChoose(file, ...more)}
      />
      <Button icon={FileUp} variant="secondary" disabled={disabled} onClick={() => input.current?.click()}>
        {name ? "Choose Another File" : "Choose File"}
      </Button>
      {name ? <span className="wrap-anywhere text-ink-soft">{name}</span> : children}
      {!name && <span className="text-ink-soft max-sm:hidden">or drop one here</span>}
    </div>
  );
}

/** For the whole window, because a browser would open a file that is dropped elsewhere. */
function useFileDrop(onDrop: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      "dragover",
      (event) => {
        if (!event.dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    addEventListener("dragleave", (event) => event.relatedTarget === null && setOver(false), { signal });
    addEventListener(
      "drop",
      (event) => {
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        setOver(false);
        take(file);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isOver;
}
