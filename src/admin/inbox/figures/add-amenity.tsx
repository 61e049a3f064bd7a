import { Check, Plus } from "lucide-react";
import { useRef } from "react";
import { foldedName } from "../../../lib/texts/folded.ts";
import { t } from "../../../lib/texts/t.ts";
import { amenities } from "../../../sections/amenities.ts";
import { suggestedTexts } from "../../../suggestions/languages.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useItems, useItemTable } from "../../content/sections/items.ts";
import { useManyRows } from "../../rows/many-rows.ts";
import { newId } from "../../rows/new-id.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { Button, type ButtonVariant } from "../../ui/button.tsx";
import { useAnnounce } from "../../ui/undo.ts";
import { useTask } from "../../ui/use-task.ts";
import { inQuotes } from "../../ui/words.ts";

/** One press puts what guests ask for on their page, so that the next one need not ask. */
export function AddAmenity({ word, variant = "quiet" }: { word: string; variant?: ButtonVariant }) {
  const hotel = useHotel();
  const { data: items } = useItems(amenities);
  const { add } = useOutbox();
  const { remove } = useManyRows();
  const table = useItemTable(amenities);
  const announce = useAnnounce();
  const [busy, run] = useTask(table.failures("add"));
  /** Stays the same until the item is stored, so that a second attempt adds nothing twice. */
  const id = useRef(newId());
  const name = word.charAt(0).toLocaleUpperCase() + word.slice(1);
  const isThere = items?.some((item) => foldedName(item.name).includes(foldedName(word)));

  async function press(): Promise<void> {
    const { onRequest, reception } = (await suggestedTexts(hotel.language)).phrases;
    const values = { name, description: onRequest, timing: onRequest, location: reception };
    const added = id.current;
    await add({ ...table, keep: false }, { id: added, values });
    id.current = newId();
    announce(t`Added “${name}” to Amenities`, {
      run: () => remove(table, [added]),
      done: t`“${name}” is taken out again`,
      failed: t`Failed to take “${name}” out again.`,
    });
  }

  if (!items) return null;
  if (isThere) {
    return (
      <span className="inline-flex min-h-11 items-center gap-2 text-ink-soft">
        <Check aria-hidden="true" className="size-5" />
        In Amenities
      </span>
    );
  }
  return (
    <Button
      variant={variant}
      tight={variant === "quiet"}
      busy={busy && "Adding..."}
      icon={Plus}
      onClick={() => void run(press)}
    >
      <span>
        Add<span className="sr-only"> {inQuotes(name)}</span> to Amenities
      </span>
    </Button>
  );
}
