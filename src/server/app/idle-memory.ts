/**
 * Gives memory back once there is nothing to do. What a burst of requests has taken stays with the process until
 * it is collected, and a process without requests collects nothing.
 */
import v8 from "node:v8";
import vm from "node:vm";

const LOOK_EVERY_MS = 10_000;
/** Milliseconds of processor time between two looks, all threads together, above which the process was busy. */
const BUSY_MS = 500;

export function giveMemoryBackWhenIdle(): void {
  // What `node --expose-gc` makes, for this function alone.
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as NodeJS.GCFunction;
  let since = process.cpuUsage();
  // The start leaves much behind.
  let wasBusy = true;
  setInterval(() => {
    const { user, system } = process.cpuUsage(since);
    const isBusy = (user + system) / 1000 > BUSY_MS;
    // Takes about a tenth of a second, in which nobody is answered: only after ten quiet ones.
    if (wasBusy && !isBusy) collect({ type: "major", execution: "sync", flavor: "last-resort" });
    wasBusy = isBusy;
    since = process.cpuUsage();
  }, LOOK_EVERY_MS).unref();
}
