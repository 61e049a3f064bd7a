import { foldedName } from "../lib/texts/folded.ts";
import { legible } from "../lib/texts/legible.ts";
import { t } from "../lib/texts/t.ts";
import { turned, z } from "../lib/zod.ts";
import { isBlank } from "./blank.ts";
import type { DetailRow, Field } from "./field.ts";

const MAX_NAME_LENGTH = 60;
const MAX_VALUE_LENGTH = 500;

/** Names and values that the owner makes up, stored as one object. Blank rows are dropped. */
export function details({ label }: { label: string }): Field<Record<string, string>> {
  return { kind: "details", translated: true, label, required: false, initial: [], schema: z.lazy(rows) };
}

/** A blank part is stored as "". */
function part(label: string, maxLength: number) {
  return turned(
    z.pipe(
      turned(z.string(), (typed) => legible(typed, false).trim()),
      z.string().check(z.maxLength(maxLength, t`${label} must be at most ${maxLength} characters`)),
    ),
    (typed) => (isBlank(typed) ? "" : typed),
  );
}

function rows() {
  const row = z.object({
    name: part(t`Field name`, MAX_NAME_LENGTH),
    value: part(t`Value`, MAX_VALUE_LENGTH),
  });
  const named = z.array(row).check(
    z.superRefine((rows, context) => {
      const names = new Set<string>();
      for (const [index, { name, value }] of rows.entries()) {
        const problem = (part: keyof DetailRow, message: string) =>
          context.addIssue({ code: "custom", path: [index, part], message });
        const key = foldedName(name);
        if (name && !value) problem("value", t`Value is required`);
        if (value && !name) problem("name", t`Field name is required`);
        if (name && names.has(key)) problem("name", t`This field name is already used`);
        names.add(key);
      }
    }),
  );
  return turned(named, (rows) =>
    Object.fromEntries(rows.filter(({ name }) => name).map(({ name, value }) => [name, value])),
  );
}

export function asDetailRows(value: unknown): DetailRow[] {
  return Object.entries(asDetails(value)).map(([name, text]) => ({ name, value: text }));
}

/** The column's value; a rule of the database guarantees the map of text to text. */
export function asDetails(value: unknown): Record<string, string> {
  return z.record(z.string(), z.string()).parse(value);
}
