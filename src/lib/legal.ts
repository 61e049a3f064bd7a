/** Pages that the law asks of a hotel, below its guest page: docs/decisions/0105-legal-pages.md. */

export const LEGAL_PAGES = ["imprint", "privacy", "accessibility", "contract"] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

const EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK";
const EEA = `${EU} IS LI NO`;

export const isInEu = (country: string | null) => country !== null && EU.includes(country);
export const isInEea = (country: string | null) => country !== null && EEA.includes(country);
/** An unknown country counts as one. The United Kingdom's law has the same articles. */
export const hasGdpr = (country: string | null) => country === null || country === "GB" || isInEea(country);

/** Facts of the installation on such pages, as it is configured. */
export interface SiteFacts {
  operator: Readonly<Record<"name" | "address" | "email" | "hosts", string | undefined>>;
  /** How long single visits are kept; undefined for ever. */
  scanMonths: number | undefined;
  /** How many daily backups are kept; undefined if others make them. */
  backups: number | undefined;
  /** Name of the service that translates for owners. */
  translator: string | undefined;
  /** Whether proxies stand in front of the server. */
  hasGateway: boolean;
}

/** Facts of an installation without any configuration. */
export const UNCONFIGURED: SiteFacts = {
  operator: { name: undefined, address: undefined, email: undefined, hosts: undefined },
  scanMonths: undefined,
  backups: undefined,
  translator: undefined,
  hasGateway: false,
};
