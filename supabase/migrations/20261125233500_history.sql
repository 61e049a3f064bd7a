-- Who changed what of a hotel, and when: every row of its content before and after each change. What was deleted comes
-- back from here, the ten-second Undo among it. See docs/decisions/0120-history.md.

create table public.changes (
  -- In the order of the changes, also within a transaction: a section goes before its items.
  id bigint not null generated always as identity,
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- When the transaction began: what one press changed has the same moment and is shown as one thing.
  at timestamptz not null default now(),
  -- Null once the account is deleted, and its name with it.
  user_id uuid,
  name text,
  table_name text not null,
  -- Null: the order of several rows, by their ids.
  row_id text,
  -- What the row is filed under: the id of a custom section, else the table.
  section text not null,
  -- The row's own name, as it was.
  title text,
  -- json and not jsonb: details keep the order of their names. An added row has nothing before, a deleted one nothing
  -- after, a changed one the columns that differ.
  before json,
  after json,
  -- Bytes of this and of all changes of the hotel before it: the room that its history takes is the difference between
  -- the last and the first that is kept, which costs a writer no row to count in.
  total bigint not null,
  primary key (hotel_id, at, id)
);
create index changes_section on public.changes (hotel_id, section, at, id);
-- The account first, for its deletion; the row first, for whoever adds one with its id.
create index changes_user_id on public.changes (user_id, hotel_id, name, at, id);
create index changes_row_id on public.changes (row_id, hotel_id, at, id);
create index changes_at on public.changes (at);
call innfo.declare_table('changes', 'editor', writes => false);

-- In place of a foreign key, which would look the account up once more at each change.
create function innfo.forget_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.changes c set user_id = null, name = null where c.user_id in (select r.id from removed r);
  return null;
end
$$;
create trigger forget_name after delete on auth.users referencing old table as removed
  for each statement execute function innfo.forget_name();

insert into innfo.limits (plan_id, what, max)
select p.id, 'history_bytes', case p.id when 'free' then 4 else 64 end * 1024 * 1024 from public.plans p;

-- The name by which an account's changes are remembered.
create function innfo.name_of(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$ select u.email::text from auth.users u where u.id = name_of.user_id $$;

-- For so long a change can be taken back; photos are kept as long. It is shown for 180 days.
create function innfo.restorable_since() returns timestamptz
language sql stable
return now() - interval '30 days';
grant execute on function innfo.restorable_since() to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Keeping. What nobody calls for (upkeep, an operator, a machine's translations) is nobody's change. A hotel that goes
-- takes its history along, so its rows leave none.

-- The oldest changes of a hotel make room for the latest, a tenth of the room at a time.
create function innfo.keep_history_within_limit(in_hotel text, newest bigint, used bigint) returns void
language plpgsql set search_path = ''
as $$
declare
  most constant bigint := innfo.limit_of((select h.user_id from public.hotels h where h.id = in_hotel), 'history_bytes');
begin
  if used > most then
    delete from public.changes c where c.hotel_id = in_hotel and c.total <= newest - most + most / 10;
  end if;
end
$$;

-- Arguments: the column with the id of what the rows are filed under, if that is not their table; the column that names a
-- row, if none of those that are translated does. Every write waits for this, so it asks few questions, once a statement.
create function innfo.keep_changes() returns trigger
-- A plan that a connection made while the table was small would read all of it later.
language plpgsql security definer set search_path = '' set enable_seqscan = off
as $$
declare
  listed constant text := tg_table_name;
  filed_by constant text := nullif(tg_argv[0], '');
  titled_by constant text := nullif(tg_argv[1], '');
  -- Its other columns and the indexes.
  overhead constant int := 250;
  -- They follow from what a person changes, or nobody may change them.
  derived constant text[] := '{updated_at,chosen_at,position}';
  who record;
  hotels text[];
  hotel text;
  known record;
  newest bigint;
begin
  -- Locked until the change is written: an account that is being deleted leaves no name.
  select u.id, innfo.name_of(u.id) as name, coalesce(titled_by,
    (select f.title_column from innfo.translated_fields f where f.table_name = listed limit 1)) as title_column
  into who from auth.users u where u.id = (select auth.uid()) for key share of u;
  if not found then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    hotels := array(select distinct coalesce(to_json(n) ->> 'hotel_id', n.id::text) from added n order by 1);
  else
    hotels := array(select distinct w.hotel_id from written w order by 1);
  end if;
  foreach hotel in array hotels loop
    -- The triggers come after those that count rows, which make writers of a hotel take turns: nobody else adds to the
    -- total meanwhile.
    select coalesce((select c.total from public.changes c where c.hotel_id = h.id order by c.at desc, c.id desc limit 1), 0) as total,
      (select c.total from public.changes c where c.hotel_id = h.id order by c.at, c.id limit 1) as oldest,
      (select min(l.max) from innfo.limits l where l.what = 'history_bytes') as least,
      exists (select from innfo.account_limits a where a.what = 'history_bytes') as accounts_differ
    into known from public.hotels h where h.id = hotel;
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
        select hotel, who.id, who.name, listed, r.row_id, r.section, r.title, r.before, r.after, known.total
          + sum(overhead + octet_length(r.before::text) + octet_length(r.after::text)) over (rows unbounded preceding)
        from (
          select c.now_is ->> 'id' as row_id, coalesce(c.now_is ->> filed_by, listed) as section,
            left(c.now_is ->> who.title_column, 120) as title, c.before, c.after
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
        insert into public.changes (hotel_id, user_id, name, table_name, row_id, section, title, before, after, total)
        select hotel, who.id, who.name, listed, r.id, coalesce(r.image ->> filed_by, listed), left(r.image ->> who.title_column, 120),
          case tg_op when 'DELETE' then r.image end, case tg_op when 'INSERT' then r.image end,
          known.total + sum(overhead + octet_length(r.image::text)) over (rows unbounded preceding)
        -- Made once a row, not wherever it is named.
        from (select w.id::text, to_json(w) as image from written w where w.hotel_id = hotel offset 0) as r
        returning total
      )
      select max(k.total) into newest from kept k;
    end if;
    if newest - known.oldest > known.least or known.accounts_differ then
      perform innfo.keep_history_within_limit(hotel, newest, newest - known.oldest);
    end if;
  end loop;
  return null;
end
$$;

-- Every table of a hotel's content has it; tests/db/history.test.ts says why others have not.
create procedure innfo.keeps_history(table_name text, filed_by text default '', titled_by text default '')
language plpgsql set search_path = ''
as $$
declare
  arguments constant text := format('%L, %L', filed_by, titled_by);
begin
  -- A hotel is neither added nor deleted by a change to it.
  if table_name <> 'hotels' then
    execute format('create trigger write_added after insert on public.%I referencing new table as written
      for each statement execute function innfo.keep_changes(%s)', table_name, arguments);
    execute format('create trigger write_deleted after delete on public.%I referencing old table as written
      for each statement execute function innfo.keep_changes(%s)', table_name, arguments);
  end if;
  execute format('create trigger write_changed after update on public.%I referencing old table as removed new table as added
    for each statement execute function innfo.keep_changes(%s)', table_name, arguments);
end
$$;

drop trigger forget_translations on innfo.deleted_rows;
drop function innfo.forget_translations();
-- A row that cannot come back any more takes its translations along; until then guests see none of them, as a page shows
-- only translations of rows that it has.
create function innfo.forget_translations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  gone record;
begin
  for gone in
    select r.hotel_id, r.table_name, array_agg(r.row_id) as ids from removed r
    where r.after is null and exists (select from innfo.translated_fields f where f.table_name = r.table_name)
    group by 1, 2
  loop
    execute format('delete from public.translations t
      where t.hotel_id = $1 and t.table_name = %1$L and t.row_id = any ($2)
        and not exists (select from public.%1$I r where r.id = t.row_id::uuid)', gone.table_name)
      using gone.hotel_id, gone.ids;
  end loop;
  return null;
end
$$;
create trigger forget_translations after delete on public.changes referencing old table as removed
  for each statement execute function innfo.forget_translations();

-- Called by upkeep. Answers whether there is more, so that no call takes longer than a statement may.
create function innfo.forget_changes() returns boolean
language plpgsql set search_path = ''
as $$
declare
  at_a_time constant int := 5000;
  forgotten int;
begin
  delete from public.changes where ctid = any (array(
    select c.ctid from public.changes c where c.at < now() - interval '180 days' order by c.at limit at_a_time));
  get diagnostics forgotten = row_count;
  return forgotten = at_a_time;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- Taking back. A restore writes like anybody else: with the caller's rights, through the policies, within the limits. It
-- writes what is stored here, never what a client sends.

-- Of a table's columns those that the caller may write. IN007: it has changed since. IN008: its section is deleted.
create function innfo.written_columns(table_name text, right_to text, image json) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
  from pg_catalog.pg_attribute a join json_object_keys(image) as k (name) on k.name = a.attname
  where a.attrelid = format('public.%I', table_name)::regclass and a.attnum > 0 and not a.attisdropped
    and has_column_privilege(a.attrelid, a.attnum, right_to)
$$;
grant execute on function innfo.written_columns(text, text, json) to authenticated, service_role;

-- A deleted row, with what went with it: the items of a custom section. What is there already stays.
create function innfo.put_back(change public.changes) returns void
language plpgsql set search_path = ''
as $$
declare
  part record;
  missing bigint;
begin
  if change.section not in (change.table_name, change.row_id)
      and not exists (select from public.custom_sections s where s.id = change.section::uuid and s.hotel_id = change.hotel_id) then
    raise exception 'Its section is deleted. Restore the section first.' using errcode = 'IN008';
  end if;
  for part in
    select c.table_name, json_agg(c.before order by c.id) as images, (array_agg(c.before))[1] as image
    from public.changes c
    where c.hotel_id = change.hotel_id and c.at = change.at and c.user_id is not distinct from change.user_id
      and c.after is null and (c.id = change.id or c.section = change.row_id)
    group by 1 order by min(c.id)
  loop
    execute format('insert into public.%1$I (%2$s)
      select %2$s from json_populate_recordset(null::public.%1$I, $1) on conflict (id) do nothing',
      part.table_name, innfo.written_columns(part.table_name, 'INSERT', part.image)) using part.images;
    execute format('select count(*) from json_array_elements($1) as i where not exists (
        select from public.%1$I t where t.id = (i ->> ''id'')::uuid and t.hotel_id = $2)', part.table_name)
      into missing using part.images, change.hotel_id;
    if missing > 0 then
      perform innfo.refuse_id(part.table_name);
    end if;
  end loop;
end
$$;
grant execute on function innfo.put_back(public.changes), innfo.refuse_id(text) to authenticated, service_role;

create function innfo.undo_change(change public.changes) returns void
language plpgsql set search_path = ''
as $$
declare
  listed constant text := format('public.%I', change.table_name);
  keyed constant text := case change.table_name when 'hotels' then 't.id = $1 and $2 is not null'
    else 't.hotel_id = $1 and t.id = $2::uuid' end;
  columns text;
  is_now json;
  differ bigint;
  others bigint;
begin
  if change.row_id is null then
    execute format('select count(*) filter (where t.position is distinct from p.old::bigint),
        count(*) filter (where t.position is distinct from p.new::bigint)
      from (select o.key, o.value as old, n.value as new from json_each_text($1) o join json_each_text($2) n using (key)) as p
      join %s t on t.id = p.key::uuid and t.hotel_id = $3', listed)
      into differ, others using change.before, change.after, change.hotel_id;
    if differ > 0 and others > 0 then
      raise exception 'It has changed since.' using errcode = 'IN007';
    end if;
    execute format('update %s t set position = p.value::bigint from json_each_text($1) as p
      where t.id = p.key::uuid and t.hotel_id = $2 and t.position is distinct from p.value::bigint', listed)
      using change.before, change.hotel_id;
    return;
  end if;
  if change.after is null then
    perform innfo.put_back(change);
    return;
  end if;
  execute format('select to_json(t) from %s t where %s for update', listed, keyed)
    into is_now using change.hotel_id, change.row_id;
  if change.before is null then
    if is_now is null then
      return;
    end if;
    if exists (
      select from json_each(change.after) as a where a.key not in ('created_at', 'updated_at', 'chosen_at', 'position')
        and (is_now -> a.key)::text is distinct from a.value::text
    ) or change.table_name = 'custom_sections'
        and exists (select from public.custom_section_items i where i.section_id = change.row_id::uuid) then
      raise exception 'It has changed since.' using errcode = 'IN007';
    end if;
    if has_table_privilege(listed, 'DELETE') then
      execute format('delete from %s t where %s', listed, keyed) using change.hotel_id, change.row_id;
    else
      -- What nobody may delete is as if it were not there: the visibility of a section.
      columns := innfo.written_columns(change.table_name, 'UPDATE', change.after);
      execute format('update %s t set %s = default where %s', listed, replace(columns, ', ', ' = default, '), keyed)
        using change.hotel_id, change.row_id;
    end if;
  else
    if is_now is null then
      raise no_data_found using message = 'It was deleted since.';
    end if;
    if not exists (select from json_each(change.before) as b where (is_now -> b.key)::text is distinct from b.value::text) then
      return;
    end if;
    if exists (select from json_each(change.after) as a where (is_now -> a.key)::text is distinct from a.value::text) then
      raise exception 'It has changed since.' using errcode = 'IN007';
    end if;
    columns := innfo.written_columns(change.table_name, 'UPDATE', change.before);
    execute format('update %1$s t set (%2$s) = row(%3$s) from json_populate_record(null::%1$s, $3) as r where %4$s',
      listed, columns, 'r.' || replace(columns, ', ', ', r.'), keyed) using change.hotel_id, change.row_id, change.before;
  end if;
  get diagnostics others = row_count;
  if others = 0 then
    raise insufficient_privilege using message = 'You may not change this.';
  end if;
end
$$;
grant execute on function innfo.undo_change(public.changes) to authenticated, service_role;

-- Takes changes of the last 30 days back, the latest first, in one transaction: those since a moment until another, or
-- of some rows alone, or by one person; without a moment, the last deletion of each of the rows. What has changed since,
-- has no room or may not be written by the caller stays as it is, and the answer says so. Asked again it changes
-- nothing, for whoever did not hear the answer.
create function public.undo_changes(hotel_id text, row_ids jsonb default null, since timestamptz default null,
  until timestamptz default null, by_user uuid default null, by_name text default null) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  at_a_time constant int := 1000;
  asked constant text[] := case when row_ids is not null then array(select distinct jsonb_array_elements_text(row_ids)) end;
  found_changes public.changes[];
  change public.changes;
  undone int := 0;
  remaining jsonb := '[]';
  code text;
  message text;
begin
  if since is null then
    found_changes := array(
      select d from unnest(asked) as a (row_id) cross join lateral (
        select c from public.changes c
        where c.row_id = a.row_id and c.hotel_id = undo_changes.hotel_id and c.after is null and c.at >= innfo.restorable_since()
        order by c.at desc, c.id desc limit 1) as l (d)
      order by (d).at desc, (d).row_id = (d).section desc, (d).id desc limit at_a_time + 1);
  else
    found_changes := array(
      select c from public.changes c
      where c.hotel_id = undo_changes.hotel_id and c.at >= greatest(since, innfo.restorable_since())
        and c.at <= coalesce(until, 'infinity') and (asked is null or c.row_id = any (asked))
        and (by_user is null or c.user_id = by_user) and (by_name is null or c.name = by_name)
      -- A deleted section before its items, an added one after them.
      order by c.at desc, c.after is null and c.row_id = c.section desc, c.id desc limit at_a_time + 1);
  end if;
  if cardinality(found_changes) = 0 then
    raise no_data_found using message = 'Nothing of the last 30 days is there to be taken back';
  end if;
  if cardinality(found_changes) > at_a_time then
    raise invalid_parameter_value using message = format('More than %s changes at once: choose a later moment', at_a_time);
  end if;
  foreach change in array found_changes loop
    begin
      perform innfo.undo_change(change);
      undone := undone + 1;
    exception
      when integrity_constraint_violation or insufficient_privilege or no_data_found
        or sqlstate 'IN001' or sqlstate 'IN002' or sqlstate 'IN003' or sqlstate 'IN007' or sqlstate 'IN008' then
      get stacked diagnostics code = returned_sqlstate, message = message_text;
      -- What was added and changed since is gone already.
      if code = 'P0002' and exists (
          select from unnest(found_changes) f where f.row_id = change.row_id and f.before is null and f.after is not null) then
        undone := undone + 1;
        continue;
      end if;
      remaining := remaining || jsonb_build_object('table_name', change.table_name, 'row_id', change.row_id,
        'title', change.title, 'code', code, 'message', message);
    end;
  end loop;
  return jsonb_build_object('undone', undone, 'left', remaining);
end
$$;
grant execute on function public.undo_changes(text, jsonb, timestamptz, timestamptz, uuid, text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Reading

-- Of a changed value so much as a line shows.
create function innfo.shown_value(value json) returns json
language sql immutable set search_path = ''
return case when json_typeof(value) = 'string' and char_length(value #>> '{}') > 300
  then to_json(left(value #>> '{}', 300) || '…') else value end;
grant execute on function innfo.shown_value(json) to authenticated, service_role;

-- The latest changes of a hotel before a moment, those of one press together: what it did to how many rows of which
-- table, and some of them in full. Whoever may not read the hotel's changes gets none.
create function public.history(hotel_id text, before timestamptz default null, since timestamptz default null,
  by_user uuid default null, by_name text default null, section text default null, row_id text default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  shown constant int := 30;
  -- Of one press: of more than so many, nobody reads the number.
  counted constant int := 1000;
  in_full constant int := 5;
  -- Only what is asked for, so that each has the index that fits.
  chosen constant text := 'c.hotel_id = $1'
    || case when by_user is null then '' else ' and c.user_id = $4' end
    || case when by_name is null then '' else ' and c.name = $5' end
    || case when section is null then '' else ' and c.section = $6' end
    || case when row_id is null then '' else ' and c.row_id = $7' end;
  -- One after the other by the index, however many changes a press made.
  latest constant text := format('(select c.at from public.changes c where %s and c.at >= $3 and c.at < %%s
    order by c.at desc limit 1)', chosen);
  answer jsonb;
begin
  execute format($query$
    with recursive presses (at, place) as (
      select %1$s, 1
      union all
      select %2$s, p.place + 1 from presses p where p.at is not null and p.place < $8
    )
    select coalesce(jsonb_agg(e.entry order by e.at desc), '[]') from presses p cross join lateral (
      select p.at, jsonb_build_object('at', p.at, 'user_id', o.user_id, 'name', o.name, 'count', o.count,
        'photos', o.photos, 'kinds', o.kinds, 'changes', o.changes, 'can_be_undone', p.at >= innfo.restorable_since()) as entry
      from (
        select k.user_id, k.name, sum(k.rows)::int as count, sum(k.photos)::int as photos,
          jsonb_agg(jsonb_build_object('table_name', k.table_name, 'kind', k.kind, 'rows', k.rows) order by k.first) as kinds,
          (select jsonb_agg(f.change order by f.id) from (
            select c.id, jsonb_build_object('table_name', c.table_name, 'row_id', c.row_id, 'section', c.section,
              'title', c.title, 'kind', %4$s, 'columns', case when c.before is not null and c.after is not null and c.row_id is not null then (
                select json_agg(json_build_object('column', b.key, 'before', innfo.shown_value(b.value), 'after', innfo.shown_value(a.value)))
                from json_each(c.before) b join json_each(c.after) a using (key))
              -- Whether guests see it.
              when c.before is null then (
                select json_agg(json_build_object('column', a.key, 'before', null, 'after', a.value))
                from json_each(c.after) a where json_typeof(a.value) = 'boolean') end) as change
            from public.changes c where %3$s and c.at = p.at and c.user_id is not distinct from k.user_id
            order by c.row_id = c.section desc nulls last, c.id limit $10) as f) as changes
        from (
          select c.user_id, c.name, c.table_name, %4$s as kind, count(*) as rows, min(c.id) as first,
            sum(regexp_count(coalesce(c.before, c.after)::text, '"[a-z_]+_path" ?: ?"')) filter (where c.after is null) as photos
          from (select * from public.changes c where %3$s and c.at = p.at order by c.id limit $9) as c
          group by 1, 2, 3, 4
        ) as k
        group by 1, 2
      ) as o
    ) as e$query$,
    format(latest, '$2'), format(latest, 'p.at'), chosen,
    'case when c.row_id is null then ''ordered'' when c.before is null then ''added'' when c.after is null then ''deleted'' else ''changed'' end')
  into answer using hotel_id, coalesce(before, 'infinity'), coalesce(since, '-infinity'), by_user, by_name, section, row_id,
    shown, counted, in_full;
  return answer;
end
$$;
grant execute on function public.history(text, timestamptz, timestamptz, uuid, text, text, text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- In place of what was kept for an hour

do $$
declare
  list record;
begin
  for list in
    select t.tgname, t.tgrelid::regclass as on_table from pg_catalog.pg_trigger t
    where t.tgname in ('keep_deleted', 'forget_deleted', 'refuse_deleted_children') and not t.tgisinternal
  loop
    execute format('drop trigger %I on %s', list.tgname, list.on_table);
  end loop;
  for list in
    select s.table_name, '' as filed_by, '' as titled_by from innfo.sections s
    union all values ('announcements', '', ''), ('custom_sections', 'id', ''), ('custom_section_items', 'section_id', ''),
      ('hotels', '', 'name'), ('section_visibility', '', 'section_name'), ('translations', '', 'text'), ('message_kinds', '', 'kind'),
      ('topics', '', 'label')
  loop
    call innfo.keeps_history(list.table_name, list.filed_by, list.titled_by);
  end loop;
end
$$;

-- Those that can still be restored.
with images as (
  select d.hotel_id, d.deleted_at, child.place, d.children_table as table_name, d.id::text as section, child.image
  from innfo.deleted_rows d, json_array_elements(d.children) with ordinality as child (image, place)
  union all
  select d.hotel_id, d.deleted_at, 0, d.table_name,
    case d.table_name when 'custom_sections' then d.id::text when 'custom_section_items' then d.row_data ->> 'section_id'
      else d.table_name end, d.row_data
  from innfo.deleted_rows d
)
insert into public.changes (hotel_id, at, user_id, name, table_name, row_id, section, title, before, total)
select i.hotel_id, i.deleted_at, u.id, u.email, i.table_name, i.image ->> 'id', i.section,
  left(i.image ->> (select f.title_column from innfo.translated_fields f where f.table_name = i.table_name limit 1), 120), i.image,
  sum(250 + octet_length(i.image::text)) over (partition by i.hotel_id order by i.deleted_at, i.place)
from images i join public.hotels h on h.id = i.hotel_id join auth.users u on u.id = h.user_id
order by i.deleted_at, i.place;
create or replace procedure innfo.declare_section(section_id text, table_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.declare_list(table_name, 'editor', 'items');
  call innfo.has_source(table_name);
  call innfo.keeps_history(table_name);
  call innfo.can_be_hidden(table_name);
  insert into innfo.sections (section_id, table_name) values (section_id, table_name);
end
$$;

-- Guests read the ids of rows. Whoever adds a row of theirs with the id of one that another hotel has deleted would take
-- its undo away: so an id stays taken for as long as the row can be restored.
create or replace function innfo.rows_added() returns trigger
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
      select from public.changes c where c.row_id = a.id::text and c.hotel_id <> a.hotel_id and c.table_name = listed
        and c.after is null and c.at >= innfo.restorable_since())) as takes_id
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

-- IN002: the plan lacks it. A plan that ended takes nothing away (a section made while it ran may be kept and changed),
-- so a slip of the finger does not either. About a hotel that the caller does not edit nothing is said here: the policy
-- refuses the row, no matter whether that hotel exists.
create or replace function innfo.check_custom_sections_allowed() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not (select custom_sections from innfo.plan_at(new.hotel_id)) and not exists (
    select from public.changes c
    where c.row_id = new.id::text and c.hotel_id = new.hotel_id and c.table_name = 'custom_sections' and c.after is null
      and c.at >= innfo.restorable_since()
  ) then
    raise exception 'Custom sections are only available with the Pro plan. Upgrade to create custom sections.'
      using errcode = 'IN002';
  end if;
  return new;
end
$$;

drop function public.restore_item(text, uuid);
drop function innfo.was_deleted(text, uuid);
drop procedure innfo.deletion_can_be_undone(text, text, text);
drop function innfo.keep_deleted();
drop function innfo.keep_deleted_rows();
drop function innfo.forget_deleted();
drop function innfo.forget_deleted_rows();
drop function innfo.refuse_deleted_children();
drop function innfo.forget_deleted_of(text[]);
drop table innfo.deleted_rows;
drop function innfo.ids_of(json);

-- ------------------------------------------------------------------------------------------------
-- Photos that a row has shown are kept for as long as it can be restored, up to as many again as there may be; those
-- that none has shown, for two hours. Only what is shown, or was until two hours ago, takes room.

create function innfo.takes_room(unused_since timestamptz) returns boolean
language sql stable
return unused_since is null or unused_since > now() - interval '2 hours';

create or replace function innfo.require_photo_room(in_hotel text, more int) returns void
language plpgsql stable set search_path = ''
as $$
declare
  owner_id constant uuid := (select user_id from public.hotels where id = in_hotel);
  most constant bigint := innfo.limit_of(owner_id, 'photos');
  most_bytes constant bigint := innfo.limit_of(owner_id, 'photo_bytes');
begin
  if (select count(*) from public.photos p where p.hotel_id = in_hotel and innfo.takes_room(p.unused_since)) + more > most then
    perform innfo.refuse_more('photos', most);
  end if;
  if (select coalesce(sum(p.bytes), 0) from public.photos p join public.hotels h on h.id = p.hotel_id
      where h.user_id = owner_id and innfo.takes_room(p.unused_since)) + more > most_bytes then
    perform innfo.refuse_more('photo_bytes', most_bytes);
  end if;
end
$$;

-- Those to be removed: an upload sets both moments, a row that stops showing a photo the first alone.
create function innfo.photos_past_their_time() returns table (hotel_id text, path text)
language sql stable set search_path = ''
as $$
  select k.hotel_id, k.path from (
    select p.hotel_id, p.path, p.unused_since <= p.created_at as was_never_shown, p.unused_since,
      row_number() over w as place, sum(p.bytes) over w as bytes
    from public.photos p where p.unused_since < now() - interval '2 hours'
    window w as (partition by p.hotel_id order by p.unused_since desc, p.path)
  ) as k join public.hotels h on h.id = k.hotel_id
  where k.was_never_shown or k.unused_since < innfo.restorable_since() - interval '2 hours'
    or k.place > innfo.limit_of(h.user_id, 'photos') or k.bytes > innfo.limit_of(h.user_id, 'photo_bytes')
$$;

-- A row that shows a photo again, after a restore, brings it into doubt, too: so that upkeep looks at what is new and at
-- what is about to be removed, and not at all that is kept.
create function innfo.doubt_shown_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown constant jsonb := to_jsonb(new);
begin
  update public.photos set unused_since = now()
  where hotel_id = shown ->> tg_argv[0] and path = shown ->> tg_argv[1] and unused_since < now() - interval '2 hours';
  return null;
end
$$;

create procedure innfo.doubts_shown_photo(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('create trigger %1$I after insert or update of %2$I on public.%3$I for each row
    when (new.%2$I is not null) execute function innfo.doubt_shown_photo(%4$L, %2$L)',
    'doubt_shown_' || column_name, column_name, table_name, case table_name when 'hotels' then 'id' else 'hotel_id' end);
end
$$;
do $$
declare
  shown record;
begin
  for shown in
    select r.relname, c.attname from pg_catalog.pg_constraint k join pg_catalog.pg_class r on r.oid = k.conrelid
    join pg_catalog.pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[2]
    where k.contype = 'f' and k.confrelid = 'public.photos'::regclass order by 1, 2
  loop
    call innfo.doubts_shown_photo(shown.relname::text, shown.attname::text);
  end loop;
end
$$;
create or replace procedure innfo.shows_photo(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
declare
  hotel_column constant text := case table_name when 'hotels' then 'id' else 'hotel_id' end;
begin
  execute format('alter table public.%I add constraint %I foreign key (%I, %I)
    references public.photos (hotel_id, path) deferrable',
    table_name, format('%s_%s_photo', table_name, column_name), hotel_column, column_name);
  execute format('create trigger %1$I after update of %2$I on public.%3$I for each row
    when (old.%2$I is distinct from new.%2$I and old.%2$I is not null)
    execute function innfo.doubt_photo(%4$L, %2$L)',
    'doubt_replaced_' || column_name, column_name, table_name, hotel_column);
  call innfo.doubts_shown_photo(table_name, column_name);
  -- A hotel's photos go with it.
  if table_name <> 'hotels' then
    execute format('create trigger %1$I after delete on public.%3$I for each row
      when (old.%2$I is not null) execute function innfo.doubt_photo(%4$L, %2$L)',
      'doubt_deleted_' || column_name, column_name, table_name, hotel_column);
  end if;
end
$$;

create or replace function innfo.mark_unused_photos() returns boolean
language plpgsql set search_path = ''
as $$
declare
  at_a_time constant int := 5000;
  is_shown text;
  ended int;
begin
  select string_agg(format('exists (select from %s t where t.%I = p.hotel_id and t.%I = p.path)',
      k.conrelid::regclass, h.attname, c.attname), ' or ')
  into is_shown
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_attribute h on h.attrelid = k.conrelid and h.attnum = k.conkey[1]
  join pg_catalog.pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[2]
  where k.contype = 'f' and k.confrelid = 'public.photos'::regclass;
  execute format('
    with looked as (
      select p.hotel_id, p.path, p.unused_since from public.photos p
      where (p.unused_since > now() - interval ''3 hours'' or p.unused_since <= p.created_at
          or p.unused_since < innfo.restorable_since()) and (%s) limit $1
    )
    update public.photos p set unused_since = null
    from looked l
    where l.hotel_id = p.hotel_id and l.path = p.path and l.unused_since = p.unused_since', is_shown) using at_a_time;
  get diagnostics ended = row_count;
  return ended = at_a_time;
end
$$;
