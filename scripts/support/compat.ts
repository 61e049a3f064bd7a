/** Which browsers have what: @mdn/browser-compat-data, by the path of a feature's entry. */

import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import type { Floor } from "./floors.ts";

const all = data as CompatData;

/** @param path such as "javascript", "builtins", "Map", "groupBy" */
export function entryAt(...path: string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>(
    (place, part) => (place && Object.hasOwn(place, part) ? place[part] : undefined),
    all as unknown as Identifier,
  );
}

/** Whether every browser of the floor has it, without a flag or another name. All know a feature that the data does not have. */
export function isKnown(entry: Identifier | undefined, floor: Floor): boolean {
  const support = entry?.__compat?.support;
  if (!support) return true;
  return Object.entries(floor).every(([browser, version]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat() as SimpleSupportStatement[];
    const own = statements.filter(
      ({ flags, prefix, alternative_name }) => !(flags || prefix || alternative_name),
    );
    // It ended, or goes on as another statement says.
    const isOver = ({ version_removed: end }: SimpleSupportStatement) =>
      end !== undefined && !own.some(({ version_added }) => version_added === end);
    return own.some((statement) => !isOver(statement) && isWithin(statement.version_added, version));
  });
}

function isWithin(added: string | false, floor: string): boolean {
  if (!added || added === "preview") return false;
  const [one = [], other = []] = [added.replace("≤", ""), floor].map((version) =>
    version.split(".").map(Number),
  );
  const [major = 0, minor = 0] = one;
  const [most = 0, least = 0] = other;
  return major < most || (major === most && minor <= least);
}

/** Interfaces that a page's code meets. Members of others have names that many objects have, such as "level". */
const MET =
  /^(Abort|Blob|Cache|Canvas|Client|Clipboard|Crypto|CSSStyleSheet|Document|Element|Event|File|FormData|Headers|HTML|ImageBitmap|MediaQuery|Message|Navigator|Node|Notification|OffscreenCanvas|Performance|Public|Push|ReadableStream|Request|Response|Selection|ServiceWorker|ShadowRoot|Storage|Subtle|TrustedType|URL|Visual|Window|Worker)/;

/**
 * Entries of every interface by their last name, such as "toSorted"; without static ones, whose interface stands before
 * them. A name that only other interfaces have is left out.
 */
export function membersByName(): ReadonlyMap<string, readonly Identifier[]> {
  const found = new Map<string, Identifier[]>();
  const met = new Set<string>();
  const { Intl: intl = {}, ...builtins } = all.javascript.builtins as Record<string, Identifier>;
  for (const scope of [builtins, intl, all.api])
    for (const [owner, members] of Object.entries(scope))
      for (const [name, entry] of Object.entries(members as Record<string, Identifier>)) {
        if (name === "__compat" || name === owner || name.endsWith("_static") || isStatic(owner, name))
          continue;
        found.set(name, [...(found.get(name) ?? []), entry]);
        if (scope !== all.api || MET.test(owner)) met.add(name);
      }
  return new Map([...found].filter(([name]) => met.has(name)));
}

function isStatic(owner: string, name: string): boolean {
  const known = (globalThis as unknown as Record<string, unknown>)[owner];
  return typeof known === "function" && Object.hasOwn(known, name);
}

export interface Lacking {
  /** The path of the global object, such as "Intl.Segmenter". */
  owner: string;
  /** The member it lacks; none where the object itself is missing, "new" where it cannot be constructed. */
  name?: string;
  /** Whether the object itself has it, and not what it constructs. */
  isOwn?: boolean;
}

/** All that a browser of the floor lacks of JavaScript and of interfaces, for tests that take it away. */
export function lackingIn(floor: Floor): Lacking[] {
  const { Intl: intl = {}, ...builtins } = all.javascript.builtins as Record<string, Identifier>;
  const owners: [string, Identifier][] = [
    ...Object.entries(builtins),
    ...Object.entries(intl as Record<string, Identifier>).map(([name, entry]): [string, Identifier] => [
      `Intl.${name}`,
      entry,
    ]),
    ...Object.entries(all.api as Record<string, Identifier>),
  ];
  return owners.flatMap(([owner, entry]): Lacking[] => {
    if (owner.endsWith("__compat")) return [];
    if (!isKnown(entry, floor)) return [{ owner }];
    return Object.entries(entry).flatMap(([name, member]): Lacking[] => {
      if (name === "__compat" || isKnown(member as Identifier, floor)) return [];
      const isOwn = name.endsWith("_static") || isStatic(owner, name);
      return [{ owner, name: name === owner ? "new" : name.replace(/_static$/, ""), isOwn }];
    });
  });
}
