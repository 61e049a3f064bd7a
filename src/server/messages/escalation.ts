/** Tells more and more people of a message that nobody begins to handle: docs/decisions/0128-noticed.md. */
import type { OpeningHours } from "../../lib/opening-hours/hours.ts";
import { stateAt } from "../../lib/opening-hours/state.ts";
import { type Job, type JobSite, type Jobs, NotYetError, startJobs } from "../jobs/jobs.ts";
import type { MessageContext } from "./context.ts";

/** Written by innfo.plan_step(). */
interface Escalation {
  messageId: string;
  step: string;
}

interface Waiting {
  danger: boolean;
  hours: OpeningHours | null;
  timeZone: string;
}

/**
 * Milliseconds. If the desk opens later than in a day, people are told now: somebody must answer that it takes so
 * long.
 */
const LONGEST_PAUSE = 12 * 60 * 60_000;

export function startEscalations(
  site: JobSite,
  { outbox, pushes }: Pick<MessageContext, "outbox" | "pushes">,
): Jobs {
  const { sql } = site;
  /** Outside of its topic's hours the guest was told to wait, so nobody is woken up. */
  async function pauseOf({ messageId, step }: Escalation): Promise<number> {
    const [message] = await sql<Waiting[]>`
      select m.danger, t.hours, h.time_zone as "timeZone"
      from public.messages m join public.hotels h on h.id = m.hotel_id
      left join public.topics t on t.hotel_id = m.hotel_id and m.topic in (t.key, t.label)
      where m.id = ${messageId}`;
    if (!message?.hours || message.danger || step.startsWith("wake")) return 0;
    const state = stateAt(message.hours, message.timeZone, Date.now());
    const pause = state.is === "closed" && state.opens !== undefined ? state.opens - Date.now() : 0;
    return pause > LONGEST_PAUSE ? 0 : pause;
  }

  async function work({ id, payload }: Job<Escalation>): Promise<void> {
    const pause = await pauseOf(payload);
    if (pause > 0) throw new NotYetError("nobody sees to it at this hour", Math.ceil(pause / 1000));
    await (payload.step === "again"
      ? sql`select innfo.ring_again(${id})`
      : sql`select innfo.escalate(${id})`);
    pushes.jobs.wake();
    outbox.send();
  }

  return startJobs<Escalation>(site, { kind: "escalation", concurrency: 4, share: 2, work });
}
