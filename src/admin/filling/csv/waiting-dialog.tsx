import { memo, useState } from "react";
import type { Field } from "../../../fields/index.ts";
import { declared, plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import type { Item } from "../../content/sections/items.ts";
import { useShow } from "../../content/sections/shown.ts";
import type { FillingProps } from "../../content/sections/ways-to-fill.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Checkbox } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useChosen } from "../../ui/use-chosen.ts";
import { listedInWords } from "../../ui/words.ts";
import { HouseStep } from "../nearby/house-step.tsx";
import { ValueField } from "../value-field.tsx";
import { useMapDistances } from "./map-distances.ts";
import { AS_THE_MAP_SAYS, useValuesForRows } from "./use-values-for-rows.ts";
import { isWaiting, lackedBy } from "./waiting.ts";

type Shown = "wait" | "no address" | "ready";

export function WaitingDialog({ section, items, onClose }: Omit<FillingProps, "shown">) {
  const { chosen, setChosen, choose } = useChosen();
  const [shown, setShown] = useState<Shown>("wait");
  const [isAsking, setAsking] = useState(false);
  const { show } = useShow(section);
  const waiting = items.filter((item) => isWaiting(section, item));
  const homeless = waiting.filter((item) => section.fields.address && !item.address);
  const map = useMapDistances(section, waiting);
  const picked = waiting.filter(({ id }) => chosen.has(id));
  const columns = lackedBy(section, waiting);
  const { values, problems, busy, completed, give, save } = useValuesForRows(section, map.distances);
  // Others are hidden for another reason.
  const ready = items.filter(
    (item) => completed.has(item.id) && item.is_hidden === true && !isWaiting(section, item),
  );
  const listed = { wait: waiting, "no address": homeless, ready }[shown];

  async function savePicked(): Promise<void> {
    if (await save(picked)) setChosen(new Set());
  }

  async function showReady(): Promise<void> {
    await show(ready);
    if (waiting.length === 0) onClose();
    // Another list may have been chosen meanwhile.
    else setShown((before) => (before === "ready" ? "wait" : before));
  }

  const given =
    map.distances.size > 0 &&
    plural(map.distances.size, { one: "The map gave # distance", other: "The map gave # distances" });
  const labels = columns.map((column) => declared(section.fields[column]?.label ?? column));
  return (
    <Dialog
      size="lg"
      title={
        waiting.length > 0
          ? plural(waiting.length, { one: `# ${section.one} waits`, other: `# ${section.many} wait` })
          : "Nothing waits any more"
      }
      description={waiting.length > 0 && `Hidden until they have ${listedInWords(labels)}.`}
      onClose={() => !busy && onClose()}
    >
      {map.isOffered && (
        <div className="my-5">
          <Notice type="info">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-40 grow">
                <b className="block font-display">{given || map.says}</b>
                {given ? map.says : "Choose rows and give one value."}
              </span>
              {map.point ? (
                <Button variant="secondary" onClick={() => setChosen(new Set(waiting.map(({ id }) => id)))}>
                  Choose all
                </Button>
              ) : (
                <Button variant="secondary" onClick={() => setAsking(!isAsking)}>
                  {isAsking ? "Not now" : "Ask the map"}
                </Button>
              )}
            </span>
          </Notice>
        </div>
      )}
      {isAsking && !map.point && <HouseStep onPoint={map.keep} />}
      <Chips<Shown>
        legend={<span className="sr-only">Which are listed</span>}
        options={[
          { value: "wait", label: t`Wait ${waiting.length}` },
          ...(homeless.length > 0
            ? [{ value: "no address" as const, label: t`No address ${homeless.length}` }]
            : []),
          { value: "ready", label: t`Ready ${ready.length}` },
        ]}
        value={shown}
        onChoose={setShown}
      />
      {shown !== "ready" && listed.length > 0 && (
        <>
          <section aria-label="Values for the chosen rows" className="border-y border-line py-4">
            {columns
              // Hardly two are at one address.
              .filter((column) => shown === "no address" || section.fields[column]?.meaning !== "address")
              .map((column) => {
                const field = section.fields[column] as Field;
                const isOnMap = field.meaning === "distance" && map.distances.size > 0;
                return (
                  <ValueField
                    key={column}
                    field={field}
                    legend={declared(field.label)}
                    label={declared(field.label)}
                    known={isOnMap ? [{ value: AS_THE_MAP_SAYS, label: t`As the map says` }] : []}
                    value={values[column] ?? ""}
                    problem={problems[column]}
                    busy={busy}
                    onChoose={(value) => give(column, value)}
                  />
                );
              })}
          </section>
          <TextButton
            className="mt-2"
            onClick={() => setChosen(new Set(picked.length > 0 ? [] : listed.map(({ id }) => id)))}
          >
            {picked.length > 0 ? "Choose none" : `Choose all ${listed.length}`}
          </TextButton>
        </>
      )}
      <ul className="mt-2">
        {listed.map((item) => (
          <Row
            key={item.id}
            section={section}
            item={item}
            distance={map.distances.get(item.id)}
            checked={chosen.has(item.id)}
            isReady={shown === "ready"}
            onChoose={choose}
          />
        ))}
      </ul>
      <DialogActions>
        {picked.length > 0 ? (
          <Button
            busy={busy && "Saving..."}
            disabled={Object.values(values).every((value) => value === "")}
            onClick={() => void savePicked()}
          >
            {plural(picked.length, { one: "Save for # row", other: "Save for # rows" })}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Later
            </Button>
            {ready.length > 0 && (
              <Button onClick={() => void showReady()}>Show {ready.length} to guests</Button>
            )}
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface RowProps {
  section: Section;
  item: Item;
  distance: string | undefined;
  checked: boolean;
  isReady: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** There may be a thousand; the browser lays out only those near the screen. */
const Row = memo(function Row({ section, item, distance, checked, isReady, onChoose }: RowProps) {
  const { card, fields } = section;
  const beside = [item.cuisine, item.address].filter(Boolean).join(" · ");
  const label = (
    <span className="block min-w-0">
      <span className="block font-display text-lg">{String(item[card.title])}</span>
      <span className="block text-sm text-ink-soft">{beside || (fields.address && "no address")}</span>
      <span className="flex flex-wrap gap-x-4 text-sm">
        {lackedBy(section, [item]).map((column) => {
          const isKnown = fields[column]?.meaning === "distance" && distance;
          return (
            <span key={column} className={cx(!isKnown && "font-medium text-brass")}>
              {isKnown ? `${distance} on the map` : `${declared(fields[column]?.label ?? column)}?`}
            </span>
          );
        })}
      </span>
    </span>
  );
  return (
    <li
      className={cx(
        "-mx-2 rounded-lg border-b border-line px-2 skip-off-screen [contain-intrinsic-height:auto_5rem]",
        checked && !isReady && "bg-accent-soft",
      )}
    >
      {isReady ? (
        <div className="py-2">{label}</div>
      ) : (
        <Checkbox
          label={label}
          checked={checked}
          className="py-2 wrap-anywhere"
          onChange={(event) => onChoose(item.id, event.target.checked)}
        />
      )}
    </li>
  );
});
