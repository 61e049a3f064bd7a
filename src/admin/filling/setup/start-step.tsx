import { useState } from "react";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { StepTitle } from "./step-frame.tsx";
import { pathOf } from "./steps.ts";

const FolderDialog = onDemand(() => import("../folder/folder-dialog.tsx").then((m) => m.FolderDialog));

/** With what the house has on paper, or with what many houses have. */
export function StartStep() {
  const navigate = useNavigate();
  const [bringing, setBringing] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <StepTitle
        title="How do you want to start?"
        text="Both end with a page that guests read, and its code. You can do the other one later, too."
      />
      <section className="rounded-2xl bg-deep p-6 text-on-deep sm:p-8">
        <h3 className="text-2xl font-semibold">With your guest folder</h3>
        <p className="mt-1 mb-5 text-on-deep-soft">
          The PDF, Word or Excel file you print for the rooms, or its text. What it says becomes answers,
          numbers and tips to tick; nothing is typed again.
        </p>
        <Button variant="onDeep" className="max-sm:w-full" onClick={() => setBringing(true)}>
          Bring Your Folder
        </Button>
      </section>
      <section className="rounded-2xl border border-line p-6 sm:p-8">
        <h3 className="text-2xl font-semibold">With suggestions</h3>
        <p className="mt-1 mb-5 text-ink-soft">
          Times and Wi-Fi, then tick what many houses have. The texts are written; you fill in the blanks.
        </p>
        <ButtonLink to={pathOf("times")} variant="secondary" className="max-sm:w-full">
          Start With Suggestions
        </ButtonLink>
      </section>
      {bringing && (
        <FolderDialog
          onClose={() => setBringing(false)}
          onAdded={() => {
            setBringing(false);
            void navigate(pathOf("times"));
          }}
        />
      )}
    </div>
  );
}
