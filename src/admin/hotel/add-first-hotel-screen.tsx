import { useNavigate } from "react-router";
import { AuthPage } from "../auth/auth-page.tsx";
import { useSignOut } from "../auth/use-sign-out.ts";
import { TextButton } from "../ui/text-link.tsx";
import { AddHotelForm, type FailedSetUp } from "./add-hotel-form.tsx";

/** For an owner without a hotel. */
export function AddFirstHotelScreen({ failed }: { failed?: FailedSetUp }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  return (
    <AuthPage
      title="Add your hotel"
      subtitle="The name, number and address your guests will see. You can change everything later."
    >
      <AddHotelForm failed={failed} onAdded={() => void navigate("/admin", { replace: true })} />
      <TextButton className="mt-6" onClick={signOut}>
        Sign Out
      </TextButton>
    </AuthPage>
  );
}
