import { plural } from "../../../lib/texts/t.ts";
import type { Collection } from "../../../sections/index.ts";
import { usePlan } from "../../account/subscription/plan.ts";

/**
 * @returns a function that says before they are added how many of the new items the plan has no room for, and nothing
 * where all have. The database decides: an operator may have raised the limit
 */
export function useNoRoom(): (section: Collection, existing: number, added: number) => string | undefined {
  const { limits } = usePlan();
  return ({ table }, existing, added) => {
    const most = table === "custom_section_items" ? limits.custom_section_items : limits.items;
    const over = existing + added - most;
    if (over <= 0) return undefined;
    const left = Math.min(over, added);
    return plural(left, {
      one: `# does not fit. You have ${existing} of ${most}.`,
      other: `# do not fit. You have ${existing} of ${most}.`,
    });
  };
}
