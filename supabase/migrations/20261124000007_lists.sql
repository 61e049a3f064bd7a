-- What every table has whose rows belong to a hotel: whose rows they are, their place in a list, and an hour in which a
-- deletion can be undone.

-- Gives the table its policies, grants, triggers and its index with hotel_id first. The client may set every column but
-- the ones that identify the row; it chooses the hotel when it inserts, and cannot move the row to another one later.
--
-- A policy says `hotel_id = any (array(select …))`, which is answered by the index of the request's own filter: asking
-- for another hotel's rows costs no more than asking for those of a hotel that does not exist. `in (select …)` would be
-- looked at row by row, and its time would tell how many there are. See docs/decisions/0016-policies-by-index.md.
create procedure innfo.belongs_to_hotel(table_name text)
language plpgsql set search_path = ''
as $$
declare
  own_hotels constant text := 'hotel_id = any (array(select id from public.hotels where user_id = (select auth.uid())))';
  settable text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into settable
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', table_name)::regclass and attnum > 0 and not attisdropped
    and attname not in ('id', 'hotel_id', 'created_at', 'updated_at');

  execute format('create index %I on public.%I (hotel_id, created_at)', table_name || '_hotel_id', table_name);
  execute format('create trigger set_updated_at before update on public.%I
    for each row execute function innfo.set_updated_at()', table_name);
  execute format('create trigger notify_hotel_changed after insert or update or delete on public.%I
    for each row execute function innfo.notify_hotel_changed()', table_name);

  execute format('alter table public.%I enable row level security', table_name);
  execute format('create policy "owners read rows of their hotels" on public.%I
    for select to authenticated using (%s)', table_name, own_hotels);
  execute format('create policy "owners add rows to their hotels" on public.%I
    for insert to authenticated with check (%s)', table_name, own_hotels);
  execute format('create policy "owners change rows of their hotels" on public.%I
    for update to authenticated using (%s) with check (%s)', table_name, own_hotels, own_hotels);
  execute format('create policy "owners delete rows of their hotels" on public.%I
    for delete to authenticated using (%s)', table_name, own_hotels);

  execute format('revoke all on public.%I from anon, authenticated', table_name);
  execute format('grant select, delete on public.%I to authenticated', table_name);
  execute format('grant insert (hotel_id, %s), update (%s) on public.%I to authenticated',
    settable, settable, table_name);
  execute format('grant all on public.%I to service_role', table_name);
end
$$;

-- A client may say which id a new row gets. When the answer to an insert gets lost, it sends the same row again, with
-- "on conflict (id) do nothing", and does not make a second one. An id that another owner's row has is refused, or passed
-- over, like any that is taken: the row stays as it is and is not shown. Nobody changes an id later.
create procedure innfo.client_chosen_id(table_name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('grant insert (id) on public.%I to authenticated', table_name);
end
$$;

-- ------------------------------------------------------------------------------------------------
-- A list is sorted by position (nulls last), created_at, id. Each new row takes the next number of one sequence, so that
-- it comes last, and rows that are added together keep the order they are listed in. The sequence begins above every
-- number that reorder_items() gives, and never runs out.

create sequence innfo.list_positions as bigint start with 1000000;

-- With its maker's rights: nobody needs any on the sequence itself.
create function innfo.next_list_position() returns bigint
language sql volatile security definer set search_path = ''
as $$ select nextval('innfo.list_positions') $$;
grant execute on function innfo.next_list_position() to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- A deletion can be undone for an hour: the row comes back as it was, with its id, its place in the list and what was
-- deleted with it. See docs/decisions/0024-undo.md.

create table innfo.deleted_rows (
  hotel_id text not null references public.hotels (id) on delete cascade,
  table_name text not null,
  id uuid not null,
  -- json and not jsonb: details keep the order of their names.
  row_data json not null,
  -- The rows that were filed under the row, and their table.
  children_table text,
  children json,
  deleted_at timestamptz not null default now(),
  -- The ids of those rows: stored, because reading them out of the rows would cost whoever adds one.
  child_ids uuid[],
  primary key (hotel_id, table_name, id)
);
create index deleted_rows_deleted_at on innfo.deleted_rows (deleted_at);
create index deleted_rows_table_name_id on innfo.deleted_rows (table_name, id);
create index deleted_rows_child_ids on innfo.deleted_rows using gin (child_ids) with (fastupdate = off)
  where child_ids is not null;
alter table innfo.deleted_rows enable row level security;

create function innfo.ids_of(kept json) returns uuid[]
language sql immutable set search_path = ''
as $$ select array(select (r ->> 'id')::uuid from json_array_elements(kept) as r) $$;

-- Deleted rows take room for an hour: of one hotel the latest, up to twice what its texts may take.
create function innfo.forget_deleted_of(hotel_ids text[]) returns void
language sql set search_path = ''
as $$
  delete from innfo.deleted_rows d
  using (
    select k.ctid as place, sum(pg_column_size(k)) over (partition by hotel_id order by deleted_at desc, id) as bytes
    from innfo.deleted_rows k where k.hotel_id = any (hotel_ids)
  ) as kept
  where d.ctid = kept.place and kept.bytes > 4 * 1024 * 1024
$$;

-- Keeps what a statement deleted, from tables without children. With the server's rights: nobody writes the table
-- themselves. In one statement: a look at all that is kept of a hotel after each row would cost the square of the rows.
create function innfo.keep_deleted_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into innfo.deleted_rows (hotel_id, table_name, id, row_data)
  select r.hotel_id, tg_table_name, r.id, to_json(r) from removed r
  on conflict (hotel_id, table_name, id) do update set row_data = excluded.row_data,
    children_table = excluded.children_table, children = excluded.children, deleted_at = excluded.deleted_at;
  perform innfo.forget_deleted_of(array(select distinct hotel_id from removed));
  return null;
end
$$;

-- Keeps a row with its children, before it goes and they with it. Arguments: table and column of the children.
create function innfo.keep_deleted() returns trigger
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

-- After a statement that deleted rows with children.
create function innfo.forget_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform innfo.forget_deleted_of(array(select distinct hotel_id from removed));
  return null;
end
$$;

-- Guests read the ids of rows. Whoever adds a row of theirs with the id of one that another hotel has just deleted would
-- take its undo away: so an id stays taken for as long as the deleted row is kept. With 'children', of rows that went
-- with the row they belonged to.
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

-- For deletions that somebody asked for: what goes because its hotel or section goes is not kept by itself.
create procedure innfo.deletion_can_be_undone(table_name text, children_table text default null, children_column text default null)
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

-- Undoes a deletion by the caller: all of it or nothing. Once it is undone, asking again changes nothing, for whoever did
-- not hear the answer. With the server's rights, as callers set neither ids nor times; it asks itself whose hotel it was.
create function public.restore_item(table_name text, item_id uuid) returns void
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
grant execute on function public.restore_item(text, uuid) to authenticated, service_role;

-- Called by upkeep. Answers whether there is more, so that no call takes longer than a statement may.
create function innfo.forget_deleted_rows() returns boolean
language plpgsql set search_path = ''
as $$
declare
  at_a_time constant int := 5000;
  forgotten int;
begin
  delete from innfo.deleted_rows where ctid in (
    select ctid from innfo.deleted_rows where deleted_at < now() - interval '1 hour' limit at_a_time);
  get diagnostics forgotten = row_count;
  return forgotten = at_a_time;
end
$$;
