/** A list of numbers with bars; the longest part of 100 wide. */
export function Bars({
  title,
  parts,
}: {
  title: string;
  parts: readonly { name: string; text: string; after?: string; percent: number }[];
}) {
  return (
    <ul className="mt-4 grid grid-cols-1 gap-3" aria-label={title}>
      {parts.map(({ name, text, after, percent }) => (
        <li key={name}>
          <div className="flex justify-between gap-4">
            <bdi className="min-w-0 truncate" title={name}>
              {name}
            </bdi>
            <span className="shrink-0">
              {text} {after && <span className="text-ink-soft">· {after}</span>}
            </span>
          </div>
          <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
            <div className="h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
