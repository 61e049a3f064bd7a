import { useMay } from "../content/hotel/hotel-provider.tsx";
import { InboxScreen } from "../inbox/inbox-screen.tsx";
import { RoundsScreen } from "../inbox/rounds-screen.tsx";

/** Housekeeping has an inbox without guests' contact data. */
export function InboxByRole() {
  return useMay("desk") ? <InboxScreen /> : <RoundsScreen />;
}
