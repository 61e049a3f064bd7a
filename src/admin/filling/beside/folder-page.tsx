import { ChevronLeft, ChevronRight, Lock } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { t } from "../../../lib/texts/t.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import type { Mark, MarkedLine, MarkKind, Selected } from "./marks.ts";
import { PagePicture } from "./page-picture.tsx";
import type { FolderPage } from "./pages.ts";

/** Paper stays light. */
const LOOKS: Record<MarkKind, string> = {
  placed: "bg-[#d8e6da]",
  look: "bg-[#f4dfae] shadow-[inset_0_-2px_#a87a25]",
  secret: "bg-[repeating-linear-gradient(135deg,#dedad2_0_5px,#cfcabf_5px_10px)] text-[#3a3730]",
  unneeded: "text-[#6c675c] line-through",
};
const LEGEND: readonly [MarkKind, string][] = [
  ["placed", t`Placed`],
  ["look", t`Look at it`],
  ["secret", t`Secret`],
  ["unneeded", t`Not needed`],
];

interface FolderPageViewProps {
  pages: readonly FolderPage[];
  lines: readonly MarkedLine[];
  shown: number;
  selected: Selected | undefined;
  onShow: (page: number) => void;
  onSelect: (selected: Selected) => void;
}

/** A page of the folder with a mark on each line that became something. */
export function FolderPageView({ pages, lines, shown, selected, onShow, onSelect }: FolderPageViewProps) {
  const [undrawn, setUndrawn] = useState<ReadonlySet<number>>(new Set());
  const page = pages[shown];
  const on = lines.filter((line) => line.page === shown);
  const paper = useRef<HTMLDivElement>(null);
  const onFailure = useCallback(() => setUndrawn((before) => new Set([...before, shown])), [shown]);
  useEffect(() => {
    if (selected && shown >= 0)
      paper.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  }, [selected, shown]);
  const isText = !page || page.kind === "text" || undrawn.has(shown);
  const label = t`Page ${shown + 1} of ${pages.length}`;
  return (
    <>
      {pages.length > 1 && (
        <div className="mb-2 flex items-center justify-between text-ink-soft">
          <Button
            variant="quiet"
            icon={ChevronLeft}
            aria-label="Page before"
            disabled={shown === 0}
            onClick={() => onShow(shown - 1)}
          />
          <span role="status">{label}</span>
          <Button
            variant="quiet"
            icon={ChevronRight}
            aria-label="Next page"
            disabled={shown >= pages.length - 1}
            onClick={() => onShow(shown + 1)}
          />
        </div>
      )}
      <section
        ref={paper}
        aria-label={label}
        className="overflow-x-auto rounded-sm bg-[#fffefb] text-[#22211c] shadow-[0_12px_32px_-16px_rgb(60_45_20/.4),0_0_0_1px_rgb(60_45_20/.12)]"
      >
        {isText ? (
          <div className="p-5 font-serif text-[1.0625rem]/[1.9] sm:px-8 sm:py-6">
            {on.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a page stay where they are
              <TextLine key={at} line={line} selected={selected} onSelect={onSelect} />
            ))}
          </div>
        ) : (
          <div className="relative min-w-136 lg:min-w-0">
            <PagePicture page={page} label={label} onFailure={onFailure} />
            {on.map(({ marks }) =>
              marks.map((mark) => (
                <Boxes
                  key={`${mark.text} ${mark.boxes[0]?.y}`}
                  mark={mark}
                  selected={selected}
                  onSelect={onSelect}
                />
              )),
            )}
          </div>
        )}
      </section>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {LEGEND.map(([kind, said]) => (
          <li key={kind} className="flex items-center gap-2">
            <span
              className={cx(
                "h-3.5 w-5 rounded-xs",
                kind === "unneeded"
                  ? "bg-[linear-gradient(currentColor,currentColor)] bg-size-[100%_1.5px] bg-center bg-no-repeat"
                  : LOOKS[kind],
              )}
            />
            {said}
          </li>
        ))}
      </ul>
    </>
  );
}

interface MarkProps {
  selected: Selected | undefined;
  onSelect: (selected: Selected) => void;
}

function isPressed({ id, text }: Mark, selected: Selected | undefined): boolean {
  return selected?.id === id && (selected.text ?? text) === text;
}

const SELECTED = "bg-[#1f4f40] text-[#fdfaf3] no-underline shadow-[0_0_0_2px_#1f4f40]";

function TextLine({
  line: { marks, level, isListed },
  selected,
  onSelect,
}: MarkProps & { line: MarkedLine }) {
  return (
    <p className={cx(level !== undefined && "mt-3 text-lg font-semibold first:mt-0", isListed && "ps-4")}>
      {marks.map((mark) => {
        const { id, kind, text } = mark;
        return (
          <button
            key={text}
            type="button"
            aria-pressed={isPressed(mark, selected)}
            className={cx(
              "me-2 cursor-pointer rounded-[5px] box-decoration-clone py-0.5 text-start wrap-anywhere",
              kind && "px-2",
              isPressed(mark, selected) ? SELECTED : kind && LOOKS[kind],
            )}
            onClick={() => onSelect({ id, text })}
          >
            {kind === "secret" && <Lock className="me-1.5 inline size-4" />}
            {text}
          </button>
        );
      })}
    </p>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
/** Around the letters, of the page's width and height. */
const AROUND = { x: 0.006, y: 0.002 };

function Boxes({ mark, selected, onSelect }: MarkProps & { mark: Mark }) {
  const { id, kind, text, boxes } = mark;
  return boxes.map(({ x, y, width, height }, at) => (
    <button
      key={`${x} ${y}`}
      type="button"
      // One line of several is enough for the keyboard and for what reads the screen aloud.
      {...(at > 0 ? { "aria-hidden": true, tabIndex: -1 } : { "aria-label": text })}
      aria-pressed={isPressed(mark, selected)}
      title={text}
      className={cx(
        "absolute cursor-pointer rounded-sm mix-blend-multiply",
        kind === "unneeded" ? "bg-[#cfcabf]/60" : kind && LOOKS[kind],
        isPressed(mark, selected) && "outline-3 outline-[#1f4f40]",
      )}
      style={{
        left: percent(x - AROUND.x),
        top: percent(y - AROUND.y),
        width: percent(width + 2 * AROUND.x),
        height: percent(height + 2 * AROUND.y),
      }}
      onClick={() => onSelect({ id, text })}
    />
  ));
}
