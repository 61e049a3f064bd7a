import { Link } from "react-router";
import { SECTION_ICONS } from "../icons.ts";
import { countWords } from "../sections/words.ts";
import { TextButton } from "../ui/text-link.tsx";
import type { Setup } from "./use-setup.ts";

/** What guests find on the page, at a glance. */
export function SectionTiles({ counts }: Pick<Setup, "counts">) {
  return (
    <section>
      <h2 className="mb-4 text-2xl font-semibold">Your content</h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {counts.map(({ section, count, retry }) => {
          const Icon = SECTION_ICONS[section.icon];
          return (
            <li
              key={section.id}
              className="flex flex-col rounded-2xl border border-line bg-surface shadow-card transition-colors hover:border-edge"
            >
              <Link to={`/admin/${section.route}`} className="block grow rounded-2xl p-4 sm:p-5">
                <Icon aria-hidden="true" className="size-7 text-brass" strokeWidth={1.5} />
                <span className="mt-4 block font-display text-lg font-semibold">{section.title}</span>
                <span className="mt-0.5 block min-h-6 text-ink-soft">
                  {retry ? "Not counted: no answer" : countWords(count, section)}
                </span>
              </Link>
              {retry && (
                <TextButton
                  className="px-4 pb-2 sm:px-5"
                  aria-label={`Try Again: ${section.title}`}
                  onClick={() => void retry()}
                >
                  Try Again
                </TextButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
