/**
 * An owner's reads and writes beside PocketBase (Go and SQLite, one process): the same thirty contacts for
 * each of as many owners, read and added under the same rule, over as many connections. It is built with Go
 * in a temporary folder; the project does not depend on it.
 */
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../testbed/process.ts";
import type { Request } from "./client.ts";
import { compare, reportComparison, type Side } from "./load.ts";
import { cpuSeconds, megabytesOf, serverProcesses } from "./processes.ts";
import { databaseIn, makeOwner, report, stopChild } from "./support.ts";

const VERSION = "v0.36.8";
/** Enough owners that each ends with few more rows: ours counts an owner's rows with each addition. */
const OWNERS = 64;
const CONTACTS = 30;
const PASSWORD = "correct horse battery";

/** Both sides' requests, for one owner each. */
interface Asked {
  list: Request;
  one: Request;
  create: Request;
}

/** @param pid of the server */
export async function benchPocketBase(url: string, pid: number, dataDir: string): Promise<void> {
  const program = build();
  if (!program) {
    console.log("PocketBase is left out: building it takes Go (https://go.dev), which is not installed.");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "innfo-pocketbase-"));
  const port = await freePort();
  const superuser = "operator@example.com";
  execFileSync(program, ["superuser", "upsert", superuser, PASSWORD, "--dir", folder], { stdio: "ignore" });
  const child = spawn(program, ["serve", `--http=127.0.0.1:${port}`, "--dir", folder], { stdio: "ignore" });
  const theirUrl = `http://127.0.0.1:${port}`;
  try {
    await answers(`${theirUrl}/api/health`);
    const theirs = await fillPocketBase(theirUrl, superuser);
    const ours = await fillInnfo(url, dataDir);
    await assertAlike(url, theirUrl, ours, theirs);
    const sides = (what: keyof Asked, created: 200 | 201): [Side, Side] => [
      {
        url,
        requests: ours.map((asked) => asked[what]),
        status: created,
        spent: () => ({ "all processes": cpuSeconds(serverProcesses(pid, dataDir)) * 1000 }),
      },
      {
        url: theirUrl,
        requests: theirs.map((asked) => asked[what]),
        status: 200,
        spent: () => ({ "all processes": cpuSeconds([child.pid ?? 0]) * 1000 }),
      },
    ];
    // Each of these takes many times longer than the driver.
    const against = async (what: string, of: [Side, Side], rate: number) =>
      reportComparison(`${what}, PocketBase ${VERSION}`, await compare(...of), { rate, ofTheDriver: true });
    await against(`list of ${CONTACTS}`, sides("list", 200), 2.5);
    await against("one row", sides("one", 200), 2);
    await against("a row added, on disk before the answer, which contains it", sides("create", 201), 1);
    const held = [serverProcesses(pid, dataDir), [child.pid ?? 0]].map((pids) =>
      megabytesOf(pids).toFixed(0),
    );
    report("MB held after it, shared pages divided (PSS): ours, PocketBase", held.join(", "));
  } finally {
    await stopChild(child);
    rmSync(folder, { recursive: true });
  }
}

/** @returns the program's path, or undefined without Go */
function build(): string | undefined {
  const folder = join(tmpdir(), `innfo-pocketbase-${VERSION}`);
  const program = join(folder, "pocketbase");
  if (existsSync(program)) return program;
  const go = (...words: string[]) =>
    execFileSync("go", words, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "go.mod"),
      `module peer\n\nrequire github.com/pocketbase/pocketbase ${VERSION}\n`,
    );
    copyFileSync(new URL("./pocketbase/main.go", import.meta.url), join(folder, "main.go"));
    console.log("Building PocketBase, which takes some minutes the first time …");
    go("mod", "tidy");
    go("build", "-o", "pocketbase", ".");
    return program;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { ok } = await fetch(url).catch(() => ({ ok: false }));
    if (ok) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer`);
}

const contact = (i: number) => ({ label: `Contact ${i}`, number: `+1 555 01${String(i).padStart(2, "0")}` });

async function fillInnfo(url: string, dataDir: string): Promise<Asked[]> {
  const sql = databaseIn(dataDir);
  const all: Asked[] = [];
  try {
    await sql`update innfo.limits set max = 100000 where what = 'items'`;
    for (let i = 0; i < OWNERS; i++) {
      const { accessToken, hotelId } = await makeOwner(url);
      const path = "/rest/v1/important_contacts";
      const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
      const rows = Array.from({ length: CONTACTS }, (_, n) => ({ hotel_id: hotelId, ...contact(n) }));
      const [first] = await post<{ id: string }[]>(url + path, rows, {
        ...headers,
        prefer: "return=representation",
      });
      all.push({
        list: {
          path: `${path}?select=*&hotel_id=eq.${hotelId}&order=created_at.asc&limit=${CONTACTS}`,
          headers,
        },
        one: {
          path: `${path}?select=*&id=eq.${first?.id}`,
          headers: { ...headers, accept: "application/vnd.pgrst.object+json" },
        },
        create: {
          path,
          headers: { ...headers, prefer: "return=representation" },
          body: JSON.stringify({ hotel_id: hotelId, ...contact(CONTACTS) }),
        },
      });
    }
  } finally {
    await sql.end();
  }
  return all;
}

async function fillPocketBase(url: string, superuser: string): Promise<Asked[]> {
  const api = `${url}/api/collections`;
  const tokenOf = async (collection: string, identity: string) => {
    const body = { identity, password: PASSWORD };
    const { token } = await post<{ token: string }>(`${api}/${collection}/auth-with-password`, body);
    return { authorization: token, "content-type": "application/json" };
  };
  const own = "owner = @request.auth.id";
  const text = (name: string, max: number, required = false) => ({ name, type: "text", max, required });
  await post(
    api,
    {
      ...{ name: "contacts", type: "base", listRule: own, viewRule: own, createRule: own },
      fields: [
        { name: "owner", type: "relation", collectionId: "_pb_users_auth_", maxSelect: 1, required: true },
        text("label", 120, true),
        text("number", 50, true),
        { name: "created", type: "autodate", onCreate: true },
        { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
      ],
      indexes: ["create index contacts_owner on contacts (owner, created)"],
    },
    await tokenOf("_superusers", superuser),
  );
  const all: Asked[] = [];
  for (let i = 0; i < OWNERS; i++) {
    const email = `owner-${i}@example.com`;
    const account = { email, password: PASSWORD, passwordConfirm: PASSWORD };
    const { id: owner } = await post<{ id: string }>(`${api}/users/records`, account);
    const headers = await tokenOf("users", email);
    const path = "/api/collections/contacts/records";
    const ids: string[] = [];
    for (let n = 0; n < CONTACTS; n++) {
      ids.push((await post<{ id: string }>(url + path, { owner, ...contact(n) }, headers)).id);
    }
    all.push({
      list: { path: `${path}?perPage=${CONTACTS}&skipTotal=1&sort=created`, headers },
      one: { path: `${path}/${ids[0]}`, headers },
      create: { path, headers, body: JSON.stringify({ owner, ...contact(CONTACTS) }) },
    });
  }
  return all;
}

async function post<Answer>(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Else one side might be fast because it answers less. */
async function assertAlike(url: string, theirUrl: string, [ours]: Asked[], [theirs]: Asked[]): Promise<void> {
  const read = async (base: string, { path, headers }: Request = { path: "", headers: {} }) =>
    (await (await fetch(base + path, { headers })).json()) as unknown;
  const own = (await read(url, ours?.list)) as { label: string }[];
  const { items } = (await read(theirUrl, theirs?.list)) as { items: { label: string }[] };
  const labels = (rows: { label: string }[]) => JSON.stringify(rows.map(({ label }) => label));
  if (own.length !== CONTACTS || labels(own) !== labels(items))
    throw new Error("The two sides answer different rows");
}
