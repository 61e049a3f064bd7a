-- Guests read the ids of rows. Whoever adds a row of theirs with the id of one that another hotel has just deleted would
-- take its undo away. So an id stays taken for as long as the deleted row is kept.

-- Of the rows that went with it: stored, because reading them out of the rows would cost whoever adds one.
alter table innfo.deleted_rows add column child_ids uuid[];
create function innfo.ids_of(kept json) returns uuid[]
language sql immutable set search_path = ''
as $$ select array(select (r ->> 'id')::uuid from json_array_elements(kept) as r) $$;
update innfo.deleted_rows set child_ids = innfo.ids_of(children) where children is not null;

create index deleted_rows_table_name_id on innfo.deleted_rows (table_name, id);
create index deleted_rows_child_ids on innfo.deleted_rows using gin (child_ids) with (fastupdate = off)
  where child_ids is not null;

-- As before, with the ids.
create or replace function innfo.keep_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kept_children json;
begin
  -- Locked, so that what is kept is what is deleted a moment later.
  execute format('select json_agg(c) from (select * from public.%I where %I = $1 for update) as c', tg_argv[0], tg_argv[1])
    into kept_children using old.id;
  insert into innfo.deleted_rows (hotel_id, table_name, id, row_data, children_table, children, child_ids)
  values (old.hotel_id, tg_table_name, old.id, to_json(old), tg_argv[0], kept_children, innfo.ids_of(kept_children))
  on conflict (hotel_id, table_name, id) do update set row_data = excluded.row_data,
    children_table = excluded.children_table, children = excluded.children, child_ids = excluded.child_ids,
    deleted_at = excluded.deleted_at;
  return old;
end
$$;

-- With 'children', asks for rows that went with the row they belong to.
create function innfo.refuse_deleted_ids() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- As text, because the index does not serve comparisons with tg_table_name's own type and collation.
  listed constant text := tg_table_name;
  key_name constant text := listed || '_pkey';
  is_taken boolean;
begin
  if tg_argv[0] = 'children' then
    is_taken := exists (
      select from added a join innfo.deleted_rows d on d.child_ids @> array[a.id]
      where d.children_table = listed and d.hotel_id <> a.hotel_id);
  else
    is_taken := exists (
      select from added a join innfo.deleted_rows d on d.table_name = listed and d.id = a.id
      where d.hotel_id <> a.hotel_id);
  end if;
  -- As while the row is there.
  if is_taken then
    raise exception 'duplicate key value violates unique constraint "%"', key_name
      using errcode = 'unique_violation', schema = tg_table_schema, table = listed, constraint = key_name;
  end if;
  return null;
end
$$;

create procedure innfo.deleted_ids_stay_taken(table_name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger refuse_deleted_ids after insert on public.%I referencing new table as added
    for each statement execute function innfo.refuse_deleted_ids()', table_name);
end
$$;

create procedure innfo.deleted_children_stay_taken(table_name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger refuse_deleted_children after insert on public.%I referencing new table as added
    for each statement execute function innfo.refuse_deleted_ids(''children'')', table_name);
end
$$;

-- As before, and its id stays taken.
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
    execute format('create trigger forget_deleted after delete on public.%I referencing old table as removed
      for each statement when (pg_trigger_depth() = 0) execute function innfo.forget_deleted()', table_name);
    call innfo.deleted_children_stay_taken(children_table);
  end if;
  call innfo.deleted_ids_stay_taken(table_name);
end
$$;

do $$
declare
  kept record;
begin
  for kept in
    select c.relname from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where t.tgname = 'keep_deleted'
  loop
    call innfo.deleted_ids_stay_taken(kept.relname);
  end loop;
  call innfo.deleted_children_stay_taken('custom_section_items');
end
$$;

-- As before, but an id is kept for one hotel, so the hotel is not asked once more.
create or replace function public.restore_item(table_name text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
  kept innfo.deleted_rows;
  is_there boolean;
  restored_to text;
begin
  if not exists (select from innfo.sections s where s.table_name = restore_item.table_name)
      and restore_item.table_name not in ('announcements', 'custom_sections', 'custom_section_items') then
    raise exception 'unknown list "%"', restore_item.table_name using errcode = 'invalid_parameter_value';
  end if;

  -- The lock makes two calls take turns.
  select d.* into kept
  from innfo.deleted_rows d
  join public.hotels h on h.id = d.hotel_id
  where d.table_name = restore_item.table_name and d.id = item_id and h.user_id = caller
  for update of d;
  if not found then
    execute format('select exists (select from public.%I t join public.hotels h on h.id = t.hotel_id
      where t.id = $1 and h.user_id = $2)', restore_item.table_name)
      into is_there using item_id, caller;
    if not is_there then
      raise exception 'nothing that was deleted in the last hour has this id' using errcode = 'no_data_found';
    end if;
    return;
  end if;

  execute format('insert into public.%1$I select r.* from json_populate_record(null::public.%1$I, $1) as r
    returning hotel_id', restore_item.table_name)
    into restored_to using kept.row_data;
  if restored_to <> kept.hotel_id then
    raise exception 'what it was filed under belongs to another hotel by now' using errcode = 'foreign_key_violation';
  end if;
  if kept.children is not null then
    execute format('insert into public.%1$I select r.* from json_populate_recordset(null::public.%1$I, $1) as r',
      kept.children_table) using kept.children;
  end if;
  delete from innfo.deleted_rows d where d.table_name = kept.table_name and d.id = kept.id;
end
$$;
