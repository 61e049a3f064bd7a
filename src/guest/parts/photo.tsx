/** The hotel's photos, in the size and format that suits the device. */
import { createContext, use } from "react";
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { type Photo as PhotoRow, photoUrl, ROUGH, sizesOf, sourceSet } from "../../lib/look/photo.ts";

interface PhotoProps {
  path: string;
  photo: PhotoRow;
  /** The photo's width by screen: https://html.spec.whatwg.org/#sizes-attributes */
  sizes: string;
  className: string;
  /** Whether it is on the first screen: a rough copy loads first. Others load when they are nearly in view. */
  first?: boolean;
}

/** No alternative text: the text beside it says what it shows. */
function Photo({ path, photo, sizes, className, first }: PhotoProps) {
  const { width, height } = photo;
  const [least = 0] = sizesOf(width);
  return (
    <div className={`photo ${className} ${tintOf(photo)}`}>
      {first && <img src={photoUrl(path, ROUGH, "avif")} alt="" fetchPriority="high" />}
      <picture>
        <source type="image/avif" srcSet={sourceSet(path, width, "avif")} sizes={sizes} />
        {/* Browsers of before 2022 take this file, and so does the offline copy: worker/documents.ts. */}
        <img
          src={photoUrl(path, least, "webp")}
          alt=""
          width={width}
          height={height}
          decoding="async"
          {...(!first && { loading: "lazy" })}
        />
      </picture>
    </div>
  );
}

function tintOf({ top_color, bottom_color }: PhotoRow): string {
  return `t${top_color.slice(1)}${bottom_color.slice(1)}`;
}

/** CSS that shows each photo's two colors until it has loaded. The page's policy forbids style attributes. */
export function tintRules(photos: GuestDocument["parts"]["photos"]): string[] {
  const rules = Object.values(photos).map(
    (photo) => `.${tintOf(photo)}{--tint:${photo.top_color},${photo.bottom_color}}`,
  );
  return [...new Set(rules)];
}

const Photos = createContext<GuestDocument["parts"]["photos"]>({});
export const PhotosOfPage = Photos.Provider;

/** The photo above an item's title, if there is one. */
export function ItemPhoto({ path }: { path: unknown }) {
  const photo = use(Photos)[String(path)];
  if (!photo) return null;
  return <Photo path={String(path)} photo={photo} sizes="(min-width: 37.5em) 272px, 92vw" className="wide" />;
}

/** Asks for two pixels per point, which suffice behind text even on a screen with three. */
const COVER_SIZES = "(min-width: 960px) 960px, 66vw";

/** Fills its parent, which must be positioned. Null without a photo. */
export function CoverPhoto({ document: { hotel, parts } }: { document: GuestDocument }) {
  const photo = hotel.cover_path && parts.photos[hotel.cover_path];
  if (!hotel.cover_path || !photo) return null;
  return <Photo first path={hotel.cover_path} photo={photo} sizes={COVER_SIZES} className="behind" />;
}
