/**
 * The abuser of fair-shares.ts, as a process of its own, so that reading its own answers keeps no honest
 * client waiting: does one thing over and over, and says after each round how often it was done and refused.
 */
import { manyPixels } from "../testbed/images.ts";
import { exampleRow } from "../testbed/rows.ts";
import { type Identity, runHonestClients, type Send, sender } from "./honest.ts";

/** Requests at a time. */
export const AT_ONCE = 32;
/** Instead of an abuser: as many more honest clients. */
export const CONTROL = "more honest clients";

export interface Order {
  kind: string;
  url: string;
  abuser: Identity;
  /** Whose work the control does. */
  honest: readonly Identity[];
  ms: number;
}
export interface Outcome {
  done: number;
  refused: number;
}

/** What the abuser does, over and over. @param turn counts their requests */
type Abuse = (abuser: Identity, send: Send, turn: number) => Promise<number>;

const json = (value: unknown) => JSON.stringify(value);
/** Each goes through all that the hotel says, and none of them is found. */
const SLOW_FILTER = Array.from({ length: 30 }, (_, i) => `answer=not.ilike.*b${i}*`).join("&");

export const KINDS: Readonly<Record<string, Abuse>> = {
  "a big hotel's guest document": (abuser, send) =>
    send("/rest/v1/rpc/guest_hotel", { method: "POST", body: json({ hotel_id: abuser.hotelId }) }),
  "the same, and edits so that it has to be read anew": async (abuser, send, turn) => {
    if (turn % 4 === 0) await edit(abuser, send, turn);
    return send("/rest/v1/rpc/guest_hotel", { method: "POST", body: json({ hotel_id: abuser.hotelId }) });
  },
  "slow filters of an owner": (_, send) => send(`/rest/v1/faqs?select=id&${SLOW_FILTER}`),
  "large lists of an owner": (_, send) => send("/rest/v1/faqs?select=*"),
  "writes of an owner": (abuser, send, turn) => {
    const rows = Array.from({ length: 100 }, () => ({
      ...exampleRow("important_contacts"),
      hotel_id: abuser.hotelId,
    }));
    return turn % 2 === 0
      ? send("/rest/v1/important_contacts", { method: "POST", body: json(rows) })
      : send(`/rest/v1/important_contacts?hotel_id=eq.${abuser.hotelId}`, { method: "DELETE" });
  },
  "guest pages that have to be drawn": async (abuser, send, turn) => {
    if (turn % 4 === 0) await edit(abuser, send, turn);
    return send(`/view/${abuser.hotelId}`);
  },
  "guest pages of hotels that do not exist": (_, send, turn) => send(`/view/z${turn}`),
  "sign-ins": (_, send, turn) =>
    send("/auth/v1/token?grant_type=password", {
      method: "POST",
      body: json({ email: `nobody-${turn}@example.com`, password: "not the password" }),
    }),
  "made-up scans": (_, send, turn) =>
    send("/functions/v1/track-scan", {
      method: "POST",
      body: json({ hotel_id: `z${turn}`, visit_id: crypto.randomUUID(), source: "qr" }),
    }),
  "uploads of many pixels": (abuser, send, turn) =>
    send(`/storage/v1/object/logos/${abuser.hotelId}/${turn}.webp`, {
      method: "POST",
      body: picture(),
      type: "image/png",
    }),
};

let made: Uint8Array | undefined;
function picture(): Uint8Array {
  made ??= new Uint8Array(manyPixels(7000, 7000));
  return made;
}

function edit({ hotelId }: Identity, send: Send, turn: number): Promise<number> {
  return send(`/rest/v1/hotels?id=eq.${hotelId}`, {
    method: "PATCH",
    body: json({ description: `No. ${turn}` }),
  });
}

/** Over all rounds: what was made in one is not there yet in the next. */
let turn = 0;

async function abuse({ kind, url, abuser, honest, ms }: Order): Promise<Outcome> {
  if (kind === CONTROL) {
    const clients = Array.from({ length: AT_ONCE }, (_, i) => honest[i % honest.length] ?? abuser);
    const { took, refused } = await runHonestClients(url, clients, "10.1", ms);
    return { done: took.length - refused, refused };
  }
  const outcome: Outcome = { done: 0, refused: 0 };
  const once = KINDS[kind];
  if (!once) throw new Error(`No abuse is called ${kind}`);
  const send = sender(url, abuser, "192.0.2.1");
  const until = performance.now() + ms;
  async function overAndOver(again: Abuse): Promise<void> {
    while (performance.now() < until) {
      turn += 1;
      const status = await again(abuser, send, turn);
      if (status === 429 || status === 503) outcome.refused += 1;
      else outcome.done += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, () => overAndOver(once)));
  return outcome;
}

process.on("message", async (order: Order) => {
  process.send?.(await abuse(order));
});
