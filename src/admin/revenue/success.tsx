import { ButtonLink } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { SIGNS } from "./strategies.ts";

export function Success() {
  return (
    <Card className="sm:p-8">
      <CardTitle className="text-2xl">How to tell that it works</CardTitle>
      <dl className="mt-5 grid gap-5 lg:grid-cols-2 lg:gap-x-10">
        {SIGNS.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink variant="secondary" className="mt-6 max-sm:w-full" to="/admin">
        Open Dashboard
      </ButtonLink>
    </Card>
  );
}
