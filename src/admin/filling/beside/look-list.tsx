import { Split as SplitIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { plural, t } from "../../../lib/texts/t.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chips.tsx";
import { cx } from "../../ui/cx.ts";
import { scrollTo } from "../../ui/tick.tsx";
import { inQuotes } from "../../ui/words.ts";
import type { ProfileFacts } from "../folder/profile.ts";
import { type Edit, keyOf } from "./edits.ts";
import { type Looks, lineId, lookCount } from "./looks.ts";
import { FACT_LABELS } from "./places.ts";
import { SaidPlaces } from "./said-places.tsx";

interface LookListProps {
  looks: Looks;
  /** Facts that the profile takes. */
  known: ProfileFacts;
  selected: string | undefined;
  onEdit: (edit: Edit) => void;
}

const MAX_SAID = 40;
/** How many are open at first. */
const FIRST = 8;

/** Doubts of the rules, a question each, with our answer first. */
export function LookList({ looks, known, selected, onEdit }: LookListProps) {
  const { lumps, times, lines } = looks;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? lines : lines.filter((line, at) => at < FIRST || lineId(line) === selected);
  if (lookCount(looks) === 0) return null;
  return (
    <section aria-label="To look at" className="mt-4 rounded-2xl bg-brass-soft px-5 pt-4 pb-2">
      <h3 className="text-xl font-semibold">{lookCount(looks)} to look at</h3>
      <ul>
        {lumps.map(({ id, item, way, parts }) => (
          <Look
            key={id}
            id={id}
            name={t`${parts.length} things stand in one answer`}
            says={inQuotes(`${parts.join(" ").slice(0, 80)}…`)}
            selected={selected}
          >
            <Button icon={SplitIcon} onClick={() => onEdit({ kind: "split", key: keyOf(item), way })}>
              Split into {parts.length}
            </Button>
            <Button variant="secondary" onClick={() => onEdit({ kind: "keep", key: keyOf(item) })}>
              Keep as one
            </Button>
          </Look>
        ))}
        {times.map(({ fact, value, all }) => (
          <Look
            key={fact}
            id={`fact/${fact}`}
            name={`${FACT_LABELS[fact]} ${value ?? "is not said plainly"}`}
            says={value ? `Your folder says: ${all[0]?.line}` : "Is it one of these?"}
            selected={selected}
          >
            {all.map(({ time, line }) => (
              <Chip
                key={time}
                label={value ? time : `${time}: ${line.slice(0, MAX_SAID)}`}
                isChosen={time === value}
                onPress={() => onEdit({ kind: "fact", fact, value: time, line })}
              />
            ))}
            {!value && (
              <Chip
                label="None of them"
                isChosen={false}
                onPress={() => onEdit({ kind: "fact", fact, value, line: "" })}
              />
            )}
          </Look>
        ))}
        {shown.map((line) => (
          <Look
            key={line.text}
            id={lineId(line)}
            name={line.text}
            says="We could not place this line."
            selected={selected}
          >
            <SaidPlaces said={{ text: line.text }} known={known} onEdit={onEdit} />
          </Look>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {plural(lines.length - shown.length, { one: "Show # more line", other: "Show # more lines" })}
        </Button>
      )}
    </section>
  );
}

interface LookProps {
  id: string;
  name: string;
  says: string;
  selected: string | undefined;
  children: ReactNode;
}

function Look({ id, name, says, selected, children }: LookProps) {
  const isHere = id === selected;
  return (
    <li
      ref={isHere ? scrollTo : undefined}
      className={cx("py-3.5 not-last:border-b not-last:border-brass/30", isHere && HERE)}
    >
      <p className="font-display text-lg font-semibold wrap-anywhere">{name}</p>
      {says && <p className="wrap-anywhere">{says}</p>}
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

const HERE = "-mx-3 rounded-lg bg-surface px-3 ring-2 ring-accent";
