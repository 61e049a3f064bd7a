import { Check, FileUp } from "lucide-react";
import { useState } from "react";
import { declared, plural } from "../../../lib/texts/t.ts";
import { SECTIONS } from "../../../sections/index.ts";
import type { Item } from "../../content/sections/items.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { ImportDialog } from "../csv/import-dialog.tsx";
import type { ListOfFile } from "./read-folder.ts";

interface Opened {
  list: ListOfFile;
  section: string;
}

interface ListImport {
  lists: readonly ListOfFile[];
  items: Readonly<Record<string, readonly Item[]>> | undefined;
  /** When all of them are imported, where nothing else is in the folder. */
  onDone: (() => void) | undefined;
}

/** The import stands in the folder's place until its list is added, or not. */
export function useListImport({ lists, items, onDone }: ListImport) {
  const [opened, setOpened] = useState<Opened>();
  const [done, setDone] = useState<ReadonlySet<ListOfFile>>(new Set());
  const section = SECTIONS.find(({ id }) => id === opened?.section);

  function added(list: ListOfFile): void {
    const all = new Set([...done, list]);
    setDone(all);
    setOpened(undefined);
    if (lists.every((each) => all.has(each))) onDone?.();
  }

  return {
    done,
    open: setOpened,
    dialog: opened && section && (
      <ImportDialog
        section={section}
        items={items?.[section.id] ?? []}
        given={opened.list}
        onClose={() => setOpened(undefined)}
        onAdded={() => added(opened.list)}
      />
    ),
  };
}

interface FoundListsProps {
  lists: readonly ListOfFile[];
  done: ReadonlySet<ListOfFile>;
  onOpen: ((opened: Opened) => void) | undefined;
  onAsLines: () => void;
}

export function FoundLists({ lists, done, onOpen, onAsLines }: FoundListsProps) {
  const title = plural(lists.length, { one: "It is a list", other: "# lists" });
  return (
    <section aria-label={title} className="mt-4 rounded-2xl bg-brass-soft px-5 pt-4 pb-2">
      <h3 className="text-xl font-semibold">{title}</h3>
      <p>The import reads its columns and asks for the rest.</p>
      <ul>
        {lists.map((list) => (
          <li
            key={`${list.file.name}/${list.table}`}
            className="py-3.5 not-last:border-b not-last:border-brass/30"
          >
            <p className="font-display text-lg font-semibold wrap-anywhere">
              {list.sheet ?? list.file.name}
              <span className="ms-3 font-sans text-base font-normal text-ink-soft">
                {plural(list.rows, { one: "# row", other: "# rows" })}
              </span>
            </p>
            <div className="mt-3 flex flex-wrap items-center gap-2">
              {done.has(list) ? (
                <p role="status" className="flex items-center gap-2 font-medium text-accent">
                  <Check className="size-5" /> Imported
                </p>
              ) : (
                list.sections.map((id, at) => (
                  <Button
                    key={id}
                    icon={FileUp}
                    variant={at === 0 ? "primary" : "secondary"}
                    disabled={!onOpen}
                    onClick={() => onOpen?.({ list, section: id })}
                  >
                    Import as {declared(SECTIONS.find((section) => section.id === id)?.title ?? "")}
                  </Button>
                ))
              )}
            </div>
          </li>
        ))}
      </ul>
      <TextButton onClick={onAsLines}>Read it as a text instead</TextButton>
    </section>
  );
}
