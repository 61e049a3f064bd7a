import { onDemand } from "../../ui/on-demand.tsx";

/** The form comes with all kinds of fields. Today and lists are there before it. */
export const ItemFormOnDemand = onDemand(() =>
  import("./item-form-dialog.tsx").then((m) => m.ItemFormDialog),
);
