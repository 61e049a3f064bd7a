import { FileDown, FileSpreadsheet, FileUp } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { lazy, Suspense, useState } from "react";
import type { Section } from "../../sections/index.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { hotelFileName } from "../qr/file-name.ts";
import type { Item } from "../sections/items.ts";
import { Button } from "../ui/button.tsx";
import { saveCsv } from "./save-csv.ts";

const ImportDialog = lazy(() => import("./import-dialog.tsx").then((m) => ({ default: m.ImportDialog })));

const ITEM =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-highlighted:bg-accent-soft data-disabled:cursor-not-allowed data-disabled:opacity-60";

interface CsvMenuProps {
  section: Section;
  /** Those on the screen, which an export is made of. */
  shown: readonly Item[];
  /** How many rows the section has. */
  existing: number;
}

/** A section's rows to and from a spreadsheet. */
export function CsvMenu({ section, shown, existing }: CsvMenuProps) {
  const { name } = useHotel();
  const [importing, setImporting] = useState(false);
  return (
    <>
      {/* Not modal: hiding the page around an open menu would leave focusable links in hidden places. */}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button variant="secondary" iconOnly aria-label="Import or export">
            <FileSpreadsheet aria-hidden="true" className="size-5" />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={8}
            collisionPadding={12}
            className="z-50 animate-appear rounded-2xl border border-line bg-surface p-2 shadow-dialog"
          >
            <DropdownMenu.Item className={ITEM} onSelect={() => setImporting(true)}>
              <FileUp aria-hidden="true" className="size-5" />
              Import from CSV
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
      {importing && (
        <Suspense>
          <ImportDialog section={section} existing={existing} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
