import { t } from "../../lib/texts/t.ts";
import { PRODUCT } from "../../product.ts";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { saveFile } from "../ui/save-file.ts";
import { useTask } from "../ui/use-task.ts";
import { adminLocale } from "../ui/words.ts";
import { fetchAccountData } from "./account-calls.ts";
import { useUser } from "./auth/auth-provider.tsx";
import { useConfirmed } from "./auth/confirm-password.tsx";
import { EmailForm, NameForm, PasswordForm } from "./credential-forms.tsx";
import { DeleteAccountCard } from "./delete-account.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { ACCOUNT_DATA_FAILURES } from "./failures.ts";
import { SecurityCard } from "./security-card.tsx";

const SECURITY_TIPS = [t`Sign out on shared computers.`, t`Tell nobody your password. We never ask for it.`];

export function AccountScreen() {
  const { email = "", created_at, user_metadata } = useUser();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <CardTitle>Email</CardTitle>
        <p className="mt-1 mb-5 text-ink-soft">
          Account created on{" "}
          <time dateTime={created_at}>
            {new Date(created_at).toLocaleDateString(adminLocale(), { dateStyle: "long" })}
          </time>
        </p>
        <EmailForm key={email} email={email} />
        <NameForm name={String(user_metadata.name ?? "")} />
      </Card>
      <Card>
        <CardTitle className="mb-5">Password</CardTitle>
        <PasswordForm />
      </Card>
      <SecurityCard />
      <DevicesCard />
      <Card className="lg:col-span-2">
        <CardTitle>Security Tips</CardTitle>
        <ul className="mt-3 list-disc space-y-1 ps-5 text-ink-soft">
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

/** Everything the owner has, as one file. */
function DataCard() {
  const supabase = useSupabase();
  const confirmed = useConfirmed();
  const [busy, run] = useTask(ACCOUNT_DATA_FAILURES);

  async function download(): Promise<void> {
    let data: { exported_at: string } | undefined;
    await confirmed(async () => {
      data = await fetchAccountData(supabase);
    });
    if (!data) return;
    const name = `${PRODUCT.toLowerCase()}-${data.exported_at.slice(0, 10)}.json`;
    // Indented, because people read it, too.
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }), name);
  }

  return (
    <Card>
      <CardTitle>Your Data</CardTitle>
      <p className="mt-1 mb-5 text-ink-soft">
        One JSON file with your account and your hotels, without password and passkeys.
      </p>
      <Button variant="secondary" busy={busy && "Preparing..."} onClick={() => void run(download)}>
        Download My Data
      </Button>
    </Card>
  );
}
