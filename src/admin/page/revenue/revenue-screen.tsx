import { Tabs } from "radix-ui";
import { Link, useSearchParams } from "react-router";
import { declared, t } from "../../../lib/texts/t.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { SECTION_ICONS } from "../../ui/icons.ts";
import { FIRST_MONTH, PRINCIPLES, SIGNS, STRATEGIES, type Strategy } from "./strategies.ts";

const TABS = [
  { id: "overview", title: t`Overview` },
  { id: "strategies", title: t`Revenue Strategies` },
] as const;

/** Not in the row of tabs, but reached by a link: it helps only once there is something to measure. */
const HIDDEN_TAB = { id: "success", title: t`Success` } as const;

/** How a guest page earns money: text to read, with links to the screens where it is done. */
export function RevenueScreen() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("tab");
  const tabs = asked === HIDDEN_TAB.id ? [...TABS, HIDDEN_TAB] : TABS;
  const current = tabs.find(({ id }) => id === asked) ?? TABS[0];
  return (
    <Tabs.Root
      value={current.id}
      onValueChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
    >
      <Tabs.List aria-label="Revenue Guide" className="mb-6 flex gap-2 overflow-x-auto border-b border-line">
        {tabs.map(({ id, title }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="-mb-px min-h-11 shrink-0 cursor-pointer border-b-3 border-transparent px-3 font-medium text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="overview">
        <Overview />
      </Tabs.Content>
      <Tabs.Content value="strategies" className="grid gap-6">
        {STRATEGIES.map((strategy) => (
          <StrategyCard key={strategy.section.id} strategy={strategy} />
        ))}
      </Tabs.Content>
      <Tabs.Content value={HIDDEN_TAB.id}>
        <Success />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function Overview() {
  return (
    <div className="grid gap-10">
      <p className="max-w-3xl text-lg">
        Guests ask you where to eat, shop and go. Here are four ways to earn from it.
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
                  className="block h-full rounded-2xl border border-line bg-surface p-5 transition-colors hover:border-edge"
                >
                  <Icon className="size-7 text-brass" strokeWidth={1.5} />
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
          <CardTitle>For all four</CardTitle>
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

function StrategyCard({
  strategy: { section, title, idea, steps, agreement, example, caution, extra },
}: {
  strategy: Strategy;
}) {
  const Icon = SECTION_ICONS[section.icon];
  return (
    <Card className="sm:p-8">
      <div className="flex items-start gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brass-soft text-brass">
          <Icon className="size-6" strokeWidth={1.5} />
        </span>
        <div className="min-w-0">
          <CardTitle className="text-2xl">{title}</CardTitle>
          <p className="mt-1 text-ink-soft">{idea}</p>
        </div>
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <div>
          <h3 className="text-lg font-semibold">What to do</h3>
          <ol className="mt-2 grid list-decimal gap-2 ps-6 marker:font-medium marker:text-brass">
            {steps.map((step) => (
              <li key={step} className="ps-1">
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
        <figcaption className="text-sm font-medium text-brass">Example for your page</figcaption>
        <blockquote className="mt-1 font-display text-lg">{example}</blockquote>
      </figure>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink to={`/admin/inbox/settings?${new URLSearchParams({ offer: extra })}`}>
          Offer an Extra With a Price
        </ButtonLink>
        <ButtonLink variant="secondary" to={`/admin/${section.route}`}>
          Open {declared(section.title)}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Success() {
  return (
    <Card className="sm:p-8">
      <CardTitle className="text-2xl">Does it work?</CardTitle>
      <dl className="mt-5 grid gap-5 lg:grid-cols-2 lg:gap-x-10">
        {SIGNS.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink variant="secondary" className="mt-6 max-sm:w-full" to="/admin">
        Open Dashboard
      </ButtonLink>
    </Card>
  );
}
