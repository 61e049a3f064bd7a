import {
  BellRing,
  ChevronDown,
  ChevronsUpDown,
  CircleUserRound,
  Compass,
  DoorOpen,
  History,
  Languages,
  LockKeyhole,
  LogOut,
  Plus,
} from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ROLE_WORDS } from "../../../lib/accounts/roles.ts";
import { networkOr } from "../../../lib/errors.ts";
import { as, t } from "../../../lib/texts/t.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useLeave } from "../../account/auth/leave.tsx";
import { lockHere, useStation } from "../../account/station/use-station.ts";
import { usePlan } from "../../account/subscription/plan.ts";
import { type SwitchState, switchPath, useSelectedHotel } from "../../content/hotel/hotel-provider.tsx";
import { useQuit } from "../../content/hotel/workplaces.ts";
import { NotifyDevice } from "../../inbox/settings/notify-device.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { MenuAction, MenuChoice } from "../../ui/menu-group.ts";
import { useTask } from "../../ui/use-task.ts";
import { isOfAccount, isOpenTo, OF_HOTEL } from "../navigation.ts";
import { LanguageDialog } from "./language-dialog.tsx";

const ACCOUNT = OF_HOTEL.account.path;

const LINKS = [
  { to: "/admin/hotels/new", label: t`Add Hotel`, icon: Plus },
  { to: ACCOUNT, label: t`Account Settings`, icon: CircleUserRound },
  { to: OF_HOTEL.history.path, label: t`History`, icon: History },
];

interface UserMenuProps {
  /** With hotel and plan in words, on top of a desk's menu. */
  wide?: boolean;
  onShowTour: () => void;
}

/** Shows account, hotel and plan, and leads to the screens that change them. */
export function UserMenu({ wide = false, onShowTour }: UserMenuProps) {
  const { hotel, places, role, work } = useSelectedHotel();
  const [quitting, setQuitting] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { email, id, user_metadata } = useUser();
  const station = useStation();
  const [ringing, setRinging] = useState(false);
  const [speaking, setSpeaking] = useState(false);
  const plan = usePlan();
  const { leave, question } = useLeave();
  const atAccount = pathname.replace(/\/+$/, "") === ACCOUNT;

  const language = { label: t`Language`, icon: Languages, onPress: () => setSpeaking(true) };

  function switchTo(hotelId: string): void {
    const state: SwitchState = { from: pathname };
    if (hotelId !== hotel.id) void navigate(switchPath(hotelId), { state, replace: true });
  }

  const hotels = (): MenuChoice => ({
    label: t`Hotel`,
    chosen: hotel.id,
    among: places.map(({ hotel: { id, name }, work: other }) => ({
      id,
      label: name,
      more: other?.owner,
    })),
    onChoose: switchTo,
  });
  const links = () =>
    LINKS.filter(({ to }) => isOpenTo(role, to) && !(station && isOfAccount(to))).map((link) => ({
      ...link,
      isCurrent: link.to === ACCOUNT && atAccount,
    }));
  const tourAgain = { label: t`Show the tour again`, icon: Compass, onPress: onShowTour };
  const actions = (): MenuAction[] =>
    station
      ? [
          language,
          { label: t`Notify This Device`, icon: BellRing, onPress: () => setRinging(true) },
          tourAgain,
          { label: as("the screen")`Lock`, icon: LockKeyhole, onPress: () => lockHere(id) },
        ]
      : [
          language,
          ...(work ? [{ label: t`Leave This Team`, icon: DoorOpen, onPress: () => setQuitting(true) }] : []),
          tourAgain,
          { label: t`Sign Out`, icon: LogOut, onPress: leave },
        ];

  return (
    <>
      {question}
      {ringing && (
        <Dialog title="New messages" onClose={() => setRinging(false)}>
          <div className="mt-4">
            <NotifyDevice />
          </div>
        </Dialog>
      )}
      {speaking && <LanguageDialog onClose={() => setSpeaking(false)} />}
      {quitting && <QuitDialog onClose={() => setQuitting(false)} />}
      <Menu
        className={wide ? "flex w-full" : "inline-flex"}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            aria-current={atAccount ? "page" : undefined}
            className={cx(
              "inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg text-start hover:bg-accent-soft",
              wide ? "w-full px-3 py-1" : "px-2",
              atAccount && "bg-accent-soft",
            )}
          >
            <span className="sr-only">User menu: </span>
            {wide ? (
              <>
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate text-start font-display text-xl/7 font-semibold">
                    {hotel.name}
                  </span>
                  <span className="block truncate text-sm/5 text-ink-soft">{plan.name}</span>
                </span>
                <ChevronsUpDown className="size-4 shrink-0 text-ink-soft" />
              </>
            ) : (
              <>
                <span
                  aria-hidden="true"
                  className="grid size-9 place-items-center rounded-full bg-brass-soft font-display font-semibold text-brass"
                >
                  {[...hotel.name][0]?.toLocaleUpperCase()}
                </span>
                <span dir="auto" className="max-w-44 truncate font-medium @max-[42rem]:sr-only">
                  {hotel.name}
                </span>
                <ChevronDown className="size-4 text-ink-soft max-sm:hidden" />
              </>
            )}
          </button>
        )}
        head={
          <div className="w-68 max-w-full px-3 py-2">
            <p className="truncate font-display text-lg font-semibold">{hotel.name}</p>
            <p className="truncate text-ink-soft">
              {station ? `${user_metadata.name} at ${station.name}` : email}
            </p>
            <p className="mt-2 inline-block rounded-full bg-brass-soft px-3 py-0.5 text-sm font-medium text-brass">
              {plan.name}
            </p>
            {work && !station && (
              <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
                {work.owner}’s hotel · you are {ROLE_WORDS[role].label}
              </p>
            )}
          </div>
        }
        groups={() => [...(places.length > 1 ? [hotels()] : []), [...links(), ...actions()]]}
      />
    </>
  );
}

/** Asks before somebody gives up their own work at a hotel. */
function QuitDialog({ onClose }: { onClose: () => void }) {
  const { hotel, select } = useSelectedHotel();
  const quit = useQuit();
  const navigate = useNavigate();
  const [, run] = useTask(QUIT_FAILURES);

  async function leaveTeam(): Promise<void> {
    await run(async () => {
      await quit(hotel.id);
      select("");
      await navigate("/admin", { replace: true });
    }, t`You left ${hotel.name}`);
    onClose();
  }

  return (
    <ConfirmDialog
      title="Leave this team?"
      subject={hotel.name}
      text="You no longer see this hotel."
      confirmLabel="Leave"
      busyLabel="Leaving..."
      cancelLabel="Stay"
      onConfirm={leaveTeam}
      onCancel={onClose}
    />
  );
}

const QUIT_FAILURES = networkOr(t`You could not leave. Please try again.`);
