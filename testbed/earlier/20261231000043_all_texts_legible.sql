-- Reads and writes go on meanwhile.
do $$
declare
  rule record;
begin
  for rule in
    select conrelid::regclass as table_name, conname from pg_constraint
    where connamespace = 'public'::regnamespace and conname like '%\_legible' and not convalidated
    order by conname
  loop
    execute format('alter table %s validate constraint %I', rule.table_name, rule.conname);
  end loop;
end
$$;
