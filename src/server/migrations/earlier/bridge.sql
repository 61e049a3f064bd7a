-- Brings a database of the version before the baseline to what the baseline makes. Only earlier.ts runs it, after it
-- has made the functions as the baseline has them.

-- Policies, and functions with the server's rights, name a caller's hotels by innfo.hotels_of().
do $$
declare
  policy record;
  own text;
begin
  for policy in
    select schemaname, tablename, policyname, qual, with_check,
      case
        when tablename in ('messages', 'message_events', 'message_photos', 'message_deletions', 'push_devices')
          or (tablename = 'message_kinds' and cmd = 'SELECT') then 'desk'
        when tablename in ('qr_scans', 'message_kinds') then 'owner'
        else 'editor'
      end as role
    from pg_catalog.pg_policies
    where schemaname in ('public', 'innfo') and coalesce(qual, with_check) like '(hotel\_id = ANY (ARRAY( SELECT hotels.id%'
  loop
    own := format('(hotel_id = any (array(select * from innfo.hotels_of(%L))))', policy.role);
    execute format('alter policy %I on %I.%I', policy.policyname, policy.schemaname, policy.tablename)
      || case when policy.qual is not null then ' using ' || own else '' end
      || case when policy.with_check is not null then ' with check ' || own else '' end;
  end loop;
end
$$;
alter policy "owners read their hotels" on public.hotels
  using (user_id = (select auth.uid()) or id = any (array(select * from innfo.hotels_of('any'))));
drop policy "owners change their hotels" on public.hotels;
create policy "owners change their hotels" on public.hotels
  for update to authenticated using (id = any (array(select * from innfo.hotels_of('editor'))));
alter policy "owners delete their hotels" on public.hotels
  using (id = any (array(select * from innfo.hotels_of('owner'))));
create trigger keep_account before update of user_id on public.hotels
  for each row when (new.user_id <> old.user_id) execute function innfo.keep_account();
drop function innfo.plan_for(uuid);
drop function innfo.own_plan();
drop function innfo.own_characters_left();

alter policy "owners read photos of their hotels" on public.photos rename to "owners read rows of their hotels";
alter policy "owners read scans of their hotels" on public.qr_scans rename to "owners read rows of their hotels";
alter policy "owners read runs of their hotels" on public.translation_runs rename to "owners read rows of their hotels";

-- One trigger a statement.
do $$
declare
  list record;
begin
  drop procedure innfo.limit_rows(text, text, text);
  for list in
    select table_name, 'items' as what, 'hotel_id' as counted_by, true as is_seen from innfo.sections
    union all values ('announcements', 'announcements', 'hotel_id', true),
      ('custom_sections', 'custom_sections', 'hotel_id', true),
      ('custom_section_items', 'custom_section_items', 'section_id', true),
      ('push_devices', 'push_devices', 'hotel_id', false)
  loop
    execute format('drop trigger keep_within_limits_insert on public.%1$I;
      drop trigger keep_within_limits_update on public.%1$I;
      drop trigger keep_within_limits_delete on public.%1$I', list.table_name);
    if list.is_seen then
      execute format('drop trigger notify_hotel_changed on public.%1$I;
        drop trigger refuse_deleted_ids on public.%1$I', list.table_name);
    end if;
    call innfo.limit_rows(list.table_name, list.what, list.counted_by, list.is_seen);
  end loop;
end
$$;
drop trigger refuse_deleted_children on public.custom_section_items;
create trigger refuse_deleted_children after insert on public.custom_section_items referencing new table as added
  for each statement execute function innfo.refuse_deleted_children();

-- declare_section() does what triggers did.
drop trigger limit_section on innfo.sections;
drop trigger section_has_sources on innfo.sections;
drop trigger section_was_declared on innfo.sections;

-- What another index, or rule, says as well.
drop index public.section_visibility_hotel_id;
alter table public.qr_scans drop constraint qr_scans_user_agent_length;

drop procedure innfo.belongs_to_hotel(text);
drop procedure innfo.doubts_photo(text, text);
drop procedure innfo.client_chosen_id(text);
drop procedure innfo.deleted_ids_stay_taken(text);
drop procedure innfo.deleted_children_stay_taken(text);
drop function innfo.limit_section();
drop function innfo.section_has_sources();
drop function innfo.section_was_declared();
drop function innfo.keep_within_limits();
drop function innfo.refuse_deleted_ids();
drop function innfo.hours_of_requests(public.message_kinds);
