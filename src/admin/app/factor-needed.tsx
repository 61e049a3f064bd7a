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
      subtitle={`${hotel.name} asks its owners for more than a password. Set up an authenticator app here, and go on. With a passkey: sign out, and sign in with that.`}
    >
      {question}
      <SecurityCard onSetUp={onSetUp} />
      {isStrong && (
        <Button className="mt-6 w-full" onClick={onGoOn}>
          Go on to {hotel.name}
        </Button>
      )}
      <p className="mt-6 text-ink-soft">
        You have lost your phone? A recovery code opens your account in place of its code. Without one,
        another owner can switch this off, or the people who run this site can help.
      </p>
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
