/** A folder's lines, sorted: facts of the profile, items, lines without a place, and what is for nobody. */
import { withoutBullet } from "../../../lib/pages/bullets.ts";
import type { Line } from "../../../lib/pages/line.ts";
import { type Block, blocksOf, COLON, UNDERLINED } from "./blocks.ts";
import { type HouseSecret, withoutSecrets } from "./house-secrets.ts";
import type { Proposal } from "./items.ts";
import { sortOut } from "./left-out.ts";
import { tablesIn } from "./lines.ts";
import { type FactLines, type ProfileFacts, profileOf } from "./profile.ts";
import { propose } from "./propose.ts";
import { byTopic, isHeadRow } from "./table.ts";
import { tidied } from "./tidy.ts";
import { topicOf } from "./topics.ts";
import { areaOf, folderWords, isOfAll } from "./words.ts";

export interface TakenApart {
  facts: ProfileFacts;
  factLines: FactLines;
  /** Codes of the house. */
  secrets: HouseSecret[];
  proposals: Proposal[];
  unplaced: Line[];
  leftOut: Line[];
}

export function takeApart(lines: readonly Line[], custom = true): TakenApart {
  const { lines: tidy, leftOut: blank } = tidied(lines);
  const { content, leftOut } = sortOut(tablesByTopic(tidy));
  const { facts, factLines, rest: others } = profileOf(content);
  const { secrets, rest, leftOut: names } = withoutSecrets(others, [facts.wifi?.password ?? []].flat());
  const proposals = propose(rest, custom);
  const sorted = unsaid(content, rest, proposals, [...blank, ...leftOut, ...names]);
  return { facts, factLines, secrets, proposals, ...sorted };
}

function tablesByTopic(lines: readonly Line[]): Line[] {
  return tablesIn(lines).flatMap(({ rows, line }): Line[] => {
    const topics = rows && byTopic(rows.map(({ cells = [] }) => cells));
    if (!topics) return rows ?? [line];
    return [...topics].flatMap(([topic, found]) => [
      { text: topic, level: 2 },
      ...found.map((cells) => ({ text: cells.filter(Boolean).join(" "), cells })),
    ]);
  });
}

/** Whatever the rules do: a line whose words nothing says is one to ask about. */
function unsaid(
  content: readonly Line[],
  lines: readonly Line[],
  proposals: readonly Proposal[],
  leftOut: readonly Line[],
) {
  const said = proposals.map(({ heading = "", values }) =>
    folderWords(`${heading} ${Object.values(values).join(" ")}`),
  );
  const isSaid = ({ text, cells = [] }: Line) => {
    // A row's number is no word of it.
    const isNumbered = /^\d{1,3}\.?$/.test(cells[0] ?? "") && cells.length > 2;
    const words = [...folderWords(isNumbered ? cells.slice(1).join(" ") : withoutBullet(text))];
    const share = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length / words.length;
    const all = new Set(said.filter((of) => share(of) >= 0.3).flatMap((of) => [...of]));
    return words.every((word) => all.has(word));
  };
  const heads = new Set(
    tablesIn(lines).flatMap(({ line, rows }) =>
      rows && isHeadRow(rows.map(({ cells = [] }) => cells)) ? [line] : [],
    ),
  );
  const headings = new Map(blocksOf(content).map((block) => [block.line, block]));
  const missing = lines.filter((line) => {
    if (heads.has(line) || isSaid(line)) return false;
    const block = headings.get(line);
    return !block?.lines.length || !isSure(block);
  });
  const isTitle = (line: Line) =>
    (line === lines[0] && !/\.$/.test(line.text)) || isOfAll(line.text) || Boolean(line.level);
  return {
    unplaced: missing.filter((line) => !isTitle(line)),
    leftOut: [...missing.filter(isTitle), ...leftOut],
  };
}

/** Whether a heading is one, and no line above others. */
function isSure({ heading, level }: Block): boolean {
  return (
    (level < COLON && !/\d/.test(heading)) ||
    level <= UNDERLINED ||
    isOfAll(heading) ||
    (areaOf(heading) ?? topicOf(heading)) !== undefined
  );
}
