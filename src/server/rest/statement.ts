/**
 * Turns a typed query into SQL. The text has only the catalogue's identifiers and placeholders; PostgreSQL
 * casts each value, a text, to its column's type. It also writes the JSON, which is passed on as text.
 */

import type { Callable, Column, Relation } from "./catalogue.ts";
import { MAX_ANSWER_BYTES, MAX_ROWS } from "./listed.ts";
import { COMPARISONS, IS_STATES, type Query, type RestFilter, type RestOrder } from "./query.ts";

export interface Statement {
  text: string;
  parameters: string[];
  /** Columns in the statement that no signed-in caller may write; PostgreSQL's message would name only the table. */
  unwritable?: readonly string[];
  /** The same statement, which writes nothing unless the number of rows is in this range. */
  within?: (rows: RowRange) => Statement;
  /** Whether it takes back many changes, which have a bulkhead of their own. */
  undoes?: boolean;
  /** The answer if a lone row was not written: then the statement yields nothing. SQL need not count it. */
  none?: Answer;
  /** A statement that runs next in the same transaction, whose result is answered instead. */
  thenRead?: (own: Answer) => Statement;
}

export interface RowRange {
  least: number;
  most: number;
}

/** The single row that each statement yields. */
export interface Answer {
  /** JSON: an array of at most {@link MAX_ROWS} rows, or a function's result; null if nothing was wanted. */
  body: string | null;
  rows: number;
  /** Number of rows that match the filters, if requested. */
  total: number | null;
}

interface Input {
  json: string;
  /** Whether the JSON is an object instead of an array of objects. */
  isLone: boolean;
  /** Whether the number of written rows matters, and not only whether there is one. */
  isCounted?: boolean;
  columns: readonly Column[];
  /** Value of columns that a row leaves out. */
  missing: "default" | "null";
  /** For an upsert: the unique key, and what to do with existing rows. */
  conflict: { resolution: "merge-duplicates" | "ignore-duplicates"; key: readonly Column[] } | undefined;
}

/** The one function that writes as much as many requests. */
const UNDO = "undo_changes";
const ARRAY = "coalesce(json_agg(r), '[]')::text";
/** The answer's column body, unless it is too long. */
const BOUNDED = `case when octet_length(body) > ${MAX_ANSWER_BYTES}
  then innfo.answer_too_long(${MAX_ANSWER_BYTES}) else body end as body`;

export const statements = { select, insert, update, remove, call };

function select(
  relation: Relation,
  {
    select: columns,
    filters,
    order,
    limit,
    offset,
  }: Pick<Query, "select" | "filters" | "order" | "limit" | "offset">,
  total: boolean,
): Statement {
  const parameters: string[] = [];
  const where = condition(filters, parameters);
  const source = `from ${relation.identifier} as t ${where}`;
  const count = total ? `(select count(*)::int ${source})` : "null::int";
  parameters.push(String(limit), String(offset));
  return {
    text: `select ${BOUNDED}, rows, total
      from (select ${ARRAY} as body, count(*)::int as rows, ${count} as total
        from (select ${names(columns, "t.")} ${source} ${orderBy(order)}
          limit $${parameters.length - 1}::text::int offset $${parameters.length}::text::int) as r) as answer`,
    parameters,
  };
}

function insert(relation: Relation, input: Input, returned: readonly Column[] | undefined): Statement {
  const { columns, missing, conflict } = input;
  const isKey =
    columns.length > 0 && columns.length === conflict?.key.length && sets(columns, conflict) === "";
  const mayBeThere = returned && isKey && conflict?.resolution === "merge-duplicates";
  const isLone = input.isLone && !input.isCounted && columns.length > 0 && !mayBeThere;
  const json = input.isLone && !isLone ? `[${input.json}]` : input.json;
  const target = columns.length > 0 ? `(${names(columns)})` : "";
  const row = isLone ? "$1::text::json" : "e.value";
  const values = columns.map((column) =>
    missing === "default" && column.defaultExpression !== null
      ? `case when ${row} -> ${literal(column.name)} is null then ${column.defaultExpression} else r.${column.identifier} end`
      : `r.${column.identifier}`,
  );
  const record = columns.length > 0 ? `json_to_record(${row}) as r (${typed(columns)})` : "";
  const each = "json_array_elements($1::text::json) as e (value)";
  const insertion = `insert into ${relation.identifier} as t ${target}
      select ${values.join(", ")} from ${isLone ? record : [each, record].filter(Boolean).join(", ")}
      ${conflict ? conflictClause(columns, conflict) : ""}`;
  if (isLone) {
    const body = returned
      ? `(select '[' || to_json(w)::text || ']' from (select ${list(returned)}) as w)`
      : "null::text";
    const text = `${insertion} returning ${body} as body, 1 as rows, null::int as total`;
    return { text, parameters: [json], none: { body: returned ? "[]" : null, rows: 0, total: null } };
  }
  const statement = written(insertion, [json], mayBeThere ? columns : returned);
  if (!mayBeThere) return statement;
  return { ...statement, thenRead: ({ body }) => rowsOf(relation, columns, [json, body ?? "[]"], returned) };
}

/**
 * Selects the rows with the given keys, in their order. An insertion does not return rows that existed before, and
 * does not even see one that somebody else has just committed.
 * @param bodies JSON arrays of objects with the key's columns
 */
function rowsOf(
  relation: Relation,
  key: readonly Column[],
  bodies: string[],
  returned: readonly Column[],
): Statement {
  const given = bodies.map(
    (_, n) => `select e.place + ${n * MAX_ROWS} as place, r.* from json_array_elements($${n + 1}::text::json)
      with ordinality as e (value, place), json_to_record(e.value) as r (${typed(key)})`,
  );
  const same = key.map(({ identifier }) => `t.${identifier} = k.${identifier}`).join(" and ");
  return answered(
    `select ${list(returned)}
      from (select ${names(key)}, min(place) as place from (${given.join(" union all ")}) as g
        group by ${names(key)}) as k
      join ${relation.identifier} as t on ${same} order by k.place`,
    bodies,
    returned,
  );
}

function update(
  relation: Relation,
  json: string,
  columns: readonly Column[],
  filters: readonly RestFilter[],
  returned: readonly Column[] | undefined,
): Statement {
  // A change without columns touches no row, as in PostgREST.
  if (columns.length === 0) {
    return answered(`select ${list(returned)} from ${relation.identifier} as t where false`, [], returned);
  }
  const parameters = [json];
  const assignments = columns.map(({ identifier }) => `${identifier} = r.${identifier}`);
  return written(
    `update ${relation.identifier} as t set ${assignments.join(", ")}
      from json_to_record($1::text::json) as r (${typed(columns)}) ${condition(filters, parameters)}`,
    parameters,
    returned,
  );
}

function remove(
  relation: Relation,
  filters: readonly RestFilter[],
  returned: readonly Column[] | undefined,
): Statement {
  const parameters: string[] = [];
  const text = `delete from ${relation.identifier} as t ${condition(filters, parameters)}`;
  return written(text, parameters, returned);
}

/**
 * @param given names of the body's arguments
 * @param json one JSON object with them
 */
function call(callable: Callable, given: readonly string[], json: string): Statement {
  const passed = [...callable.arguments]
    .filter(([name]) => given.includes(name))
    .map(([, argument]) => argument);
  const values = passed.map((argument) => `${argument.identifier} => r.${argument.identifier}`);
  const result = `${callable.identifier}(${values.join(", ")})`;
  const from = passed.length > 0 ? `from json_to_record($1::text::json) as r (${typed(passed)})` : "";
  const text = callable.silent
    ? `select null::text as body, 1 as rows, null::int as total, ${result} as nothing ${from}`
    : `select ${BOUNDED}, 1 as rows, null::int as total from (select to_json(${result})::text as body ${from} offset 0) as called`;
  return { text, parameters: passed.length > 0 ? [json] : [], undoes: callable.name === UNDO };
}

function written(text: string, parameters: string[], returned: readonly Column[] | undefined): Statement {
  return answered(`${text} returning ${list(returned)}`, parameters, returned);
}

/** Counts all written rows, and answers the first {@link MAX_ROWS}. */
function answered(rows: string, parameters: string[], returned: readonly Column[] | undefined): Statement {
  const body = returned
    ? `(select ${BOUNDED} from (select ${ARRAY} as body from (select * from w limit ${MAX_ROWS}) as r) as answer)`
    : "null::text";
  const text = (shown: string) =>
    `with w as (${rows}) select ${shown} as body, count(*)::int as rows, null::int as total from w`;
  const [least, most] = [1, 2].map((n) => `$${parameters.length + n}::text::int`);
  return {
    text: text(body),
    parameters,
    within: (range) => ({
      text: text(
        `case when count(*) between ${least} and ${most} then ${body} else innfo.refuse_rows(count(*)) end`,
      ),
      parameters: [...parameters, String(range.least), String(range.most)],
    }),
  };
}

function list(returned: readonly Column[] | undefined): string {
  return returned ? names(returned, "t.") : "1";
}

/** Leaves keys out: clients may not change them, and in a conflicting row they are equal anyway. */
function conflictClause(columns: readonly Column[], conflict: NonNullable<Input["conflict"]>): string {
  const assignments = sets(columns, conflict);
  const updates = conflict.resolution === "merge-duplicates" && assignments !== "";
  return `on conflict (${names(conflict.key)}) ${updates ? `do update set ${assignments}` : "do nothing"}`;
}

function sets(columns: readonly Column[], { key }: NonNullable<Input["conflict"]>): string {
  return columns
    .filter((column) => !key.includes(column))
    .map(({ identifier }) => `${identifier} = excluded.${identifier}`)
    .join(", ");
}

/** Builds the condition and appends the filters' values to the parameters. */
function condition(filters: readonly RestFilter[], parameters: string[]): string {
  if (filters.length === 0) return "";
  const terms = filters.map((filter) => {
    const term = `(${comparison(filter, parameters)})`;
    return filter.negated ? `not ${term}` : term;
  });
  return `where ${terms.join(" and ")}`;
}

function comparison(filter: RestFilter, parameters: string[]): string {
  const { identifier, type } = filter.column;
  const value = parameterOf(filter);
  if (value !== undefined) parameters.push(value);
  switch (filter.operator) {
    case "is":
      return `t.${identifier} is ${IS_STATES[filter.value]}`;
    case "in":
      return `t.${identifier} = any (array(
        select value::${type} from json_array_elements_text($${parameters.length}::text::json)))`;
    case "like":
    case "ilike":
      return `t.${identifier} ${COMPARISONS[filter.operator]} $${parameters.length}::text`;
    default:
      return `t.${identifier} ${COMPARISONS[filter.operator]} $${parameters.length}::text::${type}`;
  }
}

/** Appends the filter's parameter, if it has one. */
function parameterOf(filter: RestFilter): string | undefined {
  switch (filter.operator) {
    case "is":
      return undefined;
    case "in":
      return JSON.stringify(filter.value);
    case "like":
    case "ilike":
      // In a URL, * stands for %, which would have to be escaped.
      return filter.value.replaceAll("*", "%");
    default:
      return filter.value;
  }
}

function orderBy(order: readonly RestOrder[]): string {
  if (order.length === 0) return "";
  const terms = order.map(
    ({ column, descending, nulls }) =>
      `t.${column.identifier} ${descending ? "desc" : "asc"}${nulls ? ` nulls ${nulls}` : ""}`,
  );
  return `order by ${terms.join(", ")}`;
}

function names(columns: readonly Column[], prefix = ""): string {
  return columns.map(({ identifier }) => prefix + identifier).join(", ");
}

function typed(columns: readonly { identifier: string; type: string }[]): string {
  return columns.map(({ identifier, type }) => `${identifier} ${type}`).join(", ");
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
