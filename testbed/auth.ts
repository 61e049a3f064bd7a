/** Calls of /auth/v1 that the official client does not make. */
import { type Client, PASSWORD, type TestServer } from "./server.ts";

export interface AuthAnswer {
  status: number;
  headers: Headers;
  /** Undefined if the answer has none. */
  body: { error_code?: string; msg?: string; [key: string]: unknown } | undefined;
}

/** @param body strings are sent unchanged, other values as JSON */
export async function callAuth(
  server: Pick<TestServer, "url">,
  path: string,
  { method = "POST", token, body, from }: CallOptions = {},
): Promise<AuthAnswer> {
  const response = await fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(from && { "X-Forwarded-For": from }),
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? undefined : (JSON.parse(text) as AuthAnswer["body"]),
  };
}

interface CallOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  token?: string;
  body?: unknown;
  /** The client's address as a proxy reports it; counts if the server has TRUST_PROXY. */
  from?: string;
}

export function signIn(server: Pick<TestServer, "client">, email: string, password = PASSWORD) {
  return server.client().auth.signInWithPassword({ email, password });
}

export async function tokenOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? "";
}

/** Ages the counters of attempts. */
export async function minutesPass({ sql }: Pick<TestServer, "sql">, minutes: number): Promise<void> {
  await sql`update auth.rate_limits set expire = expire - ${minutes * 60_000}`;
}
