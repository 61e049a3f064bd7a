/** Reads the migrations: the server's own (what a Supabase project has already), and supabase/migrations. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const FOLDERS = [
  { path: import.meta.dirname, prefix: "server/" },
  { path: join(import.meta.dirname, "../../../supabase/migrations"), prefix: "" },
];

/** A migration as a database or a backup lists it. */
export interface Recorded {
  name: string;
  checksum: string;
}

export interface Migration extends Recorded {
  text: string;
}

/** Returns them in the order in which they are applied. */
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
