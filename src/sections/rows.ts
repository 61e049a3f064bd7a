/** Groups a section's rows, alike for owners and guests. */
import type { PhoneUse } from "../lib/phone/dial.ts";
import { declared, t } from "../lib/texts/t.ts";
import type { Section } from "./define.ts";

type Row = Readonly<Record<string, unknown>>;

export interface Group<Item extends Row> {
  value: string;
  label: string;
  items: Item[];
}

/** Groups rows by the section's choice field, in the order of its choices; else into one unlabelled group. */
export function grouped<Item extends Row>(
  { groupBy, fields }: Pick<Section, "groupBy" | "fields">,
  items: readonly Item[],
): Group<Item>[] {
  if (!groupBy) return [{ value: "", label: "", items: [...items] }];
  const { choices: offered = [], label = "" } = fields[groupBy] ?? {};
  const choices = [...offered];
  // Hidden items may lack a choice.
  const choiceOf = (item: Item) => String(item[groupBy] ?? "");
  for (const value of items.map(choiceOf)) {
    if (!choices.some((choice) => choice.value === value))
      choices.push({ value, label: value || t`No ${declared(label)} Yet` });
  }
  return choices
    .map(({ value, label }) => ({ value, label, items: items.filter((item) => choiceOf(item) === value) }))
    .filter((group) => group.items.length > 0);
}

/** How the row's phone numbers are used, according to its choices. */
export function phoneUse({ fields }: Pick<Section, "fields">, item: Row): PhoneUse | undefined {
  return Object.entries(fields)
    .flatMap(([column, { choices = [] }]) => choices.filter(({ value }) => value === item[column]))
    .find(({ numbers }) => numbers)?.numbers;
}
