/**
 * Mail programs make links of anything that looks like an address, so the names that people give themselves, their
 * hotels and their stations must not look like one in others' mails.
 */

const SCHEME = /(?:\p{L}[\p{L}\p{N}+.-]*)?:\/{2,}/gu;
const WWW = /(www\d*)[.\u3002\uff0e\uff61]/giu;
/**
 * A dot between labels of a domain whose last label begins with a letter: "2.5" and "B.B." stay. The other
 * characters are those that IDNA reads as a dot.
 */
const DOT = /(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=\p{L}[\p{L}\p{N}-])/gu;

/** Also adds the missing space in "St.Moritz", because no list of domains is complete. */
export function withoutAddresses(name: string): string {
  return name.replace(SCHEME, " ").replace(WWW, "$1 ").replace(DOT, ". ").replace(/ {2,}/g, " ").trim();
}

/** An account's address, as told to others. The part before its @ may look like a page's address. */
export function safeAddress(email: string): string {
  return email.replace(/[^\s(]+(?=@[^@]*$)/, (local) =>
    /\/|^www\d*\./i.test(local) ? withoutAddresses(local) : local,
  );
}
