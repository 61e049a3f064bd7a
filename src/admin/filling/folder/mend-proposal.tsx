import { useState } from "react";
import { Blanks } from "../suggestions/blanks.tsx";
import type { Offered } from "../suggestions/offer.ts";
import type { Picks } from "../suggestions/picks.ts";

interface MendProposalProps {
  offered: Offered;
  picks: Picks;
  tried: boolean;
  disabled: boolean;
}

export function MendProposal({ offered, picks, tried, disabled }: MendProposalProps) {
  const reading = picks.read(offered);
  // Opened by a mistake it stays open once that is put right.
  const [isOpen, setOpen] = useState(false);
  const lacking = reading.status === "ready" ? (reading.lacking ?? []) : [];
  return (
    <div>
      {lacking.length > 0 && <p className="text-sm text-brass">Hidden until it has: {lacking.join(", ")}</p>}
      <details
        open={isOpen || (tried && reading.status === "wrong")}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="min-h-11 cursor-pointer py-2 text-sm font-medium text-accent">
          {lacking.length > 0 ? "Complete or change it" : "Change the texts"}
        </summary>
        <div className="grid gap-4 py-2 sm:grid-cols-2">
          <Blanks offered={offered} picks={picks} reading={tried ? reading : undefined} disabled={disabled} />
        </div>
      </details>
    </div>
  );
}
