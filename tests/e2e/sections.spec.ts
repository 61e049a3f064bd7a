import { ONE_OF_EACH_LAYOUT } from "./support/layouts.ts";
import { sectionTests } from "./support/section-tests.ts";

for (const section of ONE_OF_EACH_LAYOUT) sectionTests(section);
