import { spawn } from "node:child_process";
import { once } from "node:events";

/** A screen that nobody sees, for windows. On one of their own they keep the focus. */
export async function openScreen(): Promise<{ display: string; close: () => void }> {
  // Takes a free number, and says which on the third channel.
  const xvfb = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, "data");
  return { display: `:${String(number).trim()}`, close: () => xvfb.kill() };
}
