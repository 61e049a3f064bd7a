import { useEffect, useMemo, useState } from "react";
import { groupBy } from "../../../lib/group-by.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { PRO_PLAN } from "../../../product.ts";
import { customSection } from "../../../sections/custom.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { usePlan } from "../../account/subscription/plan.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { LanguageQuestion } from "../../content/hotel/language-question.tsx";
import { usePicks } from "../../content/picks/picks.ts";
import { useCustomSections, useItemsOf } from "../../content/sections/items.ts";
import { useNoRoom } from "../../content/sections/room.ts";
import { TextAreaField } from "../../ui/field.tsx";
import { FilePicker, MAPS, TABLE_FILES } from "../../ui/file-picker.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NOT_READ, type Unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { listedInWords } from "../../ui/words.ts";
import { type Edit, edited } from "../beside/edits.ts";
import { foundInWords, useBeside } from "../beside/use-beside.tsx";
import { PickDialog } from "../suggestions/pick-dialog.tsx";
import { FoundLists, useListImport } from "./found-lists.tsx";
import type { Proposal } from "./items.ts";
import { customSectionCalled, type FolderOffered, offeredFrom } from "./offer.ts";
import { useProfileFacts } from "./profile-facts.tsx";
import { customHeadings } from "./propose.ts";
import { type FolderContent, type FolderParts, type FolderRead, readFolder } from "./read-folder.ts";

const MAX_PASTED = 400_000;

interface FolderDialogProps {
  onClose: () => void;
  onAdded?: () => void;
}

/** The old guest folder, as items to tick: docs/decisions/0074-the-old-folder.md. */
export function FolderDialog({ onClose, onAdded }: FolderDialogProps) {
  const hotel = useHotel();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const { customSections } = usePlan();
  const [asLines, setAsLines] = useState(false);
  const { reading, isReading } = useReading(files.length > 0 ? files : text, customSections, asLines);
  const { rest: found, lists } = reading?.status === "parts" ? reading : NOTHING;
  const [edits, setEdits] = useEditsOf(found);
  const result = useMemo(() => found && edited(found, found.unplaced, edits), [found, edits]);
  const proposals = result?.proposals;
  const picks = usePicks(`${hotel.id}/folder`, true);
  const { has, failed } = useHas(proposals);
  const offered = useMemo(
    () => (proposals && has ? offeredFrom(proposals, has.items, has.own) : undefined),
    [proposals, has],
  );
  const beside = useBeside({ found, result, offered, edits, onEdits: setEdits });
  const facts = useProfileFacts(result?.facts, found?.secrets, beside.selected);
  const noRoom = useNoRoom();
  const added = (offered ?? []).filter((each) => !each.isThere && picks.isTicked(each));
  const tooMany = Array.from(groupBy(added, ({ section }) => section.id).values(), (rows) => {
    const [{ section }] = rows as [FolderOffered];
    const text = noRoom(section, has?.items[section.id]?.length ?? 0, rows.length);
    return text && `${declared(section.title)}: ${text}`;
  }).filter((text) => text !== undefined);
  const importing = useListImport({
    lists,
    items: has?.items,
    onDone: found ? undefined : (onAdded ?? onClose),
  });
  if (importing.dialog) return importing.dialog;
  const first = files[0]?.name;
  const name = files.length > 1 ? t`${first ?? ""} and ${files.length - 1} more` : first;

  return (
    <PickDialog
      title={reading?.status === "parts" ? "Your Folder" : "Bring Your Old Guest Folder"}
      description={
        found && offered
          ? foundInWords(offered.length + (facts?.count ?? 0), beside.count)
          : "PDF, Word, Excel, photos or text. Your browser reads it and sends it nowhere. Guests see only what you add."
      }
      aside={beside.aside}
      selected={beside.selected}
      note={beside.undo}
      onClose={onClose}
      {...(onAdded && { onAdded })}
      sections={SECTIONS}
      offered={offered}
      picks={picks}
      beside={facts}
      actions={beside.actions}
    >
      <FilePicker
        name={name}
        disabled={name !== undefined && isReading}
        accept={`.pdf,.docx,.html,.htm,.md,image/*,${TABLE_FILES},${MAPS}`}
        multiple
        label="Folder file"
        onChoose={(...chosen) => {
          setAsLines(false);
          setFiles(chosen);
        }}
      >
        {null}
      </FilePicker>
      {(!name || reading?.status !== "parts") && (
        <div className="mt-4">
          <TextAreaField
            label="Or paste its text"
            required={false}
            rows={offered && offered.length > 0 ? 3 : 8}
            maxLength={MAX_PASTED}
            placeholder={"Breakfast\nWhen is breakfast? From 7 to 10:30.\nReception – 9"}
            value={text}
            onChange={(event) => {
              setFiles([]);
              setText(event.target.value);
            }}
          />
        </div>
      )}
      {lists.length > 0 && (
        <FoundLists
          lists={lists}
          done={importing.done}
          onOpen={has && importing.open}
          onAsLines={() => setAsLines(true)}
        />
      )}
      {failed && <NotLoaded inline query={failed} what="what your page has" />}
      <div className="mt-4 flex flex-col gap-3 empty:hidden" role="status">
        {name && isReading && <p className="text-ink-soft">Reading {name}…</p>}
        {reading?.status === "unreadable" && <Notice type="error">{reading.reason}</Notice>}
        {found && offered?.length === 0 && !facts && (
          <Notice type="info">We found no lists, numbers or answers in it.</Notice>
        )}
        {tooMany.map((text) => (
          <Notice key={text} type="warning">
            {text}
          </Notice>
        ))}
        {found && found.proOnly.length > 0 && (
          <Notice type="info">
            {PRO_PLAN.name} makes sections of these: {listedInWords(found.proOnly)}. Your plan makes them
            FAQs.
          </Notice>
        )}
      </div>
      {/* Its items are translated from the language that is stored. */}
      {found && (
        <div className="mt-4 empty:hidden">
          <LanguageQuestion texts={found.lines.map(({ text }) => text)} />
        </div>
      )}
      {beside.looks}
    </PickDialog>
  );
}

const NOTHING: Pick<FolderParts, "rest" | "lists"> = { rest: undefined, lists: [] };

/** They are of one reading: the next begins without. */
function useEditsOf(found: FolderRead | undefined) {
  const [kept, setKept] = useState<{ of: FolderRead | undefined; edits: readonly Edit[] }>();
  const edits = kept && kept.of === found ? kept.edits : NO_EDITS;
  return [edits, (next: readonly Edit[]) => setKept({ of: found, edits: next })] as const;
}

const NO_EDITS: readonly Edit[] = [];

/** While text is being typed the last reading stays until the next is there. */
function useReading(content: FolderContent, custom: boolean, asLines: boolean) {
  const { language } = useHotel();
  const [read, setRead] = useState<{
    content: FolderContent;
    asLines: boolean;
    reading: FolderParts | Unreadable;
  }>();
  const isEmpty = content.length === 0 || (typeof content === "string" && !content.trim());
  useEffect(() => {
    if (isEmpty) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void readFolder(content, custom, [language, navigator.language], asLines, signal)
      .catch(() => NOT_READ)
      .then((reading) => signal.aborted || setRead({ content, asLines, reading }));
    return () => leaving.abort();
  }, [content, custom, asLines, isEmpty, language]);
  const isReading = !isEmpty && (read?.content !== content || read.asLines !== asLines);
  const isShown =
    !isEmpty && (!isReading || (typeof content === "string" && typeof read?.content === "string"));
  return { isReading, reading: isShown ? read?.reading : undefined };
}

function useHas(proposals: readonly Proposal[] | undefined) {
  const own = useCustomSections();
  // Taken when the dialog opens: a section founded here would be listed before its items are stored.
  const [custom, setCustom] = useState(own.data);
  if (!custom && own.data) setCustom(own.data);
  const sections = useMemo(() => {
    const named = [...customHeadings(proposals ?? [])].flatMap((heading) => {
      const existing = customSectionCalled(heading, custom ?? []);
      return existing ? [customSection(existing)] : [];
    });
    return [...SECTIONS, ...named];
  }, [proposals, custom]);
  const lists = useItemsOf(sections);
  const has = useMemo(() => {
    if (!custom || !lists.items) return undefined;
    const items = lists.items.map((rows, index) => [sections[index]?.id ?? "", rows] as const);
    return { own: custom, items: Object.fromEntries(items) };
  }, [custom, lists.items, sections]);
  return { has, failed: own.isError && !own.data ? own : lists.failed };
}
