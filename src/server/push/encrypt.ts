/** Encrypts a push for one browser: RFC 8291, in one record of RFC 8188. */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** The browser's public key and secret, in base64url. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** Push services take no larger records: RFC 8030, section 7.2. */
const RECORD_BYTES = 4096;
const TAG_BYTES = 16;
/** Ends the text of the last record. */
const DELIMITER = Buffer.of(2);

/**
 * @param pair and salt are new for each push
 * @throws {Error} when the key is no point on the curve
 */
export function encryptPush(
  text: Buffer,
  { p256dh, auth }: PushKeys,
  pair: ECDH = newPair(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const browserKey = Buffer.from(p256dh, "base64url");
  const ownKey = pair.getPublicKey();
  const header = Buffer.concat([salt, Buffer.alloc(4), Buffer.of(ownKey.length), ownKey]);
  header.writeUInt32BE(RECORD_BYTES, salt.length);
  const room = RECORD_BYTES - header.length - DELIMITER.length - TAG_BYTES;
  if (text.length > room) throw new RangeError(`A push has room for ${room} bytes, not ${text.length}`);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browserKey, ownKey]);
  const secret = derive(pair.computeSecret(browserKey), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = [cipher.update(text), cipher.update(DELIMITER), cipher.final()];
  return Buffer.concat([header, ...sealed, cipher.getAuthTag()]);
}

function newPair(): ECDH {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return pair;
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
