import { useNavigate } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { useMessages } from "../ui/messages.tsx";
import { AddHotelForm } from "./add-hotel-form.tsx";
import { useSelectedHotel } from "./hotel-provider.tsx";
import type { Hotel } from "./hotels.ts";

/** Another hotel, for an owner who has one. It is the one worked on from then on. */
export function AddHotelScreen() {
  const { select } = useSelectedHotel();
  const navigate = useNavigate();
  const showMessage = useMessages();

  function begin(added: Hotel): void {
    select(added.id);
    void navigate("/admin");
    showMessage({
      type: "success",
      title: "Hotel added successfully!",
      text: `You are now working on ${added.name}. The menu at the top right leads back to your other hotels.`,
    });
  }

  return (
    <Card className="max-w-2xl">
      <AddHotelForm onAdded={begin}>
        <ButtonLink variant="secondary" to="/admin">
          Cancel
        </ButtonLink>
      </AddHotelForm>
    </Card>
  );
}
