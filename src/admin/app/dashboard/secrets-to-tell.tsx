import { t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSecrets } from "../../content/hotel/secret-rows.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { LINES } from "../../ui/row.tsx";

/** For the desk: what guests ask for at reception. */
export function SecretsToTell() {
  const { wifi } = useHotel();
  const query = useSecrets();
  const networks = (wifi as { name: string; password: string | null }[]).map(({ name, password }) => ({
    name: t`Wi-Fi ${name}`,
    code: password ?? t`no password`,
  }));
  const all = [...networks, ...(query.data ?? [])];
  if (query.data && all.length === 0) return null;
  return (
    <Card>
      <CardTitle>Guests may ask you</CardTitle>
      {!query.data && <NotLoaded inline query={query} what="the codes of doors and safes" />}
      <dl className={`${LINES} mt-3`}>
        {all.map(({ name, code }) => (
          <div key={name} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2">
            <dt>{name}</dt>
            <dd className="font-mono font-semibold select-all">{code}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
