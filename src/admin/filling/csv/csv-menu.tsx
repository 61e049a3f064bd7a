import { BookOpen, Copy, FileDown, FileSpreadsheet, FileUp } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { Section } from "../../../sections/index.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import type { Item } from "../../content/sections/items.ts";
import { Button } from "../../ui/button.tsx";
import { MENU_ITEM, Menu } from "../../ui/menu.tsx";
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
  return (
    <Menu
      trigger={
        <DropdownMenu.Trigger asChild>
          <Button variant="quiet" tight>
            <FileSpreadsheet aria-hidden="true" className="size-5" />
            Import or export
          </Button>
        </DropdownMenu.Trigger>
      }
    >
      <DropdownMenu.Item className={MENU_ITEM} onSelect={onImport}>
        <FileUp aria-hidden="true" className="size-5" />
        Import from Excel or CSV
      </DropdownMenu.Item>
      <DropdownMenu.Item className={MENU_ITEM} onSelect={onFolder}>
        <BookOpen aria-hidden="true" className="size-5" />
        Bring your old guest folder
      </DropdownMenu.Item>
      <DropdownMenu.Item
        className={MENU_ITEM}
        disabled={shown.length === 0}
        onSelect={() => void exportItems(section, shown, hotelFileName(name, `${section.title}.csv`))}
      >
        <FileDown aria-hidden="true" className="size-5" />
        Export as CSV
      </DropdownMenu.Item>
      {others.length > 0 && (
        <DropdownMenu.Item className={MENU_ITEM} disabled={shown.length === 0} onSelect={onCopy}>
          <Copy aria-hidden="true" className="size-5" />
          Copy to another hotel
        </DropdownMenu.Item>
      )}
    </Menu>
  );
}

/** Downloads the rows. The code that writes them is loaded on first use. */
export async function exportItems(section: Section, items: readonly Item[], fileName: string): Promise<void> {
  const { toCsv } = await import("./file.ts");
  saveCsv(toCsv(section, items), fileName);
}
