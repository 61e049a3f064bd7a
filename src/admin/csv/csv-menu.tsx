import { FileDown, FileSpreadsheet, FileUp } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { Section } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { hotelFileName, saveFile } from "../save-file.ts";
import type { Item } from "../sections/items.ts";
import { Button } from "../ui/button.tsx";

const ITEM =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-highlighted:bg-accent-soft data-disabled:cursor-not-allowed data-disabled:opacity-60";

interface CsvMenuProps {
  section: Section;
  /** The rows on the screen, which an export contains. */
  shown: readonly Item[];
  onImport: () => void;
}

/** The menu for exporting a section's rows to a spreadsheet and importing them from one. */
export function CsvMenu({ section, shown, onImport }: CsvMenuProps) {
  const { name } = useHotel();
  return (
    <>
      {/* Not modal: a modal menu would leave focusable links in the hidden page. */}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button variant="secondary" className="max-sm:grow">
            <FileSpreadsheet aria-hidden="true" className="size-5" />
            Import or export
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={8}
            collisionPadding={12}
            className="z-50 animate-appear rounded-2xl border border-line bg-surface p-2 shadow-dialog"
          >
            <DropdownMenu.Item className={ITEM} onSelect={onImport}>
              <FileUp aria-hidden="true" className="size-5" />
              Import from Excel or CSV
            </DropdownMenu.Item>
            <DropdownMenu.Item
              className={ITEM}
              disabled={shown.length === 0}
              onSelect={() => void saveCsv(section, shown, hotelFileName(name, `${section.title}.csv`))}
            >
              <FileDown aria-hidden="true" className="size-5" />
              Export as CSV
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </>
  );
}

/** Downloads the rows. The code that writes them is loaded on first use. */
export async function saveCsv(section: Section, items: readonly Item[], fileName: string): Promise<void> {
  const { toCsv } = await import("./write.ts");
  saveFile(new Blob([toCsv(section, items)], { type: "text/csv;charset=utf-8" }), fileName);
}
