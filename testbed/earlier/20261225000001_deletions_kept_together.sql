-- What a statement deletes is kept in one statement. Each row by itself was followed by a look at all that is kept of
-- its hotel, so that 2,000 rows deleted at once cost four million looks: seconds of the database's time, for anybody
-- with a free account. A row with children is still kept before it goes, and they with it.

-- Keeps what was deleted, from tables without children. With the server's rights: nobody writes the table themselves.
create function innfo.keep_deleted_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into innfo.deleted_rows (hotel_id, table_name, id, row_data)
  select r.hotel_id, tg_table_name, r.id, to_json(r) from removed r
  on conflict (hotel_id, table_name, id) do update set row_data = excluded.row_data,
    children_table = excluded.children_table, children = excluded.children, deleted_at = excluded.deleted_at;
  return null;
end
$$;

create or replace procedure innfo.deletion_can_be_undone(table_name text, children_table text default null, children_column text default null)
language plpgsql set search_path = ''
as $$
begin
  if children_table is null then
    execute format('create trigger keep_deleted after delete on public.%I referencing old table as removed
      for each statement when (pg_trigger_depth() = 0) execute function innfo.keep_deleted_rows()', table_name);
  else
    execute format('create trigger keep_deleted before delete on public.%I
      for each row when (pg_trigger_depth() = 0) execute function innfo.keep_deleted(%L, %L)',
      table_name, children_table, children_column);
  end if;
end
$$;

-- With arguments: table and column of the children.
create or replace function innfo.keep_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  children json;
begin
  -- Locked, so that what is kept is what is deleted a moment later.
  execute format('select json_agg(c) from (select * from public.%I where %I = $1 for update) as c', tg_argv[0], tg_argv[1])
    into children using old.id;
  insert into innfo.deleted_rows (hotel_id, table_name, id, row_data, children_table, children)
  values (old.hotel_id, tg_table_name, old.id, to_json(old), tg_argv[0], children)
  on conflict (hotel_id, table_name, id) do update set row_data = excluded.row_data,
    children_table = excluded.children_table, children = excluded.children, deleted_at = excluded.deleted_at;
  return old;
end
$$;

do $$
declare
  trigger record;
begin
  for trigger in
    select c.relname from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where t.tgname = 'keep_deleted' and t.tgnargs = 0
  loop
    execute format('drop trigger keep_deleted on public.%I', trigger.relname);
    call innfo.deletion_can_be_undone(trigger.relname);
  end loop;
end
$$;
