/** Debian's PgBouncer before the run's PostgreSQL, configured as in docs/operations.md. */
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, chownSync, statSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { makeDataDir, removeDataDir } from "../../../testbed/data-dir.ts";
import { freePort } from "../../../testbed/process.ts";
import { asSuperuser } from "../../../testbed/template-copy.ts";

const PROGRAM = "pgbouncer";
/** A service's program, which is not on every PATH. */
const env = { PATH: `${process.env.PATH}:/usr/sbin` };

export const hasPgBouncer = spawnSync(PROGRAM, ["--version"], { env }).error === undefined;

export interface PgBouncer {
  port: number;
  stop(): Promise<void>;
}

/**
 * @param database whose logins it lets in
 * @param way to PostgreSQL; its socket when not given
 */
export async function startPgBouncer(
  database: string,
  mode: "session" | "transaction",
  poolSize: number,
  way: { host: string; port: number } = inject("postgres"),
): Promise<PgBouncer> {
  const { host } = inject("postgres");
  const own = await makeLookUp(database);
  const folder = makeDataDir();
  const port = await freePort();
  const users = join(folder, "users.txt");
  const config = join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${own.user}" "${own.password}"\n`);
  writeFileSync(
    config,
    `[databases]
* = host=${way.host} port=${way.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = ${mode}
default_pool_size = ${poolSize}
max_client_conn = 500
auth_type = scram-sha-256
auth_file = ${users}
auth_user = ${own.user}
auth_query = select usename, passwd from public.look_up($1)
`,
  );
  // It refuses to run as root, and only PostgreSQL's account may enter its socket's folder.
  const { uid, gid } = statSync(host);
  chmodSync(folder, 0o755);
  for (const file of [users, config]) chownSync(file, uid, gid);
  const child = spawn(PROGRAM, ["-q", config], { env, uid, gid, cwd: "/", stdio: "ignore" });
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error("PgBouncer ended before it answered");
    await sleep(20);
  }
  return {
    port,
    async stop() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      removeDataDir(folder);
      const superuser = asSuperuser(database);
      await superuser.unsafe(`drop function public.look_up(text); drop role ${own.user}`);
      await superuser.end();
    },
  };
}

async function makeLookUp(database: string): Promise<{ user: string; password: string }> {
  const own = {
    user: `pgbouncer_${randomBytes(6).toString("hex")}`,
    password: randomBytes(12).toString("hex"),
  };
  const superuser = asSuperuser(database);
  await superuser.unsafe(`
    create role ${own.user} login password '${own.password}';
    create function public.look_up(name text, out usename text, out passwd text)
    language sql security definer set search_path = ''
    as $$ select rolname, rolpassword from pg_catalog.pg_authid where rolname = look_up.name and rolcanlogin $$;
    revoke execute on function public.look_up(text) from public;
    grant execute on function public.look_up(text) to ${own.user}`);
  await superuser.end();
  return own;
}

async function isOpen(port: number): Promise<boolean> {
  const socket = createConnection(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
