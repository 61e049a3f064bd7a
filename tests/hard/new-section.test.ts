import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test } from "vitest";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";
import { startProcess } from "../../testbed/process.ts";

/** The code blocks of docs/adding-a-section.md, in order. */
const [migration = "", declaration = ""] = [
  ...readFileSync("docs/adding-a-section.md", "utf8").matchAll(/```(?:sql|ts)\n([\s\S]*?)```/g),
].map(([, code = ""]) => code.replace(/^ {3}/gm, ""));

const scratch = makeDataDir();
afterAll(() => removeDataDir(scratch));

function node(...args: string[]): void {
  // As from a newcomer's shell, without what the test runner sets.
  execFileSync(process.execPath, args, { cwd: scratch, env: { PATH: process.env.PATH }, encoding: "utf8" });
}

test("a section is added by a migration, the generated types and a declaration, as the docs say", async () => {
  for (const name of [
    "src",
    "supabase",
    "scripts",
    "testbed",
    "vite.config.ts",
    "tsconfig.json",
    "package.json",
  ]) {
    cpSync(name, join(scratch, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));

  writeFileSync(join(scratch, "supabase/migrations/20991231000000_pets.sql"), migration);
  node("scripts/db-types.ts");
  writeFileSync(join(scratch, "src/sections/pets.ts"), declaration);
  const list = join(scratch, "src/sections/index.ts");
  writeFileSync(
    list,
    readFileSync(list, "utf8")
      .replace('import { amenities } from "./amenities.ts";', '$&\nimport { pets } from "./pets.ts";')
      .replace("  importantContacts,\n];", "  importantContacts,\n  pets,\n];"),
  );
  node("node_modules/typescript/bin/tsc");
  node("node_modules/vite/bin/vite.js", "build", "--app", "--logLevel", "error");

  const dataDir = join(scratch, "data");
  mkdirSync(dataDir);
  const server = startProcess({
    dataDir,
    cwd: scratch,
    env: { COMPLIMENTARY_PRO_EMAILS: "pets@example.com" },
  });
  try {
    const url = await server.url;
    const client = createClient(url, PUBLISHABLE_KEY, { auth: { persistSession: false } });
    await client.auth.signUp({ email: "pets@example.com", password: "correct horse battery" });
    const hotel = { name: "The Kennel", address: "1 Quay", phone: "+1 555 0100", email: "pets@example.com" };
    const { data } = await client.from("hotels").insert(hotel).select("id").single();
    const item = {
      hotel_id: data?.id,
      name: "Dog basket",
      size: "Large",
      website: "https://example.com/dogs",
    };
    expect((await client.from("pet_services").insert(item)).error).toBeNull();
    const refused = await client.from("pet_services").insert({ ...item, size: "Huge" });
    expect(refused.error?.code).toBe("23514");

    const page = await (await fetch(`${url}/view/${data?.id}`)).text();
    expect(page).toContain("For four-legged guests");
    expect(page).toContain("Dog basket");
    expect(page).toContain('href="https://example.com/dogs"');
  } finally {
    await server.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 300_000);
