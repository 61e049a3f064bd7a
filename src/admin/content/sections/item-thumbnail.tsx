import { Camera } from "lucide-react";
import { photoUrl } from "../../../lib/photo.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ROW_PICTURE } from "../../ui/row.tsx";

interface ItemThumbnailProps {
  name: string;
  /** As it is stored. */
  path: unknown;
  /** While one is sent. */
  percent: number | undefined;
  onAdd: () => void;
}

/** An item's photo; without one, the way to it. */
export function ItemThumbnail({ name, path, percent, onAdd }: ItemThumbnailProps) {
  if (percent !== undefined) {
    return (
      <span className={`${ROW_PICTURE} bg-sunken px-1.5 text-sm text-ink-soft`}>
        <span className="w-full text-center">
          {percent} %
          <ProgressBar label={`Photo of ${name}: upload`} percent={percent} />
        </span>
      </span>
    );
  }
  if (typeof path === "string" && path !== "") {
    return (
      <span className={`${ROW_PICTURE} bg-sunken`}>
        {/* The one size that every photo has, however narrow it is. */}
        <img
          src={photoUrl(path, 1200, "webp")}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={`Add a photo of ${name}`}
      // Above what the row's title spreads.
      className={`${ROW_PICTURE} z-1 cursor-pointer border border-dashed border-edge text-ink-soft hover:border-accent hover:text-accent`}
      onClick={onAdd}
    >
      <Camera aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
  );
}
