/**
 * A push service and its subscribed browsers, by the standards: RFC 8030 (delivery), 8291 and 8188
 * (encryption), 8292 (sender). Written from the RFCs, independently of the server's code.
 */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { importJWK, jwtVerify } from "jose";
import { listenHere } from "./listen-here.ts";

interface Push {
  /** The text that the browser reads. */
  payload: unknown;
  /** Headers of the request, in lower case. */
  headers: IncomingMessage["headers"];
  /** Who the sender claims to be: RFC 8292, section 2. */
  claims: Record<string, unknown>;
  /** Length on the wire. */
  bytes: number;
}

/** As in PushSubscription.toJSON(). */
interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Delivered pushes, in order. */
  pushes: Push[];
  /** Delays answers about this browser, in addition to the service's delay. */
  held?: Promise<void>;
}

export interface PushServiceStandIn {
  /** For PUSH_STAND_IN. */
  url: string;
  /** Our own site's key: a push with another one is refused with 403. */
  senderKey: string;
  /** Statuses of the next answers; then it delivers. */
  fails: number[];
  /** Delays all answers; undefined for no delay. */
  held: Promise<void> | undefined;
  /** Attempted pushes. */
  tries: number;
  subscribe(): Browser;
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushServiceStandIn> {
  const browsers = new Map<
    string,
    { browser: Browser; pair: ReturnType<typeof createECDH>; secret: Buffer }
  >();
  const server = createServer((request, response) => {
    void receive(request).then(async (status) => {
      await standIn.held;
      await browsers.get(request.url ?? "")?.browser.held;
      response.writeHead(status).end();
    });
  });
  const standIn: PushServiceStandIn = {
    url: `http://127.0.0.1:${await listenHere(server)}`,
    senderKey: "",
    fails: [],
    held: undefined,
    tries: 0,
    subscribe() {
      const pair = createECDH("prime256v1");
      pair.generateKeys();
      const secret = randomBytes(16);
      const path = `/send/${randomBytes(9).toString("hex")}`;
      const browser: Browser = {
        endpoint: `https://push.example.com${path}`,
        p256dh: pair.getPublicKey("base64url"),
        auth: secret.toString("base64url"),
        pushes: [],
      };
      browsers.set(path, { browser, pair, secret });
      return browser;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function receive(request: IncomingMessage): Promise<number> {
    const { headers, url = "", method } = request;
    const body = await buffer(request);
    standIn.tries += 1;
    const failure = standIn.fails.shift();
    if (failure !== undefined) return failure;
    const found = browsers.get(url);
    if (method !== "POST" || !found) return 404;
    if (!headers.ttl || headers["content-encoding"] !== "aes128gcm" || body.length > 4096) return 400;
    const [, token = "", key = ""] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
    if (key !== standIn.senderKey) return 403;
    const { browser, pair, secret } = found;
    const payload = JSON.parse(decrypt(body, pair, secret).toString()) as unknown;
    const claims = await claimsOf(token, key);
    browser.pushes.push({ payload, headers, claims, bytes: body.length });
    return 201;
  }
  return standIn;
}

/** @throws unless that key signed the token, for this service, for at most a day: RFC 8292. */
async function claimsOf(token: string, key: string): Promise<Record<string, unknown>> {
  const point = Buffer.from(key, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256", x: point.toString("base64url", 1, 33) },
    y: point.toString("base64url", 33),
  };
  const { payload } = await jwtVerify(token, await importJWK(jwk, "ES256"), {
    audience: "https://push.example.com",
    requiredClaims: ["exp", "sub"],
  });
  if (Number(payload.exp) > Date.now() / 1000 + 24 * 60 * 60)
    throw new Error("The token is good for too long");
  return payload;
}

/** RFC 8291, section 3.4, for one record. */
function decrypt(body: Buffer, pair: ReturnType<typeof createECDH>, secret: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const ikm = derive(pair.computeSecret(sender), secret, info, 32);
  const key = derive(ikm, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(ikm, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2, then only zeros.
  return padded.subarray(0, padded.lastIndexOf(2));
}

function derive(ikm: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", ikm, salt, info, length));
}
