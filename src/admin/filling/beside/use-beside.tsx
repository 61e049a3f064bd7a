import { type ReactNode, useMemo, useState } from "react";
import { plural, t } from "../../../lib/texts/t.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chips.tsx";
import { cx } from "../../ui/cx.ts";
import { RadioSwitch } from "../../ui/radio-switch.tsx";
import type { FolderOffered } from "../folder/offer.ts";
import type { FolderRead } from "../folder/read-folder.ts";
import { WIFI_WORDS } from "../folder/wifi.ts";
import { type Edit, type Edited, keyOf } from "./edits.ts";
import { FolderPageView } from "./folder-page.tsx";
import { ItemActions } from "./item-actions.tsx";
import { LookList } from "./look-list.tsx";
import { itemsFound, lookCount, looksIn, saidOn } from "./looks.ts";
import { type FoundItem, markedLines, type Selected } from "./marks.ts";
import { NOWHERE } from "./place.ts";
import { factLabel, placeLabel } from "./places.ts";
import { SaidPlaces } from "./said-places.tsx";

type View = "page" | "facts";

interface Beside {
  found: FolderRead | undefined;
  result: Edited | undefined;
  offered: readonly FolderOffered[] | undefined;
  edits: readonly Edit[];
  onEdits: (edits: readonly Edit[]) => void;
}

/** The pages of a folder beside what became of them: a press on a mark shows its item, and back. */
export function useBeside({ found, result, offered, edits, onEdits }: Beside) {
  const [view, setView] = useState<View>("facts");
  const [pressed, setPressed] = useState<Selected>();
  const selected = pressed?.id;
  const [shown, setShown] = useState(0);
  const looks = useMemo(() => looksIn(found, result, offered, edits), [found, result, offered, edits]);
  const told = useMemo(
    () => (found && result && offered ? itemsFound(found, result, offered, looks) : []),
    [found, result, offered, looks],
  );
  const lines = useMemo(() => markedLines(found?.lines ?? [], told), [found, told]);
  const pageOf = useMemo(
    () =>
      new Map(lines.toReversed().flatMap(({ marks, page }) => marks.map(({ id }) => [id, page] as const))),
    [lines],
  );
  const isLook =
    looks.lumps.some(({ id }) => id === selected) ||
    looks.times.some(({ fact }) => `fact/${fact}` === selected);
  const edit = (one: Edit) => onEdits([...edits, one]);
  const last = edits.at(-1);
  const undo = last && (
    <p role="status" className="flex flex-wrap items-center gap-x-3 font-medium text-accent">
      {saidOf(last, result)}
      <TextButton onClick={() => onEdits(edits.slice(0, -1))}>Undo</TextButton>
    </p>
  );

  function show(id: string): void {
    setPressed({ id });
    setShown(pageOf.get(id) ?? shown);
    setView("page");
  }

  const item = offered?.find(({ id }) => id === selected)?.of;
  const said = useMemo(() => saidOn(lines, pressed, item), [lines, pressed, item]);

  function actionsOf(disabled: boolean): ReactNode {
    return (
      item &&
      result && (
        <ItemActions
          key={keyOf(item)}
          item={item}
          proposals={result.proposals}
          known={result.facts}
          disabled={disabled}
          onEdit={edit}
        />
      )
    );
  }

  const one = told.find(({ id }) => id === selected);
  const code = found?.secrets.find(({ name, said }) => WIFI_WORDS.test(`${name} ${said}`))?.code;
  const content = found && (
    <>
      <FolderPageView
        pages={found.pages}
        lines={lines}
        shown={Math.min(shown, found.pages.length - 1)}
        selected={pressed}
        onShow={setShown}
        onSelect={setPressed}
      />
      <div
        className={cx(
          "sticky bottom-0 -mx-5 mt-4 -mb-5 rounded-t-2xl border-t border-line bg-surface px-5 py-3 lg:mx-0 lg:mb-0 lg:rounded-none lg:px-1",
          !said && "lg:hidden",
        )}
      >
        <div className="lg:hidden">{undo}</div>
        {one && (
          <div className="lg:hidden">
            <p className="text-sm text-ink-soft">{KINDS[one.kind]}</p>
            <h3 className="text-xl font-semibold wrap-anywhere">{one.name}</h3>
            {!said && (
              <p className="line-clamp-3 wrap-anywhere">
                {one.text.replace(one.name, "").replace(/^: /, "")}
              </p>
            )}
            {!said && <div className="mt-2">{actionsOf(false)}</div>}
          </div>
        )}
        {said && result && (
          <section aria-label="This sentence is">
            <p className="line-clamp-2 wrap-anywhere">“{said.text}” is</p>
            <div className="mt-2 flex flex-wrap gap-2">
              {said.next && (
                <Chip
                  label="With what follows"
                  isChosen={false}
                  onPress={() =>
                    setPressed((before) => before && { ...before, more: (before.more ?? 0) + 1 })
                  }
                />
              )}
              <SaidPlaces key={said.text} said={{ ...said, code }} known={result.facts} onEdit={edit} />
            </div>
          </section>
        )}
        {!one && !said && <p className="text-ink-soft">Tap a line to see its fact.</p>}
      </div>
    </>
  );

  return {
    /** In the list: what is looked at first stands above it. */
    selected: isLook ? undefined : selected,
    count: lookCount(looks),
    looks: result && <LookList looks={looks} known={result.facts} selected={selected} onEdit={edit} />,
    aside: found && {
      content,
      isShown: view === "page",
      choice: (
        <RadioSwitch
          legend="What is shown"
          className="mt-4 *:flex-1 lg:hidden"
          options={VIEWS}
          value={view}
          onChange={setView}
        />
      ),
    },
    undo,
    /** Below an item: where it stands, and what may be wrong with it. */
    actions: ({ id }: { id: string }, disabled: boolean) => (
      <div className="flex flex-wrap items-center gap-x-4 empty:hidden">
        {pageOf.has(id) && id !== selected && (
          <Button variant="quiet" tight disabled={disabled} onClick={() => show(id)}>
            Page {(pageOf.get(id) ?? 0) + 1}
            <span className="sr-only">: show it there</span>…
          </Button>
        )}
        {id === selected && actionsOf(disabled)}
      </div>
    ),
  };
}

const VIEWS: readonly { value: View; label: string }[] = [
  { value: "page", label: t`Page` },
  { value: "facts", label: t`Facts` },
];

const KINDS: Readonly<Record<FoundItem["kind"], string>> = {
  placed: t`Placed`,
  look: t`Look at it`,
  secret: t`Secret: nobody reads it yet`,
  unneeded: t`Not needed`,
};

function saidOf(edit: Edit, result: Edited | undefined): string {
  switch (edit.kind) {
    case "place": {
      const into = result?.joined.get(edit.line);
      if (edit.to === NOWHERE) return t`Not needed`;
      return into ? t`${placeLabel(edit.to)}: added to “${into}”` : t`Placed: ${placeLabel(edit.to)}`;
    }
    case "move":
      return t`Moved to ${placeLabel(edit.to)}`;
    case "split":
      return t`Split`;
    case "join":
      return t`Joined with the one above`;
    case "out":
      return t`Not needed`;
    case "keep":
      return t`Kept as one`;
    case "fact":
      return factLabel(edit);
  }
}

/** "104 facts · 3 to look at" */
export function foundInWords(facts: number, looks: number): string {
  const all = plural(facts, { one: "# fact", other: "# facts" });
  return looks > 0 ? t`${all} · ${looks} to look at` : all;
}
