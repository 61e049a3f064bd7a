import { ImageUp } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { colorsOf } from "../../../lib/look/colors.ts";
import { photoUrl } from "../../../lib/look/photo.ts";
import { PRODUCT_ACCENT } from "../../../product.ts";
import type { Hotel } from "../../content/hotel/hotels.ts";
import { FocusPicker } from "../../content/photos/focus-picker.tsx";
import { PhotoInput } from "../../content/photos/photo-input.tsx";
import { usePhotoValue } from "../../content/photos/use-photo-value.ts";
import { ChoiceTile } from "./choice-tile.tsx";

interface CoverInputs {
  /** Empty for the hotel's name in its color. */
  cover_path: string;
  cover_focus_x: string;
  cover_focus_y: string;
}

const MIDDLE = "50";

/** A photo, or the hotel's name on its color. Needs a FormProvider above it. */
export function CoverChoice({ hotel, color }: { hotel: Hotel; color: string }) {
  const { control, setValue, formState } = useFormContext<CoverInputs>();
  const { path, onStart } = usePhotoValue("cover_path");
  const [x, y] = useWatch({ control, name: ["cover_focus_x", "cover_focus_y"] });
  /** So that trying the other loses nothing. */
  const [last, setLast] = useState(path);
  const [wantsPhoto, setWantsPhoto] = useState(path !== "");
  const isPhoto = path !== "" || wantsPhoto;
  const shown = path || last;
  const ground = colorsOf(/^#[0-9a-f]{6}$/i.test(color) ? color : PRODUCT_ACCENT).light;

  function set(values: Partial<CoverInputs>): void {
    for (const [name, value] of Object.entries(values)) {
      setValue(name as keyof CoverInputs, value, { shouldDirty: true });
    }
  }

  return (
    <>
      <fieldset className="mb-5 grid grid-cols-2 gap-3 cramped:grid-cols-1">
        <legend className="sr-only">Cover</legend>
        <ChoiceTile
          name="cover"
          label="A photo"
          hint="Your name on it"
          checked={isPhoto}
          onChange={() => {
            setWantsPhoto(true);
            if (last) set({ cover_path: last });
          }}
        >
          {shown ? (
            <img
              src={photoUrl(shown, 1200, "webp")}
              alt=""
              className="h-24 w-full rounded-lg object-cover"
              style={{ objectPosition: `${x}% ${y}%` }}
            />
          ) : (
            <span className="grid h-24 place-items-center rounded-lg bg-sunken text-ink-soft">
              <ImageUp className="size-8" strokeWidth={1.5} />
            </span>
          )}
        </ChoiceTile>
        <ChoiceTile
          name="cover"
          label="The name alone"
          hint="On your color"
          checked={!isPhoto}
          onChange={() => {
            setWantsPhoto(false);
            if (path) setLast(path);
            set({ cover_path: "" });
          }}
        >
          <span
            className="flex h-24 items-end overflow-hidden rounded-lg p-3 font-display text-xl leading-tight"
            style={{
              background: `linear-gradient(${ground["cover-top"]}, ${ground["cover-end"]})`,
              color: ground["on-cover"],
            }}
          >
            <span className="line-clamp-2" dir="auto">
              {hotel.name}
            </span>
          </span>
        </ChoiceTile>
      </fieldset>
      {isPhoto && (
        <>
          {path && (
            <FocusPicker
              src={photoUrl(path, 1200, "webp")}
              hotelName={hotel.name}
              x={Number(x)}
              y={Number(y)}
              onPick={(left, top) => set({ cover_focus_x: String(left), cover_focus_y: String(top) })}
            />
          )}
          <PhotoInput
            label="Cover photo"
            hotelId={hotel.id}
            path={path}
            error={formState.errors.cover_path?.message}
            onStart={() => {
              const end = onStart();
              return (uploaded) => {
                end(uploaded);
                if (!uploaded) return;
                setLast(uploaded);
                set({ cover_focus_x: MIDDLE, cover_focus_y: MIDDLE });
              };
            }}
          />
        </>
      )}
    </>
  );
}
