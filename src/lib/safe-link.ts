/** Links that owners type and guests follow. Anything but plain http(s) with a host is no link. */

/** The same rule as the database's innfo.url: never javascript:, data: or //host. */
export function isSafeUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#\\]+\S*$/i.test(text) || text.length > 2000) return false;
  return URL.canParse(text);
}

/** @returns the link, or undefined when it must not be followed */
export function safeUrl(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim() ?? "";
  return isSafeUrl(trimmed) ? trimmed : undefined;
}

/** A tel: link of the digits people dial (RFC 3966), or undefined when there are none. */
export function telLink(phone: string | null | undefined): string | undefined {
  const dialled = (phone ?? "").replace(/(?!^\+)[^\d*#]/g, "");
  return /\d/.test(dialled) ? `tel:${dialled.replaceAll("#", "%23")}` : undefined;
}

export function mailLink(email: string | null | undefined): string | undefined {
  const trimmed = email?.trim() ?? "";
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(trimmed)
    ? `mailto:${encodeURI(trimmed).replaceAll("?", "%3F").replaceAll("&", "%26")}`
    : undefined;
}

/** An ordinary maps search that opens the guest's own maps application. */
export function mapLink(address: string | null | undefined): string | undefined {
  const trimmed = address?.trim();
  return trimmed
    ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(trimmed)}`
    : undefined;
}
