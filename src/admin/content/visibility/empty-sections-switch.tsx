import { useState } from "react";
import { Switch } from "../../ui/switch.tsx";
import { useTask } from "../../ui/use-task.ts";
import { PROFILE_FAILURES } from "../hotel/failures.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useChangeHotel } from "../hotel/hotels.ts";
import { UPDATED } from "./choices.ts";

/** For hotels of before, whose guests see empty sections as grey tiles: nobody needs them back. */
export function EmptySectionsSwitch() {
  const hotel = useHotel();
  const changeHotel = useChangeHotel();
  const [chosen, setChosen] = useState<boolean>();
  const [, run] = useTask(PROFILE_FAILURES);
  if (hotel.leaves_out_empty && chosen === undefined) return null;
  const leavesOut = chosen ?? hotel.leaves_out_empty;

  async function change(on: boolean): Promise<void> {
    setChosen(on);
    await run(() => changeHotel(hotel, { leaves_out_empty: on }), UPDATED);
    setChosen(undefined);
  }

  return (
    <div className="flex min-h-18 items-center gap-4 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <h3 id="leave-out-empty" className="font-sans font-medium">
          Leave empty sections off the guest page
        </h3>
        <p id="leave-out-empty-hint" className="text-ink-soft">
          {leavesOut ? "Guests do not see them." : "Guests see them as grey tiles."}
        </p>
      </div>
      <Switch
        aria-labelledby="leave-out-empty"
        aria-describedby="leave-out-empty-hint"
        checked={leavesOut}
        onCheckedChange={(on) => void change(on)}
      />
    </div>
  );
}
