import { useMay } from "../content/hotel/hotel-provider.tsx";
import { InboxScreen } from "../inbox/list/inbox-screen.tsx";
import { RoundsScreen } from "../inbox/rooms/rounds-screen.tsx";

/** Housekeeping has an inbox without guests' contact data. */
export function InboxByRole() {
  return useMay("desk") ? <InboxScreen /> : <RoundsScreen />;
}
