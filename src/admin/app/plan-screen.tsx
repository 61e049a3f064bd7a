import { SubscriptionScreen } from "../account/subscription/subscription-screen.tsx";
import { GuestsSee } from "../content/visibility/guests-see.tsx";

export function PlanScreen() {
  return (
    <SubscriptionScreen>
      <GuestsSee />
    </SubscriptionScreen>
  );
}
