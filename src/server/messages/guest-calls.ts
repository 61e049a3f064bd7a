/** Shared parts of the pages to write to a hotel and to follow a message. */
import type { Context as HonoContext } from "hono";
import { HELP } from "../../forms/index.ts";
import type { OpenForm, SentMessage } from "../../lib/documents/guest-message.ts";
import { SAMPLE_HOTEL_ID } from "../../product.ts";
import { OverloadedError } from "../capacity/bulkhead.ts";
import { allKeys } from "../config/keys.ts";
import { guest, type Transaction } from "../database/connection.ts";
import { readAsCaller } from "../database/request-pool.ts";
import { transaction } from "../database/transaction.ts";
import { requestedLanguage } from "../guest/show.ts";
import { addJob } from "../jobs/jobs.ts";
import { answerForSample } from "../sample-hotel/answers.ts";
import { type GuestsText, MESSAGE_TRANSLATION } from "../translation/messages.ts";
import { networkOf } from "../transport/client-address.ts";
import { hotelIdOf } from "../transport/hotel-of.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { logUnavailable, PageUnavailableError, unavailableOf } from "../transport/unavailable.ts";
import type { MessageContext } from "./context.ts";
import { speaksOfDanger } from "./danger.ts";
import { ageOf, type FormOf, formToken, isGenuine } from "./form-token.ts";

export interface Stored {
  outcome: string;
}

export type GuestContext = HonoContext<RequestVariables>;

export type GuestCalls = ReturnType<typeof guestCalls>;

export function guestCalls(context: MessageContext) {
  const { sql, requests, jwtKey, bulkheads, outbox, pushes, env, log, translations } = context;

  const networkFor = (c: GuestContext) => networkOf(c, env.trustProxy);
  const languageFor = (c: GuestContext) => requestedLanguage(context, c);

  async function ask<Answer>(c: GuestContext, call: string, ...values: string[]): Promise<Answer | null> {
    const network = networkFor(c);
    const statement = `select innfo.${call} as answer`;
    try {
      const [row] = await bulkheads.misses.run(
        () =>
          readAsCaller(requests, guest(network), (tx) =>
            tx.unsafe<{ answer: Answer | null }[]>(statement, values, { prepare: true }),
          ),
        network,
      );
      return row?.answer ?? null;
    } catch (error) {
      if (error instanceof OverloadedError) throw error;
      throw new PageUnavailableError("A message cannot be read", { cause: error });
    }
  }

  async function readSent(c: GuestContext, id: string): Promise<SentMessage | null> {
    const answer = await ask<string>(c, "sent_message($1)::text", id);
    return answer ? (JSON.parse(answer) as SentMessage) : null;
  }

  /** Reads what pages about messages show of a hotel; undefined if there is none, or its page is taken down. */
  async function hotelAt(c: GuestContext, id: string | undefined): Promise<OpenForm["hotel"] | undefined> {
    const hotelId = hotelIdOf(`/view/${id}`);
    if (!hotelId) return undefined;
    const [row] = await bulkheads.misses.run(
      () =>
        sql<{ hotel: OpenForm["hotel"] }[]>`
          select innfo.hotel_of_messages(h) as hotel from public.hotels h
          where h.id = ${hotelId} and not innfo.is_taken_down(h.id)`,
      networkFor(c),
    );
    return row?.hotel;
  }

  /** Runs work that keeps the event loop busy for milliseconds. No cache keeps these pages, not even refusals. */
  const inTurn = <Result>(c: GuestContext, work: () => Promise<Result>) =>
    bulkheads.large.run(work, networkFor(c));

  /** @param wanted what is translated after it is stored; undefined if it is in the hotel's language */
  function storeAndTranslate(
    network: string,
    text: GuestsText,
    /** Whether the house reads the guest's language. */
    isRead: boolean,
    store: (tx: Transaction) => Promise<Stored[]>,
  ): Promise<string | undefined> {
    return bulkheads.misses.run(
      () =>
        transaction(sql, async (tx) => {
          const [row] = await store(tx);
          if (row?.outcome === "sent") {
            if (text.hotel_id === SAMPLE_HOTEL_ID) await answerForSample(tx, text.message_id);
            else if (translations && !isRead) await addJob(tx, MESSAGE_TRANSLATION, text);
          }
          return row?.outcome;
        }),
      network,
    );
  }

  /** Keeps a page's token while it is valid: sent again, the page is the same message. */
  function tokenOf(values: URLSearchParams, of: FormOf) {
    const sent = values.get("token") ?? "";
    const isByProgram =
      Boolean(values.get("homepage")) || !allKeys(context).some((key) => isGenuine(key, of, sent));
    const age = isByProgram ? "old" : ageOf(sent);
    return { age, token: age === "old" ? formToken(jwtKey, of) : sent };
  }

  /** Shows a page even if noting failed. */
  async function noted(c: GuestContext, note: () => Promise<unknown>): Promise<void> {
    try {
      await note();
    } catch (error) {
      if (!unavailableOf(error)) throw error;
      logUnavailable(log, error, c.get("requestId"));
    }
  }

  /** Sends what was stored to the desk's mails and devices, and to translation. */
  function wakeDesk(): void {
    outbox.send();
    pushes.jobs.wake();
    translations?.messages.wake();
  }

  return {
    networkFor,
    languageFor,
    ask,
    hotelAt,
    readSent,
    inTurn,
    storeAndTranslate,
    tokenOf,
    noted,
    wakeDesk,
  };
}

export function isDanger(
  { topic, text, item, place, room }: Record<string, string>,
  language: string,
): boolean {
  return topic === HELP.value || speaksOfDanger([text, item, place, room].join("\n"), language);
}
