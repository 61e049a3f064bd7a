import { useMay } from "../content/hotel/hotel-provider.tsx";
import { GuestPreview } from "../content/preview/guest-preview.tsx";
import { SectionManagementScreen } from "../content/visibility/section-management-screen.tsx";
import { useContentWays } from "../filling/ways-to-fill.tsx";

/** The desk reads the content as guests do. */
export function ContentByRole() {
  const ways = useContentWays();
  return useMay("editor") ? (
    <SectionManagementScreen ways={ways} />
  ) : (
    <GuestPreview pathname="/admin/sections" beside={false} />
  );
}
