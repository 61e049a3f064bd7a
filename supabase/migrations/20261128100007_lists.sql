-- Shared parts of a hotel's lists: a place in the list, how many rows there may be, and ids from clients.

-- A list is sorted by position (nulls last), created_at, id. Each new row takes the next number of one sequence, so
-- that it comes last, and rows that are added together keep the order they are listed in. The sequence begins above
-- every number that reorder_items() gives, and never runs out.

create sequence innfo.list_positions as bigint start with 1000000;

-- Runs with the server's rights, so that nobody needs any on the sequence itself.
create function innfo.next_list_position() returns bigint language sql volatile security definer set search_path = ''
as $$ select nextval('innfo.list_positions') $$;
grant execute on function innfo.next_list_position() to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Which texts of a table are translated, and which column names its rows: translates() fills it.
create table innfo.translated_fields (
  table_name text not null,
  column_name text not null,
  title_column text,
  -- Among the fields of its table.
  place bigint not null,
  -- Tables come in the order in which they were declared.
  position integer not null generated always as identity,
  -- The kind of field: 'text', or a kind in which innfo.texts_in() finds texts.
  kind text not null default 'text' check (kind in ('text', 'hours', 'details', 'lines')),
  primary key (table_name, column_name)
);
alter table innfo.translated_fields enable row level security;
create policy "everyone knows the translated fields" on innfo.translated_fields
  for select to authenticated, service_role using (true);
grant select on innfo.translated_fields to authenticated, service_role;

-- Refuses an id with the error that a row with this id would cause.
create function innfo.refuse_id(table_name text) returns void language plpgsql set search_path = '' as $$
begin
  raise exception 'duplicate key value violates unique constraint "%"', table_name || '_pkey'
    using errcode = 'unique_violation', schema = 'public', table = table_name, constraint = table_name || '_pkey';
end $$;
grant execute on function innfo.refuse_id(text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- The consequences of rows that were added, changed or deleted: the number of rows and the bytes of their texts, by which
-- a statement that goes past a limit is refused as a whole; and whose pages are out of date. One trigger after a
-- statement does it, once the policies have let its rows through, so it speaks to their owner only, with the server's
-- rights. It takes hotels in the order of their ids, so that two statements cannot wait for each other; a hotel's row
-- of hotel_usage makes them take turns. See docs/decisions/0087-what-a-row-added-costs.md.

-- Refuses when more rows have this parent than the limit allows.
create function innfo.keep_rows_within_limit(table_name text, counted_by text, parent text, owner_id uuid, limit_name text)
returns void
language plpgsql set search_path = '' as $$
declare
  used bigint;
begin
  execute format('select count(*) from public.%I where %I = %L', table_name, counted_by, parent) into used;
  if not innfo.is_within_limit(owner_id, limit_name, used) then
    perform innfo.refuse_more(limit_name, innfo.limit_of(owner_id, limit_name));
  end if;
end $$;

-- Adds to the bytes of a hotel's texts, and refuses when they go past the limit. Answers whether they show already that
-- the rows are few enough, so that nobody has to count. The plan in force is looked up only where they do not.
create function innfo.use_room(hotel_id text, bytes bigint, limit_name text) returns boolean
language plpgsql set search_path = '' as $$
declare
  -- The same number as in keep_sure_room().
  least_bytes constant int := 96;
  used bigint;
  room bigint;
  owner uuid;
begin
  update innfo.hotel_usage u set text_bytes = u.text_bytes + bytes
  where u.hotel_id = use_room.hotel_id
  returning u.text_bytes, (select s.bytes from innfo.sure_room s where s.limit_name = use_room.limit_name)
  into used, room;
  if not found then
    insert into innfo.hotel_usage as u (hotel_id, text_bytes) values (use_room.hotel_id, bytes)
    on conflict on constraint hotel_usage_pkey do update set text_bytes = u.text_bytes + excluded.text_bytes
    returning u.text_bytes into used;
  end if;
  if used <= room then
    return true;
  end if;
  owner := (select h.user_id from public.hotels h where h.id = use_room.hotel_id);
  if not innfo.is_within_limit(owner, 'text_bytes', used) then
    perform innfo.refuse_more('text_bytes', innfo.limit_of(owner, 'text_bytes'));
  end if;
  -- One that was raised for the account may be far beyond what is quickly counted.
  return exists (select from innfo.account_limits a
    where a.user_id = owner and a.what = limit_name and used <= a.max * least_bytes);
end $$;

-- Arguments: the limit's name, or nothing; the column by which the table's rows are counted; 'unseen' when guests see
-- none of them; and, where changes are kept, what keep_changes() has. Guests read the ids of rows. A caller who adds a row
-- with the id of one that another hotel has deleted would take that hotel's undo away: so an id stays taken for as long
-- as the row can be restored.
create function innfo.rows_added() returns trigger
-- A connection keeps the plan that it made while the history was small, and reads all of it by that plan later: without
-- this, a thousand rows added took four times as long after eight thousand.
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  limit_name constant text := tg_argv[0];
  counted_by constant text := tg_argv[1];
  -- A text, because the index does not serve comparisons with tg_table_name's own type and collation.
  listed constant text := tg_table_name;
  -- Bytes of a change beside its images: its other columns and the indexes.
  overhead constant int := 250;
  -- A transaction that renames an account may have been under way for so long.
  same_name constant interval := '1 minute';
  -- How much room a history has, is asked once in so many bytes of changes: by so much it may be longer.
  asked_every constant int := 32 * 1024;
  announcer constant text := current_setting('innfo.announcer', true);
  bytes bigint;
  change record;
  who record;
  are_few boolean := true;
begin
  for change in
    select a.hotel_id, sum(octet_length(a::text))::bigint as bytes, count(*) as rows, bool_or(exists (
      select from public.changes c where c.row_id = a.id::text and c.hotel_id <> a.hotel_id and c.table_name = listed
        and c.after is null and c.at >= innfo.restorable_since())) as takes_id
    from added a group by 1 order by 1
  loop
    if change.takes_id then
      perform innfo.refuse_id(listed);
    end if;
    if limit_name <> '' then
      are_few := innfo.use_room(change.hotel_id, change.bytes, limit_name) and are_few;
      if coalesce(tg_argv[2], '') <> '' then
        null;
      -- A call takes as long as the row that it writes.
      elsif announcer <> '' and change.hotel_id is distinct from current_setting('innfo.unannounced', true) then
        insert into innfo.unannounced_changes (announcer, hotel_id) values (announcer::uuid, change.hotel_id);
        perform set_config('innfo.unannounced', change.hotel_id, true);
      else
        perform innfo.tell_of_hotel(change.hotel_id);
      end if;
    end if;
    continue when tg_nargs < 5;
    -- The account is locked until the change is written: one that is being deleted leaves no name. Of the hotel nobody
    -- else adds to the total meanwhile, as use_room() makes its writers take turns.
    bytes := change.bytes + overhead * change.rows;
    select u.id, bytes + coalesce(c.total, 0) as total,
      case when c.user_id = u.id and u.email is not null and u.updated_at < c.at - same_name then c.name
        else innfo.acting_name(u.id) end as name
    into who
    from auth.users u left join lateral (
      select c.* from public.changes c where c.hotel_id = change.hotel_id order by c.at desc, c.id desc limit 1) as c on true
    where u.id = (select auth.uid()) for key share of u;
    continue when not found;
    insert into public.changes (hotel_id, user_id, name, table_name, row_id, section, title, after, total)
    select change.hotel_id, who.id, who.name, listed, r.id, coalesce(r.image ->> tg_argv[3], listed),
      left(r.image ->> tg_argv[4], 120), r.image, who.total
    from (select a.id::text, to_json(a) as image from added a where a.hotel_id = change.hotel_id offset 0) as r;
    if who.total / asked_every > (who.total - bytes) / asked_every then
      perform innfo.keep_history_within_limit(change.hotel_id, who.total);
    end if;
  end loop;
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
end $$;

-- A row stays with its hotel, but may move to another custom section.
create function innfo.rows_changed() returns trigger language plpgsql security definer set search_path = '' as $$
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
end $$;

create function innfo.rows_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
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
end $$;

create procedure innfo.limit_rows(table_name text, limit_name text, counted_by text default 'hotel_id',
  is_seen boolean default true)
language plpgsql set search_path = '' as $$
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
end $$;

-- A list of an owner's: a declared table with a limit, an index with hotel_id first, and ids from clients. A client may
-- say which id a new row gets: when the answer to an insert gets lost, it sends the same row again, with "on conflict
-- (id) do nothing", and does not make a second one. An id that another owner's row has is refused, or passed over, like
-- any that is taken: the row stays as it is and is not shown.
create procedure innfo.declare_list(table_name text, role text, limit_name text, counted_by text default 'hotel_id',
  read_by text default null)
language plpgsql set search_path = '' as $$
begin
  call innfo.declare_table(table_name, role, read_by => read_by);
  execute format('grant insert (id) on public.%I to authenticated', table_name);
  execute format('create index %I on public.%I (hotel_id, created_at)', table_name || '_hotel_id', table_name);
  call innfo.limit_rows(table_name, limit_name, counted_by);
end $$;
