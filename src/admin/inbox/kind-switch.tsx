import { useState } from "react";
import { type MessageKind, REQUEST_TOPICS } from "../../forms/index.ts";
import { failureText } from "../../lib/errors.ts";
import type { Changes } from "../forms/save-over.ts";
import { Checkbox } from "../ui/input.tsx";
import { useMessages } from "../ui/messages.tsx";
import { Switch } from "../ui/switch.tsx";
import { type KindSettings, useKindChanges } from "./kinds.ts";
import { SETTINGS_FAILURES } from "./words.ts";

interface KindSwitchProps {
  kind: MessageKind;
  settings: KindSettings | undefined;
  /** The id of its label. */
  labelledBy: string;
}

/** Whether guests may send it, from now on. */
export function KindSwitch({ kind, settings, labelledBy }: KindSwitchProps) {
  const { begin } = useKindChanges();
  const { shown: isOn, set } = useAtOnce(settings?.is_on ?? false, async (next, update) => {
    if (settings) await update(settings, { is_on: next });
    else await begin(kind);
  });
  return <Switch aria-labelledby={labelledBy} checked={isOn} onCheckedChange={(next) => void set(next)} />;
}

/** What guests may ask for. */
export function TopicSwitches({ settings }: { settings: KindSettings }) {
  const { shown: topics, set } = useAtOnce(settings.topics, (next, update) =>
    update(settings, { topics: next }),
  );
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Guests may ask for</legend>
      <div className="grid gap-x-6 @xl:grid-cols-2">
        {REQUEST_TOPICS.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={topics.includes(value)}
            onChange={({ target }) =>
              void set(
                REQUEST_TOPICS.map((one) => one.value).filter((one) =>
                  one === value ? target.checked : topics.includes(one),
                ),
              )
            }
          />
        ))}
      </div>
      {topics.length === 0 && (
        <p role="status" className="text-sm text-brass">
          Without any of them, guests cannot ask for anything.
        </p>
      )}
    </fieldset>
  );
}

type Update = (original: KindSettings, changes: Changes) => Promise<unknown>;

/** Shown at once, and as it is stored again when the server refuses. One press after the other. */
function useAtOnce<Value>(stored: Value, save: (next: Value, update: Update) => Promise<unknown>) {
  const { update } = useKindChanges();
  const showMessage = useMessages();
  const [wanted, setWanted] = useState<{ value: Value }>();
  return {
    shown: wanted ? wanted.value : stored,
    set: async (value: Value): Promise<void> => {
      if (wanted) return;
      setWanted({ value });
      try {
        await save(value, update);
      } catch (error) {
        showMessage({ type: "error", title: "Error", text: failureText(SETTINGS_FAILURES, error) });
      } finally {
        setWanted(undefined);
      }
    },
  };
}
