/** The packages in package-lock.json. https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The part of an entry that is read here. */
interface LockEntry {
  version?: string;
  /** SPDX expression, as its author wrote it. */
  license?: string;
  integrity?: string;
  resolved?: string;
  /** Not needed to run the build. */
  dev?: boolean;
  /** Part of another package's archive, whose integrity hash covers it. */
  inBundle?: boolean;
  /** A folder of this checkout instead of a package. */
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface LockedPackage extends LockEntry {
  name: string;
  version: string;
}

interface Lockfile {
  /** This package's own entry. */
  root: LockEntry;
  packages: LockedPackage[];
}

export function readLockfile(): Lockfile {
  const file = join(import.meta.dirname, "../../package-lock.json");
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as { packages: Record<string, LockEntry> };
  const { "": root = {}, ...others } = packages;
  return {
    root,
    packages: Object.entries(others).map(([path, entry]) => ({
      ...entry,
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version: entry.version ?? "",
    })),
  };
}
