import { useId } from "react";
import { Link } from "react-router";
import { NOT_SAVED } from "../../../lib/errors.ts";
import { useIsStrong } from "../../account/auth/auth-provider.tsx";
import { useConfirmed } from "../../account/auth/confirm-password.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { textLink } from "../../ui/button.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useTeamChanges } from "./team.ts";

/** Whether all owners of the hotel need a second factor. Whoever switches it on has shown one, and is not the only one. */
export function FactorSwitch({ isAlone }: { isAlone: boolean }) {
  const { owners_need_factor: isOn } = useHotel();
  const { needFactor } = useTeamChanges();
  const confirmed = useConfirmed();
  const isStrong = useIsStrong();
  const [busy, run] = useTask(NOT_SAVED);
  const id = useId();
  if (isAlone && !isOn) return null;
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
