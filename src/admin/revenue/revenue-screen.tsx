import { Tabs } from "radix-ui";
import { useSearchParams } from "react-router";
import { Overview } from "./overview.tsx";
import { STRATEGIES } from "./strategies.ts";
import { StrategyCard } from "./strategy-card.tsx";
import { Success } from "./success.tsx";

const TABS = [
  { id: "overview", title: "Overview" },
  { id: "strategies", title: "Revenue Strategies" },
] as const;

/** For those who follow a link to it: it helps once there is something to measure. */
const HIDDEN_TAB = { id: "success", title: "Success" } as const;

/** How a guest page earns money: text to read, with the ways to where it is done. */
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
