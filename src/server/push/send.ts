/** Sends one push to one browser: Web Push, RFC 8030, encrypted for that browser, RFC 8291. */
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { codeOf } from "../config/code-of.ts";
import { JobError, NoAnswerError } from "../jobs/jobs.ts";
import { encryptPush, type PushKeys } from "./encrypt.ts";
import { lookupPublic } from "./public-address.ts";
import type { Vapid } from "./vapid.ts";

/** A browser's subscription, as the admin received it. */
export interface PushSubscriber extends PushKeys {
  endpoint: string;
}

export type PushService = ReturnType<typeof openPushService>;

/** Seconds for which a service keeps a push for a phone that is off. News from the night is read in the inbox. */
const TTL = 4 * 60 * 60;
/** Milliseconds. Browsers' services answer within tenths of a second. */
const PATIENCE_MS = 5000;
const CREATED = 201;

/** @param standIn receives pushes in tests, instead of the services */
export function openPushService(vapid: Vapid, standIn: URL | undefined, lookup = lookupPublic()) {
  return {
    /**
     * Returns false if the browser wants no more pushes, true once the service has taken this one: RFC 8030, section
     * 5.
     * @throws {JobError}
     */
    async send({ endpoint, ...keys }: PushSubscriber, payload: object, topic: string): Promise<boolean> {
      const url = new URL(endpoint);
      const body = encryptFor(keys, Buffer.from(JSON.stringify(payload)));
      const headers = {
        Authorization: await vapid.authorization(url.origin),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "Content-Length": body.length,
        TTL,
        Urgency: "high",
        // A later push replaces one that the service still keeps.
        Topic: topic,
      };
      const status = await post(standIn ? new URL(url.pathname, standIn) : url, headers, body, lookup);
      if (status === 404 || status === 410) return false;
      if (status === CREATED) return true;
      // Other statuses mean that the request is wrong, whenever it is sent (RFC 8030). A 200 comes from no push
      // service, but for example from a Wi-Fi that wants a click first.
      const isPassing = status < 300 || status === 408 || status === 429 || status >= 500;
      throw new JobError("a push was not taken", { status, service: url.host }, !isPassing);
    },
  };
}

/** @throws {JobError} if the device's key is invalid */
function encryptFor(keys: PushKeys, text: Buffer): Buffer {
  try {
    return encryptPush(text, keys);
  } catch (error) {
    // The text is too long, which is not the device's fault.
    if (error instanceof RangeError) throw error;
    throw new JobError("a device has no usable key", { error: codeOf(error) }, true);
  }
}

/** Follows no redirect and reads no answer, because neither is needed. @throws {JobError} */
function post(
  url: URL,
  headers: Record<string, string | number>,
  body: Buffer,
  lookup: LookupFunction,
): Promise<number> {
  const isTls = url.protocol === "https:";
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers, signal: AbortSignal.timeout(PATIENCE_MS) };
    const request = isTls ? httpsRequest(url, { ...options, lookup }) : httpRequest(url, options);
    request.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on("error", ({ name, code }: NodeJS.ErrnoException) => {
      const details = { error: code ?? name, service: url.host };
      const message = "a push service does not answer";
      // The signal above ended it.
      if (name === "AbortError") reject(new NoAnswerError(message, details, false));
      else reject(new JobError(message, details, code === "INNER_ADDRESS"));
    });
    request.end(body);
  });
}
