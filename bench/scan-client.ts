/**
 * Sends scans as fast as one connection takes them, over a plain socket, because the load shares the server's
 * machine and must cost little.
 */
import { randomInt, randomUUID } from "node:crypto";
import { connect } from "node:net";
import { aVisit, USER_AGENTS } from "../testbed/scans.ts";

/** End of the shortest answer: no body follows a 204. */
const END_OF_ANSWER = "\r\n\r\n";

/** @param next whether to send another. @returns how many were acknowledged before the server was gone */
export async function sendScans(url: string, hotelId: string, next: () => boolean): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  socket.setEncoding("latin1");
  let acknowledged = 0;
  let answer = "";
  const send = () => (next() ? socket.write(callOf(hotelId)) : socket.end());
  socket.on("connect", send);
  socket.on("data", (chunk: string) => {
    answer += chunk;
    if (!answer.endsWith(END_OF_ANSWER)) return;
    if (answer.startsWith("HTTP/1.1 204 ")) acknowledged += 1;
    answer = "";
    send();
  });
  // A killed server ends the connection with an error; earlier answers count.
  socket.on("error", () => socket.destroy());
  await new Promise((resolve) => socket.once("close", resolve));
  return acknowledged;
}

function callOf(hotelId: string): string {
  const body = JSON.stringify({ ...aVisit(hotelId), guest_id: randomUUID() });
  return [
    "POST /functions/v1/track-scan HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
    `User-Agent: ${USER_AGENTS.Mobile}`,
    // From many networks, because one may not have so many guests.
    `X-Forwarded-For: 10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    "",
    body,
  ].join("\r\n");
}
