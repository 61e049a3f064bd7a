/** DNS records of a hotel's domain. Nothing of a name server's answer is believed but the records asked for. */
import { Resolver } from "node:dns/promises";
import { proofName, proofText } from "../../lib/links/own-host.ts";

/** For all questions of one check together. */
const DEADLINE_MS = 5000;
/** Per question and name server; c-ares asks again once. */
const QUESTION = { timeout: 2000, tries: 2 };
/** There is no such name, or no record of this kind. Every other failure says nothing about the domain. */
const NONE = ["ENODATA", "ENOTFOUND"];

export type Finding = "here" | "nothing" | "no_proof" | "elsewhere" | "unanswered";

export interface DnsSite {
  /** The name to which domains point: CUSTOM_DOMAINS. */
  target: string;
  /** Addresses of name servers; undefined for the machine's own. */
  servers: readonly string[] | undefined;
}

type Questions = <T>(ask: (resolver: Resolver) => Promise<T[]>) => Promise<T[]>;

/** @returns "unanswered" when the name servers did not answer in time, and undefined for the same reason */
async function withAnswers<T>(
  { servers }: DnsSite,
  work: (question: Questions) => Promise<T>,
): Promise<T | "unanswered"> {
  const resolver = new Resolver(QUESTION);
  if (servers) resolver.setServers(servers);
  const deadline = setTimeout(() => resolver.cancel(), DEADLINE_MS);
  try {
    return await work(async (ask) => {
      try {
        return await ask(resolver);
      } catch (error) {
        if (NONE.includes(codeOf(error))) return [];
        throw error;
      }
    });
  } catch (error) {
    // A name server's failure has a code of c-ares; anything else is a fault of ours.
    if (codeOf(error) === "") throw error;
    return "unanswered";
  } finally {
    clearTimeout(deadline);
    resolver.cancel();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Whether the TXT record is there and the name points to this site. */
export async function lookUp(site: DnsSite, host: string, proof: string): Promise<Finding> {
  return withAnswers(site, async (question) => {
    const texts = await question((dns) => dns.resolveTxt(proofName(host)));
    const isProved = texts.some((parts) => parts.join("") === proofText(proof));
    const isHere = await pointsTo(question, site.target, host);
    if (isProved) return isHere ? "here" : "elsewhere";
    return isHere ? "no_proof" : "nothing";
  });
}

/** @returns undefined when DNS does not answer */
export async function isPointingHere(site: DnsSite, host: string): Promise<boolean | undefined> {
  const found = await withAnswers(site, (question) => pointsTo(question, site.target, host));
  return found === "unanswered" ? undefined : found;
}

/** By its CNAME, or by having no other addresses than the target: a name at the top of a zone has no CNAME. */
async function pointsTo(question: Questions, target: string, host: string): Promise<boolean> {
  const aliases = await question((dns) => dns.resolveCname(host));
  if (aliases.some((alias) => alias.toLowerCase().replace(/\.$/, "") === target)) return true;
  const own = await addressesOf(question, host);
  if (own.length === 0) return false;
  const ours = await addressesOf(question, target);
  return own.every((address) => ours.includes(address));
}

async function addressesOf(question: Questions, host: string): Promise<string[]> {
  const found = await Promise.all([
    question((dns) => dns.resolve4(host)),
    question((dns) => dns.resolve6(host)),
  ]);
  return found.flat();
}
