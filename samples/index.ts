/** Six hotels that have nothing in common: for pictures, tests and measurements of the guest page. */
import { CITY } from "./city.ts";
import { HOSTEL } from "./hostel.ts";
import { PENSION } from "./pension.ts";
import { RESORT } from "./resort.ts";
import { RIAD } from "./riad.ts";
import { RYOKAN } from "./ryokan.ts";
import type { SampleHotel } from "./sample.ts";

export const SAMPLE_HOTELS: readonly SampleHotel[] = [HOSTEL, PENSION, CITY, RESORT, RIAD, RYOKAN];
