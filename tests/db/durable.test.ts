import postgres from "postgres";
import { expect, inject, test } from "vitest";

test("The embedded database answers a commit when it is on disk, and finds pages that were damaged", async () => {
  const superuser = postgres({ ...inject("postgres"), database: "postgres", username: "postgres", max: 1 });
  const settings = await superuser`
    select name, setting from pg_settings
    where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') order by name`;
  await superuser.end();
  expect(settings.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    "data_checksums on",
    "fsync on",
    "full_page_writes on",
    "synchronous_commit on",
  ]);
});
