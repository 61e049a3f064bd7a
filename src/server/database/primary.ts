/**
 * A DATABASE_URL of several hosts: the primary takes writes, the others are its standbys, as in
 * postgres://innfo@one,two:5433/innfo?target_session_attrs=read-write
 * We look for it ourselves: under libpq's word "read-write", postgres.js 3.4 also takes a standby, and where
 * it finds none it connects again without a pause and without end.
 */
import { connect as connectTo, isIPv6, type Socket } from "node:net";
import { Duplex } from "node:stream";
import postgres from "postgres";
import { withTimeout } from "../capacity/with-timeout.ts";

/** Why nothing can be done with the database now: for {@link isUnreachable}. */
export const NO_PRIMARY = "NO_PRIMARY";

/** How many milliseconds a host may take to say whether it is the primary. */
const ANSWER_MS = 3000;
/** How many milliseconds the answer counts, also that there is none. */
const KNOWN_MS = 500;
/**
 * Seconds in a row that a connection may be silent, also an idle one, which is soon opened again: a cut
 * network ends none. Longer than a request's statement (capacity.ts) and the heartbeat of hotel-changes.ts.
 */
const SILENT_SECONDS = 6;
/** A host that will refuse an hour from now, too: SQLSTATE classes for a wrong login or database. */
const HOPELESS = /^(28|3D)/;

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;
const ATTRS = "target_session_attrs";
/** Both words of libpq for the one that takes writes. */
const WRITABLE = ["read-write", "primary"];

interface DatabaseUrl {
  urls: [string, ...string[]];
  /** Whether the one that takes writes has to be looked for. */
  seeksPrimary: boolean;
}

export function readDatabaseUrl(text: string): DatabaseUrl {
  const [, before = "", hosts = "", after = ""] = PARTS.exec(text) ?? [];
  const parsed = hosts.split(",").map((host) => URL.parse(`${before}${host}${after}`));
  const attrs = parsed[0]?.searchParams.get(ATTRS);
  const urls = parsed.map((url) => {
    if (before === "" || !url || (parsed.length > 1 && url.hostname === "")) {
      throw new Error("must be a postgres:// URL");
    }
    if (attrs) url.searchParams.delete(ATTRS);
    return url.href;
  });
  if (attrs && !WRITABLE.includes(attrs)) {
    throw new Error(`must say ${ATTRS}=read-write: everything is written and read on the primary`);
  }
  return { urls: urls as DatabaseUrl["urls"], seeksPrimary: urls.length > 1 || attrs != null };
}

interface Host {
  host: string;
  port: number;
}

type Options = postgres.Options<Record<string, never>>;

/** Opens sockets to the primary, for the option `socket` of postgres.js. */
export class Primary {
  readonly #urls: readonly string[];
  readonly #options: Options;
  #found: Promise<Host> | undefined;
  /** The newest timeline that was seen: each promotion begins another one. */
  #timeline = "";

  /** @param options without a socket of their own */
  constructor(urls: readonly string[], options: Options) {
    this.#urls = urls;
    this.#options = options;
  }

  /** A connection that is dropped when it says nothing for {@link SILENT_SECONDS}. */
  readonly open = async (): Promise<Duplex> => {
    const socket = await this.openPatiently();
    if ("bytesRead" in socket) dropWhenSilent(socket as Socket);
    return socket;
  };

  /** For statements that may take long. Never rejects: postgres.js would be stuck for good. */
  readonly openPatiently = async (): Promise<Duplex> => {
    this.#found ??= this.#find().finally(() => {
      setTimeout(() => {
        this.#found = undefined;
      }, KNOWN_MS).unref();
    });
    return this.#found.then(openSocket, failing);
  };

  async #find(): Promise<Host> {
    try {
      return await Promise.any(this.#urls.map((url) => this.#ask(url)));
    } catch (failure) {
      const { errors } = failure as { errors: NodeJS.ErrnoException[] };
      const hopeless = errors.find(({ code = "" }) => HOPELESS.test(code));
      const reasons = errors.map(({ message, code }) => message || code).join("; ");
      throw hopeless ?? unreachable(`no host takes writes: ${reasons}`);
    }
  }

  /** @returns the host of this URL. @throws when it is not the primary */
  async #ask(url: string): Promise<Host> {
    let socket: Socket | undefined;
    const opened = async ({ host, port }: { host: string[]; port: number[] }): Promise<Duplex> => {
      // It was closed before it answered.
      if (socket) return failing(unreachable("closes connections at once"));
      socket = openSocket({ host: host[0] ?? "", port: port[0] ?? 0 });
      return socket;
    };
    const sql = open(url, { ...this.#options, max: 1, socket: opened });
    try {
      const asked = sql<[{ timeline: string | null }]>`
        select case when current_setting('transaction_read_only') = 'off'
          then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;
      const [{ timeline }] = await withTimeout(ANSWER_MS, asked, () => unreachable("does not answer"));
      if (timeline === null) throw unreachable("a standby");
      // Cut off while another one was promoted, it still takes itself for the primary.
      if (timeline < this.#timeline) throw unreachable("an earlier primary");
      this.#timeline = timeline;
      const [host = "", port = 0] = [sql.options.host[0], sql.options.port[0]];
      return { host, port };
    } finally {
      void sql.end({ timeout: 0 });
      socket?.destroy();
    }
  }
}

/** The package's types leave `socket` out. */
export function open(url: string, options: Options & { socket?: unknown }): postgres.Sql {
  return postgres(url, options as Options);
}

function openSocket({ host, port }: Host): Socket {
  const name = host.replace(/^\[(.*)\]$/, "$1");
  // postgres.js reads `host` to compare it with the certificate.
  return Object.assign(connectTo(port, isIPv6(name) ? name : host), { host });
}

function failing(error: Error): Duplex {
  return new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done(error) });
}

function unreachable(message: string): Error {
  return Object.assign(new Error(message), { code: NO_PRIMARY });
}

function dropWhenSilent(socket: Socket): void {
  let heard = 0;
  let silent = 0;
  // Looks are counted, not time: after a pause of this process itself, what has come is not read yet.
  const looks = setInterval(() => {
    silent = socket.bytesRead > heard ? 0 : silent + 1;
    heard = socket.bytesRead;
    if (silent > SILENT_SECONDS) socket.destroy(unreachable("the database says nothing"));
    // With TLS, postgres.js takes away who listens for the end.
    if (socket.destroyed) clearInterval(looks);
  }, 1000).unref();
}
