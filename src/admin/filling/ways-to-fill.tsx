import { useQuery } from "@tanstack/react-query";
import { BookOpen, Copy, FileDown, FileUp, Lightbulb, ListChecks, MapPin } from "lucide-react";
import { t } from "../../lib/texts/t.ts";
import { isNearby } from "../../nearby/sections.ts";
import type { Section } from "../../sections/index.ts";
import { isSuggested } from "../../suggestions/sections.ts";
import { useOtherHotels } from "../content/hotel/hotel-choice.ts";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import type { FillingProps, WayToFill } from "../content/sections/ways-to-fill.tsx";
import type { ContentWay } from "../content/visibility/content-sheet.tsx";
import { siteQuery } from "../rows/site.ts";
import { onDemand } from "../ui/on-demand.tsx";
import { hotelFileName } from "../ui/save-file.ts";
import { isWaiting } from "./csv/waiting.ts";

const CopyItemsDialog = onDemand<FillingProps>(() =>
  import("./copy/copy-items-dialog.tsx").then((m) => m.CopyItemsDialog),
);
const FolderDialog = onDemand<Pick<FillingProps, "onClose">>(() =>
  import("./folder/folder-dialog.tsx").then((m) => m.FolderDialog),
);
const ImportDialog = onDemand<FillingProps>(() =>
  import("./csv/import-dialog.tsx").then((m) => m.ImportDialog),
);
const WaitingDialog = onDemand<FillingProps>(() =>
  import("./csv/waiting-dialog.tsx").then((m) => m.WaitingDialog),
);
const NearbyDialog = onDemand<FillingProps>(() =>
  import("./nearby/nearby-dialog.tsx").then((m) => m.NearbyDialog),
);
const SuggestionsDialog = onDemand(() =>
  import("./suggestions/suggestions-dialog.tsx").then((m) => m.SuggestionsDialog),
);

/** In the address of a section's screen: it opens with what is around the house. */
export const OPENS_NEARBY = "nearby";

const SUGGESTIONS: WayToFill = {
  id: "suggestions",
  label: t`Suggestions`,
  labelWhenEmpty: t`Choose From Suggestions`,
  icon: Lightbulb,
  Dialog: ({ section, ...props }: FillingProps) =>
    isSuggested(section) && <SuggestionsDialog section={section} {...props} />,
};
const NEARBY: WayToFill = { id: OPENS_NEARBY, label: t`Find Nearby`, icon: MapPin, Dialog: NearbyDialog };
const IMPORT: WayToFill = {
  id: "import",
  label: t`Import from Excel or CSV`,
  icon: FileUp,
  inMenu: true,
  Dialog: ImportDialog,
};
const FOLDER: WayToFill = {
  id: "folder",
  label: t`Bring your old guest folder`,
  icon: BookOpen,
  inMenu: true,
  Dialog: ({ onClose }: FillingProps) => <FolderDialog onClose={onClose} />,
};
const COPY: WayToFill = {
  id: "copy",
  label: t`Copy to another hotel`,
  icon: Copy,
  inMenu: true,
  needsItems: true,
  Dialog: CopyItemsDialog,
};

export function useContentWays(): ContentWay[] {
  const { data: site } = useQuery(siteQuery);
  return [
    { label: t`From your folder`, hint: t`PDF, Word, photo or text`, icon: BookOpen, Dialog: FolderDialog },
    {
      ...{ label: t`Suggestions`, hint: t`What many houses have`, icon: Lightbulb, search: SUGGESTIONS.id },
      isFor: isSuggested,
    },
    ...(site?.nearby
      ? [
          {
            ...{ label: t`Nearby places`, hint: t`From the map`, icon: MapPin, search: NEARBY.id },
            isFor: ({ id }: Section) => isNearby(id),
          },
        ]
      : []),
    { label: t`Import a list`, hint: t`Excel or CSV`, icon: FileUp, search: IMPORT.id },
  ];
}

export function useWaysToFill(section: Section): WayToFill[] {
  const { name } = useHotel();
  const others = useOtherHotels();
  const { data: site } = useQuery(siteQuery);
  const exporting: WayToFill = {
    id: "export",
    label: t`Export as CSV`,
    icon: FileDown,
    inMenu: true,
    needsItems: true,
    act: (shown) =>
      void import("./csv/written.ts").then(({ exportItems }) =>
        exportItems(section, shown, hotelFileName(name, `${section.title}.csv`)),
      ),
  };
  return [
    ...(isSuggested(section) ? [SUGGESTIONS] : []),
    ...(isNearby(section.id) && site?.nearby ? [NEARBY] : []),
    IMPORT,
    {
      id: "waiting",
      label: t`Complete what waits`,
      icon: ListChecks,
      inMenu: true,
      Dialog: WaitingDialog,
      isFor: (items) => items.some((item) => isWaiting(section, item)),
    },
    FOLDER,
    exporting,
    ...(others.length > 0 ? [COPY] : []),
  ];
}
