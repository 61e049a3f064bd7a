-- What adding a row costs besides the row. Nothing is judged otherwise than before.

-- PostgreSQL plans a CHECK anew for each statement, and put the bodies of three functions into it each time. An
-- expression of PL/pgSQL is planned once for a connection.
create or replace function innfo.is_blank(value text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return value !~ ('[^' || innfo.space_characters() || innfo.invisible_characters() || ']');
end
$$;

-- As before, but for an insertion: it adds up and remembers the bytes in one statement, and asks in one more
-- whether both limits leave room for them without a look at which plan is in force.
create or replace function innfo.keep_within_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  limit_name constant text := tg_argv[0];
  counted_by constant text := tg_argv[1];
  -- A row has an id, a hotel and two moments, which are longer than this.
  least_bytes constant int := 64;
  changes refcursor;
  change record;
  used bigint;
  has_room boolean;
  are_few boolean := true;
begin
  -- In the order of hotels, so that two statements cannot wait for each other.
  if tg_op = 'INSERT' then
    for change in
      insert into innfo.hotel_usage as u (hotel_id, text_bytes)
      select a.hotel_id, sum(octet_length(a::text)) from added a group by 1 order by 1
      on conflict (hotel_id) do update set text_bytes = u.text_bytes + excluded.text_bytes
      returning u.hotel_id, (select h.user_id from public.hotels h where h.id = u.hotel_id), u.text_bytes
    loop
      -- An account's own limit, or what the lowest plan allows.
      select bool_and(asked.used <= coalesce(
          (select a.max from innfo.account_limits a where a.user_id = change.user_id and a.what = asked.what),
          (select min(coalesce(l.max, 0))
            from public.plans p left join innfo.limits l on l.plan_id = p.id and l.what = asked.what)))
        into has_room
        from (values ('text_bytes', change.text_bytes), (limit_name, change.text_bytes / least_bytes))
          as asked (what, used);
      continue when has_room;
      if not innfo.is_within_limit(change.user_id, 'text_bytes', change.text_bytes) then
        perform innfo.refuse_more('text_bytes', innfo.limit_of(change.user_id, 'text_bytes'));
      end if;
      if not innfo.is_within_limit(change.user_id, limit_name, change.text_bytes / least_bytes) then
        are_few := false;
      end if;
    end loop;
  elsif tg_op = 'UPDATE' then
    open changes for
      select c.hotel_id, h.user_id, sum(c.bytes)::bigint as bytes
      from (
        select a.hotel_id, octet_length(a::text) as bytes from added a
        union all select r.hotel_id, -octet_length(r::text) from removed r
      ) as c join public.hotels h on h.id = c.hotel_id
      group by 1, 2 having sum(c.bytes) <> 0 order by 1;
    loop
      fetch changes into change;
      exit when not found;
      insert into innfo.hotel_usage as u (hotel_id, text_bytes)
      values (change.hotel_id, greatest(change.bytes, 0))
      on conflict (hotel_id) do update set text_bytes = u.text_bytes + change.bytes
      returning text_bytes into used;
      if change.bytes > 0 and not innfo.is_within_limit(change.user_id, 'text_bytes', used) then
        perform innfo.refuse_more('text_bytes', innfo.limit_of(change.user_id, 'text_bytes'));
      end if;
    end loop;
    close changes;
  else
    for change in
      select r.hotel_id, sum(octet_length(r::text))::bigint as bytes from removed r group by 1 order by 1
    loop
      -- A hotel that goes takes its row along.
      update innfo.hotel_usage set text_bytes = text_bytes - change.bytes where hotel_id = change.hotel_id;
    end loop;
  end if;

  -- A row stays with its hotel, but may move to another custom section.
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and counted_by = 'hotel_id')
    or (tg_op = 'INSERT' and are_few) then
    return null;
  end if;
  open changes for execute format(
    'select distinct a.%I::text as parent, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1',
    counted_by);
  loop
    fetch changes into change;
    exit when not found;
    execute format('select count(*) from %I.%I where %I = %L', tg_table_schema, tg_table_name, counted_by, change.parent)
      into used;
    if not innfo.is_within_limit(change.user_id, limit_name, used) then
      perform innfo.refuse_more(limit_name, innfo.limit_of(change.user_id, limit_name));
    end if;
  end loop;
  close changes;
  return null;
end
$$;
