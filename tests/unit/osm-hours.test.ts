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
  ["mo-fr 09:00–18:00; sa,ph off", "Mon-Fri 09:00-18:00\nSat-Sun closed\nPH closed"],
  ["24/7", "Always open"],
  ["Mo-Su 00:00-24:00", "Always open"],
  ["09:00-12:00,14:00-19:00", "Mon-Sun 09:00-12:00, 14:00-19:00"],
  ["Fr-Mo 18:00-26:00", "Mon 18:00-02:00\nTue-Thu closed\nFri-Sun 18:00-02:00"],
  ["Mo,We,Fr 9:00-12:00; We off", "Mon 09:00-12:00\nTue-Thu closed\nFri 09:00-12:00\nSat-Sun closed"],
  ["Apr-Oct: Tu-Su 10:00-18:00", "Mon closed\nTue-Sun 10:00-18:00\nSeason 1 Apr - 31 Oct"],
  ["Apr 15-Sep 30 10:00-18:00", "Mon-Sun 10:00-18:00\nSeason 15 Apr - 30 Sep"],
  ["Mo-Sa,PH 08:00-20:00", "Mon-Sat 08:00-20:00\nSun closed\nPH open"],
  [
    "Mo-Th 11:00-23:00, Fr,Sa 11:00-01:00, Su 09:00-23:00",
    "Mon-Thu 11:00-23:00\nFri-Sat 11:00-01:00\nSun 09:00-23:00",
  ],
  [
    "Mo-Fr 07:00-10:00, We 17:00-19:00",
    "Mon-Tue 07:00-10:00\nWed 07:00-10:00, 17:00-19:00\nThu-Fri 07:00-10:00\nSat-Sun closed",
  ],
  ["Mo-Su 10:00-22:00; Su 10:00-14:00", "Mon-Sat 10:00-22:00\nSun 10:00-14:00"],
  ["Tu-Sa 08:30-12:00, PH off", "Mon closed\nTue-Sat 08:30-12:00\nSun closed\nPH closed"],
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
  "Mo-Fr 09:00-12:00; Mo-Fr 14:00-18:00",
  "Mo-Sa 07:30-19:00; PH 08:00-12:00",
  "week 01-12 Mo-Fr 09:00-18:00; week 13-53 Mo-Su 09:00-20:00",
  "Tu-Sa 19:00+, Su 12:00-15:00",
  "Mo-Fr 09:00-18:75",
  "Feb 31-Mar 2 10:00-12:00",
  "Mo-Su off",
  '"ask at the bar"',
])("“%s” is not half understood", (text) => expect(readOsmHours(text)).toBeUndefined());
