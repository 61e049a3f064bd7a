import { Trash2 } from "lucide-react";
import { photoUrl } from "../../../lib/look/photo.ts";
import { Button } from "../../ui/button.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { PhotoInput } from "./photo-input.tsx";
import { usePhotoValue } from "./use-photo-value.ts";

/** A photo as a row of a form: uploaded when it is chosen, shown to guests once the form is saved. */
export function PhotoRow({ label, name, error }: { label: string; name: string; error: string | undefined }) {
  const hotel = useHotel();
  const { path, isUploading, change, ...upload } = usePhotoValue(name);
  return (
    <div className="flex flex-col gap-2">
      <span className="font-medium">{label}</span>
      {path && (
        <img
          src={photoUrl(path, 1200, "webp")}
          alt="As guests see it"
          className="aspect-video w-full max-w-sm rounded-xl object-cover"
        />
      )}
      <PhotoInput label={label} hotelId={hotel.id} path={path} cuts error={error} {...upload}>
        {path && (
          <Button icon={Trash2} variant="quiet" disabled={isUploading} onClick={() => change("")}>
            Remove Photo
          </Button>
        )}
      </PhotoInput>
    </div>
  );
}
