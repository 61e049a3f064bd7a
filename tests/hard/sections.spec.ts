import { SECTIONS } from "../../src/sections/index.ts";
import { ONE_OF_EACH_LAYOUT } from "../e2e/support/layouts.ts";
import { sectionTests } from "../e2e/support/section-tests.ts";

for (const section of SECTIONS) if (!ONE_OF_EACH_LAYOUT.includes(section)) sectionTests(section);
