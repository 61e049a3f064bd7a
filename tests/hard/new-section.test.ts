/** Follows docs/adding-a-section.md in a scratch copy, then uses what came of it. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { launchOptions } from "../../testbed/browser.ts";
import { newDataDir } from "../../testbed/own-servers.ts";
import { createOwner } from "../../testbed/owner.ts";
import { startProcess } from "../../testbed/process.ts";

/** The code blocks, in order. */
const [field = "", declaration = "", listed = ""] = [
  ...readFileSync("docs/adding-a-section.md", "utf8").matchAll(/```ts\n([\s\S]*?)```/g),
].map(([, code = ""]) => code.replace(/^ {3}/gm, "").trim());

const scratch = newDataDir();

/** @returns its output, and the error if it fails */
function run(command: string, ...args: string[]): string {
  // As from a newcomer's shell, without what the test runner sets.
  const env = { PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}` };
  return execFileSync(command, args, { cwd: scratch, env, encoding: "utf8" });
}

function change(file: string, text: string, replacement: string): void {
  const path = join(scratch, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(text, replacement);
  expect(after, `${file} is changed`).not.toBe(before);
  writeFileSync(path, after);
}

beforeAll(() => {
  const copied =
    "src supabase samples scripts testbed tests docs bench vite.config.ts vitest.config.ts tsconfig.json package.json package-lock.json".split(
      " ",
    );
  for (const name of copied) cpSync(name, join(scratch, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
});

test("nothing is missing before", () => {
  expect(run("npm", "run", "sections")).toContain("Nothing is missing");
});

test("a kind or a meaning that a reader does not know does not compile", () => {
  const path = join(scratch, "src/fields/field.ts");
  const before = readFileSync(path, "utf8");
  // Both at once: each error names what is missing.
  const added = { FieldKind: "a new kind", Meaning: "a new meaning" };
  let after = before;
  for (const [type, value] of Object.entries(added))
    after = after.replace(new RegExp(`export type ${type} =\\s*\\|?`), `export type ${type} = "${value}" |`);
  writeFileSync(path, after);
  const { stdout } = tsc();
  writeFileSync(path, before);
  const errors = Array.from(stdout.matchAll(/^(\S+?)\(\d+,.*/gm), ([error, file]) => ({ error, file }));
  const filesWith = (value: string) =>
    new Set(errors.filter(({ error }) => error.includes(`"${value}"`)).map(({ file }) => file));
  expect(filesWith(added.FieldKind)).toEqual(
    new Set([
      "scripts/support/field-words.ts",
      "src/admin/content/sections/inputs.tsx",
      "src/admin/content/sections/values.tsx",
      "src/admin/ui/spreadsheet/cells.ts",
      "src/admin/ui/spreadsheet/column-words.ts",
      "src/fields/index.ts",
      "src/guest/items/facts.ts",
      "src/sections/appears.ts",
      "testbed/payload-rows.ts",
      "testbed/rows.ts",
    ]),
  );
  expect(filesWith(added.Meaning)).toEqual(
    new Set([
      "src/admin/ui/spreadsheet/column-words.ts",
      "src/guest/items/facts.ts",
      "src/sections/appears.ts",
    ]),
  );
  const named = Object.values(added);
  expect(errors.filter(({ error }) => !named.some((value) => error.includes(`"${value}"`)))).toEqual([]);
});

function tsc(): { stdout: string } {
  try {
    // On one thread it takes two thirds of the processor's time.
    return { stdout: run("tsc", "--singleThreaded") };
  } catch (error) {
    return error as { stdout: string };
  }
}

test("a field is a line and a command, a section a file, a line and a command, as the docs say", async () => {
  const migrations = () => readdirSync(join(scratch, "supabase/migrations")).length;
  const before = migrations();
  change("src/sections/restaurants.ts", "  fields: {\n", `$&    ${field}\n`);
  expect(run("npm", "run", "sections")).toContain("call innfo.add_text('restaurants', 'price_range', 100);");

  const [imported = "", line = ""] = listed.split("\n");
  writeFileSync(join(scratch, "src/sections/pets.ts"), declaration);
  change("src/sections/index.ts", "import type { Section }", `${imported}\n$&`);
  change("src/sections/index.ts", "\n];", `\n  ${line}\n];`);
  expect(run("npm", "run", "sections")).toContain("call innfo.add_section('pets', 'pet_services');");
  expect(migrations()).toBe(before + 2);

  const banner = 'banner: field.text.optional({ label: "Banner" }),';
  change("src/sections/hotel.ts", "const OWN_FIELDS = {", `$&\n  ${banner}`);
  const own = run("npm", "run", "sections");
  expect(own).toContain("call innfo.add_text('hotels', 'banner', 120);");
  expect(own).not.toMatch(/translates|guests_read/);
  change("src/sections/hotel.ts", `  ${banner}\n`, "");
  change("src/sections/hotel.ts", "const GUEST_FIELDS = {", `$&\n  ${banner}`);
  expect(run("npm", "run", "sections")).toMatch(
    /_guests_read\.sql:\n\n.*innfo\.translates\('hotels'.*'banner'/s,
  );
  expect(migrations()).toBe(before + 4);

  const again = run("npm", "run", "sections");
  expect(again).toContain("Nothing is missing");
  expect(again).toMatch(/English stands in for .*"Pets".* in ar, .*zh-Hans\n/);
  run("vite", "build", "--app", "--logLevel", "error");
  // The command that checks it, without what prepares a checkout.
  run("npm", "run", "--ignore-scripts", "test:sections");

  const dataDir = join(scratch, "data");
  mkdirSync(dataDir);
  const server = startProcess({
    dataDir,
    cwd: scratch,
    env: { COMPLIMENTARY_PRO_EMAILS: "pets@example.com" },
  });
  try {
    const url = await server.url;
    const { api, hotel, storageState } = await createOwner(url, { email: "pets@example.com" });
    const client = api as SupabaseClient;
    const browser = await chromium.launch(await launchOptions());
    try {
      const page = await browser.newPage({ baseURL: url, storageState });
      await fillIn(page, "restaurants", "Restaurant", {
        ...{ "Restaurant Name": "Lina", Cuisine: "Italian", Distance: "300 m", Rating: "4.5" },
        ...{ Phone: "+1 555 0100", Address: "2 Quay", "Price Range": "20 to 40" },
      });
      await fillIn(page, "pets", "Pet Service", {
        ...{ Name: "Dog basket", Size: "Large", Website: "https://example.com/dogs" },
      });
    } finally {
      await browser.close();
    }
    const { data: restaurants } = await client.from("restaurants").select("name, price_range");
    expect(restaurants).toEqual([{ name: "Lina", price_range: "20 to 40" }]);

    const pets = client.from("pet_services");
    const service = { hotel_id: hotel.id, name: "Cat tree", size: "Small" };
    expect((await pets.insert({ ...service, size: "Huge" })).error?.code).toBe("23514");
    expect((await pets.insert({ ...service, website: "javascript:alert(1)" })).error?.code).toBe("23514");
    expect((await pets.insert(service)).error).toBeNull();
    expect((await pets.update({ size: "Large" }).eq("name", "Cat tree")).error).toBeNull();
    const { data: listed } = await pets.select("name, size").order("position");
    expect(listed).toEqual([
      { name: "Dog basket", size: "Large" },
      { name: "Cat tree", size: "Large" },
    ]);

    const page = await (await fetch(`${url}/view/${hotel.id}`)).text();
    expect(page).toContain("20 to 40");
    expect(page).toContain("Pets");
    expect(page).toContain("Dog basket");
    expect(page).toContain('href="https://example.com/dogs"');

    const german = await (await fetch(`${url}/view/${hotel.id}?lang=de`)).text();
    expect(german).toContain('<bdi lang="en">Pets</bdi>');
    expect(german).not.toContain("Restaurants</bdi>");
  } finally {
    await server.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 600_000);

/** As an owner does, by the labels of the form. */
async function fillIn(page: Page, route: string, one: string, values: Record<string, string>): Promise<void> {
  await page.goto(`/admin/${route}`);
  await page.getByRole("button", { name: `Add Your First ${one}` }).click();
  const form = page.getByRole("dialog", { name: `Add ${one}` });
  for (const [label, value] of Object.entries(values)) {
    const input = form.getByLabel(label, { exact: true });
    if ((await input.evaluate(({ tagName }) => tagName)) === "SELECT") await input.selectOption(value);
    else await input.fill(value);
  }
  await form.getByRole("button", { name: `Add ${one}` }).click();
  await page.getByRole("dialog", { name: /added successfully!/ }).waitFor();
}
