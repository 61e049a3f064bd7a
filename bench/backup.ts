/** Duration of a backup and its restore with many scans, and their file size and memory. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { transaction } from "../src/server/database/transaction.ts";
import { makeDataDir, removeDataDir } from "../testbed/data-dir.ts";
import { startProcess } from "../testbed/process.ts";
import { timedCommand } from "./command.ts";
import { atMost, databaseIn, makeOwner, report } from "./support.ts";

const MAX_MEGABYTES = 250;

export async function benchBackup(scans: number): Promise<void> {
  const [dataDir, restored, files] = [makeDataDir(), makeDataDir(), makeDataDir()];
  const file = join(files, "backup.tar.gz");
  const server = startProcess({ dataDir });
  try {
    const { hotelId } = await makeOwner(await server.url);
    await addScans(dataDir, hotelId, scans);
    const backup = await timedCommand("backup", [file], dataDir);
    report(`backup of ${scans} scans beside a running server`, `${backup.seconds.toFixed(1)} s`);
    reportMemory(backup.megabytes);
    report("  size of the file", `${(statSync(file).size / 1e6).toFixed(1)} MB`);
  } finally {
    await server.end();
  }
  const restore = await timedCommand("restore", [file], restored);
  report("its restore into an empty DATA_DIR, every row compared", `${restore.seconds.toFixed(1)} s`);
  reportMemory(restore.megabytes);
  for (const folder of [dataDir, restored, files]) removeDataDir(folder);
}

function reportMemory(megabytes: number): void {
  report(
    "  most memory of the command",
    `${megabytes.toFixed(0)} MB`,
    atMost(megabytes, MAX_MEGABYTES, "MB"),
  );
}

/** As guests make them: over the last hours, by many devices. */
async function addScans(dataDir: string, hotelId: string, scans: number): Promise<void> {
  const sql = databaseIn(dataDir);
  await transaction(sql, async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`
      insert into public.qr_scans (hotel_id, scanned_at, device_type, referrer, user_agent, source)
      select ${hotelId}, now() - make_interval(secs => i * 0.1 % 86400), 'Mobile', null,
        'Safari on iPhone', 'qr'
      from generate_series(1, ${scans}::int) as i`;
  });
  await sql.end();
}
