/** The commands in a document, as somebody types them. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect } from "vitest";

/** Code that begins so is a command. */
const PROGRAM =
  /^(apt|curl|df|docker|du|journalctl|npm|pgbackrest|ps|psql|sudo|systemctl|systemd-analyze|tail|timeout) \S|^DATA_DIR=\S+ /;

/** Its blocks of commands, line by line, without remarks. */
export function blocksOf(file: string): string[][] {
  const fenced = [...readFileSync(file, "utf8").matchAll(/^```(\w*)\n(.*?)^```$/gms)];
  const typable = fenced.filter(([, language = ""]) => ["", "sh"].includes(language));
  return typable.map(([, , block = ""]) =>
    block
      .trim()
      .split("\n")
      .map((line) => line.replace(/ +# .*/, "")),
  );
}

export function commandsOf(file: string, blocks = blocksOf(file)): string[] {
  const spans = [...readFileSync(file, "utf8").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  return [...new Set([...spans, ...blocks.flat()])].filter((code) => PROGRAM.test(code));
}

/** The longest key with which the command begins. */
export function beginningOf(command: string, list: object): string | undefined {
  const beginnings = Object.keys(list).filter((beginning) => command.startsWith(beginning));
  return beginnings.sort((a, b) => b.length - a.length)[0];
}

/** @returns what it prints */
export function typed(command: string, env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
    encoding: "utf8",
    env: { ...process.env, npm_config_update_notifier: "false", ...env },
  });
  expect({ status, stderr }, command).toEqual({ status: 0, stderr: "" });
  return stdout.trim();
}
