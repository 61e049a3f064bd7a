import { Link } from "react-router";
import { SECTION_ICONS } from "../icons.ts";
import { Card, CardTitle } from "../ui/card.tsx";
import { FIRST_MONTH, PRINCIPLES, STRATEGIES } from "./strategies.ts";

export function Overview() {
  return (
    <div className="grid gap-10">
      <p className="max-w-3xl text-lg">
        Your guests spend money in town and in your house during every stay, and most of them ask you where. A
        guest page answers at the moment they decide. Here are four ways to have a share in it, none of which
        needs more than a conversation and an entry on your page.
      </p>
      <section aria-labelledby="strategies">
        <h2 id="strategies" className="mb-4 text-2xl font-semibold">
          Four strategies
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2">
          {STRATEGIES.map(({ section, title, idea }) => {
            const Icon = SECTION_ICONS[section.icon];
            return (
              <li key={section.id}>
                <Link
                  to="/admin/revenue?tab=strategies"
                  className="block h-full rounded-2xl border border-line bg-surface p-5 shadow-card transition-colors hover:border-edge"
                >
                  <Icon aria-hidden="true" className="size-7 text-brass" strokeWidth={1.5} />
                  <h3 className="mt-3 text-lg font-semibold">{title}</h3>
                  <p className="mt-1 text-ink-soft">{idea}</p>
                </Link>
              </li>
            );
          })}
        </ul>
      </section>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <CardTitle>What holds for all of them</CardTitle>
          <dl className="mt-4 grid gap-4">
            {PRINCIPLES.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-medium">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card>
          <CardTitle>Your first month</CardTitle>
          <dl className="mt-4 grid gap-4">
            {FIRST_MONTH.map(({ when, what }) => (
              <div key={when} className="flex gap-4">
                <dt className="shrink-0 font-medium text-brass">{when}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </div>
  );
}
