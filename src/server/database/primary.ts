/**
 * Finds the primary among the hosts of a DATABASE_URL: it takes writes, the others are its standbys. pg takes one
 * host, so the primary is looked for before each connection.
 */
import type { Socket } from "node:net";
import type { ClientConfig } from "pg";
import { parse, toClientConfig } from "pg-connection-string";
import { withTimeout } from "../capacity/with-timeout.ts";
import { NO_PRIMARY, openLink } from "./link.ts";
import type { DatabaseSettings, Host } from "./settings.ts";
import type { Transaction } from "./sql.ts";

/** How many milliseconds a host may take to say whether it is the primary. */
const ANSWER_MS = 3000;
/** Milliseconds for which the answer counts, even if there is no primary. */
const KNOWN_MS = 500;
/**
 * Seconds in a row for which a connection may be silent, even an idle one, which is soon opened again: a cut network
 * closes none. Longer than a request's statement (capacity.ts) and the heartbeat of hotel-changes.ts.
 */
const SILENT_SECONDS = 6;
/** Refusals that will not pass by themselves: SQLSTATE classes for a wrong login or database. */
const HOPELESS = /^(28|3D)/;

/** Reads an URL as libpq does: sslmode=require takes any certificate. */
export function settingsOf(url: string): ClientConfig {
  return toClientConfig(parse(url, { useLibpqCompat: true }));
}

export class Primary {
  readonly #hosts: readonly DatabaseSettings[];
  #found: Promise<Host> | undefined;
  /** The newest timeline seen: each promotion begins another one. */
  #timeline = "";

  constructor(hosts: readonly DatabaseSettings[]) {
    this.#hosts = hosts;
  }

  find(): Promise<Host> {
    this.#found ??= this.#look().finally(() => {
      setTimeout(() => {
        this.#found = undefined;
      }, KNOWN_MS).unref();
    });
    return this.#found;
  }

  /** Drops a connection that says nothing for {@link SILENT_SECONDS}. */
  dropWhenSilent(socket: Socket): void {
    let heard = 0;
    let silent = 0;
    // Counts looks instead of time: after a pause of this process itself, arrived bytes are not read yet.
    const looks = setInterval(() => {
      silent = socket.bytesRead > heard ? 0 : silent + 1;
      heard = socket.bytesRead;
      if (silent > SILENT_SECONDS) socket.destroy(unreachable("the database says nothing"));
      if (socket.destroyed) clearInterval(looks);
    }, 1000).unref();
  }

  async #look(): Promise<Host> {
    try {
      return await Promise.any(this.#hosts.map((host) => this.#ask(host)));
    } catch (failure) {
      const { errors } = failure as { errors: NodeJS.ErrnoException[] };
      const hopeless = errors.find(({ code = "" }) => HOPELESS.test(code));
      const reasons = errors.map(({ message, code }) => message || code).join("; ");
      throw hopeless ?? unreachable(`no host takes writes: ${reasons}`);
    }
  }

  /** @throws when it is not the primary */
  async #ask(settings: DatabaseSettings): Promise<Host> {
    const opening = openLink(settings);
    try {
      const timeline = await withTimeout(
        ANSWER_MS,
        opening.then(({ sql }) => timelineOf(sql)),
        () => unreachable("does not answer"),
      );
      if (timeline === null) throw unreachable("a standby");
      // A host that was cut off while another was promoted still takes itself for the primary.
      if (timeline < this.#timeline) throw unreachable("an earlier primary");
      this.#timeline = timeline;
      const { host, port } = settings;
      return { host, port };
    } finally {
      void opening.then(
        (link) => link.end(),
        () => undefined,
      );
    }
  }
}

async function timelineOf(sql: Transaction): Promise<string | null> {
  const [{ timeline }] = await sql<[{ timeline: string | null }]>`
    select case when current_setting('transaction_read_only') = 'off'
      then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;
  return timeline;
}

function unreachable(message: string): Error {
  return Object.assign(new Error(message), { code: NO_PRIMARY });
}
