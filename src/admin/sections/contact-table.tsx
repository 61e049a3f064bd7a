import { Pencil, Trash2 } from "lucide-react";
import { telLink } from "../../lib/safe-link.ts";
import { Button } from "../ui/button.tsx";
import { textLink } from "../ui/text-link.tsx";
import { grouped } from "./groups.ts";
import type { ListProps } from "./lists.ts";

/** Numbers by type, a line each. */
export function ContactTable({ section, items, onEdit, onDelete }: ListProps) {
  return (
    <div className="flex flex-col gap-8">
      {grouped(section, items).map((group) => (
        <section key={group.value} aria-label={group.label}>
          <h2 className="mb-3 text-xl font-semibold">{group.label}</h2>
          <ul className="divide-y divide-line rounded-2xl border border-line bg-surface shadow-card">
            {group.items.map((item) => {
              const label = String(item.label);
              const number = String(item.number);
              const link = telLink(number);
              return (
                <li key={item.id} className="flex items-center gap-2 py-2 pr-2 pl-5">
                  <div className="min-w-0 flex-1 break-words sm:flex sm:items-center sm:gap-4">
                    <h3 className="font-sans font-medium sm:flex-1">{label}</h3>
                    {link ? (
                      <a href={link} className={`inline-flex min-h-11 items-center ${textLink}`}>
                        {number}
                      </a>
                    ) : (
                      number
                    )}
                  </div>
                  <Button variant="quiet" iconOnly aria-label={`Edit ${label}`} onClick={() => onEdit(item)}>
                    <Pencil aria-hidden="true" className="size-4" />
                  </Button>
                  <Button
                    variant="quiet"
                    iconOnly
                    aria-label={`Delete ${label}`}
                    onClick={() => onDelete(item)}
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
