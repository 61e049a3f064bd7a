import { MANAGE_WORDS, UPGRADE_WORDS, words } from "../../lib/errors.ts";
import { PRO_PLAN } from "../../product.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useMessages } from "../ui/messages.tsx";
import { Spinner } from "../ui/skeleton.tsx";
import { useLeaveForCheckout, useLeaveForPortal } from "./leave-for.ts";

export function UpgradeButton({ priceId, className }: { priceId: string; className?: string }) {
  const { busy, mutateAsync: leave, reset } = useLeaveForCheckout(priceId);
  const showMessage = useMessages();

  async function upgrade(): Promise<void> {
    try {
      await leave();
    } catch (error) {
      showMessage({ type: "error", title: "Upgrade Error", text: words(UPGRADE_WORDS, error) });
    }
  }

  return (
    <>
      <Button className={className} disabled={busy} onClick={() => void upgrade()}>
        Upgrade to {PRO_PLAN.name}
      </Button>
      {busy && (
        <Dialog
          type="info"
          size="sm"
          title="Processing Upgrade"
          description="You are being taken to the checkout, where you pay."
          closeButton={false}
          onClose={reset}
        >
          <p className="mt-5 flex justify-center">
            <Spinner />
          </p>
        </Dialog>
      )}
    </>
  );
}

export function ManageButton() {
  const { busy, mutateAsync: leave } = useLeaveForPortal();
  const showMessage = useMessages();

  async function manage(): Promise<void> {
    try {
      await leave();
    } catch (error) {
      showMessage({ type: "error", title: "Error", text: words(MANAGE_WORDS, error) });
    }
  }

  return (
    <Button variant="secondary" busy={busy && "Opening..."} onClick={() => void manage()}>
      Manage Subscription
    </Button>
  );
}
