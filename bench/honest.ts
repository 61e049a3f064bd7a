/**
 * Owners at work, each sending again shortly after an answer: measured by fair-shares.ts, and its control.
 */
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, type Pieces } from "./client.ts";

export interface Identity {
  accessToken: string;
  hotelId: string;
}

interface Options {
  method?: string;
  body?: string | Pieces;
  type?: string;
  /** Another address than the sender's. */
  from?: string;
}

/** @returns the status, once the whole answer has arrived */
export type Send = (path: string, options?: Options) => Promise<number>;

export const GUEST_DOCUMENT = "/rest/v1/rpc/guest_hotel";
/** Longest pause of an honest client between two requests; an owner's clicks are slower. */
const THINK_MS = 50;
const BROWSER = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";

export function sender(url: string, { accessToken }: Identity, address: string): Send {
  const agent = new Agent({ keepAlive: true });
  return (path, { body, type = "application/json", from = address, ...options } = {}) => {
    const headers = {
      // The guest's document is read as guests do.
      ...(path !== GUEST_DOCUMENT && { authorization: `Bearer ${accessToken}` }),
      ...(body !== undefined && { "content-type": type }),
      "accept-encoding": "br",
      "x-forwarded-for": from,
      "user-agent": BROWSER,
    };
    return ask(agent, url, { path, ...options, headers, ...(body !== undefined && { body }) });
  };
}

export interface Answers {
  /** Milliseconds per request. */
  took: number[];
  refused: number;
}

/** @param networks the first two numbers of each network's addresses */
export async function runHonestClients(
  url: string,
  owners: readonly Identity[],
  networks: string,
  ms: number,
) {
  const answers: Answers = { took: [], refused: 0 };
  const until = performance.now() + ms;
  await Promise.all(
    owners.map(async (owner, i) => {
      const send = sender(url, owner, `${networks}.0.${i}`);
      await sleep((THINK_MS * i) / owners.length);
      for (let turn = i; performance.now() < until; turn++) {
        const began = performance.now();
        const status = await takeTurn(owner, send, turn);
        answers.took.push(performance.now() - began);
        if (status >= 400) answers.refused += 1;
        await sleep(THINK_MS);
      }
    }),
  );
  return answers;
}

/** Reads a list, reads the guest page, saves an item now and then. */
function takeTurn({ hotelId }: Identity, send: Send, turn: number): Promise<number> {
  if (turn % 10 === 0) {
    const body = JSON.stringify({ timing: `Until ${turn}` });
    return send(`/rest/v1/amenities?hotel_id=eq.${hotelId}&name=eq.Amenity%201`, { method: "PATCH", body });
  }
  if (turn % 3 === 0) return send(`/view/${hotelId}`);
  return send(`/rest/v1/amenities?select=*&hotel_id=eq.${hotelId}`);
}
