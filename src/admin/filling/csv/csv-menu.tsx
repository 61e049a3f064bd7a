import { BookOpen, Copy, FileDown, FileSpreadsheet, FileUp } from "lucide-react";
import type { Section } from "../../../sections/index.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Item } from "../../content/sections/items.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuActions } from "../../ui/menu.tsx";
import { hotelFileName, saveCsv } from "../../ui/save-file.ts";
import { useOtherHotels } from "../copy/hotel-choice.tsx";

interface CsvMenuProps {
  section: Section;
  /** The rows on the screen, which an export contains. */
  shown: readonly Item[];
  onImport: () => void;
  onFolder: () => void;
  onCopy: () => void;
}

/** The menu for exporting a section's rows to a spreadsheet and importing them from one. */
export function CsvMenu({ section, shown, onImport, onFolder, onCopy }: CsvMenuProps) {
  const { name } = useHotel();
  const others = useOtherHotels();
  const disabled = shown.length === 0;
  const exportShown = () => exportItems(section, shown, hotelFileName(name, `${section.title}.csv`));
  return (
    <Menu
      trigger={
        <Button icon={FileSpreadsheet} variant="quiet" tight>
          Import or export
        </Button>
      }
    >
      <MenuActions
        actions={[
          { label: "Import from Excel or CSV", icon: FileUp, onPress: onImport },
          { label: "Bring your old guest folder", icon: BookOpen, onPress: onFolder },
          { label: "Export as CSV", icon: FileDown, onPress: () => void exportShown(), disabled },
          ...(others.length > 0
            ? [{ label: "Copy to another hotel", icon: Copy, onPress: onCopy, disabled }]
            : []),
        ]}
      />
    </Menu>
  );
}

/** Downloads the rows. The code that writes them is loaded on first use. */
export async function exportItems(section: Section, items: readonly Item[], fileName: string): Promise<void> {
  const { toCsv } = await import("./file.ts");
  saveCsv(toCsv(section, items), fileName);
}
