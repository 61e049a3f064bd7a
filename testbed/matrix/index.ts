/** Everything that anybody can try with the database through the API, generated from its catalogue. */
import type { TestServer } from "../server.ts";
import { installMatrix, type Matrix, type Mutant, type Probe, type Suite } from "./attempt.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";
import { functionProbes } from "./function-probes.ts";
import { privilegeProbes } from "./privilege-probes.ts";
import { rowProbes } from "./row-probes.ts";
import { ruleProbes } from "./rule-probes.ts";
import { makeWorld, type World } from "./world.ts";

export interface AccessMatrix extends Matrix {
  catalogue: Catalogue;
  world: World;
  probes: readonly Probe[];
  /** @returns indexes into probes */
  select(suite: Suite, wanted: (probe: Probe) => boolean): number[];
}

/** @throws {Error} that names a relation or function without an expectation or without rows */
export async function makeMatrix(server: TestServer): Promise<AccessMatrix> {
  const catalogue = await readCatalogue(server.sql);
  const world = await makeWorld(server, catalogue.relations);
  const probes = [
    ...privilegeProbes(catalogue),
    ...catalogue.relations.flatMap((relation) => rowProbes(relation, world)),
    ...ruleProbes(world),
    ...functionProbes(catalogue, world),
  ];
  const matrix = await installMatrix(server.sql, probes);
  return {
    ...matrix,
    catalogue,
    world,
    probes,
    select(suite, wanted) {
      return probes.flatMap((probe, index) => (probe.suite === suite && wanted(probe) ? [index] : []));
    },
  };
}

/** Where SQL asks who is calling. */
export const CALLER = /\(\s*select auth\.uid\(\)( as uid)?\s*\)/gi;

/** @param wanted the probes that may notice it */
export function mutantOf(
  matrix: AccessMatrix,
  ddl: string,
  name: string,
  wanted: (probe: Probe) => boolean,
): Mutant {
  const probes = {
    "as granted": matrix.select("as granted", wanted),
    "policies alone": matrix.select("policies alone", wanted),
  };
  return { name, ddl, probes };
}
