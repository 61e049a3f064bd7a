-- Limits cost three quarters of the time that adding a row took: each statement was built and planned anew, and
-- whose plan is in force was asked twice. Nothing else changes.

-- Most are far below what the lowest plan allows. Only beyond that, or where an account has a limit of its own,
-- it matters which plan is in force.
create function innfo.is_within_limit(owner_id uuid, limit_name text, used bigint) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return used <= (
      select min(coalesce(l.max, 0))
      from public.plans p left join innfo.limits l on l.plan_id = p.id and l.what = limit_name)
    and not exists (select from innfo.account_limits a where a.user_id = owner_id and a.what = limit_name)
    or used <= innfo.limit_of(owner_id, limit_name);
end
$$;
revoke execute on function innfo.is_within_limit(uuid, text, bigint) from public;

-- PostgreSQL compiles this for each trigger, and plans a statement when it first comes to it: so each may name
-- what only some triggers have, and none is planned again.
create or replace function innfo.keep_within_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  limit_name constant text := tg_argv[0];
  counted_by constant text := tg_argv[1];
  changes refcursor;
  change record;
  used bigint;
begin
  -- In the order of hotels, so that two statements cannot wait for each other.
  if tg_op = 'INSERT' then
    open changes for
      select a.hotel_id, h.user_id, sum(octet_length(a::text))::bigint as bytes
      from added a join public.hotels h on h.id = a.hotel_id group by 1, 2 order by 1;
  elsif tg_op = 'UPDATE' then
    open changes for
      select c.hotel_id, h.user_id, sum(c.bytes)::bigint as bytes
      from (
        select a.hotel_id, octet_length(a::text) as bytes from added a
        union all select r.hotel_id, -octet_length(r::text) from removed r
      ) as c join public.hotels h on h.id = c.hotel_id
      group by 1, 2 having sum(c.bytes) <> 0 order by 1;
  else
    open changes for
      select r.hotel_id, null::uuid as user_id, -sum(octet_length(r::text))::bigint as bytes
      from removed r group by 1 order by 1;
  end if;
  loop
    fetch changes into change;
    exit when not found;
    if tg_op = 'DELETE' then
      -- A hotel that goes takes its row along.
      update innfo.hotel_usage set text_bytes = text_bytes + change.bytes where hotel_id = change.hotel_id;
      continue;
    end if;
    insert into innfo.hotel_usage as u (hotel_id, text_bytes) values (change.hotel_id, greatest(change.bytes, 0))
    on conflict (hotel_id) do update set text_bytes = u.text_bytes + change.bytes
    returning text_bytes into used;
    if change.bytes > 0 and not innfo.is_within_limit(change.user_id, 'text_bytes', used) then
      perform innfo.refuse_more('text_bytes', innfo.limit_of(change.user_id, 'text_bytes'));
    end if;
  end loop;
  close changes;

  -- A row stays with its hotel, but may move to another custom section.
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and counted_by = 'hotel_id') then
    return null;
  end if;
  if counted_by = 'hotel_id' then
    open changes for
      select distinct a.hotel_id as parent, h.user_id
      from added a join public.hotels h on h.id = a.hotel_id order by 1;
  else
    open changes for execute format(
      'select distinct a.%I::text as parent, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1',
      counted_by);
  end if;
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
