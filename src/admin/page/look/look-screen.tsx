import { Copy } from "lucide-react";
import { useState } from "react";
import { useOtherHotels } from "../../content/hotel/hotel-choice.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { Button } from "../../ui/button.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { LookForm } from "./look-form.tsx";

const CopyLookDialog = onDemand(() => import("./copy-look-dialog.tsx").then((m) => m.CopyLookDialog));

export function LookScreen() {
  const hotel = useHotel();
  const others = useOtherHotels();
  const [copying, setCopying] = useState(false);
  return (
    <>
      {others.length > 0 && (
        <Button icon={Copy} variant="secondary" className="mb-6" onClick={() => setCopying(true)}>
          Copy to Another Hotel
        </Button>
      )}
      {/* Another hotel is another form. */}
      <LookForm key={hotel.id} hotel={hotel} />
      {copying && <CopyLookDialog hotel={hotel} onClose={() => setCopying(false)} />}
    </>
  );
}
