import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { SHARED } from "./testbed/vitest.ts";

/** Minutes each: whichever began last would be waited for alone. */
const LONGEST = ["other-postgres-suites", "message-flood", "translation-sequences", "new-section"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The proofs that take long or load the machine: kills, drills, mutants, thousands of odd requests. */
export default defineConfig({
  test: {
    ...SHARED,
    globalSetup: ["testbed/built.ts", "testbed/database.ts"],
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    include: ["tests/hard/**/*.test.ts"],
    // Whole servers start and stop here, also beside other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
