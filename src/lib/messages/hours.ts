/** Apart from the other texts: the admin's lists say hours, and do without the rest. */
export const HOURS = {
  "hours.open": "Open",
  "hours.dayAndNight": "day and night",
  /** After "Open". The time may name its day: see hours.timeOnDay. */
  "hours.until": "until {time}",
  /** Between a place and its state: "Reception open". A colon where "open" would have to agree with the place. */
  "hours.is": " ",
  /** The day may be "tomorrow". */
  "hours.timeOnDay": "{weekday} {time}",
  "hours.tomorrow": "tomorrow",
  "hours.closed": "Closed",
  "hours.closedToday": "Closed today",
  "hours.opensAt": "Opens at {time}",
  /** This and the next two follow "Closed". */
  "hours.opensTomorrow": "opens tomorrow at {time}",
  "hours.opensOn": "opens {weekday} at {time}",
  "hours.opensOnDate": "opens {date}",
  "hours.byAppointment": "By appointment",
  /** Only on twelve-hour clocks. */
  "hours.noon": "noon",
  "hours.midnight": "midnight",
  "hours.range": "{from} – {until}",
  /** Between two ranges of one day. */
  "hours.comma": ", ",
  "hours.notOpen": "closed",
  "hours.days": "{first} to {last}",
  "hours.today": "{weekday}, today",
  "hours.everyDay": "Every day",
  "hours.everyDayAt": "Every day {times}",
  "hours.season": "Season",
} as const;
