/**
 * Gives memory back when there is nothing to do. A process keeps what a burst of requests took until it collects
 * garbage, and a process without requests never collects.
 */
import v8 from "node:v8";
import vm from "node:vm";

const LOOK_EVERY_MS = 10_000;
/** Milliseconds of processor time of all threads between two looks. Above this the process was busy. */
const BUSY_MS = 500;

export function giveMemoryBackWhenIdle(): void {
  // Node offers this function only with `--expose-gc`, so the flag is set for it alone.
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as NodeJS.GCFunction;
  let since = process.cpuUsage();
  // The start leaves much garbage behind.
  let wasBusy = true;
  setInterval(() => {
    const { user, system } = process.cpuUsage(since);
    const isBusy = (user + system) / 1000 > BUSY_MS;
    // Takes about a tenth of a second in which nobody is answered, so it waits for ten quiet seconds.
    if (wasBusy && !isBusy) collect({ type: "major", execution: "sync", flavor: "last-resort" });
    wasBusy = isBusy;
    since = process.cpuUsage();
  }, LOOK_EVERY_MS).unref();
}
