/**
 * Announces new messages on the devices of a hotel's people, and answers on those of its guests:
 * docs/decisions/0071-web-push.md, 0130-a-conversation.md.
 */
import { hash } from "node:crypto";
import type { Env } from "../config/env.ts";
import { type Job, JobError, type JobSite, startJobs } from "../jobs/jobs.ts";
import { noteDelivered, noteUnneeded } from "../jobs/tellings.ts";
import { openPushService, type PushService, type PushSubscriber } from "./send.ts";
import { vapidOf } from "./vapid.ts";

/**
 * Written by innfo.tell_devices(), by innfo.escalate() for messages that nobody has begun and for calls at their
 * minute, by innfo.remind_of_things() for things about to be deleted, or by ring_test().
 */
interface NewsJob {
  deviceId: string;
  about?: "new" | "waiting" | "wake" | "ending" | "test";
}

/** Written by innfo.tell_the_end() when the device's row is deleted. */
interface EndedJob extends PushSubscriber {
  hotelId: string;
  about: "ended";
}

type PushJob = NewsJob | EndedJob;

/** Written by innfo.tell_guest(). */
interface AnswerJob {
  guestDeviceId: string;
}

/** The attempts last about half a day; then an unreachable device is removed. */
const MAX_ATTEMPTS = 15;

interface Device extends PushSubscriber {
  hotelId: string;
  name: string;
  kinds: string[];
}

export type Pushes = ReturnType<typeof openPushes>;

interface Site extends JobSite {
  env: Pick<Env, "pushStandIn">;
}

/** @param secret the private key for push services */
export function openPushes(site: Site, publicUrl: string, secret: Uint8Array) {
  const { env } = site;
  const { protocol, hostname } = new URL(publicUrl);
  // RFC 8292, section 2.1: an https or mailto URL.
  const vapid = vapidOf(secret, protocol === "https:" ? publicUrl : `mailto:postmaster@${hostname}`);
  const service = openPushService(vapid, env.pushStandIn);
  return {
    /** Browsers restrict their subscriptions to pushes signed by this key. */
    publicKey: vapid.publicKey,
    ...startPushes(site, service),
  };
}

/** RFC 8030, section 5.4: at most 32 characters. */
function topicOf(hotelId: string, about: string): string {
  return hash("sha256", about === "new" ? hotelId : `${hotelId} ${about}`, "base64url").slice(0, 32);
}

function startPushes(site: JobSite, service: PushService) {
  const { sql, log } = site;
  /**
   * Tries again, unless that cannot help or was tried often enough.
   * @returns false if the device should be forgotten
   * @throws {JobError} to be tried again
   */
  async function send(to: PushSubscriber, news: object, topic: string, attempt: number): Promise<boolean> {
    try {
      return await service.send(to, news, topic);
    } catch (error) {
      if (!(error instanceof JobError && (error.isFinal || attempt >= MAX_ATTEMPTS))) throw error;
      log.warn({ reason: error.message, ...error.details }, "a device is told nothing more");
      return false;
    }
  }

  /** Tells a device that its session has ended. Says nothing of guests, because anybody may hold the device. */
  async function tellTheEnd({ hotelId, endpoint, p256dh, auth }: EndedJob, attempt: number): Promise<void> {
    const [hotel] = await sql<{ name: string }[]>`
      select h.name from public.hotels h where h.id = ${hotelId}
        -- Signed in and switched on again meanwhile.
        and not exists (select from public.push_devices d where d.hotel_id = h.id and d.endpoint = ${endpoint})`;
    if (!hotel) return;
    const news = { hotelId, name: hotel.name, kinds: ["ended"] };
    await send({ endpoint, p256dh, auth }, news, topicOf(hotelId, "ended"), attempt);
  }

  /** The push contains nothing of the message or its hotel, because the device knows them. */
  async function tellGuest({ payload: { guestDeviceId }, attempt }: Job<AnswerJob>): Promise<void> {
    const [device] = await sql<PushSubscriber[]>`
      select d.endpoint, d.p256dh, d.auth from innfo.guest_devices d where d.id = ${guestDeviceId}
        -- Not read meanwhile.
        and exists (select from public.message_texts t
          where t.message_id = d.message_id and t.author = 'house' and t.read_at is null)`;
    if (!device || (await send(device, {}, topicOf(guestDeviceId, "answer"), attempt))) return;
    await sql`delete from innfo.guest_devices where id = ${guestDeviceId}`;
  }

  async function work({ id, payload, attempt }: Job<PushJob>): Promise<void> {
    if (payload.about === "ended") return tellTheEnd(payload, attempt);
    const { deviceId, about = "new" } = payload;
    const [device] = await sql<Device[]>`
      select d.endpoint, d.p256dh, d.auth, h.id as "hotelId", h.name, to_json(array(
        select m.kind from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.by_guest
          and (${about} = 'new' and innfo.hears(d, m.goes_to) or ${about} = 'waiting')
        union select 'danger' from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.danger
          and ${about} in ('new', 'waiting')
        union select 'waiting' from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.by_guest
          and ${about} = 'waiting'
        union select 'wake' from public.messages m where m.hotel_id = h.id and m.topic = 'wake_up_call'
          and m.wanted_at is not null and m.state <> 'done' and m.due_at <= now() and ${about} = 'wake'
        union select ${about} where exists (select from innfo.ending_things(h.id)) and ${about} = 'ending'
        union select 'test' where ${about} = 'test'
        order by 1)) as kinds
      from public.push_devices d join public.hotels h on h.id = d.hotel_id where d.id = ${deviceId}`;
    // The device was signed out meanwhile, or somebody at the desk was faster.
    if (!device || device.kinds.length === 0) return noteUnneeded(sql, id);
    const { hotelId, name, kinds } = device;
    const isTaken = await send(device, { hotelId, name, kinds }, topicOf(hotelId, about), attempt);
    if (isTaken) return noteDelivered(sql, id);
    await sql`select innfo.drop_device(${deviceId}, ${id}, ${attempt >= MAX_ATTEMPTS ? "silent" : "dropped"})`;
  }

  return {
    jobs: startJobs<PushJob>(site, { kind: "push", concurrency: 16, share: 2, work }),
    answers: startJobs<AnswerJob>(site, { kind: "answer", concurrency: 8, share: 2, work: tellGuest }),
  };
}
