/** A hotel's computers at reception, and who works at them, over HTTP as the admin does. */
import { randomUUID } from "node:crypto";
import { createClient, type Session } from "@supabase/supabase-js";
import type { Database } from "../src/lib/database.types.ts";
import { PUBLISHABLE_KEY } from "../src/server/database/caller.ts";
import type { Client, TestServer } from "./server.ts";

export const PIN = "4821";

interface Hotel {
  hotelId: string;
  token: string;
}

export type Station = Awaited<ReturnType<ReturnType<typeof stationsOf>["atStation"]>>;

export function stationsOf(server: Pick<TestServer, "url">) {
  async function call(path: string, { token }: { token: string }, body: object = {}) {
    const response = await fetch(`${server.url}/auth/v1/stations${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const answer = response.status === 204 ? {} : ((await response.json()) as { error_code?: string });
    return { ...(answer as Partial<Session>), status: response.status, code: answer.error_code };
  }

  const newClient = () =>
    createClient<Database>(server.url, PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
    });

  /** The official client with the session that the server answered. */
  async function atStation(session: Partial<Session>) {
    const client = newClient();
    const { access_token = "", refresh_token = "" } = session;
    const { data, error } = await client.auth.setSession({ access_token, refresh_token });
    if (error) throw error;
    return { client, token: access_token, refresh: refresh_token, user: data.user };
  }

  return {
    call,
    atStation,
    async makeStation(owner: Hotel, name = "Reception", id: string = randomUUID()) {
      return atStation(await call("", owner, { id, hotel_id: owner.hotelId, name }));
    },
    /** @throws unless the server takes it */
    async addPerson(owner: Hotel, who: { name?: string; member_id?: string }, pin = PIN) {
      const body = {
        ...{ id: randomUUID() as string, hotel_id: owner.hotelId, name: null, member_id: null },
        ...{ ...who, pin },
      };
      const { status, code } = await call("/people", owner, body);
      if (status !== 204) throw new Error(`No name was added: ${code}`);
      return { ...body, again: (pin: string) => call("/people", owner, { ...body, pin }) };
    },
    async beginShift(station: { token: string }, person: { id: string }, pin = PIN) {
      return atStation(await call("/shift", station, { person_id: person.id, pin }));
    },
    refreshed: (refresh_token: string) => newClient().auth.refreshSession({ refresh_token }),
    now: async ({ client }: { client: Client }) => (await client.rpc("station_now").throwOnError()).data,
    texts: async ({ client }: { client: Client }) =>
      (await client.from("messages").select("text").throwOnError()).data.map(({ text }) => text),
  };
}
