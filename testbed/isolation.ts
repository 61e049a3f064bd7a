/**
 * Requests of several owners and guests at once, in random order on the same connections: no answer may show
 * anything from another caller's request.
 */
import { randomInt, randomUUID } from "node:crypto";
import { PUBLISHABLE_KEY } from "../src/server/database/caller.ts";

export interface IsolatedOwner {
  userId: string;
  hotelId: string;
  /** Access token. */
  token: string;
}

export interface IsolationReport {
  requests: number;
  /** Requests by status. */
  statuses: Record<number, number>;
  /** Answers with another owner's data. */
  seen: string[];
  /** Answers that reported too much load. */
  refused: number;
  /** Answers with another unexpected status. */
  unexpected: string[];
  /** Rows that differ from what their owner wrote. */
  touched: string[];
}

interface Call {
  what: string;
  method: string;
  path: string;
  /** Undefined for a guest. */
  by?: IsolatedOwner;
  /** The owner whose texts the answer may contain. */
  about?: IsolatedOwner;
  body?: object;
  due: number;
  /** Called after the expected answer. */
  done?(): void;
}

/** The expected final state: question by id, for each owner. */
type Ledger = Map<IsolatedOwner, Set<string>>;

export async function mixRequests(
  url: string,
  owners: readonly IsolatedOwner[],
  { requests, concurrency }: { requests: number; concurrency: number },
): Promise<IsolationReport> {
  const report: IsolationReport = {
    requests,
    statuses: {},
    seen: [],
    refused: 0,
    unexpected: [],
    touched: [],
  };
  const ledger: Ledger = new Map(owners.map((owner) => [owner, new Set()]));
  let left = requests;
  const worker = async () => {
    while (left-- > 0) await make(url, pick(randomCalls(pickTwo(owners), ledger)), owners, report);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  for (const [owner, questions] of ledger) report.touched.push(...(await differences(url, owner, questions)));
  return report;
}

async function make(url: string, call: Call, owners: readonly IsolatedOwner[], report: IsolationReport) {
  const { what, method, path, by, about = by, body, due, done } = call;
  const response = await fetch(url + path, {
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      // If a proxy is trusted, each comes from a network of its own.
      "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.1`,
      ...(by && { Authorization: `Bearer ${by.token}` }),
      ...(body && { "Content-Type": "application/json", Prefer: "return=representation" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
  if (response.status === due) done?.();
  else if ([429, 503].includes(response.status)) report.refused += 1;
  else report.unexpected.push(`${what}: ${response.status} ${text.slice(0, 200)}`);
  for (const owner of owners) {
    const isForeign = owner !== about && [owner.hotelId, owner.userId].some((id) => text.includes(id));
    if (isForeign) report.seen.push(`${what}: ${text.slice(0, 200)}`);
  }
}

/**
 * One call of each kind. Every row's text contains its owner's hotel id, so that it is recognised anywhere.
 */
function randomCalls([own, other]: readonly [IsolatedOwner, IsolatedOwner], ledger: Ledger): Call[] {
  const question = `${own.hotelId} ${randomUUID()}`;
  const kept = ledger.get(own);
  const some = kept?.values().next().value;
  const faq = (hotel_id: string) => ({ hotel_id, category: "General", question, answer: own.hotelId });
  const faqs = "/rest/v1/faqs";
  const read = { method: "GET", by: own, due: 200 };
  const write = { method: "POST", by: own, path: faqs };
  return [
    { ...read, what: "an owner reads all there is", path: `${faqs}?limit=20` },
    { ...read, what: "an owner reads the hotels", path: "/rest/v1/hotels" },
    { ...read, what: "an owner reads another's rows", path: `${faqs}?hotel_id=eq.${other.hotelId}` },
    {
      what: "an owner counts another's items",
      method: "POST",
      by: own,
      path: "/rest/v1/rpc/section_overview",
      body: { hotel_id: other.hotelId },
      due: 200,
    },
    { ...write, what: "an owner adds", body: faq(own.hotelId), due: 201, done: () => kept?.add(question) },
    { ...write, what: "an owner adds to another's hotel", body: faq(other.hotelId), due: 403 },
    {
      what: "an owner changes all but what is theirs",
      method: "PATCH",
      by: own,
      path: `${faqs}?hotel_id=neq.${own.hotelId}`,
      body: { answer: own.hotelId },
      due: 200,
    },
    {
      what: "an owner deletes all of another's",
      method: "DELETE",
      by: own,
      path: `${faqs}?hotel_id=eq.${other.hotelId}`,
      due: 204,
    },
    {
      what: "an owner changes an item",
      method: "PATCH",
      by: own,
      path: `${faqs}?question=eq.${encodeURIComponent(some ?? "none")}`,
      body: { answer: own.hotelId },
      due: 200,
    },
    { what: "a guest reads a table", method: "GET", path: faqs, due: 401 },
    { what: "a guest adds a row", method: "POST", path: faqs, body: faq(other.hotelId), due: 401 },
    {
      what: "a guest reads a hotel",
      method: "POST",
      path: "/rest/v1/rpc/guest_hotel",
      body: { hotel_id: other.hotelId },
      about: other,
      due: 200,
    },
  ];
}

/** Compares an owner's final state with the effect of their own requests. */
async function differences(url: string, owner: IsolatedOwner, expected: Set<string>): Promise<string[]> {
  const found = new Set<string>();
  const wrong: string[] = [];
  for (let offset = 0; ; offset += 1000) {
    const response = await fetch(`${url}/rest/v1/faqs?order=id&limit=1000&offset=${offset}`, {
      headers: { apikey: PUBLISHABLE_KEY, Authorization: `Bearer ${owner.token}` },
    });
    const rows = (await response.json()) as { hotel_id: string; question: string; answer: string }[];
    for (const { hotel_id, question, answer } of rows) {
      found.add(question);
      if (hotel_id !== owner.hotelId || answer !== owner.hotelId || !question.startsWith(owner.hotelId)) {
        wrong.push(`changed: ${question}`);
      }
    }
    if (rows.length < 1000) break;
  }
  const lost = [...expected].filter((question) => !found.has(question));
  const strange = [...found].filter((question) => !expected.has(question));
  return [
    ...wrong,
    ...lost.map((question) => `lost: ${question}`),
    ...strange.map((question) => `not theirs: ${question}`),
  ];
}

function pick<Value>(values: readonly Value[]): Value {
  const value = values[randomInt(values.length)];
  if (value === undefined) throw new Error("nothing to pick from");
  return value;
}

function pickTwo<Value>(values: readonly Value[]): readonly [Value, Value] {
  const first = pick(values);
  return [first, pick(values.filter((value) => value !== first))];
}
