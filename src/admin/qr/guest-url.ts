/**
 * What a hotel's QR code says. The public address comes from the server, not from the address bar: an
 * owner may work on a machine that guests cannot reach.
 *
 * @param publicUrl an origin without a trailing slash
 */
export function guestUrl(publicUrl: string, hotelId: string): string {
  return `${publicUrl}/view/${encodeURIComponent(hotelId)}`;
}
