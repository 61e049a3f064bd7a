import { FileDown, type LucideIcon, Presentation, StickyNote, Tent } from "lucide-react";
import { useState } from "react";
import type { Hotel } from "../../hotel/hotels.ts";
import { hotelFileName, saveFile } from "../../save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { useMessages } from "../../ui/messages.tsx";
import type { Logo } from "../qr-files.ts";
import { rememberCodeTaken } from "../taken-code.ts";
import type { PrintContent } from "./content.ts";

/** True for every hotel, whatever it has on its page. */
const DEFAULT_LINE = "Scan for everything about your stay";
const MAX_LINE_LENGTH = 80;

interface PrintFilesProps {
  hotel: Hotel;
  /** The guest page's address, to be read. */
  url: string;
  /** What the code says. */
  codeUrl: string;
  logo: Logo | undefined;
}

/** Sheets ready for the printer, with the hotel's name and a line that says what the code is for. */
export function PrintFiles({ hotel, url, codeUrl, logo }: PrintFilesProps) {
  const [line, setLine] = useState(DEFAULT_LINE);
  const [making, setMaking] = useState<string>();
  const showMessage = useMessages();

  async function download({ id, ending, make }: PrintKind): Promise<void> {
    setMaking(id);
    try {
      const content = { hotelName: hotel.name, line: line.trim() || DEFAULT_LINE, url, codeUrl, logo };
      saveFile(await make(content), hotelFileName(hotel.name, ending));
      rememberCodeTaken(hotel.id);
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: "Failed to make the PDF. Please try again." });
      // Mostly its code could not be loaded. If not, the console should know more than the owner.
      reportError(error);
    } finally {
      setMaking(undefined);
    }
  }

  return (
    <Card className="flex flex-col gap-5">
      <div>
        <CardTitle>Ready to print</CardTitle>
        <p className="mt-1 text-ink-soft">
          PDF files for A4 paper with your name, your logo and the address in words. Print at 100 %.
        </p>
      </div>
      <Field
        label="What guests read beside the code"
        hint={`In your guests' language. Left empty, it says “${DEFAULT_LINE}”.`}
      >
        {(ties) => (
          <Input
            value={line}
            maxLength={MAX_LINE_LENGTH}
            onChange={(event) => setLine(event.target.value)}
            {...ties}
          />
        )}
      </Field>
      <ul className="divide-y divide-line">
        {PRINT_KINDS.map((kind) => (
          <li key={kind.id} className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4 first:pt-0 last:pb-0">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brass-soft text-brass">
              <kind.icon aria-hidden="true" className="size-6" strokeWidth={1.5} />
            </span>
            <div className="min-w-0 flex-1 basis-48">
              <h3 className="text-lg font-semibold">{kind.title}</h3>
              <p className="text-ink-soft">{kind.description}</p>
            </div>
            <Button
              variant="secondary"
              className="max-sm:w-full"
              busy={making === kind.id && "Making PDF..."}
              disabled={making !== undefined}
              aria-label={making === kind.id ? undefined : `Download ${kind.title} as PDF`}
              onClick={() => download(kind)}
            >
              <FileDown aria-hidden="true" className="size-5" />
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PrintKind {
  id: string;
  icon: LucideIcon;
  title: string;
  description: string;
  /** The end of the file's name. */
  ending: string;
  /** Loads what draws it, and draws it. */
  make: (content: PrintContent) => Promise<Blob>;
}

/** What can be printed, each on ordinary A4 paper. */
const PRINT_KINDS: readonly PrintKind[] = [
  {
    id: "poster",
    icon: Presentation,
    title: "Poster",
    description: "One A4 page for reception, the lift or the breakfast room.",
    ending: "poster.pdf",
    make: async (content) => (await import("./poster.ts")).poster(content),
  },
  {
    id: "tent-cards",
    icon: Tent,
    title: "Tent cards",
    description: "Two a page. Cut at the solid marks, fold at the dashed ones, and each stands at A6 size.",
    ending: "tent cards.pdf",
    make: async (content) => (await import("./tent-cards.ts")).tentCards(content),
  },
  {
    id: "stickers",
    icon: StickyNote,
    title: "Stickers",
    description: "24 squares of 45 mm with cut marks, for key cards, doors and bedside tables.",
    ending: "stickers.pdf",
    make: async (content) => (await import("./stickers.ts")).stickers(content),
  },
];
