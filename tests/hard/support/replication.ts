/** Two PostgreSQL servers on one machine; one streams to the other, its synchronous standby. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connectDatabase, type Sql } from "../../../src/server/database/connection.ts";
import { prepareRuntime } from "../../../src/server/postgres/runtime.ts";
import { makeDataDir, removeDataDir } from "../../../testbed/data-dir.ts";
import { account, createDatabase, makeCluster, run } from "../../../testbed/other-postgres.ts";
import { freePort, killTree } from "../../../testbed/process.ts";

/** Failures of the machine itself belong to another test. */
const SETTINGS = { fsync: "off", max_connections: 200 };
/** Files that a copy of a running cluster must leave out. */
const NOT_COPIED = ["postmaster.pid", "postmaster.opts", "backup_label", "standby.signal"];

export interface Pair {
  /** The primary, and its current or future standby. */
  nodes: [Node, Node];
  /** Makes the second one a standby, whatever it was before, from a copy of the first. */
  join(): Promise<void>;
  /** Password of the superuser, and of the login "innfo", which owns the database "innfo". */
  password: string;
  stop(): Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const folder = makeDataDir();
  const { bin } = await prepareRuntime(folder);
  const password = randomBytes(12).toString("hex");
  const cluster = makeCluster(folder, bin, password);
  const one = new Node(bin, cluster, await freePort(), password);
  const other = new Node(bin, `${cluster}-2`, await freePort(), password);
  const pair: Pair = {
    nodes: [one, other],
    password,
    async join() {
      const [primary, standby] = pair.nodes;
      await standby.kill();
      await standby.copy(primary);
      await standby.follow(primary);
    },
    async stop() {
      for (const node of pair.nodes) await node.kill();
      removeDataDir(folder);
    },
  };
  try {
    await createDatabase(one.login, one.start());
    return pair;
  } catch (error) {
    await pair.stop();
    throw error;
  }
}

/** One of the two servers. */
export class Node {
  readonly port: number;
  /** Through the socket in its folder. */
  readonly login: { host: string; port: number; password: string };
  readonly #bin: string;
  readonly #cluster: string;
  #postmaster: ChildProcess | undefined;

  constructor(bin: string, cluster: string, port: number, password: string) {
    this.#bin = bin;
    this.#cluster = cluster;
    this.port = port;
    this.login = { host: dirname(cluster), port, password };
  }

  /** Runs statements as the superuser, one by one on one connection. */
  async ask<Result>(work: (sql: Sql) => Promise<Result>, database = "postgres"): Promise<Result> {
    const options = { ...this.login, database, user: "postgres", max: 1 };
    const sql = connectDatabase(options);
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  }

  start(settings: Record<string, string> = {}): ChildProcess {
    const all = {
      ...SETTINGS,
      ...{ port: this.port, listen_addresses: "127.0.0.1", unix_socket_directories: this.login.host },
      ...settings,
    };
    const given = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const options = { cwd: "/", ...account(), env: { LC_ALL: "C" }, stdio: "ignore" } as const;
    this.#postmaster = spawn(join(this.#bin, "postgres"), ["-D", this.#cluster, ...given], options);
    return this.#postmaster;
  }

  /** Becomes a copy of the running source, in PostgreSQL's documented way ("low level API"). */
  async copy(source: Node): Promise<void> {
    rmSync(this.#cluster, { recursive: true, force: true });
    await source.ask(async (sql) => {
      await sql`select pg_backup_start('copy', fast => true)`;
      run("cp", ["-a", source.#cluster, this.#cluster], {});
      const [row] = await sql<[{ labelfile: string }]>`select labelfile from pg_backup_stop()`;
      for (const name of NOT_COPIED) rmSync(join(this.#cluster, name), { force: true });
      for (const segment of readdirSync(join(this.#cluster, "pg_wal"), { withFileTypes: true })) {
        if (segment.isFile()) rmSync(join(segment.parentPath, segment.name));
      }
      writeFileSync(join(this.#cluster, "backup_label"), row.labelfile);
    });
  }

  /** Starts as the other's standby; from then on the primary acknowledges only what is here too. */
  async follow(primary: Node): Promise<void> {
    writeFileSync(join(this.#cluster, "standby.signal"), "");
    const owner = account();
    if (owner) run("chown", ["-R", `${owner.uid}:${owner.gid}`, this.#cluster], {});
    const way = { host: "127.0.0.1", port: primary.port, user: "postgres", password: primary.login.password };
    const primary_conninfo = Object.entries(way)
      .map(([name, value]) => `${name}=${value}`)
      .join(" ");
    this.start({ primary_conninfo });
    await primary.ask(async (sql) => {
      await sql.unsafe("alter system set synchronous_standby_names = '*'");
      await sql`select pg_reload_conf()`;
      while ((await sql`select from pg_stat_replication where sync_state = 'sync'`).length === 0) {
        if (this.#postmaster?.exitCode !== null) throw new Error("The standby ended before it followed");
        await sleep(50);
      }
    });
  }

  /** Becomes a primary that waits for no standby. @returns once it takes writes */
  async promote(): Promise<void> {
    await this.ask(async (sql) => {
      await sql.unsafe("alter system reset synchronous_standby_names");
      await sql`select pg_reload_conf(), pg_promote(wait => true)`;
    });
  }

  /** Stops in order: the standby has everything by then. */
  async stop(): Promise<void> {
    this.#postmaster?.kill("SIGINT");
    await this.#ended();
  }

  /** Kills all of its processes at once. */
  async kill(): Promise<void> {
    if (this.#postmaster?.pid && this.#postmaster.exitCode === null) killTree(this.#postmaster.pid);
    await this.#ended();
  }

  async #ended(): Promise<void> {
    const { exitCode = 0, signalCode = null } = this.#postmaster ?? {};
    if (this.#postmaster && exitCode === null && signalCode === null) await once(this.#postmaster, "exit");
  }
}
