/**
 * The hosts at which hotels have their guest pages, in memory: every request asks for its own, and a proxy for each
 * name that it has no certificate of. Read whole at the start, then again for each hotel that changes. Only hosts that
 * were proved are here, so nobody can fill it with names. While the database is away the hosts stay as they were.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { guestOrigin } from "../../lib/links/own-host.ts";
import type { Env } from "../config/env.ts";
import type { Log } from "../config/log.ts";
import type { Sql } from "../database/connection.ts";
import type { HotelChanges } from "../database/hotel-changes.ts";

/** Milliseconds. Changes of the meantime are read together, and a failed read is repeated after it. */
const REST_MS = 500;

interface GuestHost {
  hotelId: string;
  /** Whether guests read the hotel here. If not, it was given up or lost, and leads to the site's own address. */
  isShown: boolean;
}

export type GuestHosts = Awaited<ReturnType<typeof openGuestHosts>>;

interface Parts {
  env: Pick<Env, "customDomains">;
  publicUrl: string;
  sql: Sql;
  hotelChanges: Pick<HotelChanges, "subscribe">;
  log: Log;
}

export async function openGuestHosts({ env, publicUrl, sql, hotelChanges, log }: Parts) {
  let hosts = new Map<string, GuestHost>();
  /** The shown ones, by hotel. */
  let byHotel = new Map<string, string>();
  /** Hotels to read again; "all" after a lost connection. */
  let stale: Set<string> | "all" = "all";
  let isFollowing = false;
  let isStopped = false;

  /** @param hotels those to read; undefined for all */
  async function read(hotels: readonly string[] | undefined): Promise<void> {
    const all = hotels === undefined;
    const known = [...hosts].flatMap(([host, { hotelId }]) => (hotels?.includes(hotelId) ? [host] : []));
    const asked = JSON.stringify({ hotels: hotels ?? [], hosts: known });
    const rows = await sql<(GuestHost & { host: string })[]>`
      with asked (hotels, hosts) as (
        select array(select jsonb_array_elements_text(a -> 'hotels')), array(select jsonb_array_elements_text(a -> 'hosts'))
        from (values (${asked}::text::jsonb)) as given (a)
      ), named (hosts) as (
        select hosts || array(select d.host from public.domains d where d.hotel_id = any (hotels))
          || array(select f.host from innfo.former_hosts f where f.hotel_id = any (hotels)) from asked
      )
      select d.host, d.hotel_id as "hotelId", d.state = 'proved' as "isShown", d.created_at from public.domains d, named
      where d.state <> 'waiting' and (${all} or d.host = any (named.hosts))
      union all
      select f.host, f.hotel_id, false, f.created_at from innfo.former_hosts f, named
      where ${all} or f.host = any (named.hosts)
      order by "isShown", created_at`;
    if (all) {
      hosts = new Map();
      byHotel = new Map();
    }
    for (const hotelId of hotels ?? []) byHotel.delete(hotelId);
    for (const host of known) hosts.delete(host);
    // Among several hotels that had a host, the one that shows itself there comes last.
    for (const { host, hotelId, isShown } of rows) {
      hosts.set(host, { hotelId, isShown });
      if (isShown) byHotel.set(hotelId, host);
    }
  }

  /** @returns whether it could be read */
  async function readStale(): Promise<boolean> {
    const asked = stale;
    stale = new Set();
    try {
      await read(asked === "all" ? undefined : [...asked]);
      return true;
    } catch (error) {
      stale = "all";
      log.warn({ err: error }, "cannot read the hosts of guest pages");
      return false;
    }
  }

  async function follow(): Promise<void> {
    if (isFollowing) return;
    isFollowing = true;
    while (!isStopped && (stale === "all" || stale.size > 0)) {
      await readStale();
      await sleep(REST_MS, undefined, { ref: false });
    }
    isFollowing = false;
  }

  if (env.customDomains) {
    hotelChanges.subscribe({
      changed(hotelId) {
        if (stale !== "all") stale.add(hotelId);
        void follow();
      },
      missed() {
        stale = "all";
        void follow();
      },
    });
    if (!(await readStale())) void follow();
  }

  /** @param host of a request, with its port */
  const at = (host: string | undefined) =>
    hosts.size === 0 || host === undefined ? undefined : hosts.get(nameOf(host));
  return {
    at,
    /** Whether a hotel's page is not answered at this host: it is another hotel's, or leads elsewhere. */
    refuses(host: string | undefined, hotelId: string): boolean {
      const found = at(host);
      return found !== undefined && !(found.isShown && found.hotelId === hotelId);
    },
    /** The origin at which guests read a hotel. */
    originOf: (hotelId: string) => guestOrigin(publicUrl, byHotel.get(hotelId)),
    /** Reads a hotel's again at once. */
    refresh: (hotelId: string) => read([hotelId]),
    stop(): void {
      isStopped = true;
    },
  };
}

function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}
