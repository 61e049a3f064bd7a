import { Copy } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useOtherHotels } from "../../filling/copy/hotel-choice.tsx";
import { Button } from "../../ui/button.tsx";
import { LookForm } from "./look-form.tsx";

const CopyLookDialog = lazy(() =>
  import("../../filling/copy/copy-look-dialog.tsx").then((m) => ({ default: m.CopyLookDialog })),
);

export function LookScreen() {
  const hotel = useHotel();
  const others = useOtherHotels();
  const [copying, setCopying] = useState(false);
  return (
    <>
      {others.length > 0 && (
        <Button variant="secondary" className="mb-6" onClick={() => setCopying(true)}>
          <Copy aria-hidden="true" className="size-5" />
          Copy to Another Hotel
        </Button>
      )}
      {/* Another hotel is another form. */}
      <LookForm key={hotel.id} hotel={hotel} />
      {copying && (
        <Suspense>
          <CopyLookDialog hotel={hotel} onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </>
  );
}
