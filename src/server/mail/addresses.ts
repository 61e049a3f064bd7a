/**
 * Names that people give themselves, their hotels and their stations stand in mails to others. Mail programs make links of
 * whatever looks like an address, so none of it does.
 */

const SCHEME = /(?:\p{L}[\p{L}\p{N}+.-]*)?:\/{2,}/gu;
const WWW = /(www\d*)[.\u3002\uff0e\uff61]/giu;
/** Between the labels of a domain, whose last one begins with a letter: "2.5" and "B.B." stay. The others are what IDNA reads as a dot. */
const DOT = /(?<=[\p{L}\p{N}_-])[.\u3002\uff0e\uff61](?=\p{L}[\p{L}\p{N}-])/gu;

/** "St.Moritz" gets the space that it lacks: no list of domains is complete. */
export function withoutAddresses(name: string): string {
  return name.replace(SCHEME, " ").replace(WWW, "$1 ").replace(DOT, ". ").replace(/ {2,}/g, " ").trim();
}

/** An account's address, told to whom it writes. What stands before its @ may look like a page's. */
export function safeAddress(email: string): string {
  return email.replace(/[^\s(]+(?=@[^@]*$)/, (local) =>
    /\/|^www\d*\./i.test(local) ? withoutAddresses(local) : local,
  );
}
