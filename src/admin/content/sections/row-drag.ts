import { type PointerEvent, useState } from "react";
import { cx } from "../../ui/cx.ts";

/** Pixels: how near to the window's edge a dragged row scrolls the page, and how fast. */
const EDGE = 80;
const SCROLL_STEP = 12;

interface Drag {
  from: number;
  to: number;
}

/**
 * Dragging the rows of one list by a handle, with a mouse, pen or finger. Rows have their index in
 * `data-index`. Nothing moves until the row is released; releasing it outside the list moves nothing.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();

  function handleProps(index: number) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index });
      },
      onPointerMove({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
        if (!drag) return;
        scrollNearEdge(clientY);
        setDrag({ from: drag.from, to: rowAt(currentTarget, clientY) ?? drag.from });
      },
      onPointerUp() {
        setDrag(undefined);
        if (drag && drag.from !== drag.to) onMove(drag.from, drag.to);
      },
      onPointerCancel() {
        setDrag(undefined);
      },
    };
  }
  return { drag, handleProps };
}

/** How the row at an index looks: it is dragged, or what is dragged will stand before or after it. */
export function dropLine(drag: Drag | undefined, index: number | undefined): string | undefined {
  if (!drag || index === undefined) return undefined;
  return cx(
    drag.from === index && "bg-sunken opacity-60",
    drag.to === index && drag.to < drag.from && "shadow-[inset_0_3px_0_var(--color-accent)]",
    drag.to === index && drag.to > drag.from && "shadow-[inset_0_-3px_0_var(--color-accent)]",
  );
}

/** The index of the row at this height in the handle's list. */
function rowAt(handle: HTMLElement, clientY: number): number | undefined {
  const { left, width } = handle.getBoundingClientRect();
  const row = document.elementFromPoint(left + width / 2, clientY)?.closest<HTMLElement>("[data-index]");
  if (!row || row.parentElement !== handle.closest("[data-index]")?.parentElement) return undefined;
  return Number(row.dataset.index);
}

function scrollNearEdge(clientY: number): void {
  if (clientY < EDGE) window.scrollBy(0, -SCROLL_STEP);
  else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
}
