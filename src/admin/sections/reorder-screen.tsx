import { contentWords, words } from "../../lib/errors.ts";
import type { Section } from "../../sections/index.ts";
import { useMessages } from "../ui/messages.tsx";
import type { Item } from "./items.ts";
import { useReorder } from "./order.ts";
import { ReorderList } from "./reorder-list.tsx";

interface ReorderScreenProps {
  section: Section;
  items: readonly Item[];
  onDone: () => void;
}

/** In place of the section's list, while its order is changed. Every move is saved at once. */
export function ReorderScreen({ section, items, onDone }: ReorderScreenProps) {
  const reorder = useReorder(section);
  const showMessage = useMessages();

  async function save(ids: string[]): Promise<void> {
    try {
      await reorder(ids);
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: words(contentWords("update", "order"), error) });
    }
  }
  return <ReorderList section={section} items={items} onReorder={save} onDone={onDone} />;
}
