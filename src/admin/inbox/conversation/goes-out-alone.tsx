import { Copy, Languages } from "lucide-react";
import { useState } from "react";
import { t } from "../../../lib/texts/t.ts";
import { Button } from "../../ui/button.tsx";
import { languageName } from "../../ui/words.ts";

interface GoesOutAloneProps {
  text: string;
  /** Languages, as tags. */
  from: string;
  to: string;
}

/** Nobody translates what is written: it can be sent as it is, or copied into a translator that the desk has. */
export function GoesOutAlone({ text, from, to }: GoesOutAloneProps) {
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t`Copied`),
      () => setSaid(t`Copying does not work here`),
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-brass-soft px-4 py-3">
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Languages aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass" />
        <span>
          <strong className="font-semibold">Not translated: this goes out in {languageName(from)}.</strong>{" "}
          <span>The guest wrote {languageName(to)}.</span>
        </span>
      </p>
      <Button icon={Copy} variant="secondary" onClick={() => void copy()}>
        {said || "Copy"}
      </Button>
    </div>
  );
}
