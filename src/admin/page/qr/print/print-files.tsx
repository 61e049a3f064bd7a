import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useCallback, useState } from "react";
import type { GuestDocument } from "../../../../lib/guest-document.ts";
import type { Hotel } from "../../../content/hotel/hotels.ts";
import { useSupabase } from "../../../rows/supabase.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardTitle } from "../../../ui/card.tsx";
import { InputField, SelectField } from "../../../ui/field.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { hotelFileName } from "../../../ui/save-file.ts";
import { catalogueIn } from "../../guest-catalogue.ts";
import type { Logo } from "../qr-files.ts";
import { rememberCodeTaken } from "../taken-code.ts";
import {
  asRooms,
  asWords,
  cardsFor,
  type Finish,
  inOneLine,
  insideOf,
  type PrintContent,
} from "./content.ts";
import { Piece } from "./piece.tsx";
import { PAPERS, type Paper, type PieceKind, planSheet } from "./plan-sheet.ts";
import { usePrintChoices } from "./print-choices.ts";
import { PrintJob } from "./print-job.tsx";
import { useFaces } from "./use-faces.ts";

const MAX_LINE_LENGTH = 80;
const MAX_ROOMS_LENGTH = 4000;

const FINISHES: readonly { value: Finish; label: string }[] = [
  { value: "photo", label: "With your cover photo" },
  { value: "color", label: "In your color" },
  { value: "plain", label: "With little ink" },
];

interface PrintFilesProps {
  hotel: Hotel;
  /** The guest page's address, printed for guests who cannot scan. */
  url: string;
  /** The address in the code. */
  codeUrl: string;
  logo: Logo | undefined;
}

/** Shows each printed piece as it will look, with a button that prints it. */
export function PrintFiles({ hotel, url, codeUrl, logo }: PrintFilesProps) {
  const { line, inside, rooms, paper, finish, choose } = usePrintChoices(hotel);
  const found = usePaperWords(hotel);
  const [job, setJob] = useState<{ kind: PieceKind; id: string; opening: boolean }>();
  const onPrinted = useCallback(() => setJob((current) => current && { ...current, opening: false }), []);
  const areFacesReady = useFaces(hotel);

  const words = inside ?? inOneLine(found.data?.inside ?? []);
  const usualLine = found.data?.line ?? "";
  const content: PrintContent = {
    hotel,
    finish,
    line: line?.trim() || usualLine,
    inside: asWords(words),
    url,
    codeUrl,
    logo,
  };

  const roomList = asRooms(rooms);
  const roomCount = roomList.length;
  const cards = cardsFor(content, roomList);

  function print(kind: PieceKind): void {
    setJob({ kind, id: crypto.randomUUID(), opening: true });
    rememberCodeTaken(hotel.id);
  }

  return (
    <Card className="flex flex-col gap-6">
      <div>
        <CardTitle>Ready to print</CardTitle>
        <p className="mt-1 max-w-prose text-ink-soft">
          In your colors and type, as they will come out. Your browser prints them at full size, or saves them
          as PDF for a print shop.
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField
          label="What guests read beside the code"
          hint="In your guests' language."
          value={line ?? usualLine}
          maxLength={MAX_LINE_LENGTH}
          onChange={({ target }) => choose({ line: target.value })}
        />
        <InputField
          label="What they find"
          required={false}
          hint="From what is on your page. A few words, with commas between them."
          value={words}
          maxLength={MAX_LINE_LENGTH}
          onChange={({ target }) => choose({ inside: target.value })}
        />
        <InputField
          label="Rooms"
          required={false}
          hint={
            roomCount === 0
              ? "For a code of its own in each room, such as 101-120, 201: requests then say which room."
              : `A code of its own for ${roomCount === 1 ? "one room" : `each of ${roomCount} rooms`}.`
          }
          value={rooms}
          maxLength={MAX_ROOMS_LENGTH}
          onChange={({ target }) => choose({ rooms: target.value })}
        />
        <SelectField
          label="Design"
          options={FINISHES.filter(({ value }) => value !== "photo" || hotel.cover_path)}
          value={finish}
          onChoose={(chosen) => choose({ finish: chosen as Finish })}
        />
        <SelectField
          label="Paper"
          options={Object.entries(PAPERS).map(([id, { label }]) => ({ value: id, label }))}
          value={paper}
          onChoose={(chosen) => choose({ paper: chosen as Paper })}
        />
      </div>
      {inside === undefined && found.isFetched && !found.data && (
        <LoadFailure
          inline
          what="what guests find"
          hint="You can write it yourself."
          error={found.error}
          onRetry={found.refetch}
        />
      )}
      <ul className="grid gap-6 sm:grid-cols-2">
        {PRINT_KINDS.map(({ kind, title, describe, scale }) => {
          const { pieces } = planSheet(kind, paper);
          const opening = job?.kind === kind && job.opening;
          return (
            <li key={kind} className="flex flex-col overflow-hidden rounded-xl border border-line">
              <div className="grid min-h-72 flex-1 place-items-center overflow-hidden bg-sunken p-5">
                {areFacesReady && (
                  <Thumbnail kind={kind} paper={paper} scale={scale} content={cards[0] ?? content} />
                )}
              </div>
              <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 p-5">
                <div className="min-w-0 flex-1 basis-48">
                  <h3 className="text-lg font-semibold">{title}</h3>
                  <p className="text-ink-soft">{describe(pieces.length)}</p>
                </div>
                <Button
                  variant="secondary"
                  className="max-sm:w-full"
                  busy={opening && "Opening..."}
                  disabled={!areFacesReady}
                  aria-label={opening ? undefined : `Print ${title}`}
                  onClick={() => print(kind)}
                  icon={Printer}
                >
                  Print
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {job && (
        <PrintJob
          key={job.id}
          kind={job.kind}
          paper={paper}
          cards={cards}
          title={hotelFileName(hotel.name, titleOf(job.kind))}
          onPrinted={onPrinted}
        />
      )}
    </Card>
  );
}

/** What paper says unless the owner says otherwise, in the hotel's language. */
function usePaperWords({ id, language }: Hotel) {
  const supabase = useSupabase();
  return useQuery({
    queryKey: ["printed-words", id, language],
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc("guest_hotel", { hotel_id: id }).abortSignal(signal).throwOnError();
      const catalogue = await catalogueIn(language);
      // The function's declared type is plain JSON.
      const inside = data ? insideOf(data as unknown as GuestDocument, catalogue) : [];
      return { line: catalogue.messages["print.scan"], inside };
    },
  });
}

interface ThumbnailProps {
  kind: PieceKind;
  paper: Paper;
  scale: number;
  content: PrintContent;
}

/** One piece on a small scale. Screen readers skip it: the text beside it says the same. */
function Thumbnail({ kind, paper, scale, content }: ThumbnailProps) {
  const [{ width, height } = { width: 0, height: 0 }] = planSheet(kind, paper).pieces;
  return (
    <div
      aria-hidden="true"
      className="print-thumb"
      style={{ width: `${width * scale}mm`, height: `${height * scale}mm` }}
    >
      <div style={{ width: `${width}mm`, height: `${height}mm`, transform: `scale(${scale})` }}>
        <Piece kind={kind} content={content} />
      </div>
    </div>
  );
}

interface PrintKind {
  kind: PieceKind;
  title: string;
  describe: (aPage: number) => string;
  /** Of the thumbnail. */
  scale: number;
}

const PRINT_KINDS: readonly PrintKind[] = [
  {
    kind: "poster",
    title: "Poster",
    describe: () => "One page for reception, the lift or the breakfast room.",
    scale: 0.36,
  },
  {
    kind: "hanger",
    title: "Door hangers",
    describe: (aPage) =>
      `${aPage} a page, for card stock. Cut at the marks, then up the slit and around the circle.`,
    scale: 0.5,
  },
  {
    kind: "tent",
    title: "Tent cards",
    describe: () => "Two a page. Cut at the solid marks, fold at the dashed ones: both sides stand upright.",
    scale: 0.5,
  },
  {
    kind: "keycard",
    title: "Key cards",
    describe: (aPage) => `${aPage} a page, 85 × 54 mm, for the sleeve that the room key comes in.`,
    scale: 0.85,
  },
  {
    kind: "sticker",
    title: "Stickers",
    describe: (aPage) => `${aPage} squares of 45 mm with cut marks, for desks and bedside tables.`,
    scale: 1.25,
  },
];

function titleOf(kind: PieceKind): string {
  return PRINT_KINDS.find((one) => one.kind === kind)?.title.toLowerCase() ?? kind;
}
