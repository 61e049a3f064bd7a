import { useSearchParams } from "react-router";
import { t } from "../../../../lib/texts/t.ts";
import { inParts } from "../../../rows/table.ts";
import { type Chosen, choicesOf, type HotelCode } from "../codes/codes.ts";

/** Cards that a browser prints at once. */
const AT_ONCE = 500;
const HOUSE: Chosen = { value: "house", label: t`One for the whole house`, codes: [] };

/** The codes on the pieces: those that the address names, as other screens lead here; else those that the house uses. */
export function useChosenCodes(codes: readonly HotelCode[]) {
  const [address] = useSearchParams();
  const asked = address.get("codes");
  const groups = choicesOf(codes).flatMap(atOnce);
  const usual = groups.find((group) => group.codes.some(({ kind }) => kind === "room")) ?? HOUSE;
  const value = asked ?? usual.value;
  const one = codes.filter(({ id, revoked_at }) => id === value && revoked_at === null);
  const single: Chosen[] = one.map((code) => ({ value, label: code.label, codes: [code] }));
  const choices = [HOUSE, ...groups, ...single];
  const chosen =
    choices.find((choice) => choice.value === value) ??
    choices.find((choice) => choice.value === `${value} 1`) ??
    usual;
  const parts = groups.filter(({ of }) => of !== undefined && of === chosen.of);
  return {
    choices,
    chosen,
    /** The house's code or the rooms', and what else of the same list is printed by itself. */
    others: [chosen.value === HOUSE.value ? usual : HOUSE, ...parts].filter(
      (choice) => choice.value !== chosen.value,
    ),
    isAsked: asked !== null,
  };
}

/** More than a browser prints at once are printed one part after the other. */
function atOnce({ value, label, codes }: Chosen): Chosen[] {
  if (codes.length <= AT_ONCE) return [{ value, label, codes }];
  return inParts(codes, AT_ONCE).map((own, part) => {
    const words = t`${label}: ${own[0]?.label ?? ""} to ${own.at(-1)?.label ?? ""}`;
    return { value: `${value} ${part + 1}`, label: words, codes: own, of: value };
  });
}
