-- How much one account and one hotel may hold. Without it one free account fills the disk, takes every name
-- and makes a page that nobody can draw.
--
-- The rows of innfo.limits are written by the server from src/product.ts and LIMITS at every start, like the
-- plans. A limit that stands nowhere is 0.

create table innfo.limits (
  plan_id text not null references public.plans (id) on delete cascade,
  what text not null,
  max bigint not null check (max >= 0),
  primary key (plan_id, what)
);

-- Raised, or lowered, for one account by whoever runs the site.
create table innfo.account_limits (
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null,
  max bigint not null check (max >= 0),
  primary key (user_id, what)
);

-- How many bytes the texts of a hotel's items take.
create table innfo.hotel_usage (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  text_bytes bigint not null default 0
);

-- Nobody's but the server's.
alter table innfo.limits enable row level security;
alter table innfo.account_limits enable row level security;
alter table innfo.hotel_usage enable row level security;

create function innfo.limit_of(owner_id uuid, limit_name text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select max from innfo.account_limits where user_id = owner_id and what = limit_name),
    (select max from innfo.limits where plan_id = (innfo.plan_of(owner_id)).id and what = limit_name),
    0)
$$;

-- IN003: a limit is reached. The detail is the limit's name.
create function innfo.refuse_more(limit_name text, allowed bigint) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', case limit_name
      when 'hotels' then format('Your plan has room for %s hotels.', allowed)
      when 'items' then format('A section has room for %s entries.', allowed)
      when 'custom_sections' then format('A hotel has room for %s custom sections.', allowed)
      when 'custom_section_items' then format('A custom section has room for %s items.', allowed)
      else format('The texts of one hotel have room for %s KB together.', allowed / 1024)
    end || ' Please delete what you no longer need first.'
    using errcode = 'IN003', detail = limit_name;
end
$$;

-- After a statement: one that adds is refused as a whole when it goes past the limit. It runs when the
-- policies have let its rows through, so it speaks to their owner only, and with the server's rights.
-- The hotel's row of hotel_usage makes parallel statements take turns, so that none slips past.
--
-- Arguments: the limit's name, and the column by which the table's rows are counted.
create function innfo.keep_within_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  limit_name constant text := tg_argv[0];
  counted_by constant text := tg_argv[1];
  change record;
  owner_id uuid;
  used bigint;
  parent text;
begin
  for change in execute case tg_op
    when 'INSERT' then
      'select hotel_id, sum(octet_length(a::text))::bigint as bytes from added a group by 1 order by 1'
    when 'DELETE' then
      'select hotel_id, -sum(octet_length(r::text))::bigint as bytes from removed r group by 1 order by 1'
    else
      'select hotel_id, sum(bytes)::bigint as bytes from (
         select hotel_id, octet_length(a::text) as bytes from added a
         union all select hotel_id, -octet_length(r::text) from removed r) as changes
       group by 1 having sum(bytes) <> 0 order by 1'
    end
  loop
    if tg_op = 'DELETE' then
      -- A hotel that goes takes its row along.
      update innfo.hotel_usage set text_bytes = text_bytes + change.bytes where hotel_id = change.hotel_id;
      continue;
    end if;
    insert into innfo.hotel_usage as u (hotel_id, text_bytes) values (change.hotel_id, greatest(change.bytes, 0))
    on conflict (hotel_id) do update set text_bytes = u.text_bytes + change.bytes
    returning text_bytes into used;
    if change.bytes > 0 then
      select user_id into owner_id from public.hotels where id = change.hotel_id;
      if used > innfo.limit_of(owner_id, 'text_bytes') then
        perform innfo.refuse_more('text_bytes', innfo.limit_of(owner_id, 'text_bytes'));
      end if;
    end if;
  end loop;

  -- A row stays with its hotel, but may move to another custom section.
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and counted_by = 'hotel_id') then
    return null;
  end if;
  for parent, owner_id in execute format(
    'select distinct a.%I::text, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1', counted_by)
  loop
    execute format('select count(*) from %I.%I where %I = %L', tg_table_schema, tg_table_name, counted_by, parent)
      into used;
    if used > innfo.limit_of(owner_id, limit_name) then
      perform innfo.refuse_more(limit_name, innfo.limit_of(owner_id, limit_name));
    end if;
  end loop;
  return null;
end
$$;

-- Puts a table with a hotel_id under a limit.
create procedure innfo.limit_rows(table_name text, limit_name text, counted_by text)
language plpgsql set search_path = ''
as $$
declare
  operation record;
begin
  for operation in values ('insert', 'new table as added'), ('update', 'old table as removed new table as added'),
    ('delete', 'old table as removed')
  loop
    execute format('create trigger keep_within_limits_%s after %s on public.%I referencing %s
      for each statement execute function innfo.keep_within_limits(%L, %L)',
      operation.column1, operation.column1, table_name, operation.column2, limit_name, counted_by);
  end loop;
end
$$;

-- The account's turns are taken by a lock on its number: it has no row that everybody may lock.
create function innfo.keep_hotels_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  owner_id uuid;
  used bigint;
begin
  for owner_id in select distinct user_id from added order by 1 loop
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('hotels of ' || owner_id, 0));
    select count(*) into used from public.hotels where user_id = owner_id;
    if used > innfo.limit_of(owner_id, 'hotels') then
      perform innfo.refuse_more('hotels', innfo.limit_of(owner_id, 'hotels'));
    end if;
  end loop;
  return null;
end
$$;
create trigger keep_within_limits_insert after insert on public.hotels referencing new table as added
  for each statement execute function innfo.keep_hotels_within_limit();

-- Of every section, from its declaration on.
create function innfo.limit_section() returns trigger
language plpgsql set search_path = ''
as $$
begin
  call innfo.limit_rows(new.table_name, 'items', 'hotel_id');
  return null;
end
$$;
create trigger limit_section after insert on innfo.sections
  for each row execute function innfo.limit_section();

-- What was deleted takes room for an hour: of one hotel the latest, up to twice what its texts may take.
create function innfo.forget_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  room constant bigint := 4 * 1024 * 1024;
begin
  delete from innfo.deleted_rows d
  using (
    select k.ctid as place, sum(pg_column_size(k)) over (partition by hotel_id order by deleted_at desc, id) as bytes
    from innfo.deleted_rows k where k.hotel_id in (select hotel_id from added)
  ) as kept
  where d.ctid = kept.place and kept.bytes > room;
  return null;
end
$$;
create trigger forget_deleted after insert on innfo.deleted_rows referencing new table as added
  for each statement execute function innfo.forget_deleted();

-- Until the server has written them, for those who add something meanwhile.
insert into innfo.limits (plan_id, what, max)
select id, what, max
from public.plans, (values ('hotels', 5), ('items', 500), ('custom_sections', 50), ('custom_section_items', 200),
  ('text_bytes', 2 * 1024 * 1024)) as usual (what, max);

do $$
declare
  list_name text;
begin
  for list_name in select table_name from innfo.sections loop
    call innfo.limit_rows(list_name, 'items', 'hotel_id');
  end loop;
  call innfo.limit_rows('custom_sections', 'custom_sections', 'hotel_id');
  call innfo.limit_rows('custom_section_items', 'custom_section_items', 'section_id');

  -- What is there counts, and stays, also past a limit.
  insert into innfo.hotel_usage (hotel_id) select id from public.hotels;
  for list_name in
    select table_name from innfo.sections union all values ('custom_sections'), ('custom_section_items')
  loop
    execute format('
      update innfo.hotel_usage u set text_bytes = u.text_bytes + t.bytes
      from (select hotel_id, sum(octet_length(l::text)) as bytes from public.%I l group by 1) as t
      where u.hotel_id = t.hotel_id', list_name);
  end loop;
end
$$;
