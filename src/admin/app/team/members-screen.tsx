import { ChevronDown, ChevronRight, KeyRound, Plus } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { ROLE_WORDS } from "../../../lib/accounts/roles.ts";
import { NOT_SAVED } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { FREE_PLAN } from "../../../product.ts";
import { useIsStrong, useUser } from "../../account/auth/auth-provider.tsx";
import { useConfirmed } from "../../account/auth/confirm-password.tsx";
import { UPGRADE, usePlan } from "../../account/subscription/plan.ts";
import { useHotel, useSelectedHotel } from "../../content/hotel/hotel-provider.tsx";
import { topicLabel } from "../../inbox/messages/words.ts";
import { Button, textLink } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LINES } from "../../ui/row.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useTask } from "../../ui/use-task.ts";
import { dayInFull, listedInWords } from "../../ui/words.ts";
import { StationsPart } from "./stations-part.tsx";
import {
  INVITE_FAILURES,
  type Invited,
  type Person,
  useTeam,
  useTeamChanges,
  WITHDRAW_FAILURES,
} from "./team.ts";
import { InviteDialog, MemberDialog } from "./team-dialogs.tsx";
import { RowButton, TeamRow } from "./team-row.tsx";

export function MembersScreen() {
  const query = useTeam();
  const { id: userId } = useUser();
  const [open, setOpen] = useState<"invite" | "hand over" | Person>();
  if (!query.data) return <NotLoaded query={query} what="your team" />;
  const { people, invited, max } = query.data;
  const waiting = invited.filter((one) => !isOver(one) && !one.hands_over);
  const isAccount = people.some(({ holds, user_id }) => holds && user_id === userId);
  const taken = people.length + waiting.length;
  const isFull = taken >= max;
  const isAlone = people.length === 1 && invited.length === 0;
  return (
    <section aria-labelledby="people" className="max-w-3xl">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="people" className="text-xl font-semibold">
          People{" "}
          <span className="font-sans text-base font-normal text-ink-soft">
            {taken} of {max}
          </span>
        </h2>
        {!isFull && (
          <Button icon={Plus} variant="secondary" onClick={() => setOpen("invite")}>
            Invite
          </Button>
        )}
      </div>
      {isFull && (
        <div className="mb-4">
          <Full max={max} />
        </div>
      )}
      <ul className={LINES}>
        {people.map((person) => (
          <PersonRow
            key={person.user_id}
            person={person}
            isMe={person.user_id === userId}
            onOpen={() => setOpen(person)}
          />
        ))}
        {invited.map((one) => (
          <InvitedRow key={one.id} invited={one} isFull={isFull} />
        ))}
      </ul>
      {isAlone && (
        <p className="mt-4 text-ink-soft">You work here alone. Invite people to answer guests or to write.</p>
      )}
      <StationsPart team={people} />
      <FactorSwitch isOnlyOwner={[...people, ...invited].filter(({ role }) => role === "owner").length < 2} />
      {isAccount && !invited.some(({ hands_over }) => hands_over) && (
        <button
          type="button"
          className="mt-8 flex min-h-18 w-full cursor-pointer items-center gap-4 border-y border-line py-3 text-start hover:bg-canvas"
          onClick={() => setOpen("hand over")}
        >
          <KeyRound className="mx-2 size-6 shrink-0 text-brass" strokeWidth={1.5} />
          <span className="min-w-0 flex-1">
            <span className="block font-display text-[1.1875rem]/6">Hand the hotel over</span>
            <span className="block text-[0.9375rem]/5.5 text-ink-soft">To another account</span>
          </span>
          <ChevronRight className="size-5 shrink-0 text-ink-soft" />
        </button>
      )}
      {(open === "invite" || open === "hand over") && (
        <InviteDialog handsOver={open === "hand over"} onClose={() => setOpen(undefined)} />
      )}
      {typeof open === "object" && <MemberDialog person={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function Full({ max }: { max: number }) {
  const { work } = useSelectedHotel();
  const isFree = usePlan().id === FREE_PLAN.id;
  const canUpgrade = !work && isFree;
  return (
    <Notice type="info" link={canUpgrade && UPGRADE}>
      Your plan has room for {max} people.
    </Notice>
  );
}

function PersonRow({ person, isMe, onOpen }: { person: Person; isMe: boolean; onOpen: () => void }) {
  const { name, email, role, topics, holds } = person;
  const { label } = ROLE_WORDS[role];
  const given = topics?.map((topic) => topicLabel("request", topic));
  return (
    <TeamRow
      sign={[...name][0]?.toLocaleUpperCase()}
      title={name}
      line={[isMe && t`You`, email, given && listedInWords(given)].filter(Boolean).join(" · ")}
    >
      {holds || isMe ? (
        <span className="px-2 text-ink-soft">{label}</span>
      ) : (
        <button
          type="button"
          className="flex min-h-11 cursor-pointer items-center gap-1 px-2 font-semibold text-accent hover:underline"
          onClick={onOpen}
        >
          <span className="sr-only">What {name} may do: </span>
          {label}
          <ChevronDown className="size-4" />
        </button>
      )}
    </TeamRow>
  );
}

function InvitedRow({ invited, isFull }: { invited: Invited; isFull: boolean }) {
  const { withdraw, invite } = useTeamChanges();
  const [withdrawing, runWithdraw] = useTask(WITHDRAW_FAILURES);
  const [inviting, runInvite] = useTask(INVITE_FAILURES);
  const confirmed = useConfirmed();
  const { id, email, role, topics, expires_at, hands_over, lacks_room } = invited;
  const over = isOver(invited);
  const asked = hands_over ? t`The hotel is offered` : t`Invited as ${ROLE_WORDS[role].label}`;
  const busy = withdrawing || inviting;

  async function again(): Promise<boolean> {
    await withdraw(id);
    return confirmed(() => invite(email, { role, topics, hands_over }));
  }

  return (
    <TeamRow
      title={email}
      line={[
        asked,
        over ? t`ended` : t`until ${dayInFull(expires_at)}`,
        lacks_room && t`their plan has no room`,
      ]
        .filter(Boolean)
        .join(" · ")}
    >
      {over && (hands_over || !isFull) && (
        <RowButton
          name={email}
          busy={busy}
          onPress={() => void runInvite(again, t`Invitation sent to ${email}`)}
        >
          Invite again
        </RowButton>
      )}
      <RowButton name={email} busy={busy} onPress={() => void runWithdraw(() => withdraw(id))}>
        Withdraw
      </RowButton>
    </TeamRow>
  );
}

function isOver({ expires_at }: Invited): boolean {
  return Date.parse(expires_at) <= Date.now();
}

/** Whether all owners of the hotel need a second factor. The owner who switches it on has shown one, and is not the only one. */
function FactorSwitch({ isOnlyOwner }: { isOnlyOwner: boolean }) {
  const { owners_need_factor: isOn } = useHotel();
  const { needFactor } = useTeamChanges();
  const confirmed = useConfirmed();
  const isStrong = useIsStrong();
  const [busy, run] = useTask(NOT_SAVED);
  const id = useId();
  if (isOnlyOwner && !isOn) return null;
  return (
    <section className="mt-8 flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-xl font-semibold">
          Owners need a second factor
        </h2>
        <p className="mt-1 max-w-prose text-[0.9375rem]/5.5 text-ink-soft">
          A passkey or an authenticator app. Lost the phone? Use a recovery code, or ask another owner.
        </p>
        {!isOn && !isStrong && (
          <p className="mt-2 max-w-prose text-[0.9375rem]/5.5">
            <Link to="/admin/account" className={textLink}>
              Set up your own second factor first
            </Link>
          </p>
        )}
      </div>
      <Switch
        aria-labelledby={id}
        checked={isOn}
        disabled={busy || (!isOn && !isStrong)}
        onCheckedChange={(on) =>
          void run(async () => {
            await confirmed(() => needFactor(on));
          })
        }
      />
    </section>
  );
}
