import { FileDown, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { plural, t } from "../../../../lib/texts/t.ts";
import { Button, ButtonLink, TextButton, textLink } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { InputField, SelectField } from "../../../ui/field.tsx";
import { Fold } from "../../../ui/fold.tsx";
import { NotLoaded } from "../../../ui/load-failure.tsx";
import { LINES, ROW_PICTURE } from "../../../ui/row.tsx";
import { hotelFileName } from "../../../ui/save-file.ts";
import { printPath, useCodes } from "../codes/codes.ts";
import { ADD_CODES_PATH, CODES_PATH } from "../paths.ts";
import { rememberCodeTaken } from "../taken-code.ts";
import { useChosenCodes } from "./chosen-codes.ts";
import { cardsFor, type Finish, type PrintContent } from "./content.ts";
import { PIECE_KINDS, PIECES, type PieceKind } from "./kinds.ts";
import { PdfDialog } from "./pdf-dialog.tsx";
import { describeSheet, PAPERS, type Paper } from "./plan-sheet.ts";
import { PrintJob } from "./print-job.tsx";
import type { Printable } from "./printable.ts";
import { Thumbnail } from "./thumbnail.tsx";

const MAX_LINE_LENGTH = 80;
/** Millimetres of the screen: the longer side of a thumbnail. */
const POSTER_SIDE = 36;
const ROW_SIDE = 12.5;

const FINISHES: readonly { value: Finish; label: string }[] = [
  { value: "photo", label: t`With your cover photo` },
  { value: "color", label: t`In your color` },
  { value: "plain", label: t`With little ink` },
];

interface PrintFilesProps {
  printable: Printable;
  content: PrintContent;
  /** The code by itself. */
  code: ReactNode;
  /** Below the rooms. */
  children: ReactNode;
}

/** Each printed piece as it will look, with a button that prints it; first what people come for, and the code itself. */
export function PrintFiles({ printable, content, code, children }: PrintFilesProps) {
  const { hotel, found, areFacesReady, usual } = printable;
  const { line, inside, paper, asksPaper, finish, choose } = printable.choices;
  /** Words that an owner wrote here before they followed from the hotel. */
  const [hasOwnWords] = useState(line !== undefined || inside !== undefined);
  const [job, setJob] = useState<{
    kind: PieceKind;
    id: string;
    isFile: boolean;
    opening: boolean;
    isForShop?: boolean;
  }>();

  const codes = useCodes();
  const live = codes.data?.filter(({ revoked_at }) => revoked_at === null) ?? [];
  const { chosen, choices, others, isAsked } = useChosenCodes(codes.data ?? []);
  /** The list of codes leads here for their cards, so these come first. A later choice moves nothing. */
  const [cardsFirst] = useState(isAsked);
  const cards = cardsFor(content, chosen.codes, found.data?.room ?? "");
  /** The poster is the house's: every guest passes it. */
  const cardsOf = (kind: PieceKind) => (kind === "poster" || cards.length === 0 ? [content] : cards);

  const sheetsOf = (kind: PieceKind) => ({
    kind,
    paper,
    cards: cardsOf(kind),
    title: hotelFileName(hotel.name, PIECES[kind].title.toLowerCase()),
  });

  // Before the rooms are known, a card of the house would stand and be printed in their place.
  const isShown = (kind: PieceKind) => areFacesReady && (kind === "poster" || !codes.isLoading);
  const isReady = (kind: PieceKind) => isShown(kind) && (cardsOf(kind)[0] === content || found.isSuccess);
  const thumbnailOf = (kind: PieceKind, side: number) =>
    isShown(kind) && (
      <Thumbnail kind={kind} paper={paper} side={side} content={cardsOf(kind)[0] ?? content} />
    );
  const button = (kind: PieceKind, isFile: boolean) => {
    const opening = job?.kind === kind && job.opening;
    const { title } = PIECES[kind];
    return {
      icon: isFile ? FileDown : Printer,
      disabled: !isReady(kind),
      busy: !isFile && opening && t`Opening...`,
      "aria-label": !isFile && opening ? undefined : isFile ? t`PDF of ${title}` : t`Print ${title}`,
      onClick(): void {
        setJob({ kind, id: crypto.randomUUID(), isFile, opening: !isFile });
        rememberCodeTaken(hotel.id);
      },
    };
  };

  const poster = (
    <section
      aria-labelledby="poster"
      className="flex flex-wrap items-center gap-4 rounded-2xl bg-deep p-5 text-on-deep sm:px-7"
    >
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-sm font-medium text-on-deep-brass">For the desk</p>
        <h2 id="poster" className="mt-1 text-3xl/tight font-semibold">
          {PIECES.poster.title}
        </h2>
        <p className="mt-1.5 mb-4 text-on-deep-soft">{describeSheet("poster", paper)}</p>
        <div className="flex flex-wrap gap-2 max-sm:*:px-3">
          <Button variant="onDeep" {...button("poster", false)}>
            Print
          </Button>
          <Button variant="quietOnDeep" {...button("poster", true)}>
            PDF
          </Button>
        </div>
      </div>
      {thumbnailOf("poster", POSTER_SIDE)}
    </section>
  );

  return (
    <>
      {!cardsFirst && poster}
      {!cardsFirst && code}
      {inside === undefined && <NotLoaded inline query={found} what="what guests find" hint="" />}
      <div className="grid items-start gap-x-10 gap-y-6 @3xl:grid-cols-2">
        <section aria-labelledby="pieces">
          <h2 id="pieces" className="mb-2 text-xl font-semibold">
            Printed pieces
          </h2>
          {choices.length > 1 && (
            <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
              <span>{chosen.label}</span>
              {others.map(({ value, label }) => (
                <Link
                  key={value}
                  to={printPath(value)}
                  replace
                  className={cx(textLink, "inline-flex min-h-11 items-center")}
                >
                  {label}
                </Link>
              ))}
            </p>
          )}
          <ul className={`mt-4 ${LINES}`}>
            {PIECE_KINDS.filter((kind) => kind !== "poster").map((kind) => (
              <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className={`${ROW_PICTURE} bg-sunken`}>{thumbnailOf(kind, ROW_SIDE)}</span>
                <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
                  <h3 className="text-[1.1875rem]/6">{PIECES[kind].title}</h3>
                  <p className="text-[0.9375rem]/5.5 text-ink-soft">{describeSheet(kind, paper)}</p>
                </div>
                <div className="flex">
                  <Button variant="quiet" {...button(kind, false)} />
                  <Button variant="quiet" {...button(kind, true)} />
                </div>
              </li>
            ))}
          </ul>
          <Fold title="Style" inside="Photo, color or little ink">
            <div className="grid gap-5">
              <SelectField
                label="Design"
                options={FINISHES.filter(({ value }) => value !== "photo" || hotel.cover_path)}
                value={finish}
                onChoose={(chosen) => choose({ finish: chosen as Finish })}
              />
              {asksPaper && (
                <SelectField
                  label="Paper"
                  options={Object.entries(PAPERS).map(([id, { label }]) => ({ value: id, label }))}
                  value={paper}
                  onChoose={(chosen) => choose({ paper: chosen as Paper })}
                />
              )}
              {hasOwnWords && (
                <>
                  <InputField
                    label="Text beside the code"
                    hint="In your guests' language."
                    value={line ?? usual.line}
                    maxLength={MAX_LINE_LENGTH}
                    onChange={({ target }) => choose({ line: target.value })}
                  />
                  <InputField
                    label="What they find"
                    required={false}
                    hint="A few words, with commas."
                    value={inside ?? usual.inside}
                    maxLength={MAX_LINE_LENGTH}
                    onChange={({ target }) => choose({ inside: target.value })}
                  />
                  <TextButton
                    className="justify-self-start"
                    onClick={() => choose({ line: undefined, inside: undefined })}
                  >
                    Use Our Words
                  </TextButton>
                </>
              )}
            </div>
          </Fold>
        </section>
        <div className="grid gap-6">
          <section aria-labelledby="codes">
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <h2 id="codes" className="text-xl font-semibold">
                Rooms
              </h2>
              <ButtonLink
                variant="quiet"
                className="-me-4"
                to={live.length === 0 ? ADD_CODES_PATH : CODES_PATH}
              >
                {live.length === 0 ? "Add Rooms" : "Change Rooms"}
              </ButtonLink>
            </div>
            {!codes.data && <NotLoaded inline query={codes} what="your codes" hint="" />}
            {codes.data && (
              <p className="text-ink-soft">
                {live.length === 0
                  ? "With a code in each room, requests name the room."
                  : plural(live.length, {
                      one: "# code of rooms, places and things.",
                      other: "# codes of rooms, places and things.",
                    })}
              </p>
            )}
          </section>
          <div>{children}</div>
        </div>
      </div>
      {cardsFirst && poster}
      {cardsFirst && code}
      {job && !job.isFile && (
        <PrintJob key={job.id} {...sheetsOf(job.kind)} onPrinted={() => setJob({ ...job, opening: false })} />
      )}
      {job?.isFile && (
        <PdfDialog
          key={job.id}
          {...sheetsOf(job.kind)}
          {...(job.isForShop && { paper: "shop" })}
          onForShop={() => setJob({ ...job, id: crypto.randomUUID(), isForShop: true })}
          onClose={() => setJob(undefined)}
        />
      )}
    </>
  );
}
