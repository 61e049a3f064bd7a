/** Whether new messages are announced on this device: the browser's side, and the row that the server sends by. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../content/hotel/read-of-hotel.ts";
import { pushSubscription, registerWorker, rememberTold } from "../../rows/kept-admin.ts";
import { siteQuery } from "../../rows/site.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useWrite } from "../../rows/use-write.ts";
import { tellingsKey } from "../messages/told.ts";

/** `impossible`: this browser has no push, or an iPhone has it only once the admin is on its home screen. */
export type DeviceState = "impossible" | "refused" | "off" | "on";

/** The device's owner has blocked notifications of this site. */
export class BlockedError extends Error {
  override name = "BlockedError";
}

export function useDevice() {
  const supabase = useSupabase();
  const { id: userId } = useUser();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: ["push-device", hotelId],
    queryFn: async ({ signal }): Promise<DeviceState> => {
      if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
        return "impossible";
      if (Notification.permission === "denied") return "refused";
      const endpoint = (await pushSubscription())?.endpoint;
      if (!endpoint) return "off";
      const { data } = await supabase
        .from("push_devices")
        .select("id")
        .match({ hotel_id: hotelId, endpoint })
        .abortSignal(signal)
        .throwOnError();
      if (data.length === 0) return "off";
      // Devices that were switched on by an earlier version have not kept it.
      rememberTold(userId, hotelId, endpoint);
      return "on";
    },
  });
}

/** The database's answer of hearers(): the names of those whose devices are told, by their accounts. */
export type Hearers = Readonly<Record<"desk" | "housekeeping", Readonly<Record<string, string>>>>;

/** For editors of the hotel; read again when this device changes. Fails with a PostgREST error or a NetworkError. */
export function useHearers() {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return useQuery({
    queryKey: ["push-device", hotelId, "hearers"],
    staleTime: 0,
    queryFn: ({ signal }) => readOfHotel<Hearers>(supabase, "hearers", { hotel_id: hotelId }, signal),
  });
}

/** All fail with a PostgREST error, a NetworkError, a {@link BlockedError}, or what the browser says. */
export function useDeviceChanges() {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const { id: hotelId } = useHotel();
  const { id: userId } = useUser();
  const write = useWrite(["push-device", hotelId], tellingsKey(hotelId));

  async function subscribe(): Promise<string> {
    const [{ pushManager }, { pushKey }] = await Promise.all([
      registerWorker(),
      queryClient.ensureQueryData(siteQuery),
    ]);
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
    const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = made.toJSON();
    await supabase
      .from("push_devices")
      .upsert({ hotel_id: hotelId, endpoint, p256dh, auth }, { onConflict: "hotel_id,endpoint" })
      .throwOnError();
    rememberTold(userId, hotelId, endpoint);
    return endpoint;
  }
  const begin = () =>
    write(async () => {
      // Browsers ask only during a press.
      if ((await Notification.requestPermission()) !== "granted") throw new BlockedError();
      await subscribe();
    });
  /** Subscribes again, without a press, after the push service dropped this device. @param dropped its address before */
  const renew = (dropped: string) =>
    write(async () => {
      const old = await pushSubscription();
      // A dropped subscription cannot be used again.
      if (old?.endpoint === dropped) await old.unsubscribe();
      if ((await subscribe()) === dropped) return;
      await supabase
        .from("push_devices")
        .delete()
        .match({ hotel_id: hotelId, endpoint: dropped })
        .throwOnError();
    });
  /** The browser stays subscribed: other hotels may use the same device. */
  const end = () =>
    write(async () => {
      const endpoint = (await pushSubscription())?.endpoint;
      rememberTold(userId, hotelId, undefined);
      if (endpoint)
        await supabase.from("push_devices").delete().match({ hotel_id: hotelId, endpoint }).throwOnError();
    });
  return { begin, end, renew };
}
