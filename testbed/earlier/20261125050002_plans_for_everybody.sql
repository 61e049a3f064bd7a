-- On a project of a Supabase provider nobody writes the plans at each start, and its default privileges let
-- anon call and read whatever is made. So the rules must not depend on either: plans are there from the
-- beginning, where there is none it is the Free one, and who may call what is said here once more in full.

-- As in src/product.ts, from which the server writes them at every start.
insert into public.plans (id, name, price, max_sections, custom_sections) values
  ('free', 'Free', 0, 3, false),
  ('InnfoTest', 'Innfo Pro', 99, 999, true)
on conflict (id) do nothing;
insert into innfo.limits (plan_id, what, max)
select plan_id, what, max from (values
  ('hotels', 5, 50), ('items', 500, 500), ('announcements', 50, 50), ('custom_sections', 50, 50),
  ('custom_section_items', 200, 200), ('text_bytes', 2 * 1024 * 1024, 2 * 1024 * 1024), ('logos', 20, 50),
  ('photos', 100, 1000), ('photo_bytes', 100 * 1024 * 1024, 2000 * 1024 * 1024)
) as usual (what, free, pro), lateral (values ('free', free), ('InnfoTest', pro)) as by_plan (plan_id, max)
on conflict (plan_id, what) do nothing;

-- Never null: a rule that compares with nothing refuses nothing.
create or replace function innfo.plan_of(owner_id uuid) returns public.plans
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select p from public.plans p
      where p.id = coalesce(
        (select s.plan_id from innfo.subscription_of(owner_id) s
          where innfo.is_in_force(s.subscription_status, s.current_period_start)), 'free')),
    row('free', 'Free', 0, 3, false)::public.plans)
$$;

-- What is made from now on is nobody's either. Without a schema: only so it can be taken from everybody.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

do $$
declare
  routine record;
  for_all constant text[] := array['public.guest_hotel', 'public.hotel_name_available'];
  for_owners constant text[] := for_all || array['public.owner_data', 'public.reorder_items', 'public.restore_item',
    'public.scan_analytics', 'public.section_overview', 'public.show_section',
    -- Of policies, checks, defaults, views, and functions with their caller's rights.
    'innfo.are_time_ranges', 'innfo.calendar_date', 'innfo.country_of_time_zone', 'innfo.grace_end',
    'innfo.has_recent_proof', 'innfo.has_keys', 'innfo.hotel_id', 'innfo.invisible_characters', 'innfo.is_blank',
    'innfo.is_in_force', 'innfo.is_opening_hours', 'innfo.is_short_text', 'innfo.is_wifi', 'innfo.own_plan',
    'innfo.own_subscription', 'innfo.next_list_position', 'innfo.plan_for', 'innfo.sections_of',
    'innfo.space_characters', 'innfo.uuid_v7', 'innfo.was_deleted'];
begin
  for routine in
    select p.oid::regprocedure as signature, n.nspname || '.' || p.proname as name
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'innfo') and p.proowner = (select oid from pg_catalog.pg_roles where rolname = current_user)
  loop
    execute format('revoke execute on routine %s from public, anon, authenticated', routine.signature);
    if routine.name = any (for_owners) then
      execute format('grant execute on routine %s to authenticated', routine.signature);
    end if;
    if routine.name = any (for_all) then
      execute format('grant execute on routine %s to anon', routine.signature);
    end if;
  end loop;
end
$$;

-- Where a storage service keeps its list of files in the database: owners keep the logos of their hotels, and
-- everybody reads what guests see. Photos are the server's to write, together with their rows.
do $$
declare
  own constant text := 'bucket_id = ''logos'' and exists (select from public.hotels h
    where h.id = split_part(objects.name, ''/'', 1) and h.user_id = (select auth.uid()))';
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public) values ('logos', 'logos', true), ('photos', 'photos', true)
  on conflict (id) do nothing;
  execute format('create policy "owners see logos of their hotels" on storage.objects
    for select to authenticated using (%s)', own);
  execute format('create policy "owners add logos of their hotels" on storage.objects
    for insert to authenticated with check (%s)', own);
  execute format('create policy "owners replace logos of their hotels" on storage.objects
    for update to authenticated using (%s) with check (%s)', own, own);
  execute format('create policy "owners remove logos of their hotels" on storage.objects
    for delete to authenticated using (%s)', own);
end
$$;
