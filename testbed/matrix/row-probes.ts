/** Who may read and change a relation's rows: each caller tries each party's. */
import { NOWHERE, rowOf } from "../parties.ts";
import { exampleRow } from "../rows.ts";
import { DENIED, DUPLICATE, type Probe, SUITES, type Suite } from "./attempt.ts";
import type { CatalogueRelation } from "./catalogue.ts";
import { fieldOf, insertion, isOf, literal } from "./sql.ts";
import { type Caller, callersOf, type World } from "./world.ts";

/** One caller's attempts on one relation in one suite. */
interface Scene {
  relation: CatalogueRelation;
  world: World;
  caller: Caller;
  suite: Suite;
}

type Try = (what: string, does: string, expected: number | string) => Probe;

export function rowProbes(relation: CatalogueRelation, world: World): Probe[] {
  // A view has no policies of its own.
  const suites = relation.isView ? (["as granted"] as const) : SUITES;
  return suites.flatMap((suite) =>
    callersOf(world).flatMap((caller) => {
      const scene = { relation, world, caller, suite };
      if (caller.role === "server") {
        // No policy binds the server's own login; a view that asks who is calling shows it nothing.
        return suite === "as granted" && !relation.isView ? readings(scene) : [];
      }
      return [...readings(scene), ...(relation.isView ? [] : writings(scene))];
    }),
  );
}

function trying({ relation, caller, suite }: Scene): Try {
  return (what, does, expected) => ({
    name: `${caller.name} ${what} ${relation.id} (${suite})`,
    about: relation.id,
    kind: "rows",
    role: caller.role,
    ...(caller.userId && { userId: caller.userId }),
    does,
    expected,
    suite,
  });
}

function readings(scene: Scene): Probe[] {
  const { relation, world } = scene;
  const reach = reachOf(scene);
  const reads = trying(scene);
  const { id, columns, access } = relation;
  const read = columns.flatMap(({ name }) => (access.unread?.includes(name) ? [] : [`"${name}"`]));
  const rows = (where: string) => `select 1 from (select ${read} from ${id}) as t ${where}`;
  return [
    reads("reads the owner's rows of", rows(`where ${isOf(world.owner)}`), reach?.owner ?? DENIED),
    reads("reads the other's rows of", rows(`where ${isOf(world.other)}`), reach?.other ?? DENIED),
    reads("reads all rows of", rows(""), reach?.all ?? DENIED),
  ];
}

/** How many rows of each party a caller may read; undefined if it may not read the relation at all. */
function reachOf({ relation, world, caller, suite }: Scene) {
  const stored = storedOf(relation, world);
  const { reads } = relation.access;
  if (caller.role === "server") return stored;
  if (caller.role === "anon" || reads === "none") {
    return suite === "as granted" ? undefined : { owner: 0, other: 0, all: 0 };
  }
  if (reads === "all") return stored;
  const owner = caller.place === world.owner ? stored.owner : 0;
  const other = caller.place === world.other ? stored.other : 0;
  return { owner, other, all: owner + other };
}

const storedOf = ({ id }: CatalogueRelation, { stored }: World) =>
  stored[id] ?? { owner: 0, other: 0, all: 0 };

function writings(scene: Scene): Probe[] {
  const { relation, caller, suite } = scene;
  if (relation.access.deletes && !relation.access.adds) return writingsOfMade(scene);
  if (!relation.access.adds) return suite === "policies alone" ? writingsOfServerOnly(scene) : [];
  if (suite === "policies alone") return [...writingsOfOwners(scene), ...withIds(scene)];
  // A privilege is missing.
  const refused = (probe: Probe): Probe => (caller.role === "anon" ? { ...probe, expected: DENIED } : probe);
  return writingsOfOwners(scene).map(refused);
}

function writingsOfServerOnly(scene: Scene): Probe[] {
  const { id, columns } = scene.relation;
  const tries = trying(scene);
  const column = columns.find(({ generated }) => !generated)?.name;
  return [
    // Refused before its values are checked, so the row need not be valid.
    tries("adds to", `insert into ${id} default values`, DENIED),
    tries("changes all of", `update ${id} set "${column}" = null`, 0),
    tries("deletes all of", `delete from ${id}`, 0),
  ];
}

/** Rows that the server alone adds, and owners delete. */
function writingsOfMade(scene: Scene): Probe[] {
  const { relation, world, caller, suite } = scene;
  const { id, name, columns, access } = relation;
  const tries = trying(scene);
  const isGranted = suite === "policies alone" || caller.role !== "anon";
  const stored = storedOf(relation, world);
  const own = caller.place === world.owner ? stored.owner : caller.place === world.other ? stored.other : 0;
  const column = columns.find((one) => !access.fixed.includes(one.name) && one.name === "name")?.name;
  const change = `update ${id} set "${column}" = 'Bar'`;
  const changes = access.changes ? own : 0;
  const mayChange = suite === "policies alone" || (isGranted && access.changes);
  const ownersRow = `where id = ${literal(world.owner.rows[name])}`;
  const away = literal((caller.place === world.owner ? world.other : world.owner).hotelId);
  return [
    tries("adds to", `insert into ${id} default values`, DENIED),
    tries("changes all of", change, mayChange ? changes : DENIED),
    tries("deletes all of", `delete from ${id}`, isGranted ? own : DENIED),
    tries(
      "deletes the owner's row of",
      `delete from ${id} ${ownersRow}`,
      isGranted ? Number(caller.place === world.owner) : DENIED,
    ),
    ...(suite === "policies alone"
      ? [tries("gives away rows of", `update ${id} set hotel_id = ${away}`, changes ? DENIED : 0)]
      : []),
  ];
}

function writingsOfOwners(scene: Scene): Probe[] {
  const { relation, world, caller, suite } = scene;
  const { id, name, access } = relation;
  const tries = trying(scene);
  const stored = storedOf(relation, world);
  const isOwner = caller.place === world.owner;
  const own = isOwner ? stored.owner : caller.place === world.other ? stored.other : 0;
  const adding = [world.owner, world.other, NOWHERE].flatMap((place, index) => {
    const whose = ["the owner's", "the other's", "nobody's"][index];
    const row = insertion(id, rowOf(name, place));
    const isTheirs = place === caller.place && place !== NOWHERE;
    const [added, upserted] = access.single ? [DUPLICATE, 0] : [1, 1];
    return [
      tries(`adds ${whose} row to`, row, isTheirs ? added : DENIED),
      tries(`upserts ${whose} row into`, `${row} on conflict do nothing`, isTheirs ? upserted : DENIED),
    ];
  });
  const column = changeable(relation);
  const change = `update ${id} set "${column}" = ${fieldOf(id, exampleRow(name), column)}`;
  const ownersRow = `where id = ${literal(world.owner.rows[name])}`;
  const deletes = access.deletes || suite === "policies alone";
  return [
    ...adding,
    // Without a filter, because a filter also applies the policy for reading.
    tries("changes all of", change, own),
    tries("changes the owner's row of", `${change} ${ownersRow}`, isOwner ? 1 : 0),
    tries("deletes all of", `delete from ${id}`, deletes ? own : DENIED),
    tries("deletes the owner's row of", `delete from ${id} ${ownersRow}`, deletes ? Number(isOwner) : DENIED),
  ];
}

function changeable({ id, name, access }: CatalogueRelation): string {
  const column = Object.keys(exampleRow(name)).find((candidate) => !access.keys.includes(candidate));
  if (!column) throw new Error(`testbed/rows.ts has no column of ${id} that can be changed`);
  return column;
}

/** Deeds of owners who could choose rows' ids, and move rows. */
function withIds(scene: Scene): Probe[] {
  const { relation, world, caller } = scene;
  const { id, name } = relation;
  const tries = trying(scene);
  const column = changeable(relation);
  const taken = { ...rowOf(name, caller.place), id: world.owner.rows[name] };
  const takeover = `on conflict (id) do update set "${column}" = excluded."${column}"`;
  const isOwner = caller.place === world.owner;
  const place = { hotels: "user_id", custom_section_items: "section_id" }[name] ?? "hotel_id";
  const away = rowOf(name, isOwner ? world.other : world.owner)[place];
  const hasRows = isOwner || caller.place === world.other;
  return [
    tries(
      "upserts the id of the owner's row of",
      `${insertion(id, taken)} ${takeover}`,
      isOwner ? 1 : DENIED,
    ),
    tries("gives away rows of", `update ${id} set "${place}" = ${literal(away)}`, hasRows ? DENIED : 0),
  ];
}
