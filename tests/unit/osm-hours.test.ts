import { expect, test } from "vitest";
import { readOsmHours } from "../../src/lib/opening-hours/osm.ts";
import { hoursText } from "../../src/lib/opening-hours/text.ts";

const read = (text: string) => {
  const found = readOsmHours(text);
  return found && hoursText(found.hours) + (found.holidays ? `\nPH ${found.holidays}` : "");
};

test.each([
  [
    "Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off",
    "Mon-Fri 09:00-18:00\nSat 10:00-14:00\nSun closed\nPH closed",
  ],
  ["24/7", "Always open"],
  ["Mo-Su 00:00-24:00", "Always open"],
  ["09:00-12:00,14:00-19:00", "Mon-Sun 09:00-12:00, 14:00-19:00"],
  ["Fr-Mo 18:00-26:00", "Mon 18:00-02:00\nTue-Thu closed\nFri-Sun 18:00-02:00"],
  ["Mo,We,Fr 9:00-12:00; We off", "Mon 09:00-12:00\nTue-Thu closed\nFri 09:00-12:00\nSat-Sun closed"],
  ["Apr-Oct: Tu-Su 10:00-18:00", "Mon closed\nTue-Sun 10:00-18:00\nSeason 1 Apr - 31 Oct"],
  ["Apr 15-Sep 30 10:00-18:00", "Mon-Sun 10:00-18:00\nSeason 15 Apr - 30 Sep"],
  ["Mo-Sa,PH 08:00-20:00", "Mon-Sat 08:00-20:00\nSun closed\nPH open"],
])("%s", (text, hours) => expect(read(text)).toBe(hours));

test.each([
  "",
  "sunrise-sunset",
  "Mo-Fr 09:00-18:00; Nov-Mar off",
  "Mo-Fr 09:00-18:00; SH off",
  "Mo-Fr 09:00-18:00 || Sa by appointment",
  "week 1-30 Mo 09:00-18:00",
  "Mo[1] 09:00-12:00",
  "Mo-Fr 09:00+",
  "Mo-Fr 09:00-18:75",
  "Feb 31-Mar 2 10:00-12:00",
  "Mo-Su off",
  '"ask at the bar"',
])("“%s” is not half understood", (text) => expect(readOsmHours(text)).toBeUndefined());
