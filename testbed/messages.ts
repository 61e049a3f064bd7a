/** What guests send to hotels. */
import type { GuestKind } from "../src/forms/index.ts";
import { formToken } from "../src/server/messages/form-token.ts";
import type { TestServer } from "./server.ts";
import { giveProPlan, makeHotel, type Owner } from "./tokens.ts";

/** A hotel on the Pro plan that takes every kind of message. */
export async function makeTaker(
  server: TestServer,
  kinds: readonly GuestKind[] = ["request", "feedback", "lost"],
): Promise<Owner & { hotelId: string }> {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  for (const kind of kinds) {
    await owner.client
      .from("message_kinds")
      .insert({ hotel_id: owner.hotelId, kind, is_on: true })
      .throwOnError();
  }
  return owner;
}

/** What each form needs at least. */
export const LEAST: Readonly<Record<GuestKind, Record<string, string>>> = {
  request: { topic: "towels", room: "12" },
  feedback: { rating: "5" },
  lost: { item: "Scarf", contact: "ada@example.com", consent: "on" },
};

/** The token of a page that a guest opened so many seconds ago. */
export const tokenOf = (
  { jwtKey }: Pick<TestServer, "jwtKey">,
  hotelId: string,
  kind: GuestKind,
  seconds = 60,
) => formToken(jwtKey, { hotelId, kind }, Date.now() - seconds * 1000);

/** Sends a form as a browser would. @param values in place of the least, or beside it */
export function sendForm(
  server: Pick<TestServer, "url" | "jwtKey">,
  hotelId: string,
  kind: GuestKind,
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
