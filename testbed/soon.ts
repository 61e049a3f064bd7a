const DAY = 24 * 60 * 60_000;

/** Some days ahead, on all clocks, as a form has it: the time that guests ask for must be to come. */
export function soonAt(time: string, days = 3): string {
  return `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T${time}`;
}
