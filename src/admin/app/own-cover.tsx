import type { ReactNode } from "react";
import { photoUrl } from "../../lib/look/photo.ts";
import { oneLine } from "../../lib/texts/one-line.ts";
import { PRODUCT_ACCENT } from "../../product.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { cx } from "../ui/cx.ts";

/** The top of the hotel's page as guests see it: its photo, or its color, with the name on it. */
export function OwnCover({ className, children }: { className: string; children?: ReactNode }) {
  const { accent, address, cover_focus_x, cover_focus_y, cover_path, name } = useHotel();
  return (
    <div
      className={cx(
        "flex flex-col justify-end bg-cover bg-center text-white [text-shadow:0_1px_8px_#000a]",
        className,
      )}
      style={{
        backgroundColor: accent ?? PRODUCT_ACCENT,
        backgroundImage: cover_path
          ? `linear-gradient(#0000,#0009),url(${photoUrl(cover_path, 1200, "webp")})`
          : "linear-gradient(#0003,#0006)",
        backgroundPosition: `${cover_focus_x}% ${cover_focus_y}%`,
      }}
    >
      <p className="font-display text-xl font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm wrap-anywhere">{oneLine(address)}</p>
      {children}
    </div>
  );
}
