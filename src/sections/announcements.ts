/** A hotel's news for its guests, for a limited time. */
import * as field from "../fields/index.ts";
import { t } from "../lib/texts/t.ts";
import { defineCollection } from "./define.ts";

export const ANNOUNCEMENTS = defineCollection({
  id: "announcements",
  table: "announcements",
  one: t`announcement`,
  many: t`announcements`,
  card: { title: "text" },
  previewedAs: { starts_at: "2000-01-01T00:00", ends_at: "2099-12-31T00:00" },
  fields: {
    text: field.longText.required({
      label: "Text",
      placeholder: t`Pool closed Tuesday 9–12`,
      maxLength: 300,
      appears: t`Top of the page`,
    }),
    starts_at: field.moment.required({ label: "From" }),
    ends_at: field.moment.required({ label: "Until", isEnd: true }),
  },
});
