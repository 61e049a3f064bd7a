/** Which mailbox an address leads to: a mailbox can have many addresses. */

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);

/**
 * For limits only, never to tell accounts apart: where a provider lacks tags, two mailboxes share a limit. Only
 * Google ignores dots.
 * @param given may be as an owner typed it for a hotel or a colleague: delivery.ts sends past angle brackets
 */
export function mailboxOf(given: string): string {
  const address = given.toLowerCase().replaceAll(/[<>]/g, "");
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  const [name = ""] = address.slice(0, at).split("+");
  // An address that begins with the sign has no name before it; such addresses are not one mailbox.
  const untagged = name === "" ? address.slice(0, at) : name;
  return GOOGLE.has(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}
