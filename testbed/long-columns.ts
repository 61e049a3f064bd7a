/** Columns declared with several lines: "faqs.answer". */
import type { Field } from "../src/fields/index.ts";
import { FORMS } from "../src/forms/index.ts";
import { ANNOUNCEMENTS } from "../src/sections/announcements.ts";
import { CUSTOM_SECTIONS, customSection } from "../src/sections/custom.ts";
import { HOTEL_FIELDS } from "../src/sections/hotel.ts";
import { SECTIONS } from "../src/sections/index.ts";

const OWN = customSection({ id: "own", name: "", description: "", icon: "Settings", color: "bg-gray-500" });

export function columnsOfSeveralLines(): string[] {
  const declared: { table: string; fields: Readonly<Record<string, Field>> }[] = [
    ...[...SECTIONS, OWN, ANNOUNCEMENTS, CUSTOM_SECTIONS, { table: "hotels", fields: HOTEL_FIELDS }],
    ...Object.values(FORMS).map(({ fields }) => ({ table: "messages", fields })),
  ];
  const columns = declared.flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([column, { kind }]) =>
      kind === "longText" ? [`${table}.${column}`] : [],
    ),
  );
  return [...new Set(columns)];
}
