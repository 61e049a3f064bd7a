-- Asking for another hotel's rows costs no more than asking for those of a hotel that does not exist.
--
-- `hotel_id in (select …)` is looked at row by row: a request for a competitor's scans was answered with
-- none of them, but only after every one had been read, and how long that took told how many there were.
-- `hotel_id = any (array(select …))` is read from the same index as the request's own filter, and where
-- the two contradict each other no row is touched. See docs/decisions/0016-policies-by-index.md.

-- As in 20260101000003_ownership.sql but for own_hotels.
create or replace procedure innfo.belongs_to_hotel(table_name text)
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

-- The policies that are there already.
do $$
declare
  own_hotels constant text := 'hotel_id = any (array(select id from public.hotels where user_id = (select auth.uid())))';
  policy record;
begin
  for policy in
    select tablename, policyname,
      case when qual is not null then format('using (%s)', own_hotels) end as using_own,
      case when with_check is not null then format('with check (%s)', own_hotels) end as check_own
    from pg_catalog.pg_policies
    where schemaname = 'public' and coalesce(qual, with_check) like '(hotel\_id IN ( SELECT %'
  loop
    execute format('alter policy %I on public.%I %s %s',
      policy.policyname, policy.tablename, policy.using_own, policy.check_own);
  end loop;
end
$$;

-- Guests hold no privilege on it; now the policy says so too.
alter policy "everyone knows the sections" on innfo.sections to authenticated, service_role;
