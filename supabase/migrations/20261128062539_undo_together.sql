-- A thousand rows are taken back in some statements, not in a thousand. See docs/decisions/0120-history.md.

-- As before; and rows are put beside what they were without a join. A connection that had changed single rows kept a plan
-- for one row: a thousand rows then took a million comparisons, six seconds.
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
          select (array_agg(i.image) filter (where i.place > 0))[1] as was,
            (array_agg(i.image) filter (where i.place is null))[1] as now_is
          from (
            select o.id::text, row_number() over () as place, to_json(o) as image from removed o
            union all select n.id::text, null, to_json(n) from added n
          ) as i
          group by i.id order by min(i.place)
        ) as r
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

-- ------------------------------------------------------------------------------------------------
-- Taking back. A restore writes like anybody else: with the caller's rights, through the policies, within the limits. It
-- writes what is stored here, never what a client sends.

drop function innfo.undo_change(public.changes);
drop function innfo.put_back(public.changes);
drop function innfo.give_back_age(bigint[]);

-- Of deletions of one table in a hotel's history, by their moments and ids: rows that this very transaction has added get
-- the moment at which they were first made, which nobody else may write.
create function innfo.give_back_age(in_hotel text, in_table text, moments timestamptz[], deletions bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ids text[];
  ages jsonb;
begin
  select array_agg(c.row_id), jsonb_object_agg(c.row_id, c.before ->> 'created_at') into ids, ages
  from public.changes c
  where c.hotel_id = in_hotel and c.at = any (moments) and c.id = any (deletions) and c.table_name = in_table and c.after is null;
  execute format('update public.%I t set created_at = ($3 ->> t.id::text)::timestamptz
    where t.hotel_id = $1 and t.id = any ($2::uuid[]) and t.created_at = now()', in_table) using in_hotel, ids, ages;
end
$$;

-- A change that stays as it is, as undo_changes() names it.
create function innfo.left_change(change public.changes, code text, message text) returns jsonb
language sql stable set search_path = ''
return jsonb_build_object('table_name', (change).table_name, 'row_id', (change).row_id, 'title', (change).title,
  'code', code, 'message', message);

-- The names in an image, for rows that are written with the same columns.
create function innfo.names_of(image json) returns text
language sql immutable set search_path = ''
as $$ select string_agg(k.name, ',' order by k.name) from json_object_keys(image) as k (name) $$;

create function innfo.undo_order(change public.changes) returns void
language plpgsql set search_path = ''
as $$
declare
  listed constant text := format('public.%I', change.table_name);
  differ bigint;
  others bigint;
begin
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
end
$$;

-- Deleted rows of one table, with what went with them: the items of a custom section. What is there already stays.
create function innfo.put_back(gone public.changes[]) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  in_hotel constant text := gone[1].hotel_id;
  sections constant text[] := array(select s.id from public.custom_sections s where s.hotel_id = in_hotel);
  here public.changes[];
  remaining jsonb;
  part record;
  are_there bigint;
begin
  -- An item needs its section.
  select coalesce(jsonb_agg(innfo.left_change(f.change, 'IN008', 'Its section is deleted. Restore the section first.')
      order by f.place) filter (where not f.has_section), '[]'),
    array_agg(f.change order by f.place) filter (where f.has_section)
  into remaining, here
  from (
    select c as change, row_number() over () as place,
      c.section in (c.table_name, c.row_id) or c.section = any (sections) as has_section
    from unnest(gone) as c
  ) as f;
  for part in
    select p.table_name, array_agg(p.row_id) as ids, array_agg(distinct p.at) as moments, array_agg(p.id) as deletions,
      json_agg(p.before order by p.place, p.id) as images, (array_agg(p.before))[1] as image
    from (
      select c.table_name, c.row_id, c.at, c.id, c.before, row_number() over () as place, c.row_id = c.section as is_section
      from unnest(here) as c
      union all
      select i.table_name, i.row_id, i.at, i.id, i.before, null, false from unnest(here) as c
      join public.changes i on i.hotel_id = c.hotel_id and i.section = c.row_id and i.at = c.at and i.id <> c.id
        and i.user_id is not distinct from c.user_id and i.after is null
      where c.row_id = c.section
    ) as p
    group by p.table_name, innfo.names_of(p.before) order by bool_or(p.is_section) desc, min(p.id)
  loop
    execute format('insert into public.%1$I (%2$s)
      select %2$s from json_populate_recordset(null::public.%1$I, $1) on conflict (id) do nothing',
      part.table_name, innfo.written_columns(part.table_name, 'INSERT', part.image)) using part.images;
    execute format('select count(*) from public.%I t where t.hotel_id = $1 and t.id = any ($2::uuid[])', part.table_name)
      into are_there using in_hotel, part.ids;
    if are_there < cardinality(part.ids) then
      perform innfo.refuse_id(part.table_name);
    end if;
    perform innfo.give_back_age(in_hotel, part.table_name, part.moments, part.deletions);
  end loop;
  return remaining;
end
$$;

-- Changes of one kind to one table, at most one of a row, in few statements: what cannot be written is an error, and then
-- none is. Answers those that stay as they are. What is in `added_too` may be gone. IN007: it has changed since.
create function innfo.undo_together(these public.changes[], added_too text[]) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  in_table constant text := these[1].table_name;
  in_hotel constant text := these[1].hotel_id;
  is_added constant boolean := these[1].before is null;
  listed constant text := format('public.%I', in_table);
  id_type constant text := case in_table when 'hotels' then 'text' else 'uuid' end;
  of_hotel constant text := case in_table when 'hotels' then 't.id = $1' else 't.hotel_id = $1' end;
  -- What each row is now, by its id.
  images jsonb;
  remaining jsonb;
  todo public.changes[];
  part record;
  columns text;
  written bigint := 0;
  others bigint;
begin
  if these[1].row_id is null then
    perform innfo.undo_order(these[1]);
    return '[]';
  end if;
  if these[1].after is null then
    return innfo.put_back(these);
  end if;
  -- By id, and not joined: without statistics a join compares each row with each.
  execute format('select jsonb_object_agg(n.id, n.image) from (
      select t.id, to_json(t)::text as image from %s t where %s and t.id = any ($2::%s[]) order by t.id for update) as n',
    listed, of_hotel, id_type) into images using in_hotel, array(select t.row_id from unnest(these) as t);
  select coalesce(jsonb_agg(innfo.left_change(f.change, f.found,
      case f.found when 'IN007' then 'It has changed since.' else 'It was deleted since.' end) order by f.place)
      filter (where f.found not in ('todo', 'done')), '[]'),
    array_agg(f.change order by f.place) filter (where f.found = 'todo')
  into remaining, todo
  from (
    select u as change, row_number() over () as place, case
      when is_now is null then case when is_added or u.row_id = any (added_too) then 'done' else 'P0002' end
      when not is_added and not d.has_it then 'done'
      when d.has_other or is_added and in_table = 'custom_sections'
        and exists (select from public.custom_section_items i where i.section_id = u.row_id::uuid) then 'IN007'
      else 'todo' end as found
    from unnest(these) as u
    cross join lateral (select (images ->> u.row_id)::json as is_now offset 0) as n
    cross join lateral (
      select bool_or(w.is_before and w.value::text is distinct from v.value::text) as has_it,
        bool_or(not w.is_before and w.value::text is distinct from v.value::text) as has_other
      from (
        select true as is_before, b.key, b.value from json_each(u.before) as b
        union all
        select false, a.key, a.value from json_each(u.after) as a
        where not is_added or a.key not in ('created_at', 'updated_at', 'chosen_at', 'position')
      ) as w left join json_each(n.is_now) as v on v.key = w.key
    ) as d
  ) as f;
  if todo is null then
    return remaining;
  end if;
  if is_added then
    if has_table_privilege(listed, 'DELETE') then
      execute format('delete from %s t where %s and t.id = any ($2::%s[])', listed, of_hotel, id_type)
        using in_hotel, array(select t.row_id from unnest(todo) as t);
    else
      -- What nobody may delete is as if it were not there: the visibility of a section.
      columns := innfo.written_columns(in_table, 'UPDATE', todo[1].after);
      execute format('update %s t set %s = default where %s and t.id = any ($2::%s[])', listed,
        replace(columns, ', ', ' = default, '), of_hotel, id_type) using in_hotel, array(select t.row_id from unnest(todo) as t);
    end if;
    get diagnostics written = row_count;
  else
    for part in
      select array_agg(t.row_id) as ids, jsonb_object_agg(t.row_id, t.before::text) as images, (array_agg(t.before))[1] as image
      from unnest(todo) as t group by innfo.names_of(t.before)
    loop
      columns := innfo.written_columns(in_table, 'UPDATE', part.image);
      exit when columns is null;
      execute format('update %1$s t set (%2$s) = (
          select %2$s from json_populate_record(null::%1$s, ($3 ->> t.id::text)::json))
        where %3$s and t.id = any ($2::%4$s[])', listed, columns, of_hotel, id_type) using in_hotel, part.ids, part.images;
      get diagnostics others = row_count;
      written := written + others;
    end loop;
  end if;
  if written < cardinality(todo) then
    raise insufficient_privilege using message = 'You may not change this.';
  end if;
  return remaining;
end
$$;
grant execute on function innfo.give_back_age(text, text, timestamptz[], bigint[]),
  innfo.left_change(public.changes, text, text), innfo.names_of(json), innfo.undo_order(public.changes),
  innfo.put_back(public.changes[]), innfo.undo_together(public.changes[], text[]) to authenticated, service_role;

-- Takes changes of the last 30 days back, the latest first, in one transaction: those since a moment until another, or
-- of some rows alone, or by one person; without a moment, the last deletion of each of the rows. What has changed since,
-- has no room or may not be written by the caller stays as it is, and the answer says so. Asked again it changes
-- nothing, for whoever did not hear the answer.
create or replace function public.undo_changes(hotel_id text, row_ids jsonb default null, since timestamptz default null,
  until timestamptz default null, by_user uuid default null, by_name text default null) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  at_a_time constant int := 1000;
  asked constant text[] := case when row_ids is not null then array(select distinct jsonb_array_elements_text(row_ids)) end;
  found_changes public.changes[];
  -- Of each of them what it did to which table, and the place of the one before that is about the same row.
  kinds text[];
  same_row int[];
  added text[];
  these public.changes[];
  "first" int := 1;
  "last" int;
  together int := at_a_time;
  undone int := 0;
  refused jsonb;
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
  select array_agg(f.kind order by f.place), array_agg(f.same_row order by f.place), array_agg(f.row_id) filter (where f.is_added)
  into kinds, same_row, added
  from (
    select g.row_id, g.place, g.before is null and g.after is not null as is_added,
      coalesce(lag(g.place) over (partition by g.table_name, g.row_id order by g.place), 0)::int as same_row,
      g.table_name || case when g.row_id is null then format(' ordered %s', g.place) when g.before is null then ' added'
        when g.after is null then ' deleted' else ' changed' end as kind
    from (select c.table_name, c.row_id, c.before, c.after, row_number() over () as place from unnest(found_changes) as c) as g
  ) as f;
  while "first" <= cardinality(found_changes) loop
    "last" := "first";
    while "last" - "first" + 1 < together and kinds["last" + 1] = kinds["first"] and same_row["last" + 1] < "first" loop
      "last" := "last" + 1;
    end loop;
    these := case when "last" = "first" then array[found_changes["first"]] else found_changes["first":"last"] end;
    begin
      refused := innfo.undo_together(these, added);
      undone := undone + cardinality(these) - jsonb_array_length(refused);
      remaining := remaining || refused;
      together := least(2 * together, at_a_time);
    exception
      when integrity_constraint_violation or insufficient_privilege or no_data_found
        or sqlstate 'IN001' or sqlstate 'IN002' or sqlstate 'IN003' or sqlstate 'IN007' or sqlstate 'IN008' then
      -- Fewer are tried, until the one is by itself that cannot be written.
      together := greatest(1, cardinality(these) / 2);
      continue when cardinality(these) > 1;
      get stacked diagnostics code = returned_sqlstate, message = message_text;
      remaining := remaining || innfo.left_change(these[1], code, message);
    end;
    "first" := "last" + 1;
  end loop;
  return jsonb_build_object('undone', undone, 'left', remaining);
end
$$;
