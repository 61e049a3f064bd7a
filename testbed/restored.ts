/** Files of one process find timers and globals as the process has them, whatever the file before replaced. */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
