import type { LookKind, LookSum } from "../../../lib/figures/looks.ts";
import { declared, t } from "../../../lib/texts/t.ts";
import { SECTIONS } from "../../../sections/index.ts";
import { useLooks } from "../../content/searches.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Bars } from "./bars.tsx";
import { roundedNumber } from "./numbers.ts";

const MOST = 5;

const GROUPS: readonly { title: string; kinds: Partial<Record<LookKind, string>> }[] = [
  { title: t`Opened`, kinds: { open: "" } },
  {
    title: t`Called, Visited, Read`,
    kinds: {
      call: t`call`,
      directions: t`directions`,
      menu: t`menu`,
      website: t`website`,
      whatsapp: "WhatsApp",
    },
  },
  { title: t`Searched and Found`, kinds: { found: "" } },
];

/** Things that most guests opened, pressed and found in the last 30 days, by kind. */
export function LookedFor() {
  const query = useLooks();
  if (!query.data) {
    const meanwhile = <Skeleton className="h-48 rounded-2xl" />;
    return <NotLoaded inline query={query} what="what guests looked for" meanwhile={meanwhile} />;
  }
  const recent = query.data.filter(({ guests_30, kind }) => guests_30 > 0 && kind !== "missed");
  return (
    <Card>
      <CardTitle>Most Looked For</CardTitle>
      {recent.length > 0 && <p className="mt-1 text-ink-soft">Guests in the last 30 days</p>}
      {recent.length === 0 ? (
        <p className="mt-3 max-w-3xl text-ink-soft">
          Nothing yet. Here you see what at least two guests open, call or search for.
        </p>
      ) : (
        <div className="mt-4 grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-3">
          {GROUPS.map(({ title, kinds }) => (
            <Group
              key={title}
              title={title}
              parts={recent.flatMap((look) => {
                const how = kinds[look.kind];
                return how === undefined ? [] : [{ name: named(look, how), guests: look.guests_30 }];
              })}
            />
          ))}
        </div>
      )}
    </Card>
  );
}

function Group({ title, parts }: { title: string; parts: readonly { name: string; guests: number }[] }) {
  const most = parts.toSorted((a, b) => b.guests - a.guests).slice(0, MOST);
  const [first = { guests: 1 }] = most;
  return (
    <section>
      <h3 className="font-medium text-ink-soft">{title}</h3>
      {most.length === 0 ? (
        <p className="mt-4 text-ink-soft">Nothing yet</p>
      ) : (
        <Bars
          title={`Most looked for: ${title}`}
          parts={most.map(({ name, guests }) => ({
            name,
            text: roundedNumber(guests),
            percent: (guests / first.guests) * 100,
          }))}
        />
      )}
    </section>
  );
}

function named({ name, section }: LookSum, how: string): string {
  const of = SECTIONS.find(({ id }) => id === section);
  const thing = name ?? (of ? declared(of.title) : t`Your hotel`);
  return how ? `${thing}: ${how}` : thing;
}
