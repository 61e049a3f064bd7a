/** Tells a start's links: in a terminal as text, elsewhere as one line of the log. */
import { PRODUCT } from "../../product.ts";
import type { Log } from "../config/log.ts";

/** Addresses by their names for people. */
export type Links = Readonly<Record<string, string>>;

const WIDTH = 14;

/** Programs that read the log get a line of JSON, at every LOG_LEVEL: it has the mailbox's address. */
export function announce(links: Links, log: Log): void {
  if (!process.stdout.isTTY) {
    log.child({}, { level: "info" }).info(links, `${PRODUCT} is ready`);
    return;
  }
  const lines = Object.entries(links).map(([name, url]) => `  ${name.padEnd(WIDTH)}${url}`);
  process.stdout.write(`\n  ${PRODUCT} is ready\n\n${lines.join("\n")}\n\n`);
}
