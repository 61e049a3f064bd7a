-- A row added costs half: one trigger does what follows from it, its history too, and asks each question once. See
-- docs/decisions/0087-what-a-row-added-costs.md.

-- So many bytes of texts a hotel may have, whatever its plan and account, while rows counted by this limit are surely few
-- enough. It follows from the limits of plans and accounts, so that a row added asks one row.
create table innfo.sure_room (
  limit_name text primary key,
  bytes bigint not null
);
alter table innfo.sure_room enable row level security;

create function innfo.keep_sure_room() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- A row has an id, a hotel and two moments, which as text are as long as this at least.
  least_bytes constant int := 96;
begin
  insert into innfo.sure_room as s (limit_name, bytes)
  select r.what, least(r.least * least_bytes, coalesce(min(r.least) filter (where r.what = 'text_bytes') over (), 0))
  from (
    select w.what, least(min(coalesce(l.max, 0)), (select min(a.max) from innfo.account_limits a where a.what = w.what)) as least
    from (select distinct l.what from innfo.limits l) as w
    cross join public.plans p left join innfo.limits l on l.plan_id = p.id and l.what = w.what
    group by 1) as r
  order by 1
  on conflict on constraint sure_room_pkey do update set bytes = excluded.bytes where s.bytes <> excluded.bytes;
  return null;
end
$$;
create trigger keep_sure_room after insert or delete on public.plans
  for each row execute function innfo.keep_sure_room();
create trigger keep_sure_room after insert or update of max or delete on innfo.limits
  for each row execute function innfo.keep_sure_room();
create trigger keep_sure_room after insert or update of max or delete on innfo.account_limits
  for each row execute function innfo.keep_sure_room();
-- For what is there already.
update innfo.limits set max = max where (plan_id, what) = ('free', 'items');

-- Adds to the bytes of a hotel's texts, and refuses when they go past the limit. Answers whether they show already that
-- the rows are few enough, so that nobody has to count. The plan in force is looked up only where they do not.
create or replace function innfo.use_room(hotel_id text, bytes bigint, limit_name text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- As above.
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
end
$$;

-- As changes are remembered: "Anna at Reception" while a shift runs.
create function innfo.acting_name(user_id uuid) returns text
language sql stable set search_path = ''
as $$
  select innfo.name_of(acting_name.user_id)
    || coalesce((select ' at ' || s.name from public.stations s where s.person_id = acting_name.user_id), '')
$$;

-- The oldest changes of a hotel make room for the latest, a tenth of the room at a time.
drop function innfo.keep_history_within_limit(text, bigint, bigint);
create function innfo.keep_history_within_limit(in_hotel text, newest bigint) returns void
language plpgsql set search_path = ''
as $$
declare
  most constant bigint := innfo.limit_of((select h.user_id from public.hotels h where h.id = in_hotel), 'history_bytes');
begin
  if newest - (select c.total from public.changes c where c.hotel_id = in_hotel order by c.at, c.id limit 1) > most then
    delete from public.changes c where c.hotel_id = in_hotel and c.total <= newest - most + most / 10;
  end if;
end
$$;

-- Arguments: the limit's name, or nothing; the column by which the table's rows are counted; 'unseen' when guests see none
-- of them; and, where changes are kept, what keep_changes() has.
create or replace function innfo.rows_added() returns trigger
-- A plan that a connection made while a table was small would read all of it later.
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  limit_name constant text := tg_argv[0];
  counted_by constant text := tg_argv[1];
  -- As text, because the index does not serve comparisons with tg_table_name's own type and collation.
  listed constant text := tg_table_name;
  -- Of a change, its other columns and the indexes.
  overhead constant int := 250;
  -- For so long a transaction that renames an account may have been under way.
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
end
$$;

-- Arguments: the column with the id of what the rows are filed under, if that is not their table; the column that names
-- a row. For rows that are changed or deleted.
create or replace function innfo.keep_changes() returns trigger
-- A plan that a connection made while the table was small would read all of it later.
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  listed constant text := tg_table_name;
  filed_by constant text := nullif(tg_argv[0], '');
  titled_by constant text := tg_argv[1];
  -- Its other columns and the indexes.
  overhead constant int := 250;
  -- They follow from what a person changes, or nobody may change them.
  derived constant text[] := '{created_at,updated_at,chosen_at,position}';
  asked_every constant int := 32 * 1024;
  who record;
  hotels text[];
  hotel text;
  last bigint;
  newest bigint;
begin
  -- Locked until the change is written: an account that is being deleted leaves no name.
  select u.id, innfo.acting_name(u.id) as name into who from auth.users u where u.id = (select auth.uid()) for key share of u;
  if not found then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    hotels := array(select distinct coalesce(to_json(n) ->> 'hotel_id', n.id::text) from added n order by 1);
  else
    hotels := array(select distinct r.hotel_id from removed r order by 1);
  end if;
  foreach hotel in array hotels loop
    -- This trigger comes after the one that counts rows, which makes writers of a hotel take turns: nobody else adds to
    -- the total meanwhile.
    select coalesce((select c.total from public.changes c where c.hotel_id = h.id order by c.at desc, c.id desc limit 1), 0)
    into last from public.hotels h where h.id = hotel;
    continue when not found;
    if tg_op = 'UPDATE' then
      with compared as materialized (
        select r.now_is, d.* from (
          select to_json(o) as was, to_json(n) as now_is from removed o join added n using (id)) as r
        cross join lateral (
          select json_object_agg(p.key, p.old_value) filter (where p.key <> all (derived)) as before,
            json_object_agg(p.key, p.new_value) filter (where p.key <> all (derived)) as after,
            min(p.old_value::text) filter (where p.key = 'position') as old_position,
            min(p.new_value::text) filter (where p.key = 'position') as new_position
          from rows from (json_each(r.was), json_each(r.now_is)) as p (key, old_value, new_key, new_value)
          where p.old_value::text <> p.new_value::text
        ) as d
        where coalesce(r.now_is ->> 'hotel_id', r.now_is ->> 'id') = hotel
      ),
      kept as (
        insert into public.changes (hotel_id, user_id, name, table_name, row_id, section, title, before, after, total)
        select hotel, who.id, who.name, listed, r.row_id, r.section, r.title, r.before, r.after, last
          + sum(overhead + octet_length(r.before::text) + octet_length(r.after::text)) over (rows unbounded preceding)
        from (
          select c.now_is ->> 'id' as row_id, coalesce(c.now_is ->> filed_by, listed) as section,
            left(c.now_is ->> titled_by, 120) as title, c.before, c.after
          from compared c where c.before is not null
          union all
          select null, coalesce(c.now_is ->> filed_by, listed), null,
            json_object_agg(c.now_is ->> 'id', c.old_position::json), json_object_agg(c.now_is ->> 'id', c.new_position::json)
          from compared c where c.new_position is not null group by 2
        ) as r
        returning total
      )
      select max(k.total) into newest from kept k;
    else
      with kept as (
        insert into public.changes (hotel_id, user_id, name, table_name, row_id, section, title, before, total)
        select hotel, who.id, who.name, listed, r.id, coalesce(r.image ->> filed_by, listed), left(r.image ->> titled_by, 120),
          r.image, last + sum(overhead + octet_length(r.image::text)) over (rows unbounded preceding)
        -- Made once a row, not wherever it is named.
        from (select r.id::text, to_json(r) as image from removed r where r.hotel_id = hotel offset 0) as r
        returning total
      )
      select max(k.total) into newest from kept k;
    end if;
    if newest / asked_every > last / asked_every then
      perform innfo.keep_history_within_limit(hotel, newest);
    end if;
  end loop;
  return null;
end
$$;

-- Every table of a hotel's content has it; tests/db/history.test.ts says why others have not. What is null stays as it is;
-- a row's name is what names its translations, unless said otherwise.
create or replace procedure innfo.keeps_history(table_name text, filed_by text default null, titled_by text default null)
language plpgsql set search_path = ''
as $$
declare
  in_table constant text := format('public.%I', table_name);
  earlier text[];
  limited text[];
  arguments text;
begin
  select max(string_to_array(encode(t.tgargs, 'escape'), '\000')) filter (where t.tgname = 'write_changed'),
    max(string_to_array(encode(t.tgargs, 'escape'), '\000')) filter (where t.tgname = 'rows_added')
  into earlier, limited from pg_catalog.pg_trigger t where t.tgrelid = in_table::regclass;
  arguments := format('%L, %L', coalesce(filed_by, earlier[1], ''), coalesce(titled_by,
    (select f.title_column from innfo.translated_fields f where f.table_name = keeps_history.table_name limit 1), earlier[2], ''));
  -- A hotel is neither added nor deleted by a change to it.
  if table_name <> 'hotels' then
    execute format('create or replace trigger %I after insert on %s referencing new table as added
      for each statement execute function innfo.rows_added(%L, %L, %L, %s)',
      case when limited is null then 'write_added' else 'rows_added' end, in_table,
      coalesce(limited[1], ''), coalesce(limited[2], 'hotel_id'), coalesce(limited[3], ''), arguments);
    execute format('create or replace trigger write_deleted after delete on %s referencing old table as removed
      for each statement execute function innfo.keep_changes(%s)', in_table, arguments);
  end if;
  execute format('create or replace trigger write_changed after update on %s referencing old table as removed new table as added
    for each statement execute function innfo.keep_changes(%s)', in_table, arguments);
end
$$;

-- The title is in the arguments of the table's triggers, too.
create or replace procedure innfo.translates(table_name text, title_column text, columns text[], kinds text[] default null)
language plpgsql set search_path = ''
as $$
begin
  delete from innfo.translated_fields f
  where f.table_name = translates.table_name and f.column_name <> all (columns);
  delete from public.translations t
  where t.table_name = translates.table_name and split_part(t.column_name, '/', 1) <> all (columns);
  insert into innfo.translated_fields as f (table_name, column_name, title_column, place, kind)
  select translates.table_name, c.name, translates.title_column, c.place, coalesce(kinds[c.place], 'text')
  from unnest(columns) with ordinality as c (name, place)
  on conflict on constraint translated_fields_pkey do update
    set title_column = excluded.title_column, place = excluded.place, kind = excluded.kind;
  if exists (select from pg_catalog.pg_trigger t
      where t.tgrelid = format('public.%I', translates.table_name)::regclass and t.tgname = 'write_changed') then
    call innfo.keeps_history(translates.table_name);
  end if;
end
$$;

do $$
declare
  list record;
begin
  for list in
    select c.relname, bool_or(t.tgname = 'rows_added') as is_limited
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace group by 1 having bool_or(t.tgname = 'write_changed')
  loop
    if list.is_limited then
      execute format('drop trigger write_added on public.%I', list.relname);
    end if;
    call innfo.keeps_history(list.relname);
  end loop;
end
$$;
