import { useMay } from "../content/hotel/hotel-provider.tsx";
import { GuestPreview } from "../content/preview/guest-preview.tsx";
import { SectionManagementScreen } from "../content/visibility/section-management-screen.tsx";

/** The desk reads the content as guests do. */
export function ContentByRole() {
  return useMay("editor") ? (
    <SectionManagementScreen />
  ) : (
    <GuestPreview pathname="/admin/sections" beside={false} />
  );
}
