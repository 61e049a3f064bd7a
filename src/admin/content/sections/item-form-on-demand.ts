import { onDemand } from "../../ui/on-demand.tsx";

/** For screens that are no lists: the form comes with all kinds of fields. */
export const ItemFormOnDemand = onDemand(() =>
  import("./item-form-dialog.tsx").then((m) => m.ItemFormDialog),
);
