/** The ways of the abuser of fair-shares.ts. A new attack is one more entry. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { manyPixels } from "../testbed/images.ts";
import { compressedTexts } from "../testbed/picture-bombs.ts";
import { exampleRow } from "../testbed/rows.ts";
import { GUEST_DOCUMENT, type Identity, type Send, sender } from "./honest.ts";
import { makeOwner } from "./support.ts";

export interface Attack {
  /** The acting account: on the Pro plan with full sections, unless "free". */
  plan?: "free";
  /** Runs once, before anything is measured. */
  prepare?(attacker: Attacker): Promise<void>;
  /** One or more requests. @returns the last one's status */
  once(attacker: Attacker, turn: number): Promise<number>;
}

export interface Attacker extends Identity {
  url: string;
  /** Sends from one address, or from a given one. */
  send: Send;
}

const json = (value: unknown) => JSON.stringify(value);
/** Each term searches all of the hotel's text without a match; with as many wildcards as are taken. */
const SLOW_FILTER = Array.from({ length: 10 }, (_, i) => `answer=not.ilike.*b${i}*`).join("&");
/** The server takes six in a filter and 20 in all. */
const MANY_WILDCARDS = Array.from({ length: 28 }, () => `answer=not.ilike.${"*a".repeat(60)}b`).join("&");

export const ATTACKS: Readonly<Record<string, Attack>> = {
  "a big hotel's guest document": { once: readDocument },
  "the same, and edits so that it has to be read anew": {
    async once(attacker, turn) {
      if (turn % 4 === 0) await edit(attacker, turn);
      return readDocument(attacker);
    },
  },
  "slow filters of an owner": { once: ({ send }) => send(`/rest/v1/faqs?select=id&${SLOW_FILTER}`) },
  "more wildcards in filters than are taken": {
    once: ({ send }) => send(`/rest/v1/faqs?select=id&${MANY_WILDCARDS}`),
  },
  "undos of 24 free accounts": { prepare: fillCrowd, once: undoInCrowd },
  "invitations of 24 free accounts in one network": { prepare: makeCrowd, once: inviteInCrowd },
  "large lists of an owner": { once: ({ send }) => send("/rest/v1/faqs?select=*") },
  "the longest lists of a free account": {
    plan: "free",
    prepare: fillFree,
    // A thousand of its rows: 8.3 MB.
    once: ({ send }) => send("/rest/v1/faqs?select=*"),
  },
  "unread answers": { once: askUnread },
  "writes of an owner": {
    once({ hotelId, send }, turn) {
      const rows = Array.from({ length: 100 }, () => ({
        ...exampleRow("important_contacts"),
        hotel_id: hotelId,
      }));
      return turn % 2 === 0
        ? send("/rest/v1/important_contacts", { method: "POST", body: json(rows) })
        : send(`/rest/v1/important_contacts?hotel_id=eq.${hotelId}`, { method: "DELETE" });
    },
  },
  "guest pages that have to be drawn": {
    async once(attacker, turn) {
      if (turn % 4 === 0) await edit(attacker, turn);
      return attacker.send(`/view/${attacker.hotelId}`);
    },
  },
  "guest pages of hotels that do not exist": { once: ({ send }, turn) => send(`/view/z${turn}`) },
  "sign-ins": { once: (attacker, turn) => signIn(attacker, turn, "192.0.2.1") },
  "sign-ins from one /48": {
    once: (attacker, turn) => signIn(attacker, turn, inPrefix(turn)),
  },
  "made-up scans": {
    once: ({ send }, turn) =>
      send("/functions/v1/track-scan", {
        method: "POST",
        body: json({ hotel_id: `z${turn}`, visit_id: crypto.randomUUID(), source: "qr" }),
      }),
  },
  "made-up looks from one /48": {
    once: ({ hotelId, send }, turn) =>
      send("/functions/v1/looks", {
        method: "POST",
        body: json({ hotel_id: hotelId, looks: [`missed/en/${words(turn)}`] }),
        from: inPrefix(turn),
      }),
  },
  "forms from one /48": {
    prepare: (attacker) => openForms(attacker, "request"),
    once: ({ hotelId, send }, turn) =>
      send(`/view/${hotelId}/request`, {
        method: "POST",
        body: new URLSearchParams({
          token: tokenFor(turn),
          topic: "towels",
          room: "12",
          text: `No. ${turn}`,
        }).toString(),
        type: "application/x-www-form-urlencoded",
        from: inPrefix(turn),
      }),
  },
  "picture bombs": {
    async prepare(attacker) {
      await openForms(attacker, "lost");
      bomb = await compressedTexts("zTXt", 180);
    },
    once({ hotelId, send }, turn) {
      const texts = { token: tokenFor(turn), item: `No. ${turn}`, contact: "a@example.com", consent: "on" };
      const parts = Object.entries(texts).map(([name, text]) => `${part(name)}\r\n\r\n${text}\r\n`);
      const photo = `${part("photo")}; filename="photo.png"\r\nContent-Type: image/png\r\n\r\n`;
      return send(`/view/${hotelId}/lost`, {
        method: "POST",
        body: [Buffer.from(parts.join("") + photo), bomb, Buffer.from("\r\n--edge--\r\n")],
        type: "multipart/form-data; boundary=edge",
        from: `198.51.100.${turn % 4}`,
      });
    },
  },
  "uploads of many pixels": {
    once: ({ hotelId, send }, turn) =>
      send(`/storage/v1/object/logos/${hotelId}/${turn}.webp`, {
        method: "POST",
        body: [picture()],
        type: "image/png",
      }),
  },
};

/** 480 answers of 4,000 characters: the most that a hotel may hold. */
export async function fill(send: Send, hotelId: string, between = "a"): Promise<void> {
  const answer = `a${between.repeat(3998)}a`;
  for (let i = 0; i < 4; i++) {
    const rows = Array.from({ length: 120 }, () => ({ ...exampleRow("faqs"), answer, hotel_id: hotelId }));
    const status = await send("/rest/v1/faqs", { method: "POST", body: json(rows) });
    if (status !== 201) throw new Error(`The abuser's hotel could not be filled: ${status}`);
  }
}

/** All five hotels of an account, with lines that double in JSON: 20 MB in all. */
async function fillFree({ url, accessToken, hotelId, send }: Attacker): Promise<void> {
  const hotelIds = [hotelId];
  for (let i = 2; i <= 5; i++) {
    const answer = await fetch(`${url}/rest/v1/hotels`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${accessToken}`,
        "Content-Type": "application/json",
        Prefer: "return=representation",
      },
      body: json({ ...exampleRow("hotels"), name: `Bench ${hotelId} ${i}` }),
    });
    if (!answer.ok) throw new Error(`The abuser's hotel could not be added: ${answer.status}`);
    const [{ id = "" } = {}] = (await answer.json()) as { id?: string }[];
    hotelIds.push(id);
  }
  for (const id of hotelIds) await fill(send, id, "\n");
}

/** Free accounts of one client, who act in turn. */
const CROWD = 24;
interface Member extends Identity {
  send: Send;
  /** The press that deleted all that the account has. */
  deletedAt?: string;
}
let crowd: Member[] = [];

async function makeCrowd({ url }: Pick<Attacker, "url">): Promise<void> {
  crowd = [];
  for (let i = 0; i < CROWD; i++) {
    const owner = await makeOwner(url);
    crowd.push({ ...owner, send: sender(url, owner, "192.0.2.1") });
  }
}

const inCrowd = (turn: number): Member => {
  const member = crowd[turn % crowd.length];
  if (!member) throw new Error("There is no crowd");
  return member;
};

/** Each account with as many items as a free section holds, which are deleted in one press. */
async function fillCrowd({ url }: Attacker): Promise<void> {
  await makeCrowd({ url });
  for (const member of crowd) {
    const { hotelId, accessToken, send } = member;
    const rows = Array.from({ length: 500 }, () => ({ ...exampleRow("faqs"), hotel_id: hotelId }));
    const added = await send("/rest/v1/faqs", { method: "POST", body: json(rows) });
    const deleted = await send(`/rest/v1/faqs?hotel_id=eq.${hotelId}`, { method: "DELETE" });
    const last = await fetch(
      `${url}/rest/v1/changes?select=at&order=at.desc&limit=1&hotel_id=eq.${hotelId}`,
      {
        headers: { Authorization: `Bearer ${accessToken}` },
      },
    );
    const [change] = (await last.json()) as { at: string }[];
    if (added !== 201 || deleted !== 204 || !change)
      throw new Error(`The crowd's hotels could not be filled: ${added}, ${deleted}`);
    member.deletedAt = change.at;
  }
}

/** All that was deleted comes back, and is deleted again. */
async function undoInCrowd(_: Attacker, turn: number): Promise<number> {
  const { hotelId, send, deletedAt } = inCrowd(turn);
  const body = json({ hotel_id: hotelId, since: deletedAt, until: deletedAt });
  const status = await send("/rest/v1/rpc/undo_changes", { method: "POST", body });
  if (status === 200) await send(`/rest/v1/faqs?hotel_id=eq.${hotelId}`, { method: "DELETE" });
  return status;
}

/** Withdrawn at once, since a free hotel has room for one. */
async function inviteInCrowd(_: Attacker, turn: number): Promise<number> {
  const { hotelId, send } = inCrowd(turn);
  const email = `invited-${turn}@example.com`;
  const body = json({ hotel_id: hotelId, email, role: "editor" });
  const status = await send("/rest/v1/invitations", { method: "POST", body });
  if (status === 201)
    await send(`/rest/v1/invitations?hotel_id=eq.${hotelId}&email=eq.${email}`, { method: "DELETE" });
  return status;
}

/** Each turn has another /64 of one /48. */
const inPrefix = (turn: number) => `2001:db8:5000:${(turn % 0x10000).toString(16)}::1`;

/** Without digits, as searches are. */
const words = (turn: number) =>
  `pool ${[...turn.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join("")}`;

function readDocument({ hotelId, send }: Attacker): Promise<number> {
  return send(GUEST_DOCUMENT, { method: "POST", body: json({ hotel_id: hotelId }) });
}

function edit({ hotelId, send }: Attacker, turn: number): Promise<number> {
  const body = json({ description: `No. ${turn}` });
  return send(`/rest/v1/hotels?id=eq.${hotelId}`, { method: "PATCH", body });
}

function signIn({ send }: Attacker, turn: number, from: string): Promise<number> {
  const body = json({ email: `nobody-${turn}@example.com`, password: "not the password" });
  return send("/auth/v1/token?grant_type=password", { method: "POST", body, from });
}

const part = (name: string) => `--edge\r\nContent-Disposition: form-data; name="${name}"`;
let bomb: Uint8Array = new Uint8Array();

/** A new page for every five messages, the most that one accepts. */
let forms: readonly string[] = [];
const tokenFor = (turn: number) => forms[turn % forms.length] ?? "";
async function openForms({ url, hotelId, send }: Attacker, kind: "request" | "lost"): Promise<void> {
  const body = json({ hotel_id: hotelId, kind, is_on: true });
  await send("/rest/v1/message_kinds", { method: "POST", body });
  forms = await Promise.all(
    Array.from({ length: 400 }, async (_, i) => {
      const page = await fetch(`${url}/view/${hotelId}/${kind}`, {
        headers: { "X-Forwarded-For": inPrefix(i) },
      });
      const [, token = ""] = /name="token" value="([^"]+)"/.exec(await page.text()) ?? [];
      return token;
    }),
  );
  // The server takes a form that was sent at once for a program's.
  await sleep(1100);
}

/** Connections that do not read the rest of their list. */
const unread: Socket[] = [];
const MAX_UNREAD = 200;

async function askUnread({ url, accessToken }: Attacker): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => socket.destroy());
  unread.push(socket);
  if (unread.length > MAX_UNREAD) unread.shift()?.destroy();
  socket.write(
    `GET /rest/v1/faqs?select=* HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${accessToken}\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n`,
  );
  await Promise.race([once(socket, "readable"), once(socket, "close")]);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(String(socket.read(16) ?? "")) ?? [];
  return Number(status);
}

let made: Uint8Array | undefined;
function picture(): Uint8Array {
  made ??= new Uint8Array(manyPixels(7000, 7000));
  return made;
}
