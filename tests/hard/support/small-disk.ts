/** A small disk for one DATA_DIR, which nobody else writes to. Only on Linux, and as root. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk {
  path: string;
  /** Fills the disk. */
  fill(): void;
  /** Frees the room again. */
  makeRoom(): void;
  remount(options: string): void;
  remove(): void;
}

export function mountDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "innfo-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", path]);
  chmodSync(path, 0o755);
  const ballast = join(path, "ballast");
  return {
    path,
    fill() {
      const descriptor = openSync(ballast, "a");
      for (let size = 1024 * 1024; size >= 1; ) {
        try {
          writeSync(descriptor, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
          size = Math.floor(size / 16);
        }
      }
      closeSync(descriptor);
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remount: (options) => void execFileSync("mount", ["-o", `remount,${options}`, path]),
    remove() {
      execFileSync("umount", ["--lazy", path]);
      rmdirSync(path);
    },
  };
}

/** Whether this account may mount disks: in most containers not even root may. */
export function canMount(): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  const path = mkdtempSync(join(tmpdir(), "innfo-disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", path], { stdio: "ignore" });
  if (status === 0) execFileSync("umount", [path]);
  rmdirSync(path);
  return status === 0;
}
