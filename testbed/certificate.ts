import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataDir, removeDataDir } from "./data-dir.ts";

/** A certificate of its own making. @param days until it ends; a negative number has ended */
export function certificateOf(days: number): { key: Buffer; cert: Buffer } {
  const folder = makeDataDir();
  try {
    const openssl = (command: string) =>
      execFileSync("openssl", command.split(" "), { cwd: folder, stdio: "pipe" });
    openssl("req -new -newkey rsa:2048 -nodes -subj /CN=a -keyout key -out request");
    openssl(`x509 -req -in request -signkey key -days ${days} -out cert`);
    return { key: readFileSync(join(folder, "key")), cert: readFileSync(join(folder, "cert")) };
  } finally {
    removeDataDir(folder);
  }
}
