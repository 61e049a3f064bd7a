import { useState } from "react";
import { HOTEL_TOPICS, type MessageKind } from "../../forms/index.ts";
import { failureText } from "../../lib/errors.ts";
import { Checkbox } from "../ui/input.tsx";
import { useMessages } from "../ui/messages.tsx";
import { Switch } from "../ui/switch.tsx";
import { SETTINGS_FAILURES } from "./failures.ts";
import { type KindSettings, OFF, type Press, type Switches, usePress } from "./kinds.ts";

interface KindSwitchProps {
  kind: MessageKind;
  settings: KindSettings | undefined;
  /** The id of its label. */
  labelledBy: string;
}

/** Whether guests may send it, from now on. */
export function KindSwitch({ kind, settings, labelledBy }: KindSwitchProps) {
  const { shown, press } = useAtOnce(kind, settings ?? OFF);
  return (
    <Switch
      aria-labelledby={labelledBy}
      checked={shown.is_on}
      onCheckedChange={(is_on) => void press(() => ({ is_on }))}
    />
  );
}

/** What guests may ask for. */
export function TopicSwitches({ settings }: { settings: KindSettings }) {
  const { shown, press } = useAtOnce("request", settings);
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Guests may ask for</legend>
      <div className="grid gap-x-6 @xl:grid-cols-2">
        {HOTEL_TOPICS.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={shown.topics.includes(value)}
            onChange={({ target: { checked } }) =>
              void press(({ topics }) => ({
                topics: HOTEL_TOPICS.map((one) => one.value).filter((one) =>
                  one === value ? checked : topics.includes(one),
                ),
              }))
            }
          />
        ))}
      </div>
      {shown.topics.length === 0 && (
        <p role="status" className="text-sm text-brass">
          Without any of them, guests cannot ask for anything.
        </p>
      )}
    </fieldset>
  );
}

/** Shown at once, and as it is stored again when the server refuses. */
function useAtOnce(kind: MessageKind, stored: Switches) {
  const store = usePress(kind);
  const showMessage = useMessages();
  const [waiting, setWaiting] = useState<readonly Press[]>([]);
  let shown = stored;
  for (const change of waiting) shown = { ...shown, ...change(shown) };
  return {
    shown,
    press: async (change: Press): Promise<void> => {
      setWaiting((before) => [...before, change]);
      try {
        await store(change);
      } catch (error) {
        showMessage({ type: "error", text: failureText(SETTINGS_FAILURES, error) });
      } finally {
        setWaiting((before) => before.filter((other) => other !== change));
      }
    },
  };
}
