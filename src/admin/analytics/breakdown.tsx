import { Card, CardTitle } from "../ui/card.tsx";
import { share, shortNumber } from "./numbers.ts";

/** All scans by one quality of theirs: bars beside words that say the same. */
export function Breakdown({
  title,
  parts,
}: {
  title: string;
  parts: readonly { name: string; scans: number }[];
}) {
  const total = parts.reduce((sum, { scans }) => sum + scans, 0);
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <ul className="mt-4 grid grid-cols-1 gap-3" aria-label={title}>
        {parts.map(({ name, scans }) => (
          <li key={name}>
            <div className="flex justify-between gap-4">
              <span className="min-w-0 truncate" title={name}>
                {name}
              </span>
              <span className="shrink-0">
                {shortNumber(scans)} <span className="text-ink-soft">· {share(scans, total)}%</span>
              </span>
            </div>
            <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
              <div className="h-full rounded-full bg-accent" style={{ width: `${share(scans, total)}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
