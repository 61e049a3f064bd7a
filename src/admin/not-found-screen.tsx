import { MapPinOff } from "lucide-react";
import { ButtonLink } from "./ui/button.tsx";
import { EmptyState } from "./ui/empty-state.tsx";

export function NotFoundScreen() {
  return (
    <>
      <title>Page not found</title>
      <h1 className="sr-only">Page not found</h1>
      <EmptyState
        icon={MapPinOff}
        title="There is no such page"
        action={<ButtonLink to="/admin">Back to Dashboard</ButtonLink>}
      >
        The address may be mistyped, or the page has moved. Everything you can do is in the menu.
      </EmptyState>
    </>
  );
}
