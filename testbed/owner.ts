/** Owners and their content, made by API calls instead of clicks. */
import { randomBytes, randomUUID } from "node:crypto";
import type { BrowserContextOptions } from "@playwright/test";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { TOUR_MARKER } from "../src/admin/app/tour/marker.ts";
import type { Database } from "../src/lib/database.types.ts";
import { errorCode } from "../src/lib/errors.ts";
import { DEFAULT_CHECK_IN, DEFAULT_CHECK_OUT, defaultDescription } from "../src/product.ts";

type Tables = Database["public"]["Tables"];
export type Hotel = Tables["hotels"]["Row"];
type HotelDetails = Partial<Tables["hotels"]["Insert"]>;

export interface Owner {
  email: string;
  password: string;
  hotel: Hotel;
  /** The official client, signed in as this owner. */
  api: SupabaseClient<Database>;
  /** A browser context that starts signed in, and has seen the tour. */
  storageState: StorageState;
  /**
   * The same in a new session. Each browser needs its own: if one renews a shared session, another that
   * started from the same state presents the old token, and is signed out as a thief.
   */
  signInAgain: () => Promise<StorageState>;
}

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

export const PASSWORD = "correct horse battery";

/** Accounts that the browser tests' server gives the Pro plan; see createProOwner. */
export const PRO_EMAILS = Array.from({ length: 320 }, (_, index) => `pro-${index}@example.com`);

export function newEmail(): string {
  return `owner-${randomUUID()}@example.com`;
}

export function newHotelName(): string {
  return `Hotel ${randomUUID().slice(0, 13)}`;
}

/** Stored by a browser that has seen the tour. Without it, the tour covers everything. */
export const TOUR_SEEN = { name: TOUR_MARKER, value: "true" };

interface OwnerOptions {
  email?: string;
  /** Added to every test hotel's columns. */
  hotel?: HotelDetails;
}

/** A new owner with one hotel. */
export async function createOwner(
  baseUrl: string,
  { email = newEmail(), hotel: details = {} }: OwnerOptions = {},
): Promise<Owner> {
  // The browser's client reads what this one stores for a session.
  const stored = new Map<string, string>();
  const { publishableKey } = (await (await fetch(`${baseUrl}/config.json`)).json()) as {
    publishableKey: string;
  };
  const api = createClient<Database>(baseUrl, publishableKey, {
    // Each owner calls from another address, because sign-ups per address are limited.
    global: { headers: { "X-Forwarded-For": `10.${randomBytes(3).join(".")}` } },
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
  });
  const { data, error } = await api.auth.signUp({ email, password: PASSWORD });
  if (error) throw error;
  if (!data.user) throw new Error("sign-up made no user");
  const name = details.name ?? newHotelName();
  const { data: hotel } = await api
    .from("hotels")
    .insert({
      user_id: data.user.id,
      name,
      description: defaultDescription(name),
      address: "1 Harbour Quay, Lisbon",
      phone: "+351 21 555 0100",
      email,
      check_in: DEFAULT_CHECK_IN,
      check_out: DEFAULT_CHECK_OUT,
      times_confirmed: true,
      ...details,
    })
    .select()
    .single()
    .throwOnError();
  const storageState = (): StorageState => {
    const localStorage = [TOUR_SEEN, ...[...stored].map(([key, value]) => ({ name: key, value }))];
    return { cookies: [], origins: [{ origin: baseUrl, localStorage }] };
  };
  return {
    email,
    password: PASSWORD,
    hotel,
    api,
    storageState: storageState(),
    signInAgain: async () => {
      const { error: refusal } = await api.auth.signInWithPassword({ email, password: PASSWORD });
      if (refusal) throw refusal;
      return storageState();
    },
  };
}

/** Not yet tried by this process; other processes take some too. */
const proEmails = [...PRO_EMAILS];

/** A new owner on the Pro plan, with the next complimentary address. */
export async function createProOwner(baseUrl: string): Promise<Owner> {
  for (let email = proEmails.shift(); email; email = proEmails.shift()) {
    try {
      return await createOwner(baseUrl, { email });
    } catch (error) {
      if (errorCode(error) !== "user_already_exists") throw error;
    }
  }
  throw new Error("All addresses with the Pro plan are taken: make PRO_EMAILS longer");
}

/** Another hotel of the owner, with the first one's details. */
export async function addHotel({ api, hotel }: Owner): Promise<Hotel> {
  const { user_id, description, address, phone, email } = hotel;
  const row = { user_id, description, address, phone, email, name: newHotelName() };
  const { data } = await api.from("hotels").insert(row).select().single().throwOnError();
  return data;
}
