/** What we use of it: RFC 8188 with the keys of RFC 8291. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  export function encrypt(
    text: Buffer,
    keys: {
      version: "aes128gcm";
      /** A new pair for each push. */
      privateKey: ECDH;
      /** The browser's public key and secret, in base64url. */
      dh: string;
      authSecret: string;
    },
  ): Buffer;
}
