import { Link } from "react-router";
import { SECTION_ICONS } from "../icons.ts";
import { counted } from "../sections/words.ts";
import type { Setup } from "./use-setup.ts";

/** What guests find on the page, at a glance. */
export function SectionTiles({ counts }: Pick<Setup, "counts">) {
  return (
    <section>
      <h2 className="mb-4 text-2xl font-semibold">Your content</h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {counts.map(({ section, count }) => {
          const Icon = SECTION_ICONS[section.icon];
          return (
            <li key={section.id}>
              <Link
                to={`/admin/${section.route}`}
                className="block h-full rounded-2xl border border-line bg-surface p-4 shadow-card transition-colors hover:border-edge sm:p-5"
              >
                <Icon aria-hidden="true" className="size-7 text-brass" strokeWidth={1.5} />
                <span className="mt-4 block font-display text-lg font-semibold">{section.title}</span>
                <span className="mt-0.5 block min-h-6 text-ink-soft">
                  {count === undefined ? "" : count === 0 ? "Nothing yet" : counted(count, section)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
