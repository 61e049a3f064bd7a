/** Reads the migrations: the server's own (what a Supabase project has already), and supabase/migrations. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const FOLDERS = [
  { path: import.meta.dirname, prefix: "server/" },
  { path: join(import.meta.dirname, "../../../supabase/migrations"), prefix: "" },
];
/** Checksums before a change that let a migration run in more places, with the same resulting schema. */
const EARLIER_CHECKSUMS: Readonly<Record<string, string>> = {
  // Did not run on PostgreSQL 15.
  "server/0001_roles.sql": "d831f76ce823895882257907730307754f26b0d610110025a8fd6c9c6b62e3b3",
};

/** As a database or a backup lists it. */
export interface Recorded {
  name: string;
  checksum: string;
}

export interface Migration extends Recorded {
  text: string;
}

/** In the order in which they are applied. */
export function readMigrations(folders = FOLDERS): Migration[] {
  return folders.flatMap(({ path, prefix }) =>
    readdirSync(path)
      .filter((file) => file.endsWith(".sql"))
      .sort()
      .map((file) => {
        const text = readFileSync(join(path, file), "utf8");
        return { name: prefix + file, checksum: hash("sha256", text), text };
      }),
  );
}

/** True when what is recorded was made by this migration. */
export function isOf(recorded: Pick<Recorded, "checksum">, { name, checksum }: Recorded): boolean {
  return recorded.checksum === checksum || recorded.checksum === EARLIER_CHECKSUMS[name];
}
