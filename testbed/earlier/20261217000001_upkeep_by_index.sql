-- Upkeep finds what is due without reading what is not, so that an hour of it costs the same with a thousand
-- hotels and with a hundred thousand.

-- ------------------------------------------------------------------------------------------------
-- Quarters of an hour that nothing shows any more. Many rows share a moment, which an index keeps once.
create index scan_quarters_starts_at on innfo.scan_quarters (starts_at);

-- @param after means nothing any more; a process of the version before passes what it was told
-- @returns null at the end
create or replace function innfo.forget_scan_quarters(after text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  rows_at_a_time constant int := 20000;
  forgotten int;
begin
  delete from innfo.scan_quarters where ctid in (
    select ctid from innfo.scan_quarters where starts_at < now() - interval '13 months' limit rows_at_a_time);
  get diagnostics forgotten = row_count;
  return case when forgotten = rows_at_a_time then forget_scan_quarters.after end;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- Plans that end. Only what ends within a day is looked for; complimentary and granted plans are few.
create index subscriptions_grace_end on public.subscriptions (innfo.grace_end(subscription_status, current_period_start))
  where subscription_status = 'past_due';
create index subscriptions_current_period_end on public.subscriptions (current_period_end)
  where customer_id is not null and subscription_status in ('active', 'trialing', 'past_due');

create or replace function innfo.notify_ended_plans() returns void
language sql security definer set search_path = ''
as $$
  with ended as (
    select s.user_id from public.subscriptions s
    where s.subscription_status = 'past_due'
      and innfo.grace_end(s.subscription_status, s.current_period_start)
        between extract(epoch from now() - interval '1 day')::bigint and extract(epoch from now())::bigint
    union
    select u.id from public.complimentary_plans c join auth.users u on u.email = c.email
    where c.period_end between now() - interval '1 day' and now()
    union
    select g.user_id from innfo.granted_plans g where g.period_end between now() - interval '1 day' and now()
  )
  select pg_notify('hotel_changed', h.id) from public.hotels h join ended on ended.user_id = h.user_id
$$;

-- ------------------------------------------------------------------------------------------------
-- Photos without use. Each photo was asked for in every table that shows photos, every hour. Now a photo is in
-- doubt from its upload on, and again when a row that showed it shows it no longer; upkeep looks at those in doubt.

-- Those that are out of use now, the last time that all are looked at.
select innfo.mark_unused_photos();

alter table public.photos alter column unused_since set default now();
comment on column public.photos.unused_since is
  'Since when it may be that no row shows this photo; null once upkeep has seen a row that does.';
create index photos_unused_since on public.photos (unused_since) where unused_since is not null;

-- @param 1 the column with the hotel's id, 2 the one with the photo's path
create function innfo.doubt_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shown constant jsonb := to_jsonb(old);
begin
  update public.photos set unused_since = now()
  where hotel_id = shown ->> tg_argv[0] and path = shown ->> tg_argv[1];
  return null;
end
$$;
revoke execute on function innfo.doubt_photo() from public;

create procedure innfo.doubts_photo(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
declare
  hotel_column constant text := case table_name when 'hotels' then 'id' else 'hotel_id' end;
begin
  execute format('create trigger %1$I after update of %2$I on public.%3$I for each row
    when (old.%2$I is distinct from new.%2$I and old.%2$I is not null)
    execute function innfo.doubt_photo(%4$L, %2$L)',
    'doubt_replaced_' || column_name, column_name, table_name, hotel_column);
  -- A hotel's photos go with it.
  if table_name <> 'hotels' then
    execute format('create trigger %1$I after delete on public.%3$I for each row
      when (old.%2$I is not null) execute function innfo.doubt_photo(%4$L, %2$L)',
      'doubt_deleted_' || column_name, column_name, table_name, hotel_column);
  end if;
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
  call innfo.doubts_photo(table_name, column_name);
end
$$;

do $$
declare
  shows record;
begin
  for shows in
    select t.relname as table_name, c.attname as column_name
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class t on t.oid = k.conrelid
    join pg_catalog.pg_attribute c on c.attrelid = k.conrelid and c.attnum = k.conkey[2]
    where k.contype = 'f' and k.confrelid = 'public.photos'::regclass
  loop
    call innfo.doubts_photo(shows.table_name, shows.column_name);
  end loop;
end
$$;

-- Ends the doubt about photos that a row shows. What shows photos is asked of the catalogue: every foreign key
-- that leads to them. A doubt that was renewed since the look stays.
create or replace function innfo.mark_unused_photos() returns void
language plpgsql set search_path = ''
as $$
declare
  is_shown text;
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
      select p.hotel_id, p.path, p.unused_since from public.photos p where p.unused_since is not null and (%s)
    )
    update public.photos p set unused_since = null
    from looked l
    where l.hotel_id = p.hotel_id and l.path = p.path and l.unused_since = p.unused_since', is_shown);
end
$$;
