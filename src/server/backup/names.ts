/** Names of backup files, in UTC: innfo-daily-2026-11-20T031500Z.tar.gz. */
import { join } from "node:path";

/** The server removes only daily backups. */
type Kind = "daily" | "manual";

const DAILY = /^innfo-daily-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar\.gz$/;

/** Names of interrupted backups in this folder, where operators may keep files with other names. */
const UNFINISHED = /^innfo-(daily|manual)-[\dTZ-]+\.tar\.gz\.partial$/;

export function newFileName(folder: string, kind: Kind, now = new Date()): string {
  const stamp = now
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "");
  return join(folder, `innfo-${kind}-${stamp}.tar.gz`);
}

/** @returns milliseconds since 1970, or undefined if the file is no daily backup */
export function dailyTime(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = DAILY.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) : undefined;
}

export function unfinishedName(file: string): string {
  return `${file}.partial`;
}

export function isUnfinished(name: string): boolean {
  return UNFINISHED.test(name);
}
