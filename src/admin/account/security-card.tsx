import type { PasskeyListItem } from "@supabase/supabase-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { failureText } from "../../lib/errors.ts";
import { plural, t } from "../../lib/texts/t.ts";
import { orThrow } from "../rows/or-throw.ts";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { NotLoaded } from "../ui/load-failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTask } from "../ui/use-task.ts";
import { passkeysQuery, type SecondStep, secondStepOf } from "./account-calls.ts";
import { useUser } from "./auth/auth-provider.tsx";
import { useConfirmed } from "./auth/confirm-password.tsx";
import { PASSKEY_FAILURES } from "./auth/failures.ts";
import { canUsePasskeys, isDismissed } from "./auth/passkey.ts";
import { AuthenticatorDialog, RecoveryCodesDialog } from "./authenticator-dialogs.tsx";
import { SECOND_STEP_FAILURES } from "./failures.ts";
import { Moment } from "./moment.tsx";

interface SetUp {
  /** Setting an authenticator app up has begun. */
  onSetUp?: (() => void) | undefined;
}

/** An owner's ways to sign in besides the password. */
export function SecurityCard({ onSetUp }: SetUp) {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id } = useUser();
  const secondStep = useQuery({
    queryKey: ["second-step", id],
    staleTime: 0,
    queryFn: () => secondStepOf(supabase),
  });
  const changed = () => queryClient.invalidateQueries({ queryKey: ["second-step", id] });
  return (
    <Card className="lg:col-span-2">
      <CardTitle>Sign-in & security</CardTitle>
      <NotLoaded
        inline
        query={secondStep}
        what="how you sign in"
        meanwhile={<Skeleton className="mt-4 h-20" />}
      />
      <div className="divide-y divide-line">
        <PasskeysPart />
        {secondStep.data && <SecondStepPart {...secondStep.data} onChange={changed} onSetUp={onSetUp} />}
      </div>
    </Card>
  );
}

function Part({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section className="py-5 last:pb-0">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="mt-1 max-w-prose text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

function PasskeysPart() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const query = passkeysQuery(supabase, useUser().id);
  const passkeys = useQuery(query);
  const [removing, setRemoving] = useState<PasskeyListItem>();
  const [busy, run] = useTask((error) =>
    isDismissed(error) ? undefined : failureText(PASSKEY_FAILURES, error),
  );

  /** A cancelled change shows no message. */
  function change(work: () => Promise<{ error: Error | null }>, done: string): Promise<void> {
    return run(async () => {
      const isDone = await confirmed(() => orThrow(work()));
      await queryClient.invalidateQueries(query);
      return isDone;
    }, done);
  }

  async function remove({ id }: PasskeyListItem): Promise<void> {
    setRemoving(undefined);
    await change(() => supabase.auth.passkey.delete({ passkeyId: id }), t`Passkey removed.`);
  }

  return (
    <Part title="Passkeys" text="Sign in with finger, face or screen lock.">
      <NotLoaded
        inline
        query={passkeys}
        what="your passkeys"
        meanwhile={<Skeleton className="mt-3 h-16" />}
      />
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {passkeys.data.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <KeyRound className="size-6 shrink-0 text-ink-soft" strokeWidth={1.5} />
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{passkey.friendly_name}</p>
                <p className="text-sm text-ink-soft">
                  Added <Moment at={passkey.created_at} />
                  {passkey.last_used_at && (
                    <>
                      {" · "}Last used <Moment at={passkey.last_used_at} />
                    </>
                  )}
                </p>
              </div>
              <Button variant="secondary" disabled={busy} onClick={() => setRemoving(passkey)}>
                Remove<span className="sr-only"> {passkey.friendly_name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button
          variant="secondary"
          className="mt-4"
          busy={busy && "One moment..."}
          onClick={() => void change(() => supabase.auth.registerPasskey(), t`Passkey added.`)}
        >
          Add a Passkey
        </Button>
      ) : (
        <p className="mt-3 text-sm text-ink-soft">Passkeys do not work in this browser.</p>
      )}
      {removing && (
        <ConfirmDialog
          title="Remove this passkey?"
          subject={removing.friendly_name ?? ""}
          text="Delete it on your device, too."
          confirmLabel="Remove"
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </Part>
  );
}

interface SecondStepPartProps extends SecondStep, SetUp {
  onChange: () => Promise<void>;
}

function SecondStepPart({ apps, codesLeft, onChange, onSetUp }: SecondStepPartProps) {
  const supabase = useSupabase();
  const confirmed = useConfirmed();
  const [, run] = useTask(SECOND_STEP_FAILURES);
  const [open, setOpen] = useState<"set up" | "codes" | "turn off">();
  const [app] = apps;

  async function close(): Promise<void> {
    setOpen(undefined);
    await onChange();
  }

  async function turnOff(): Promise<void> {
    setOpen(undefined);
    await run(async () => {
      const isDone = await confirmed(async () => {
        for (const { id } of apps) await orThrow(supabase.auth.mfa.unenroll({ factorId: id }));
      });
      // The token of this session still says that a code was shown.
      if (isDone) await supabase.auth.refreshSession();
      return isDone;
    }, t`Authenticator app turned off.`);
    await onChange();
  }

  return (
    <Part title="Authenticator app" text={"A second step after your password: a code from your phone."}>
      {app && (
        <p className="mt-2 text-sm text-ink-soft">
          On since <Moment at={app.created_at} /> ·{" "}
          {codesLeft === undefined
            ? "no recovery codes"
            : plural(codesLeft, { one: "# recovery code left", other: "# recovery codes left" })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {app ? (
          <>
            <Button variant="secondary" onClick={() => setOpen("codes")}>
              New Recovery Codes
            </Button>
            <Button variant="quiet" onClick={() => setOpen("turn off")}>
              Turn Off
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            onClick={() => {
              onSetUp?.();
              setOpen("set up");
            }}
          >
            Set Up
          </Button>
        )}
      </div>
      {open === "set up" && <AuthenticatorDialog onClose={() => void close()} />}
      {open === "codes" && (
        <RecoveryCodesDialog replaces={codesLeft !== undefined} onClose={() => void close()} />
      )}
      {open === "turn off" && (
        <ConfirmDialog
          title="Turn the app off?"
          text="Then your password is enough. Recovery codes stop working."
          confirmLabel="Turn Off"
          onConfirm={turnOff}
          onCancel={() => setOpen(undefined)}
        />
      )}
    </Part>
  );
}
