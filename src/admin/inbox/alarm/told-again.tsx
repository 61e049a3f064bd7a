/** A device that its push service dropped is told again by itself, at the next visit or while the admin is open. */
import { useEffect, useRef } from "react";
import { failureText, networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { pushSubscription, rememberedTold } from "../../rows/kept-admin.ts";
import { useMessages } from "../../ui/messages.tsx";
import { useTellings } from "../messages/told.ts";
import { useDevice, useDeviceChanges } from "./push.ts";

const FAILURES = networkOr(t`This device gets no alerts now. Switch them on in Inbox Settings.`);

/** Rendered once, around all screens. */
export function ToldAgain() {
  const { id: userId } = useUser();
  const { id: hotelId } = useHotel();
  const dropped = rememberedTold(userId, hotelId);
  return dropped === undefined ? null : <Watch key={dropped} dropped={dropped} />;
}

/** @param dropped where this device was told, perhaps still is */
function Watch({ dropped }: { dropped: string }) {
  const { data: state, refetch } = useDevice();
  const { data: tellings } = useTellings();
  const { renew } = useDeviceChanges();
  const showMessage = useMessages();
  const tried = useRef(false);
  const isSaid =
    tellings?.unreached.some(({ endpoint }) => endpoint !== null && endpoint === dropped) ?? false;

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const listen = ({ data }: MessageEvent) => void (data === "push-dropped" && refetch());
    navigator.serviceWorker.addEventListener("message", listen);
    return () => navigator.serviceWorker.removeEventListener("message", listen);
  }, [refetch]);

  useEffect(() => {
    if (state !== "off" || tried.current || Notification.permission !== "granted") return;
    tried.current = true;
    void (async () => {
      try {
        // It was switched off elsewhere, or a newer device took its place: the browser still has its subscription.
        const isKept = (await pushSubscription())?.endpoint === dropped;
        if (isKept && !isSaid) {
          tried.current = false;
          return;
        }
        await renew(dropped);
        showMessage({
          type: "info",
          title: t`This device gets alerts again`,
          text: t`Its push service had dropped it.`,
        });
      } catch (error) {
        showMessage({ type: "error", text: failureText(FAILURES, error) });
      }
    })();
  }, [state, dropped, isSaid, renew, showMessage]);
  return null;
}
