import type { ReactNode } from "react";
import { type Field, hasNoValue } from "../../../fields/index.ts";
import { FORMS } from "../../../forms/index.ts";
import { declared } from "../../../lib/texts/t.ts";
import { FieldValue } from "../../content/sections/values.tsx";
import { isKind } from "../messages/filters.ts";
import type { Message } from "../messages/messages.ts";

/** Columns that the screen shows elsewhere. */
const SHOWN: readonly string[] = ["text", "room", "topic", "rating", "item"];

/** What was written in the form, in its order. */
export function MessageFacts({ message }: { message: Message }) {
  const { kind } = message;
  const fields = isKind(kind) ? FORMS[kind].fields : {};
  const values: Readonly<Record<string, unknown>> = message;
  const facts = Object.entries(fields).filter(
    ([column, { kind }]) => kind !== "flag" && !SHOWN.includes(column) && !hasNoValue(values[column]),
  );
  return (
    facts.length > 0 && (
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(([column, field]) => (
          <Fact key={column} label={declared(field.label)}>
            <FieldValue
              field={column === "contact" ? reached(field, values[column]) : field}
              value={values[column]}
            />
          </Fact>
        ))}
      </dl>
    )
  );
}

/** Guests write what they like: an address or a number becomes a link, all else stays a text. */
function reached(field: Field, contact: unknown): Field {
  return { ...field, kind: String(contact).includes("@") ? "email" : "phone" };
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
