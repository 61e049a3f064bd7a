import { SECTIONS } from "../../src/sections/index.ts";
import { restaurants } from "../../src/sections/restaurants.ts";
import { sectionTests } from "../e2e/support/section-tests.ts";

for (const section of SECTIONS) if (section !== restaurants) sectionTests(section);
