import { useUser } from "../auth/auth-provider.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { DataCard } from "./data-card.tsx";
import { DeleteAccountCard } from "./delete-account-card.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";

const SECURITY_TIPS = [
  "Sign out when you leave a computer that others use; you can do so from here, too.",
  "Keep your password to yourself: guests and visitors never need it.",
  "We never ask for your password by email or telephone.",
];

export function AccountScreen() {
  const { email = "", created_at } = useUser();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <CardTitle>Email</CardTitle>
        <p className="mt-1 mb-5 text-ink-soft">
          Account created on{" "}
          <time dateTime={created_at}>
            {new Date(created_at).toLocaleDateString(undefined, { dateStyle: "long" })}
          </time>
        </p>
        <EmailForm key={email} email={email} />
      </Card>
      <Card>
        <CardTitle className="mb-5">Password</CardTitle>
        <PasswordForm />
      </Card>
      <DevicesCard />
      <Card className="lg:col-span-2">
        <CardTitle>Security Tips</CardTitle>
        <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-soft">
          {SECURITY_TIPS.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Card>
      <DataCard />
      <DeleteAccountCard />
    </div>
  );
}
