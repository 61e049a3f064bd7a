import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Invitation } from "../../../lib/accounts/account.ts";
import { errorCode, failureText, networkOr } from "../../../lib/errors.ts";
import { photoUrl } from "../../../lib/look/photo.ts";
import { t } from "../../../lib/texts/t.ts";
import { orThrow } from "../../rows/or-throw.ts";
import { createQueryClient } from "../../rows/query-client.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { InputField, PasswordField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { NothingLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { useFormTask } from "../../ui/use-form-task.ts";
import { useTyped } from "../../ui/use-typed.ts";
import { dayInFull } from "../../ui/words.ts";
import { acceptInvitation, readInvitation } from "../account-calls.ts";
import { AuthPage } from "./auth-page.tsx";
import { useAuth } from "./auth-provider.tsx";
import { refusedInput, SIGNUP_FAILURES } from "./failures.ts";
import type { SignedOutState } from "./guards.tsx";
import { InvitationTerms, KeepsFormer } from "./invitation-terms.tsx";
import { PASSWORD_HINT } from "./new-password.tsx";

const OVER = "otp_expired";

const JOIN_FAILURES = networkOr(t`You could not join. Please try again.`, {
  ...SIGNUP_FAILURES.codes,
  [OVER]: t`This invitation is over.`,
  team_full: t`The team is full. Tell the person who invited you.`,
  too_many_hotels: t`Your account has no room for another hotel.`,
});

/** Mail programs take the mark behind a link for a part of it, or write a colon or point with a code. */
function tokenIn(hash: string): string {
  const [token = ""] = /[\w.-]*\w/.exec(hash.replace(/%2e/i, ".")) ?? [];
  return token;
}

/** No admin is around this screen: it has a cache of its own. */
const queryClient = createQueryClient();

/** Where an invitation's link leads: into the hotel, and no hotel of one's own is made. */
export function JoinScreen() {
  const auth = useAuth();
  const { hash, state } = useLocation() as { hash: string; state: { token?: string } | null };
  const token = state?.token ?? tokenIn(hash);
  const query = useQuery(
    {
      queryKey: ["invitation", token],
      staleTime: 0,
      queryFn: ({ signal }) => readInvitation(token, signal),
    },
    queryClient,
  );
  const { data: invitation, error, refetch } = query;
  if (error && errorCode(error) !== OVER && errorCode(error) !== "validation_failed") {
    return <NothingLoaded what="your invitation" error={error} onRetry={refetch} />;
  }
  if (error) return <Over />;
  if (!invitation || auth.status === "loading") return <LoadingScreen />;
  const terms = invitation.hand_over;
  const isOther = auth.status === "signedIn" && auth.user.email !== invitation.email;
  return (
    <AuthPage
      title={terms ? `Offered to you: ${invitation.hotel}` : `You are invited to ${invitation.hotel}`}
      heading={<House {...invitation} above={terms ? "Offered to you:" : "You are invited to"} />}
      subtitle={
        terms
          ? `${invitation.inviter} wants to give you this hotel.`
          : `${invitation.inviter} asks you to help.`
      }
    >
      <InvitationTerms invitation={invitation} />
      {isOther ? (
        <OtherAccount email={auth.user.email ?? ""} invited={invitation.email} />
      ) : invitation.has_account && auth.status !== "signedIn" ? (
        <SignInFirst token={token} email={invitation.email} />
      ) : (
        <JoinForm token={token} invitation={invitation} isNew={auth.status !== "signedIn"} />
      )}
      <p className="mt-6 text-ink-soft">
        {terms
          ? `The offer ends on ${dayInFull(invitation.expires_at)}.`
          : `The invitation ends on ${dayInFull(invitation.expires_at)}.`}
      </p>
    </AuthPage>
  );
}

function OtherAccount({ email, invited }: { email: string; invited: string }) {
  const supabase = useSupabase();
  return (
    <Notice type="info">
      <p className="wrap-anywhere">
        This invitation is for {invited}. You are signed in as {email}.
      </p>
      <Button className="mt-3" onClick={() => void supabase.auth.signOut({ scope: "local" })}>
        Sign out
      </Button>
    </Notice>
  );
}

function Over() {
  return (
    <AuthPage title="This invitation is over" subtitle="Ask for a new one.">
      <p className="text-ink-soft">
        Already joined?{" "}
        <Link to="/admin" className={textLink}>
          Go on
        </Link>
      </p>
    </AuthPage>
  );
}

/** The house: its photo, or our color, and its name on it. */
function House({ hotel, cover_path, above }: Invitation & { above: string }) {
  return (
    <span className="relative mb-6 grid min-h-48 content-end overflow-hidden rounded-2xl bg-deep p-5 text-on-deep">
      {cover_path && (
        <>
          <img
            src={photoUrl(cover_path, 800, "webp")}
            alt=""
            className="absolute inset-0 size-full object-cover"
          />
          <span className="absolute inset-0 bg-linear-to-t from-[#0b1a24]/90 to-transparent" />
        </>
      )}
      <span className="relative wrap-anywhere">
        <span className="block font-sans text-base font-medium">{above} </span>
        <span className="text-[min(1em,9.2vw)]">{hotel}</span>
      </span>
    </span>
  );
}

/** Signing in leads back to here. */
function SignInFirst({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const state: SignedOutState = { from: { pathname: "/join", search: "", state: { token } }, email };
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">{email} has an account. Please sign in.</p>
      <Button onClick={() => void navigate("/login", { state })}>Sign In</Button>
    </div>
  );
}

interface JoinFormProps {
  token: string;
  invitation: Invitation;
  /** Nobody has an account of this address yet. */
  isNew: boolean;
}

function JoinForm({ token, invitation: { email, hand_over: terms }, isNew }: JoinFormProps) {
  const supabase = useSupabase();
  const navigate = useNavigate();
  const [keeps_former, setKeepsFormer] = useState(false);
  const name = useTyped();
  const password = useTyped();
  const { busy, failure, run } = useFormTask(JOIN_FAILURES);

  async function join(): Promise<void> {
    if (isNew && !password.value) return password.setError(t`Password is required`);
    try {
      const { hotel_id, session } = await acceptInvitation(supabase, {
        token,
        keeps_former,
        ...(isNew && { password: password.value, name: name.value }),
      });
      if (isNew) {
        if (!session) throw new Error("A new account has no session");
        await orThrow(supabase.auth.setSession(session));
      }
      await navigate(`/admin/hotels/${hotel_id}`, { replace: true });
    } catch (error) {
      if (refusedInput(error) !== "password") throw error;
      password.setError(failureText(JOIN_FAILURES, error));
    }
  }

  if (!isNew && terms && terms.hotels >= terms.max_hotels) {
    return (
      <Notice type="warning">
        Your plan has no room for another hotel. Change it or delete a hotel, then open this link again.
      </Notice>
    );
  }
  return (
    <Form className="flex flex-col gap-5" onSubmit={() => void run(join)}>
      {isNew && (
        <>
          <InputField label="Email Address" type="email" autoComplete="username" readOnly value={email} />
          <InputField
            label="Your first name"
            required={false}
            autoComplete="given-name"
            maxLength={80}
            {...name.input}
          />
          <PasswordField
            label="Password"
            hint={PASSWORD_HINT}
            autoComplete="new-password"
            {...password.input}
          />
        </>
      )}
      {terms && <KeepsFormer terms={terms} checked={keeps_former} onChange={setKeepsFormer} />}
      {failure && <Notice type="error">{failure}</Notice>}
      <Button type="submit" busy={busy && "Joining..."}>
        {terms ? "Take the hotel over" : "Join"}
      </Button>
    </Form>
  );
}
