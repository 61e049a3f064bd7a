-- The rules of every table whose rows belong to a hotel, written once.

-- Gives the table its policies, grants, triggers and its index with hotel_id first.
-- The client may set every column but the ones that identify the row; it chooses the hotel when it
-- inserts and cannot move the row to another one later.
create procedure innfo.belongs_to_hotel(table_name text)
language plpgsql set search_path = ''
as $$
declare
  own_hotels constant text := 'hotel_id in (select id from public.hotels where user_id = (select auth.uid()))';
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

-- The content sections guests can open, in the order of their tiles. Filled by declare_section;
-- section_visibility and guest_hotel read it.
create table innfo.sections (
  section_id text primary key,
  table_name text not null unique,
  position int generated always as identity unique
);

-- Turns a table into a content section: owner rules, and a place in the guest document.
create procedure innfo.declare_section(section_id text, table_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.belongs_to_hotel(table_name);
  insert into innfo.sections (section_id, table_name) values (section_id, table_name);
end
$$;
