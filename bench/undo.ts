/** A thousand rows that were added, changed and deleted are taken back in one call, over HTTP. */
import { Agent } from "node:http";
import { withServer } from "../testbed/process.ts";
import { exampleRow } from "../testbed/rows.ts";
import { ask } from "./client.ts";
import { atMost, makeOwner, median, report, reportSubject } from "./support.ts";

/** As many rows of each of two sections as one holds: a thousand together. */
const ROWS = 500;
const TABLES = ["amenities", "faqs"] as const;
const ROUNDS = 5;
const MOST_MS = 2000;

type Verb = "added" | "changed" | "deleted";

export async function benchUndo(): Promise<void> {
  await withServer({}, async ({ url }) => {
    const { accessToken, hotelId } = await makeOwner(url);
    const agent = new Agent({ keepAlive: true });
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/json" };
    async function send(method: string, path: string, body?: unknown): Promise<void> {
      const text = body === undefined ? {} : { body: JSON.stringify(body) };
      const status = await ask(agent, url, { method, path: `/rest/v1/${path}`, headers, ...text });
      if (status >= 300) throw new Error(`${method} ${path}: ${status}`);
    }
    /** When the oldest of the presses since then was, or the latest of all. */
    async function moment(since?: string): Promise<string> {
      const which = since ? `&at=gt.${encodeURIComponent(since)}&order=at.asc` : "&order=at.desc";
      const path = `changes?select=at&hotel_id=eq.${hotelId}${which}&limit=1`;
      const [change] = (await (await fetch(`${url}/rest/v1/${path}`, { headers })).json()) as {
        at: string;
      }[];
      if (!change) throw new Error("Nothing has changed");
      return change.at;
    }
    const each = async (act: (table: (typeof TABLES)[number]) => Promise<void>) => {
      for (const table of TABLES) await act(table);
    };
    const acts: Record<Verb, () => Promise<void>> = {
      added: () =>
        each((table) =>
          send(
            "POST",
            table,
            Array.from({ length: ROWS }, () => ({ ...exampleRow(table), hotel_id: hotelId })),
          ),
        ),
      changed: () => each((table) => send("PATCH", `${table}?hotel_id=eq.${hotelId}`, { is_hidden: true })),
      deleted: () => each((table) => send("DELETE", `${table}?hotel_id=eq.${hotelId}`)),
    };
    async function takenBack(verb: Verb): Promise<number> {
      const before = await moment();
      await acts[verb]();
      const asked = { hotel_id: hotelId, since: await moment(before), until: await moment() };
      const began = performance.now();
      await send("POST", "rpc/undo_changes", asked);
      return performance.now() - began;
    }
    await acts.deleted();
    reportSubject(`${TABLES.length * ROWS} rows taken back, median of ${ROUNDS}`);
    const took: Record<Verb, number[]> = { added: [], changed: [], deleted: [] };
    for (let i = 0; i < ROUNDS; i++) {
      took.added.push(await takenBack("added"));
      await acts.added();
      took.changed.push(await takenBack("changed"));
      took.deleted.push(await takenBack("deleted"));
      await acts.deleted();
    }
    for (const [verb, times] of Object.entries(took)) {
      const ms = median(times);
      report(`  ${verb}`, `${ms.toFixed(0)} ms`, atMost(ms, MOST_MS, "ms"));
    }
  });
}
