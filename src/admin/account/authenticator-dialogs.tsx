/** Setting an authenticator app up, and the recovery codes that belong to it. */
import { Printer } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { errorCode, failureText } from "../../lib/errors.ts";
import { PRODUCT } from "../../product.ts";
import { orThrow } from "../rows/or-throw.ts";
import { type Supabase, useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { InputField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Notice } from "../ui/notice.tsx";
import { PrintOnly } from "../ui/print-only.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTyped } from "../ui/use-typed.ts";
import { useUser } from "./auth/auth-provider.tsx";
import { useConfirmed } from "./auth/confirm-password.tsx";
import { CODE_FAILURES } from "./auth/failures.ts";
import { SECOND_STEP_FAILURES } from "./failures.ts";

function enroll(supabase: Supabase) {
  return orThrow(supabase.auth.mfa.enroll({ factorType: "totp", issuer: PRODUCT }));
}

type Enrolled = Awaited<ReturnType<typeof enroll>>;

async function makeCodes(supabase: Supabase): Promise<string[]> {
  const { recoveryCodes } = supabase.auth.mfa;
  let { data, error } = await recoveryCodes.generate();
  // Also those whose answer got lost: nobody has read them.
  if (errorCode(error) === "mfa_verified_factor_exists") ({ data, error } = await recoveryCodes.regenerate());
  if (error) throw error;
  return data?.codes ?? [];
}

/** In the groups in which people read and type them. */
const grouped = (text: string) => text.replace(/(.{4})(?=.)/g, "$1 ");

/** Asks the server for an answer that it gives once, when the dialog opens. It asks for the password if it must. */
function useAskedOnce<Answer>(ask: () => Promise<Answer>, onCancel: () => void) {
  const confirmed = useConfirmed();
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again would make the first answer worthless
  useEffect(() => {
    let isOpen = true;
    confirmed(async () => {
      const answered = await ask();
      if (isOpen) setAnswer(answered);
    }).then(
      (isDone) => isOpen && !isDone && onCancel(),
      (error: unknown) => isOpen && setFailure(failureText(SECOND_STEP_FAILURES, error)),
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return { answer, failure };
}

export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const supabase = useSupabase();
  const [isOn, setIsOn] = useState(false);
  const { answer, failure } = useAskedOnce(() => enroll(supabase), onClose);
  if (isOn) return <RecoveryCodesDialog replaces={false} onClose={onClose} />;
  return (
    <Dialog
      title="Set up an authenticator app"
      description="This signs out your other devices."
      onClose={onClose}
    >
      {failure && <Notice type="error">{failure}</Notice>}
      {!failure && !answer && <Skeleton className="mt-5 h-56" />}
      {answer && <FirstCode enrolled={answer} onCancel={onClose} onDone={() => setIsOn(true)} />}
    </Dialog>
  );
}

interface FirstCodeProps {
  enrolled: Enrolled;
  onCancel: () => void;
  onDone: () => void;
}

function FirstCode({ enrolled: { id: factorId, totp }, onCancel, onDone }: FirstCodeProps) {
  const supabase = useSupabase();
  const confirmed = useConfirmed();
  const code = useTyped();
  const [busy, setBusy] = useState(false);

  async function verify({ currentTarget }: FormEvent<HTMLFormElement>): Promise<void> {
    setBusy(true);
    code.setError(undefined);
    const typed = code.value.replace(/\s/g, "");
    try {
      const verify = () => orThrow(supabase.auth.mfa.challengeAndVerify({ factorId, code: typed }));
      if (await confirmed(verify)) return onDone();
    } catch (error) {
      code.setError(failureText(CODE_FAILURES, error));
    }
    setBusy(false);
    currentTarget.querySelector("input")?.focus();
  }

  return (
    <Form className="mt-5 flex flex-col gap-5" onSubmit={verify}>
      <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
        <img
          src={totp.qr_code}
          alt="QR code for the authenticator app"
          className="size-44 justify-self-center rounded-lg bg-white"
        />
        <div>
          <p>Scan this, or type:</p>
          <p className="mt-2 font-mono wrap-anywhere select-all">{grouped(totp.secret)}</p>
          <div className="mt-3">
            <CopyButton text={totp.secret} otherwise="Select the letters and copy them by hand.">
              Copy
            </CopyButton>
          </div>
        </div>
      </div>
      <InputField
        label="Code from the app"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        className="font-mono tracking-widest"
        {...code.input}
      />
      <DialogActions busy={busy} onCancel={onCancel}>
        <Button type="submit" disabled={!code.value.trim()} busy={busy && "Checking..."}>
          Turn On
        </Button>
      </DialogActions>
    </Form>
  );
}

/** New codes, which the server shows this once. Those before stop working. */
export function RecoveryCodesDialog({ replaces, onClose }: { replaces: boolean; onClose: () => void }) {
  const supabase = useSupabase();
  const { answer: codes, failure } = useAskedOnce(() => makeCodes(supabase), onClose);
  return (
    <Dialog
      title="Keep your recovery codes"
      description={
        replaces
          ? "Each works once, without the app. Old ones no longer work."
          : "Each works once, without the app. You see them only now."
      }
      closeButton={false}
      // A press beside the dialog must not lose them.
      onClose={() => failure && onClose()}
    >
      {failure && <Notice type="error">{failure}</Notice>}
      {!failure && !codes && <Skeleton className="mt-5 h-56" />}
      {codes && <Codes codes={codes} />}
      <DialogActions>
        <Button disabled={!codes && !failure} onClick={onClose}>
          {codes ? "I Have Kept Them" : "Close"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  const { email = "" } = useUser();
  const list = (
    <ol className="grid list-inside list-decimal gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code} className="wrap-anywhere select-all">
          {grouped(code)}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <div className="mt-5 rounded-lg bg-sunken p-4">{list}</div>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <CopyButton text={codes.map(grouped).join("\n")} otherwise="Select the codes and copy them by hand.">
          Copy
        </CopyButton>
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <PrintOnly>
        <h1 className="text-2xl font-semibold">
          {PRODUCT} recovery codes for {email}
        </h1>
        <p className="my-4">Each works once.</p>
        {list}
      </PrintOnly>
    </>
  );
}
