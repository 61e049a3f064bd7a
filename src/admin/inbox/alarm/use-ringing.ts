/** When this screen rings: while something waits that nobody has taken, and once when nothing reaches it any more. */
import { useEffect, useEffectEvent, useRef } from "react";
import { isAway } from "../../rows/network.ts";
import { onBeat, type Ring, ring } from "../../ui/sound.ts";

/** Milliseconds between two rings. */
const AGAIN: Readonly<Record<Ring, number>> = { message: 20_000, wake: 20_000, alarm: 5000, silent: 60_000 };
/** Without an answer for so long, whoever listens must know. */
const AWAY_MS = 15_000;
/** While hidden: the page's own timer may be slowed to one a minute. */
const ASK_HIDDEN_MS = 15_000;

/** What is waiting, as the server said it last: at the desk, or at a locked station. */
interface Waiting {
  data: { newest_at: string | null; rings: Exclude<Ring, "silent"> | null } | null | undefined;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** To be used once, around all screens. */
export function useRinging({ data: news, dataUpdatedAt: knownAt, refetch }: Waiting): void {
  const rung = useRef<{ kind: Ring | undefined; at: number; newest: number; askedAt: number }>(undefined);
  const look = useEffectEvent(() => {
    if (!news) return;
    const newest = Date.parse(news.newest_at ?? "") || 0;
    const now = Date.now();
    // One more of what nobody waits for rings once.
    rung.current ??= { kind: undefined, at: 0, newest, askedAt: 0 };
    const last = rung.current;
    if (document.hidden && now - Math.max(knownAt, last.askedAt) >= ASK_HIDDEN_MS) {
      last.askedAt = now;
      void refetch();
    }
    const isSilent = isAway() && now - knownAt >= AWAY_MS;
    // Beside one that rings already, the next is heard at once.
    const isMore = newest > last.newest;
    // Whether somebody has it by now is not known: an alarm goes on.
    const isAlarm = news.rings === "alarm";
    const kind: Ring | undefined =
      isSilent && !isAlarm ? "silent" : (news.rings ?? (isMore ? "message" : undefined));
    last.newest = Math.max(last.newest, newest);
    if (!kind || (!isMore && kind === last.kind && now - last.at < AGAIN[kind])) {
      if (!kind) last.kind = undefined;
      return;
    }
    Object.assign(last, { kind, at: now });
    ring(kind);
  });
  useEffect(() => onBeat(() => look()), []);
  // With each answer, too, rather than at the next beat.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => look(), [knownAt]);
}
