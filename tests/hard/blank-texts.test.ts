import { expect, test } from "vitest";
import { isBlank } from "../../src/fields/blank.ts";
import { transaction } from "../../src/server/database/transaction.ts";
import { copyTemplate } from "../../testbed/template-copy.ts";

test("The database and the forms call the same characters blank", async () => {
  const sql = await copyTemplate();
  const last = 0x10ffff;
  const rows = await transaction(sql, async (tx) => {
    // Longer on a busy machine than a server lets its statements run.
    await tx`set local statement_timeout = 0`;
    return tx<{ code: number }[]>`
      select code from generate_series(1, ${last}) as code
      where code not between ${0xd800} and ${0xdfff} and innfo.is_blank(chr(code)) order by code`;
  });
  const blank: number[] = [];
  for (let code = 1; code <= last; code++) {
    const isSurrogate = code >= 0xd800 && code <= 0xdfff;
    if (!isSurrogate && isBlank(String.fromCodePoint(code))) blank.push(code);
  }
  await sql.end();
  expect(rows.map(({ code }) => code)).toEqual(blank);
});
