import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import type { Device } from "../../lib/accounts/account.ts";
import { deviceName, isHandheld } from "../../lib/accounts/device-name.ts";
import { t } from "../../lib/texts/t.ts";
import { orThrow } from "../rows/or-throw.ts";
import { useSupabase } from "../rows/supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { NotLoaded } from "../ui/load-failure.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTask } from "../ui/use-task.ts";
import { listDevices, signOutDevice } from "./account-calls.ts";
import { useUser } from "./auth/auth-provider.tsx";
import { SIGN_OUT_FAILURES } from "./failures.ts";
import { Moment } from "./moment.tsx";

export function DevicesCard() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const [, run] = useTask(SIGN_OUT_FAILURES);
  const queryKey = ["devices", useUser().id];
  const query = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: ({ signal }) => listDevices(supabase, signal),
  });
  const { data } = query;
  /** The id of the device being signed out, or "others". */
  const [ending, setEnding] = useState<string>();

  async function end(what: string, work: () => Promise<unknown>, done: string): Promise<void> {
    setEnding(what);
    await run(work, done);
    // Also after a failure, because the session may have ended by itself.
    await queryClient.invalidateQueries({ queryKey });
    setEnding(undefined);
  }

  const endOthers = () => orThrow(supabase.auth.signOut({ scope: "others" }));

  return (
    <Card className="lg:col-span-2">
      <CardTitle>Your Devices</CardTitle>
      <p className="mt-1 mb-2 text-ink-soft">Not yours? Sign it out and change your password.</p>
      <NotLoaded inline query={query} what="your devices" meanwhile={<Skeleton className="h-20" />} />
      {data && (
        <>
          <ul className="divide-y divide-line">
            {data.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                ending={ending}
                onEnd={(name) =>
                  void end(device.id, () => signOutDevice(supabase, device.id), t`${name} is signed out.`)
                }
              />
            ))}
          </ul>
          {data.length > 1 && (
            <Button
              variant="secondary"
              className="mt-4"
              disabled={ending !== undefined}
              busy={ending === "others" && "Signing out..."}
              onClick={() => void end("others", endOthers, t`All other devices are signed out.`)}
            >
              Sign out all other devices
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

interface DeviceRowProps {
  device: Device;
  ending: string | undefined;
  onEnd: (name: string) => void;
}

function DeviceRow({ device, ending, onEnd }: DeviceRowProps) {
  const name = deviceName(device.user_agent);
  const Icon = isHandheld(device.user_agent) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon className="size-6 shrink-0 text-ink-soft" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {name}
          {device.current && (
            <span className="ms-2 inline-block rounded-full bg-accent-soft px-3 py-0.5 text-sm text-accent">
              This device
            </span>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          Signed in <Moment at={device.created_at} />
        </p>
        {!device.current && (
          <p className="text-sm text-ink-soft">
            Last used <Moment at={device.last_used_at} />
          </p>
        )}
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          disabled={ending !== undefined}
          busy={ending === device.id && "Signing out..."}
          onClick={() => onEnd(name)}
        >
          Sign out<span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  );
}
