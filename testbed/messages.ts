/** Guests' messages to hotels. */
import { randomUUID } from "node:crypto";
import type { GuestKind } from "../src/forms/index.ts";
import type { Transaction } from "../src/server/database/connection.ts";
import { formToken } from "../src/server/messages/form-token.ts";
import { exampleRow } from "./rows.ts";
import type { TestServer } from "./server.ts";
import { giveProPlan, makeHotel, type Owner } from "./tokens.ts";

const ALL_KINDS: readonly GuestKind[] = ["request", "feedback", "lost"];

/** A hotel on the Pro plan that accepts every kind of message. */
export async function makeTaker(server: TestServer, kinds = ALL_KINDS): Promise<Owner & { hotelId: string }> {
  const owner = await makeHotel(server);
  await takeMessages(server, owner, kinds);
  return owner;
}

/** Puts an owner on the Pro plan and lets their hotel accept messages. */
export async function takeMessages(
  server: TestServer,
  { client, userId, hotelId }: Pick<Owner, "client" | "userId"> & { hotelId: string },
  kinds = ALL_KINDS,
): Promise<void> {
  await giveProPlan(server, userId);
  for (const kind of kinds) {
    await client.from("message_kinds").insert({ hotel_id: hotelId, kind, is_on: true }).throwOnError();
  }
}

/** Stores a message as the server does for a guest. @returns its id, and what became of it */
export async function storeMessage(
  sql: Transaction,
  hotel_id: string,
  values: object = {},
): Promise<{ id: string; outcome: string }> {
  const message = {
    ...exampleRow("messages"),
    id: randomUUID() as string,
    hotel_id,
    language: "en",
    ...values,
  };
  const [row] = await sql<{ outcome: string }[]>`
    select innfo.send_message(${JSON.stringify(message)}::text::jsonb) as outcome`;
  return { id: message.id, outcome: row?.outcome ?? "" };
}

/** Forms for the hotel, and the one for the operator. */
type FormKind = GuestKind | "report";

/** Each form's required values. */
const LEAST: Readonly<Record<FormKind, Record<string, string>>> = {
  report: { text: "It asks for my card" },
  request: { topic: "towels", room: "12" },
  feedback: { rating: "5" },
  lost: { item: "Scarf", contact: "ada@example.com", consent: "on" },
};

/** Token of a page that a guest opened so many seconds ago. */
export const tokenOf = (
  { jwtKey }: Pick<TestServer, "jwtKey">,
  hotelId: string,
  kind: FormKind,
  seconds = 60,
) => formToken(jwtKey, { hotelId, kind }, Date.now() - seconds * 1000);

interface Sent {
  kind?: GuestKind;
  hotelId: string;
  photo?: Uint8Array;
  values?: Record<string, string>;
  from?: string;
}

/** Sends a form with a file, or an empty one, as a browser does. */
export function sendPhoto(
  server: Pick<TestServer, "url" | "jwtKey">,
  { kind = "lost", hotelId, photo, values, from }: Sent,
): Promise<Response> {
  const form = new FormData();
  const texts = { token: tokenOf(server, hotelId, kind), ...LEAST[kind], ...values };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append("photo", new Blob([new Uint8Array(photo ?? [])]), photo ? "photo.jpg" : "");
  return fetch(`${server.url}/view/${hotelId}/${kind}`, {
    method: "POST",
    redirect: "manual",
    body: form,
    headers: from ? { "X-Forwarded-For": from } : {},
  });
}

/** Sends a form as a browser does. @param values override or extend the required ones */
export function sendForm(
  server: Pick<TestServer, "url" | "jwtKey">,
  hotelId: string,
  kind: FormKind,
  values: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.url}/view/${hotelId}/${kind}`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ token: tokenOf(server, hotelId, kind), ...LEAST[kind], ...values }),
  });
}
