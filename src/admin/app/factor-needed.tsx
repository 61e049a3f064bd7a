import { AuthPage } from "../account/auth/auth-page.tsx";
import { useIsStrong } from "../account/auth/auth-provider.tsx";
import { useLeave } from "../account/auth/leave.tsx";
import { useSelectedHotel } from "../content/hotel/hotel-provider.tsx";
import { Button, TextButton } from "../ui/button.tsx";
import { onDemand } from "../ui/on-demand.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const SecurityCard = onDemand(
  () => import("../account/security-card.tsx").then((m) => m.SecurityCard),
  <Skeleton className="h-60" />,
);

/** In the place of a hotel that demands a second factor of its owners: one can be set up here, and the hotel opens. */
export function FactorNeeded({ onSetUp, onGoOn }: { onSetUp: () => void; onGoOn: () => void }) {
  const isStrong = useIsStrong();
  const { hotel, places, select } = useSelectedHotel();
  const { leave, question } = useLeave();
  return (
    <AuthPage
      title="One more step"
      subtitle={`${hotel.name} needs more than a password. Set up an authenticator app, or use a passkey.`}
    >
      {question}
      <SecurityCard onSetUp={onSetUp} />
      {isStrong && (
        <Button className="mt-6 w-full" onClick={onGoOn}>
          Go on to {hotel.name}
        </Button>
      )}
      <p className="mt-6 text-ink-soft">Lost your phone? Use a recovery code, or ask another owner.</p>
      <ul className="mt-4">
        {places
          .filter((place) => place.hotel.id !== hotel.id)
          .map((place) => (
            <li key={place.hotel.id}>
              <TextButton onClick={() => select(place.hotel.id)}>Go to {place.hotel.name}</TextButton>
            </li>
          ))}
        <li>
          <TextButton onClick={leave}>Sign Out</TextButton>
        </li>
      </ul>
    </AuthPage>
  );
}
