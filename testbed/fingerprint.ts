/** Describes a database by its catalogue: databases made by the same steps have the same description. */
import type { Sql } from "../src/server/database/connection.ts";

/** @returns sorted lines about every table, column, rule, index, function, policy, grant, role and migration */
export async function fingerprint(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with ours as (
      select oid, nspname, nspacl from pg_namespace where nspname !~ '^(pg_|information_schema$)'
    ), relations as (
      select c.*, o.nspname from pg_class c join ours o on o.oid = c.relnamespace
    )
    select format('schema %s %s', nspname, nspacl) as line from ours
    union all
    select format('%s %s.%s %s %s %s', relkind, nspname, relname, relrowsecurity,
      case when relkind in ('r', 'p', 'v') then (
        select array_agg(granted::text order by granted::text) from unnest(coalesce(relacl, acldefault('r', relowner))) as granted
      ) end, pg_get_partkeydef(oid))
    from relations
    union all
    -- In their order: a column that was dropped leaves a gap in the numbers.
    select format('column %s.%s.%s %s %s %s %s', nspname, relname,
      row_number() over (partition by r.oid order by attnum), attname,
      format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid))
    from relations r join pg_attribute a on a.attrelid = r.oid and attnum > 0 and not attisdropped
      left join pg_attrdef d on d.adrelid = r.oid and adnum = attnum
    union all
    select format('rule %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join ours o on o.oid = connamespace
    union all
    select format('index %s', pg_get_indexdef(oid)) from relations where relkind in ('i', 'I')
    union all
    select format('view %s.%s %s', nspname, relname, pg_get_viewdef(oid)) from relations where relkind = 'v'
    union all
    select format('function %s %s', pg_get_functiondef(p.oid),
      (select array_agg(granted::text order by granted::text) from unnest(proacl) as granted))
    from pg_proc p join ours o on o.oid = pronamespace where prokind in ('f', 'p')
    union all
    select format('trigger %s', pg_get_triggerdef(t.oid))
    from pg_trigger t join relations r on r.oid = tgrelid where not tgisinternal
    union all
    select format('policy %s', p) from pg_policies p
    union all
    select format('role %s %s %s %s', rolname, rolsuper, rolcreaterole, rolcanlogin) from pg_roles
    union all
    select format('default %s %s', defaclobjtype, defaclacl) from pg_default_acl
    union all
    select format('migration %s %s', name, checksum) from innfo_server.migrations
    union all
    select format('plan %s', p) from public.plans p
    union all
    select 'sample ' || regexp_replace(public.guest_hotel('1')::text, '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '', 'g')`;
  return rows.map(({ line }) => line).sort();
}
