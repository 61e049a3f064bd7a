import type { MessageKind } from "../../forms/index.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { useKinds } from "./kinds.ts";

/** Until a hotel writes its own. */
export const USUAL_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  request: ["On the way.", "In ten minutes.", "Please call us."],
  feedback: ["Thank you!", "We are sorry, and see to it at once."],
  lost: ["We may have it. Is there a name or a mark on it?", "We are still looking.", "We have it."],
} satisfies { [kind in MessageKind]?: readonly string[] };

/** One press puts one into the answer, where it can still be changed. */
export function CannedAnswers({ kind, onChoose }: { kind: string; onChoose: (answer: string) => void }) {
  const { data, isFetched, error, refetch } = useKinds();
  if (!data) {
    return isFetched && <LoadFailure inline what="canned answers" hint="" error={error} onRetry={refetch} />;
  }
  const own = data.find((settings) => settings.kind === kind)?.answers;
  const offered = own?.length ? own : (USUAL_ANSWERS[kind] ?? []);
  if (offered.length === 0) return null;
  return (
    <ul aria-label="Canned answers" className="flex flex-wrap gap-2">
      {offered.map((answer) => (
        <li key={answer} className="min-w-0">
          <button
            type="button"
            className="min-h-11 cursor-pointer rounded-full border border-edge px-4 py-2 text-left font-medium wrap-anywhere hover:bg-accent-soft"
            onClick={() => onChoose(answer)}
          >
            {answer}
          </button>
        </li>
      ))}
    </ul>
  );
}
