import type { MessageKind } from "../../forms/index.ts";
import { Switch } from "../ui/switch.tsx";
import { type KindSettings, usePress } from "./kinds.ts";
import { useAtOnce } from "./use-at-once.ts";

interface KindSwitchProps {
  kind: MessageKind;
  settings: KindSettings | undefined;
  /** The id of its label. */
  labelledBy: string;
}

/** Whether guests may send it, from now on. */
export function KindSwitch({ kind, settings, labelledBy }: KindSwitchProps) {
  const { isOn, press } = useAtOnce(settings?.is_on ?? false, usePress(kind));
  return (
    <Switch aria-labelledby={labelledBy} checked={isOn} onCheckedChange={(checked) => void press(checked)} />
  );
}
