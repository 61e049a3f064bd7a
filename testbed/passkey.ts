/** A device with a passkey, for tests that send its answers themselves; browser tests use the browser's own. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

export interface Ceremony {
  challenge: string;
  /** The page's, as its browser says it. */
  origin: string;
  counter?: number;
  /** Whether its owner showed a finger, a face or a PIN. */
  isVerified?: boolean;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** CBOR (RFC 8949), of a length below 256. */
function header(kind: number, length: number): Buffer {
  return Buffer.from(length < 24 ? [(kind << 5) | length] : [(kind << 5) | 24, length]);
}
const bytes = (data: Buffer) => Buffer.concat([header(2, data.length), data]);
const text = (data: string) => Buffer.concat([header(3, data.length), Buffer.from(data)]);
const number = (value: number) => (value >= 0 ? header(0, value) : header(1, -1 - value));

export function makePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const coseKey = Buffer.concat([
    header(5, 5),
    ...[number(1), number(2), number(3), number(-7), number(-1), number(1)],
    ...[number(-2), bytes(Buffer.from(x, "base64url")), number(-3), bytes(Buffer.from(y, "base64url"))],
  ]);

  function said(type: string, { challenge, origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function authenticatorData(
    { origin, counter = 1, isVerified = true }: Ceremony,
    attested?: Buffer,
  ): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0) | (attested ? FLAGS.attested : 0);
    const site = sha256(new URL(origin).hostname);
    return Buffer.concat([site, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  const common = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
  };

  return {
    /** The answer of navigator.credentials.create(), in JSON. */
    register(ceremony: Ceremony) {
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const data = authenticatorData({ counter: 0, ...ceremony }, attested);
      const attestation = Buffer.concat([
        header(5, 3),
        ...[text("fmt"), text("none"), text("attStmt"), header(5, 0)],
        ...[text("authData"), bytes(data)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: said("webauthn.create", ceremony).toString("base64url"),
          attestationObject: attestation.toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** The answer of navigator.credentials.get(), in JSON. */
    sign(ceremony: Ceremony) {
      const data = authenticatorData(ceremony);
      const client = said("webauthn.get", ceremony);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle: ceremony.userHandle,
        },
      };
    },
  };
}
