/** The changes an owner makes while the server is killed: one kind per table. */
import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import type { Json } from "../src/lib/database.types.ts";
import { image } from "./images.ts";
import type { Ledger } from "./ledger.ts";
import type { Owner } from "./owner.ts";

interface Work {
  /** Creates the rows to change. */
  prepare?(owner: Owner, ledger: Ledger): Promise<void>;
  /** One change. @returns false once the server is gone */
  change(owner: Owner, ledger: Ledger): Promise<boolean>;
  /** The state of everything that exists. */
  read(owner: Owner): Promise<Map<string, string>>;
}

/** Part of every written text, so that it can be found on the guest page. */
export const MARK = /\bk[0-9a-f]{12}\b/g;
const mark = () => `k${randomBytes(6).toString("hex")}`;

const PAGE = 1000;
const BATCH = 20;
const COLOURS = ["#ff0000", "#00ff00", "#0000ff", "#ffff00", "#000000"] as const;

type Table = "important_contacts" | "amenities" | "faqs" | "shopping_partners" | "tour_guides";
type ReadRow = Record<string, Json>;

/** All of a hotel's rows: an answer holds at most 1,000. */
export async function rowsOf({ api, hotel }: Owner, table: Table): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for (;;) {
    const { data } = await api
      .from(table)
      .select("*")
      .eq("hotel_id", hotel.id)
      .order("position")
      .order("id")
      .range(rows.length, rows.length + PAGE - 1)
      .throwOnError();
    rows.push(...data);
    if (data.length < PAGE) return rows;
  }
}

async function states(owner: Owner, table: Table, name: string, state: string): Promise<Map<string, string>> {
  return new Map((await rowsOf(owner, table)).map((row) => [String(row[name]), String(row[state])]));
}

/** Errors of a server that did nothing because it was too busy: no place, no lock, no time. */
const TOO_BUSY = ["PGRST003", "55P03", "57014"];

/**
 * Retries when asked to: a busy machine may keep an owner's own writes waiting. @returns whether it succeeded
 */
async function done(change: () => PromiseLike<{ error: unknown }>): Promise<boolean> {
  for (;;) {
    const { error } = await change();
    if (!error) return true;
    lastRefusal = error;
    if (!TOO_BUSY.includes((error as { code?: string }).code ?? "")) return false;
    await sleep(1000);
  }
}

let lastRefusal: unknown;
/** The answer to the latest failed change, for reports. */
export const refusal = (): string => JSON.stringify(lastRefusal);

const additions: Work = {
  change({ api, hotel }, ledger) {
    const label = mark();
    const row = { hotel_id: hotel.id, label, number: "112" };
    return ledger.change(label, "112", () => done(() => api.from("important_contacts").insert(row)));
  },
  read: (owner) => states(owner, "important_contacts", "label", "number"),
};

const AMENITIES = Array.from({ length: 5 }, mark);

const updates: Work = {
  async prepare({ api, hotel }, ledger) {
    const rows = AMENITIES.map((name) => ({
      ...{ hotel_id: hotel.id, name, description: "new", timing: "Always", location: "Roof" },
    }));
    await api.from("amenities").insert(rows).throwOnError();
    for (const name of AMENITIES) await ledger.change(name, "new", async () => true);
  },
  change({ api, hotel }, ledger) {
    const name = AMENITIES[randomInt(AMENITIES.length)] ?? "";
    const description = mark();
    return ledger.change(name, description, () =>
      done(() => api.from("amenities").update({ description }).eq("hotel_id", hotel.id).eq("name", name)),
    );
  },
  read: (owner) => states(owner, "amenities", "name", "description"),
};

const deletions: Work = {
  async change({ api, hotel }, ledger) {
    const question = mark();
    const row = { hotel_id: hotel.id, question, category: "General", answer: "Yes" };
    const isAdded = await ledger.change(question, "Yes", () => done(() => api.from("faqs").insert(row)));
    return (
      isAdded &&
      ledger.change(question, undefined, () =>
        done(() => api.from("faqs").delete().eq("hotel_id", hotel.id).eq("question", question)),
      )
    );
  },
  read: (owner) => states(owner, "faqs", "question", "answer"),
};

const WHOLE = `${BATCH} of ${BATCH}`;

/** Imports many rows, as from a spreadsheet, and deletes them all: each time all or none. */
const batches: Work = {
  async change({ api, hotel }, ledger) {
    const batch = mark();
    const rows = Array.from({ length: BATCH }, (_, i) => ({
      ...{ hotel_id: hotel.id, name: `${batch} ${i}`, category: "Boutique", description: batch },
      ...{ distance: "Near", phone: "+1 555 0100", address: "1 Quay" },
    }));
    const isAdded = await ledger.change(batch, WHOLE, () =>
      done(() => api.from("shopping_partners").insert(rows)),
    );
    if (!isAdded || randomInt(2) === 0) return isAdded;
    return ledger.change(batch, undefined, () =>
      done(() => api.from("shopping_partners").delete().eq("hotel_id", hotel.id).eq("description", batch)),
    );
  },
  async read(owner) {
    const rows = await rowsOf(owner, "shopping_partners");
    const batch = Map.groupBy(rows, ({ description }) => String(description));
    return new Map([...batch].map(([name, { length }]) => [name, `${length} of ${BATCH}`]));
  },
};

const ORDER = "the order of the tour guides";

const orders: Work = {
  async prepare(owner, ledger) {
    const rows = Array.from({ length: 12 }, () => ({
      ...{ hotel_id: owner.hotel.id, name: mark(), specialty: "Harbour", phone: "+1 555 0100" },
    }));
    await owner.api.from("tour_guides").insert(rows).throwOnError();
    await orders.change(owner, ledger);
  },
  async change(owner, ledger) {
    const { api } = owner;
    const ids = (await guides(owner)).map(({ id }) => id).sort(() => randomInt(3) - 1);
    return ledger.change(ORDER, ids.join(), () =>
      done(() => api.rpc("reorder_items", { table_name: "tour_guides", item_ids: ids })),
    );
  },
  async read(owner) {
    const rows = await guides(owner);
    // If only part of an order were saved, two rows would have the same position.
    const isWhole = rows.every(({ position }, i) => position === i + 1);
    return new Map([[ORDER, isWhole ? rows.map(({ id }) => id).join() : `torn: ${JSON.stringify(rows)}`]]);
  },
};

/** Does not use rowsOf, because it runs while the server is killed. */
async function guides({ api, hotel }: Owner): Promise<{ id: string; position: number | null }[]> {
  const query = api.from("tour_guides").select("id, position").eq("hotel_id", hotel.id);
  const { data } = await query.order("position").order("id");
  return data ?? [];
}

const LOGOS = ["front", "back"];

/** A file that is replaced, and one that is added and removed. */
const uploads: Work = {
  async change({ api, hotel }, ledger) {
    const [replaced, removed] = LOGOS.map((name) => `${hotel.id}/${name}.webp`);
    const logos = api.storage.from("logos");
    const upload = async (path: string) => {
      const colour = COLOURS[randomInt(COLOURS.length)] ?? COLOURS[0];
      const picture = await image("png", { background: colour, width: 256, height: 256 });
      const options = { contentType: "image/png", upsert: true };
      return ledger.change(path, colour, () => done(() => logos.upload(path, picture, options)));
    };
    if (!replaced || !removed || !(await upload(replaced)) || !(await upload(removed))) return false;
    return ledger.change(removed, undefined, () => done(() => logos.remove([removed])));
  },
  async read({ api, hotel }) {
    const found = new Map<string, string>();
    for (const name of LOGOS) {
      const path = `${hotel.id}/${name}.webp`;
      const response = await fetch(api.storage.from("logos").getPublicUrl(path).data.publicUrl);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status !== 404) found.set(path, await colourOf(bytes));
    }
    return found;
  },
};

/** @returns the color if all pixels have it, else a description */
async function colourOf(picture: Buffer): Promise<string> {
  try {
    const { channels, isOpaque } = await sharp(picture, { failOn: "error" }).stats();
    const near = COLOURS.find((colour) =>
      [1, 3, 5].every((at, i) => {
        const wanted = Number.parseInt(colour.slice(at, at + 2), 16);
        const { min = -1, max = -1 } = channels[i] ?? {};
        return Math.abs(min - wanted) < 16 && Math.abs(max - wanted) < 16;
      }),
    );
    return near && isOpaque ? near : "of another colour";
  } catch (error) {
    return `damaged: ${String(error)}`;
  }
}

export const WORK = { additions, updates, deletions, batches, orders, uploads };
export type Kind = keyof typeof WORK;
/** Tables whose rows are on the guest page. */
export const TABLES: readonly Table[] = [
  ...(["important_contacts", "amenities", "faqs", "shopping_partners", "tour_guides"] as const),
];
