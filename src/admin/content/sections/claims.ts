/** Words that need proof in the European Union since 27 September 2026: Directive (EU) 2024/825. */
import { isInEu } from "../../../lib/legal.ts";

/** Beginnings of words, in English, German, French, Italian and Spanish; neutrality by compensation is forbidden. */
const CLAIMS = [
  "(?:eco|environment(?:ally)?|climate|planet|earth)[- ]friendly",
  "(?:climate|carbon|co[2₂])[- ](?:neutral|positive)",
  "sustainab",
  "biodegradab",
  "(?:umwelt|klima|öko)-?(?:freundlich|schonend|bewusst|gerecht|neutral|positiv)",
  "co[2₂]-(?:neutral|frei|positiv)",
  "ökologisch",
  "nachhaltig",
  "éco(?:logiqu|[- ]?responsab)",
  "respectueu(?:x|ses?) de l['’]environnement",
  "climatiquement neutre",
  "neutr(?:e|alité) (?:en )?carbone",
  "biodégradab",
  "eco(?:logic|sostenibil|compatibil)",
  "(?:rispettos|amic)[oa] dell['’]ambiente",
  "climaticamente neutr",
  "impatto zero",
  "sostenib",
  "ecológic",
  "respetuos[oa]s? con el medio ?ambiente",
  "climáticamente neutr",
  "neutr[oa]s? en carbono",
];
const CLAIM = new RegExp(String.raw`(?<!\p{L})(?:${CLAIMS.join("|")})\p{L}*`, "iu");

/** @returns the first such word; undefined outside of the European Union */
export function claimIn(text: string, country: string | null): string | undefined {
  return isInEu(country) ? CLAIM.exec(text)?.[0] : undefined;
}
