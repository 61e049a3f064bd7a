import { SECTION_ICONS } from "../icons.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import type { Strategy } from "./strategies.ts";

export function StrategyCard({
  strategy: { section, title, idea, steps, agreement, example, caution },
}: {
  strategy: Strategy;
}) {
  const Icon = SECTION_ICONS[section.icon];
  return (
    <Card className="sm:p-8">
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brass-soft text-brass">
          <Icon aria-hidden="true" className="size-6" strokeWidth={1.5} />
        </span>
        <div className="min-w-0">
          <CardTitle className="text-2xl">{title}</CardTitle>
          <p className="mt-1 text-ink-soft">{idea}</p>
        </div>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <div>
          <h3 className="text-lg font-semibold">What to do</h3>
          <ol className="mt-2 grid list-decimal gap-2 pl-6 marker:font-medium marker:text-brass">
            {steps.map((step) => (
              <li key={step} className="pl-1">
                {step}
              </li>
            ))}
          </ol>
        </div>
        <div className="grid content-start gap-4">
          <div>
            <h3 className="text-lg font-semibold">What to agree on</h3>
            <p className="mt-2">{agreement}</p>
          </div>
          <div>
            <h3 className="text-lg font-semibold">What to keep in mind</h3>
            <p className="mt-2">{caution}</p>
          </div>
        </div>
      </div>
      <figure className="mt-6 rounded-xl bg-sunken px-5 py-4">
        <figcaption className="text-sm font-medium text-brass">On your guest page, for example</figcaption>
        <blockquote className="mt-1 font-display text-lg">{example}</blockquote>
      </figure>
      <ButtonLink variant="secondary" className="mt-6 max-sm:w-full" to={`/admin/${section.route}`}>
        Open {section.title}
      </ButtonLink>
    </Card>
  );
}
