-- What tables have whose rows belong to a hotel: whose rows they are, how many there may be, their place in a list, and
-- an hour in which a deletion can be undone.

-- Says once who may do what: whoever has the role at a hotel reads its rows and, where it writes, adds, changes and
-- deletes them. Where more people need them for their work, read_by is the role that reads. The client chooses the hotel of a new row and never changes it, nor what never_changed names. The
-- server alone sets the id, the times, and what server_sets names.
--
-- A policy says `hotel_id = any (array(select …))`, which is answered by the index of the request's own filter: asking
-- for another hotel's rows costs no more than asking for those of a hotel that does not exist. `in (select …)` would be
-- looked at row by row, and its time would tell how many there are. See docs/decisions/0016-policies-by-index.md.
create procedure innfo.declare_table(table_name text, role text, writes boolean default true,
  never_changed text[] default '{}', server_sets text[] default '{}', read_by text default null)
language plpgsql set search_path = ''
as $$
declare
  own constant text := format('hotel_id = any (array(select * from innfo.hotels_of(%L)))', role);
  readable constant text := format('hotel_id = any (array(select * from innfo.hotels_of(%L)))', coalesce(read_by, role));
  settable text;
  changeable text;
begin
  execute format('alter table public.%I enable row level security', table_name);
  execute format('grant all on public.%I to service_role', table_name);
  execute format('grant select on public.%I to authenticated', table_name);
  execute format('create policy "owners read rows of their hotels" on public.%I
    for select to authenticated using (%s)', table_name, readable);
  if not writes then
    return;
  end if;
  select string_agg(quote_ident(attname), ', ' order by attnum),
    string_agg(quote_ident(attname), ', ' order by attnum) filter (where attname <> all (never_changed))
  into settable, changeable
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', table_name)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname <> all (server_sets || array['id', 'hotel_id', 'created_at', 'updated_at']);
  execute format('grant insert (hotel_id, %s), update (%s), delete on public.%I to authenticated',
    settable, changeable, table_name);
  execute format('create policy "owners add rows to their hotels" on public.%I
    for insert to authenticated with check (%s)', table_name, own);
  execute format('create policy "owners change rows of their hotels" on public.%I
    for update to authenticated using (%s) with check (%s)', table_name, own, own);
  execute format('create policy "owners delete rows of their hotels" on public.%I
    for delete to authenticated using (%s)', table_name, own);
end
$$;

-- ------------------------------------------------------------------------------------------------
-- A list is sorted by position (nulls last), created_at, id. Each new row takes the next number of one sequence, so
-- that it comes last, and rows that are added together keep the order they are listed in. The sequence begins above
-- every number that reorder_items() gives, and never runs out.

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

-- Deleted rows take room for an hour, or until upkeep comes: of one hotel the latest, up to 4 MB, twice what its texts
-- may take unless an operator has raised that.
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
  on conflict (hotel_id, table_name, id) do update set row_data = excluded.row_data, deleted_at = excluded.deleted_at;
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

-- Guests read the ids of rows. Whoever adds a row of theirs with the id of one that another hotel has just deleted
-- would take its undo away: so an id stays taken for as long as the deleted row is kept. This is about rows that went
-- with the row they belonged to; rows_added() is about all others.
create function innfo.refuse_deleted_children() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from added a join innfo.deleted_rows d on d.child_ids @> array[a.id]
    where d.children_table = tg_table_name::text and d.hotel_id <> a.hotel_id
  ) then
    perform innfo.refuse_id(tg_table_name);
  end if;
  return null;
end
$$;

-- As while the row is there.
create function innfo.refuse_id(table_name text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception 'duplicate key value violates unique constraint "%"', table_name || '_pkey'
    using errcode = 'unique_violation', schema = 'public', table = table_name, constraint = table_name || '_pkey';
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
    execute format('create trigger refuse_deleted_children after insert on public.%I referencing new table as added
      for each statement execute function innfo.refuse_deleted_children()', children_table);
  end if;
end
$$;

-- Undoes a deletion at a hotel that the caller edits: all of it or nothing. Once it is undone, asking again changes
-- nothing, for whoever did not hear the answer. With the server's rights, as callers set neither ids nor times.
create function public.restore_item(table_name text, item_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  edited constant text[] := array(select * from innfo.hotels_of('editor'));
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
  where d.table_name = restore_item.table_name and d.id = item_id and d.hotel_id = any (edited)
  for update;
  if not found then
    execute format('select exists (select from public.%I t where t.id = $1 and t.hotel_id = any ($2))', restore_item.table_name)
      into is_there using item_id, edited;
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

-- ------------------------------------------------------------------------------------------------
-- What follows from rows of a list that were added, changed or deleted: how many there are and the bytes of their
-- texts, by which a statement is refused as a whole when it goes past a limit; and which hotels' pages are out of date.
-- One trigger after a statement does all of it, when the policies have let its rows through: so it speaks to their
-- owner only, and with the server's rights. It takes hotels in the order of their ids, so that two statements cannot
-- wait for each other; a hotel's row of hotel_usage makes parallel statements take turns, so that none slips past. See
-- docs/decisions/0087-what-a-row-added-costs.md.
--
-- Arguments: the limit's name; the column by which the table's rows are counted; 'unseen' when guests see none of them.

-- Refuses when more rows have this parent than the limit allows.
create function innfo.keep_rows_within_limit(table_name text, counted_by text, parent text, owner_id uuid, limit_name text)
returns void
language plpgsql set search_path = ''
as $$
declare
  used bigint;
begin
  execute format('select count(*) from public.%I where %I = %L', table_name, counted_by, parent) into used;
  if not innfo.is_within_limit(owner_id, limit_name, used) then
    perform innfo.refuse_more(limit_name, innfo.limit_of(owner_id, limit_name));
  end if;
end
$$;

-- Adds to the bytes of a hotel's texts, and refuses when they go past the limit. Answers whether they show already that
-- the rows are few enough, so that nobody has to count. The plan in force is looked up only where some plan lacks the
-- room, or the account has limits of its own.
create function innfo.use_room(hotel_id text, bytes bigint, limit_name text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- A row has an id, a hotel and two moments, which are longer than this.
  least_bytes constant int := 64;
  used bigint;
  has_room boolean;
  owner uuid;
begin
  -- Every plan has both limits, and both have room.
  update innfo.hotel_usage u set text_bytes = u.text_bytes + bytes
  where u.hotel_id = use_room.hotel_id
  returning u.text_bytes, (
      select count(*) = 2 * greatest(1, (select count(*) from public.plans)) from innfo.limits l
      where (l.what = 'text_bytes' and l.max >= u.text_bytes)
        or (l.what = limit_name and l.max >= u.text_bytes / least_bytes))
  into used, has_room;
  if has_room and exists (select from innfo.account_limits) then
    has_room := not exists (
      select from innfo.account_limits a join public.hotels h on h.user_id = a.user_id where h.id = use_room.hotel_id);
  end if;
  if not found then
    insert into innfo.hotel_usage as u (hotel_id, text_bytes) values (use_room.hotel_id, bytes)
    on conflict on constraint hotel_usage_pkey do update set text_bytes = u.text_bytes + excluded.text_bytes
    returning u.text_bytes into used;
  end if;
  if has_room then
    return true;
  end if;
  owner := (select h.user_id from public.hotels h where h.id = use_room.hotel_id);
  if not innfo.is_within_limit(owner, 'text_bytes', used) then
    perform innfo.refuse_more('text_bytes', innfo.limit_of(owner, 'text_bytes'));
  end if;
  return innfo.is_within_limit(owner, limit_name, used / least_bytes);
end
$$;

create function innfo.rows_added() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  limit_name constant text := tg_argv[0];
  counted_by constant text := tg_argv[1];
  is_seen constant boolean := tg_argv[2] is null;
  -- As text, because the index does not serve comparisons with tg_table_name's own type and collation.
  listed constant text := tg_table_name;
  change record;
  are_few boolean := true;
begin
  -- Nearly always of one hotel: one statement less.
  select min(a.hotel_id) as hotel_id, max(a.hotel_id) as last_hotel, sum(octet_length(a::text))::bigint as bytes,
    bool_or(exists (
      select from innfo.deleted_rows d where d.table_name = listed and d.id = a.id and d.hotel_id <> a.hotel_id)) as takes_id
  into change from added a;
  if change.takes_id then
    perform innfo.refuse_id(listed);
  end if;
  if change.hotel_id = change.last_hotel then
    are_few := innfo.use_room(change.hotel_id, change.bytes, limit_name);
    if is_seen then
      perform innfo.tell_of_hotel(change.hotel_id);
    end if;
  else
    for change in select a.hotel_id, sum(octet_length(a::text))::bigint as bytes from added a group by 1 order by 1 loop
      are_few := innfo.use_room(change.hotel_id, change.bytes, limit_name) and are_few;
      if is_seen then
        perform innfo.tell_of_hotel(change.hotel_id);
      end if;
    end loop;
  end if;
  if are_few then
    return null;
  end if;
  for change in execute format(
    'select distinct a.%I::text as parent, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1',
    counted_by)
  loop
    perform innfo.keep_rows_within_limit(listed, counted_by, change.parent, change.user_id, limit_name);
  end loop;
  return null;
end
$$;

-- A row stays with its hotel, but may move to another custom section.
create function innfo.rows_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  limit_name constant text := tg_argv[0];
  counted_by constant text := tg_argv[1];
  change record;
begin
  for change in
    select c.hotel_id, sum(c.bytes)::bigint as bytes
    from (
      select a.hotel_id, octet_length(a::text) as bytes from added a
      union all select r.hotel_id, -octet_length(r::text) from removed r
    ) as c
    group by 1 order by 1
  loop
    if change.bytes > 0 then
      perform innfo.use_room(change.hotel_id, change.bytes, limit_name);
    elsif change.bytes < 0 then
      update innfo.hotel_usage set text_bytes = text_bytes + change.bytes where hotel_id = change.hotel_id;
    end if;
    if tg_argv[2] is null then
      perform innfo.tell_of_hotel(change.hotel_id);
    end if;
  end loop;
  if counted_by = 'hotel_id' then
    return null;
  end if;
  for change in execute format(
    'select distinct a.%I::text as parent, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1',
    counted_by)
  loop
    perform innfo.keep_rows_within_limit(tg_table_name, counted_by, change.parent, change.user_id, limit_name);
  end loop;
  return null;
end
$$;

create function innfo.rows_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  change record;
begin
  for change in
    select r.hotel_id, sum(octet_length(r::text))::bigint as bytes from removed r group by 1 order by 1
  loop
    -- A hotel that goes takes its row along.
    update innfo.hotel_usage set text_bytes = text_bytes - change.bytes where hotel_id = change.hotel_id;
    if tg_argv[2] is null then
      perform innfo.tell_of_hotel(change.hotel_id);
    end if;
  end loop;
  return null;
end
$$;

create procedure innfo.limit_rows(table_name text, limit_name text, counted_by text default 'hotel_id',
  is_seen boolean default true)
language plpgsql set search_path = ''
as $$
declare
  arguments constant text := concat_ws(', ', quote_literal(limit_name), quote_literal(counted_by),
    case when not is_seen then quote_literal('unseen') end);
begin
  execute format('create trigger rows_added after insert on public.%I referencing new table as added
    for each statement execute function innfo.rows_added(%s)', table_name, arguments);
  execute format('create trigger rows_changed after update on public.%I referencing old table as removed new table as added
    for each statement execute function innfo.rows_changed(%s)', table_name, arguments);
  execute format('create trigger rows_deleted after delete on public.%I referencing old table as removed
    for each statement execute function innfo.rows_deleted(%s)', table_name, arguments);
end
$$;

-- A list of an owner's: a declared table with a limit, an index with hotel_id first, and ids from clients. A client may
-- say which id a new row gets: when the answer to an insert gets lost, it sends the same row again, with "on conflict
-- (id) do nothing", and does not make a second one. An id that another owner's row has is refused, or passed over, like
-- any that is taken: the row stays as it is and is not shown.
create procedure innfo.declare_list(table_name text, role text, limit_name text, counted_by text default 'hotel_id',
  read_by text default null)
language plpgsql set search_path = ''
as $$
begin
  call innfo.declare_table(table_name, role, read_by => read_by);
  execute format('grant insert (id) on public.%I to authenticated', table_name);
  execute format('create index %I on public.%I (hotel_id, created_at)', table_name || '_hotel_id', table_name);
  execute format('create trigger set_updated_at before update on public.%I
    for each row execute function innfo.set_updated_at()', table_name);
  call innfo.limit_rows(table_name, limit_name, counted_by);
end
$$;
