/** Does what needs the database's superuser: creating the server's login and database, and taking the lock. */

import { connectDatabase } from "../database/connection.ts";
import { type DatabaseLink, openLink } from "../database/link.ts";
import { type Cluster, inUse, SUPERUSER } from "./cluster.ts";
import { readPostmaster, SETTINGS } from "./postmaster.ts";

/** Any fixed number: it is used in this cluster only. */
const SERVER_LOCK = 4_631_107;
/** The server's login, and its database. */
export const DATABASE = "innfo";

/**
 * @param lost called when the connection ends
 * @returns the connection, which holds the lock as long as it lasts
 */
export async function takeLock(cluster: Cluster, lost = () => {}): Promise<DatabaseLink> {
  let isTaken = false;
  const link = await connect(cluster, () => {
    if (isTaken) lost();
  });
  try {
    const [row] = await link.sql<[{ taken: boolean }]>`
      select pg_try_advisory_lock(${SERVER_LOCK}) as taken`;
    if (!row.taken) throw inUse(cluster);
    isTaken = true;
    return link;
  } catch (error) {
    await link.end();
    throw error;
  }
}

/** The server's login owns its database and may create roles, like one at a hosting provider. */
export async function createDatabase(cluster: Cluster): Promise<void> {
  const { sql, end } = await connect(cluster);
  try {
    const [role] = await sql`select from pg_roles where rolname = ${DATABASE}`;
    if (!role) {
      // Role passwords cannot be parameters; ours is base64url.
      await sql.unsafe(`create role ${DATABASE} login createrole password '${cluster.password}'`);
    }
    const [database] = await sql`select from pg_database where datname = ${DATABASE}`;
    if (!database) await sql.unsafe(`create database ${DATABASE} owner ${DATABASE}`);
  } finally {
    await end();
  }
}

function connect(cluster: Cluster, lost = () => {}): Promise<DatabaseLink> {
  const { options } = connectDatabase({
    host: readPostmaster(cluster.folder)?.socketFolder ?? cluster.folder,
    port: SETTINGS.port,
    database: "postgres",
    user: SUPERUSER,
    password: cluster.password,
  });
  return openLink(options, { lost });
}
