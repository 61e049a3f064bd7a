/** When something was, in words of the browser's language: the day is undefined where it is today. */
export function dayAndTime(at: number): { day: string | undefined; time: string } {
  const then = new Date(at);
  const isToday = then.toDateString() === new Date().toDateString();
  return {
    day: isToday ? undefined : then.toLocaleDateString([], { day: "numeric", month: "long" }),
    time: then.toLocaleTimeString([], { timeStyle: "short" }),
  };
}
