import { contentWords, words } from "../../lib/errors.ts";
import { useMessages } from "../ui/messages.tsx";
import type { Item } from "./items.ts";
import { useReorder } from "./order.ts";
import { type Reorderable, ReorderList } from "./reorder-list.tsx";

interface ReorderScreenProps {
  collection: Reorderable;
  items: readonly Item[];
  onDone: () => void;
}

/** Replaces a collection's list while its order is changed. Every move is saved at once. */
export function ReorderScreen({ collection, items, onDone }: ReorderScreenProps) {
  const reorder = useReorder(collection);
  const showMessage = useMessages();

  async function save(ids: string[]): Promise<void> {
    try {
      await reorder(ids);
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: words(contentWords("update", "order"), error) });
    }
  }
  return <ReorderList collection={collection} items={items} onReorder={save} onDone={onDone} />;
}
