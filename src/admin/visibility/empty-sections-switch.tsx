import { PROFILE_WORDS, words } from "../../lib/errors.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useUpdateHotel } from "../hotel/hotels.ts";
import { useMessages } from "../ui/messages.tsx";
import { Switch } from "../ui/switch.tsx";

/** Whether sections without items stay off the guest page: on or off at once, like those above it. */
export function EmptySectionsSwitch() {
  const hotel = useHotel();
  const { mutateAsync: update, isPending, variables } = useUpdateHotel();
  const showMessage = useMessages();

  async function change(leavesOut: boolean): Promise<void> {
    try {
      await update({ original: hotel, changes: { leaves_out_empty: leavesOut } });
      showMessage({ type: "success", title: "Section visibility updated successfully!", passing: true });
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: words(PROFILE_WORDS, error) });
    }
  }

  return (
    <div className="mt-4 flex items-center gap-4 rounded-2xl border border-line bg-surface py-3 pr-3 pl-5 shadow-card sm:pr-5">
      <div className="min-w-0 flex-1">
        <h3 id="leave-out-empty" className="text-lg font-semibold">
          Leave empty sections off the guest page
        </h3>
        <p id="leave-out-empty-hint" className="text-ink-soft">
          Off, guests see them as grey tiles.
        </p>
      </div>
      <Switch
        aria-labelledby="leave-out-empty"
        aria-describedby="leave-out-empty-hint"
        checked={isPending ? variables.changes.leaves_out_empty === true : hotel.leaves_out_empty}
        onCheckedChange={(leavesOut) => void change(leavesOut)}
      />
    </div>
  );
}
