import { type DragEvent, useEffect, useEffectEvent, useState } from "react";

/** Takes files that are dropped on an element, or pasted anywhere but into text. */
export function useGivenFiles(onFiles: (files: readonly File[]) => void, enabled = true) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!enabled) return;
    function paste({ target, clipboardData }: ClipboardEvent): void {
      if (target instanceof HTMLElement && target.matches("textarea, input:not([type=file])")) return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take(files);
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [enabled]);

  return {
    isOver,
    /** The element's own properties. */
    dropping: {
      onDragOver: (event: DragEvent) => {
        if (!enabled || !event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // Also fired when the pointer enters a child.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!enabled || event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
