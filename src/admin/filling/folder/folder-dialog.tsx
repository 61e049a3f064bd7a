import { ChevronRight, CircleHelp } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { groupBy } from "../../../lib/group-by.ts";
import { PRO_PLAN } from "../../../product.ts";
import { customSection } from "../../../sections/custom.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { usePlan } from "../../account/subscription/plan.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { LanguageQuestion } from "../../content/hotel/language-question.tsx";
import { useCustomSections, useItemsOf } from "../../content/sections/items.ts";
import { useNoRoom } from "../../content/sections/room.ts";
import { FormField } from "../../ui/field.tsx";
import { FilePicker } from "../../ui/file-picker.tsx";
import { TextArea } from "../../ui/input.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { NOT_READ, type Unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { Tick } from "../../ui/tick.tsx";
import { counted } from "../../ui/words.ts";
import type { Offered } from "../suggestions/offer.ts";
import { PickDialog } from "../suggestions/pick-dialog.tsx";
import { usePicks } from "../suggestions/picks.ts";
import { FinishTips } from "./finish-tips.tsx";
import type { FolderFound } from "./folder-worker.ts";
import type { Line } from "./lines.ts";
import { MendProposal } from "./mend-proposal.tsx";
import { customSectionCalled, offeredFrom } from "./offer.ts";
import { type Placed, placeLines } from "./place.ts";
import { PlaceLines } from "./place-lines.tsx";
import { useProfileFacts } from "./profile-facts.tsx";
import { customHeadings, type Proposal } from "./propose.ts";
import { type FolderContent, readFolder } from "./read-folder.ts";

const MAX_PASTED = 400_000;

interface FolderDialogProps {
  onClose: () => void;
  /** When items were added. */
  onAdded?: () => void;
}

/** The old guest folder, as items to tick: docs/decisions/0074-the-old-folder.md. */
export function FolderDialog({ onClose, onAdded }: FolderDialogProps) {
  const hotel = useHotel();
  const [text, setText] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const { customSections } = usePlan();
  const { reading, isReading } = useReading(files.length > 0 ? files : text, customSections);
  const found = reading?.status === "read" ? reading : undefined;
  const [placed, setPlaced] = useState<Placed>({});
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const [isPlacing, setPlacing] = useState(false);
  const [tips, setTips] = useState<readonly string[]>();
  const placing = useMemo(() => {
    if (!found) return undefined;
    const left = found.leftOut.filter(({ text }) => wanted.has(text));
    return placeLines(found.proposals, [...found.unplaced, ...left], placed);
  }, [found, wanted, placed]);
  const { lines: unplaced, proposals } = placing ?? {};
  const facts = useProfileFacts(found?.facts, found?.secrets);
  const picks = usePicks(`${hotel.id}/folder`, true);
  const { has, failed } = useHas(proposals);
  const offered = useMemo(
    () => (proposals && has ? offeredFrom(proposals, has.items, has.own) : undefined),
    [proposals, has],
  );
  const noRoom = useNoRoom();
  const added = (offered ?? []).filter((each) => !each.isThere && picks.isTicked(each));
  const tooMany = Array.from(groupBy(added, ({ section }) => section.id).values(), (rows) => {
    const [{ section }] = rows as [Offered];
    const text = noRoom(section, has?.items[section.id]?.length ?? 0, rows.length);
    return text && `${section.title}: ${text}`;
  }).filter((text) => text !== undefined);
  const incomplete = (offered ?? []).filter((each) => {
    const row = !each.isThere && picks.isTicked(each) && picks.read(each);
    return row && row.status === "ready" && row.lacking;
  });
  const open = (unplaced ?? []).filter(({ text }) => !placed[text]);

  function insteadOfList() {
    if (isPlacing && placing && unplaced) {
      const onBack = () => setPlacing(false);
      return {
        title: unplacedTitle(unplaced.length),
        description:
          open.length > 0 ? `${unplaced.length - open.length + 1} of ${unplaced.length}` : "All done.",
        onBack,
        content: () => (
          <PlaceLines
            lines={unplaced}
            placed={placed}
            joined={placing.joined}
            onPlace={({ text }, place) =>
              setPlaced(({ [text]: _, ...others }) => (place ? { ...others, [text]: place } : others))
            }
            onDone={onBack}
          />
        ),
      };
    }
    if (!tips || !offered) return undefined;
    const shown = offered.filter(({ id }) => tips.includes(id));
    return {
      title: `Finish ${counted(shown.length, { one: "tip", many: "tips" })}`,
      description:
        "What guests need and your folder does not say. Without it they are added hidden, for you to complete.",
      onBack: () => setTips(undefined),
      content: (add: (hidden?: readonly string[]) => void, busy: boolean) => (
        <FinishTips tips={shown} picks={picks} busy={busy} onShow={() => add()} onLater={() => add(tips)} />
      ),
    };
  }

  const name = files.length > 1 ? `${files[0]?.name} and ${files.length - 1} more` : files[0]?.name;

  return (
    <PickDialog
      title="Bring Your Old Guest Folder"
      description="A PDF, Word or Excel file, photos of its pages, or its text. It is read in your browser and sent nowhere. Guests read nothing before you add it."
      onClose={onClose}
      {...(onAdded && { onAdded })}
      sections={SECTIONS}
      offered={offered}
      picks={picks}
      beside={facts}
      instead={insteadOfList()}
      below={
        found &&
        found.leftOut.length > 0 && <LeftOut lines={found.leftOut} wanted={wanted} onWant={setWanted} />
      }
      asksFirst={() => {
        if (incomplete.length === 0) return false;
        setTips(incomplete.map(({ id }) => id));
        return true;
      }}
      mending={(each, tried, disabled) => (
        <MendProposal offered={each} picks={picks} tried={tried} disabled={disabled} />
      )}
    >
      <FilePicker
        name={name}
        disabled={name !== undefined && isReading}
        accept=".pdf,.docx,.xlsx,.csv,.html,.htm,.txt,image/*"
        multiple
        label="Folder file"
        onChoose={(...chosen) => setFiles(chosen)}
      >
        {null}
      </FilePicker>
      {(!name || !found) && (
        <div className="mt-4">
          <FormField label="Or paste its text" required={false}>
            {(input) => (
              <TextArea
                {...input}
                rows={offered && offered.length > 0 ? 3 : 8}
                maxLength={MAX_PASTED}
                placeholder={"Breakfast\nWhen is breakfast? From 7 to 10:30.\nReception – 9"}
                value={text}
                onChange={(event) => {
                  setFiles([]);
                  setText(event.target.value);
                }}
              />
            )}
          </FormField>
        </div>
      )}
      {failed && <NotLoaded inline query={failed} what="what your page has" />}
      <div className="mt-4 flex flex-col gap-3 empty:hidden" role="status">
        {name && isReading && <p className="text-ink-soft">Reading {name}…</p>}
        {reading?.status === "unreadable" && <Notice type="error">{reading.reason}</Notice>}
        {offered?.length === 0 && !facts && (
          <Notice type="info">Nothing in it looks like a list, a number or an answer.</Notice>
        )}
        {offered && offered.length > 0 && (
          <p>
            Found {offered.length}.{" "}
            {incomplete.length > 0 &&
              `${counted(incomplete.length, { one: "lacks", many: "lack" })} something that guests need. You are asked for it next.`}
          </p>
        )}
        {tooMany.map((text) => (
          <Notice key={text} type="warning">
            {text}
          </Notice>
        ))}
        {found && found.proOnly.length > 0 && (
          <Notice type="info">
            With {PRO_PLAN.name} these become sections of their own: {found.proOnly.join(", ")}. On your plan
            they are answers among the FAQs.
          </Notice>
        )}
      </div>
      {/* Its items are translated from the language that is stored. */}
      {found && (
        <div className="mt-4 empty:hidden">
          <LanguageQuestion texts={found.lines.map(({ text }) => text)} />
        </div>
      )}
      {open.length > 0 && <ToPlace count={open.length} onOpen={() => setPlacing(true)} />}
    </PickDialog>
  );
}

function unplacedTitle(count: number): string {
  return count === 1 ? "We could not place this line" : `We could not place these ${count} lines`;
}

function ToPlace({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <button
      type="button"
      className="mt-4 flex w-full cursor-pointer items-center gap-3 rounded-2xl bg-brass-soft p-4 text-left"
      onClick={onOpen}
    >
      <CircleHelp className="size-5 shrink-0 text-brass" />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-lg font-semibold">{unplacedTitle(count)}</span>
        <span className="block text-sm">Nothing is lost. Tap a line, then where it belongs.</span>
      </span>
      <ChevronRight className="size-5 shrink-0 rtl:-scale-x-100" />
    </button>
  );
}

interface LeftOutProps {
  lines: readonly Line[];
  wanted: ReadonlySet<string>;
  onWant: (wanted: ReadonlySet<string>) => void;
}

/** What is for no guest. A tick puts it among the lines to place. */
function LeftOut({ lines, wanted, onWant }: LeftOutProps) {
  const texts = [...new Set(lines.map(({ text }) => text))];
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2">
        <span className="font-medium">Left out, unticked</span>
        <span className="block text-sm text-ink-soft">
          {counted(texts.length, { one: "line", many: "lines" })}: mail headers, page footers, the staff’s
          sheets
        </span>
      </summary>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <Tick
              name={text}
              note=""
              checked={wanted.has(text)}
              disabled={false}
              onTick={(on) =>
                onWant(new Set([...wanted].filter((one) => one !== text).concat(on ? text : [])))
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Of text that is being typed the last reading stays until the next is there. */
function useReading(content: FolderContent, custom: boolean) {
  const { language } = useHotel();
  const [read, setRead] = useState<{ content: FolderContent; reading: FolderFound | Unreadable }>();
  const isEmpty = content.length === 0 || (typeof content === "string" && !content.trim());
  useEffect(() => {
    if (isEmpty) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void readFolder(content, custom, [language, navigator.language], signal)
      .catch(() => NOT_READ)
      .then((reading) => signal.aborted || setRead({ content, reading }));
    return () => leaving.abort();
  }, [content, custom, isEmpty, language]);
  const isReading = !isEmpty && read?.content !== content;
  const isShown =
    !isEmpty && (!isReading || (typeof content === "string" && typeof read?.content === "string"));
  return { isReading, reading: isShown ? read?.reading : undefined };
}

/** What the hotel has already in all sections that something is proposed for. */
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
