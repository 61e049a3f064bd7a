/** What the server does as its database's superuser: creating its login and database, and taking the lock. */
import postgres from "postgres";
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
export async function takeLock(cluster: Cluster, lost = () => {}): Promise<postgres.Sql> {
  let isTaken = false;
  const connection = connect(cluster, () => {
    if (isTaken) lost();
  });
  try {
    const [row] = await connection<[{ taken: boolean }]>`
      select pg_try_advisory_lock(${SERVER_LOCK}) as taken`;
    if (!row.taken) throw inUse(cluster);
    isTaken = true;
    return connection;
  } catch (error) {
    await connection.end({ timeout: 0 });
    throw error;
  }
}

/** The server's login owns its database and may create roles, like one at a hosting provider. */
export async function createDatabase(cluster: Cluster): Promise<void> {
  const connection = connect(cluster);
  try {
    const [role] = await connection`select from pg_roles where rolname = ${DATABASE}`;
    if (!role) {
      // Role passwords cannot be parameters; ours is base64url.
      await connection.unsafe(`create role ${DATABASE} login createrole password '${cluster.password}'`);
    }
    const [database] = await connection`select from pg_database where datname = ${DATABASE}`;
    if (!database) await connection.unsafe(`create database ${DATABASE} owner ${DATABASE}`);
  } finally {
    await connection.end({ timeout: 1 });
  }
}

function connect(cluster: Cluster, onclose = () => {}): postgres.Sql {
  return postgres({
    host: readPostmaster(cluster.folder)?.socketFolder ?? cluster.folder,
    port: SETTINGS.port,
    database: "postgres",
    username: SUPERUSER,
    password: cluster.password,
    max: 1,
    max_lifetime: null,
    // Seconds. On a busy machine a process starts slowly; that must not look like one that is gone.
    connect_timeout: 10,
    fetch_types: false,
    onclose,
  });
}
