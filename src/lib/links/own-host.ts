/** A hotel's own host for its guest page: what an owner types, its DNS records, and the address that follows. */
import { PRODUCT } from "../../product.ts";
import { parsedUrl } from "./parsed-url.ts";

/** As in the table's rules: the name of the proof has at most 253 characters. */
const MAX_LENGTH = 200;
const A_LABELS = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/** Reads "https://Büro.example/" as "xn--bro-hoa.example". Undefined for a text that names no host of the public DNS. */
export function hostTyped(text: string): string | undefined {
  const typed = text.trim().replace(/^https?:\/\//i, "");
  const host = parsedUrl(`https://${typed}`)?.hostname.replace(/\.$/, "") ?? "";
  return host.length <= MAX_LENGTH && A_LABELS.test(host) ? host : undefined;
}

/** The name of the TXT record that proves a host. */
export const proofName = (host: string) => `_${PRODUCT.toLowerCase()}.${host}`;
export const proofText = (proof: string) => `${PRODUCT.toLowerCase()}=${proof}`;

/** @param host the hotel's own, if it has one @returns the origin at which guests read the hotel's page */
export function guestOrigin(publicUrl: string, host: string | null | undefined): string {
  if (!host) return publicUrl;
  const url = new URL(publicUrl);
  url.hostname = host;
  return url.origin;
}
