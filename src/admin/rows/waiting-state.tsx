import { CircleAlert, CloudUpload } from "lucide-react";
import { cx } from "../ui/cx.ts";
import { problemWords } from "./problem-words.ts";
import { useWaiting } from "./waiting-provider.tsx";

/** Beside a row: that what is on the screen of it waits for a network, or why it was not saved. */
export function WaitingState({ id }: { id: string }) {
  const save = useWaiting().saves.find((each) => each.id === id);
  if (!save) return null;
  const problem = problemWords(save);
  const Icon = problem ? CircleAlert : CloudUpload;
  return (
    <p
      className={cx("flex items-start gap-2 text-sm font-medium", problem ? "text-danger" : "text-ink-soft")}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {problem ? `Not saved: ${problem}` : "Waiting for a network"}
      </span>
    </p>
  );
}
