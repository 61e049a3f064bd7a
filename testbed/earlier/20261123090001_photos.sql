-- Photos of a hotel. The server writes a row with each picture it has taken in; a column <name>_path of a
-- hotel's row, or of a section's, shows one. A photo that no row shows is removed by upkeep.

create table public.photos (
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- '<hotel_id>/<hash of what was uploaded>': where it lies in the bucket "photos".
  path text not null,
  -- Of the largest size, in pixels.
  width int not null,
  height int not null,
  -- What is shown in its place until it is there, from top to bottom.
  top_color text not null,
  bottom_color text not null,
  -- Of all its files.
  bytes bigint not null,
  -- Since when no row is known to show it.
  unused_since timestamptz,
  created_at timestamptz not null default now(),
  -- The hotel is part of it, so that whoever refers to a photo refers to one of their own hotel.
  primary key (hotel_id, path)
);
call innfo.add_rule('photos', 'path', 'own', '{} ~ (''^'' || hotel_id || ''/[0-9a-f]{32}$'')');
call innfo.add_rule('photos', 'width', 'range', '{} between 1 and 1200');
call innfo.add_rule('photos', 'height', 'range', '{} between 1 and 2400');
call innfo.add_rule('photos', 'top_color', 'color', '{} ~ ''^#[0-9a-f]{6}$''');
call innfo.add_rule('photos', 'bottom_color', 'color', '{} ~ ''^#[0-9a-f]{6}$''');
call innfo.add_rule('photos', 'bytes', 'range', '{} >= 0');

alter table public.photos enable row level security;
create policy "owners read photos of their hotels" on public.photos
  for select to authenticated
  using (hotel_id = any (array(select id from public.hotels where user_id = (select auth.uid()))));
revoke all on public.photos from anon, authenticated;
grant select on public.photos to authenticated;
grant all on public.photos to service_role;

-- ------------------------------------------------------------------------------------------------
-- How much room photos have: so many of a hotel, and so many bytes of an account.

create or replace function innfo.refuse_more(limit_name text, allowed bigint) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', case limit_name
      when 'hotels' then format('Your plan has room for %s hotels.', allowed)
      when 'items' then format('A section has room for %s entries.', allowed)
      when 'custom_sections' then format('A hotel has room for %s custom sections.', allowed)
      when 'custom_section_items' then format('A custom section has room for %s items.', allowed)
      when 'photos' then format('A hotel has room for %s photos.', allowed)
      when 'photo_bytes' then format('The photos of your hotels have room for %s MB together.', allowed / 1024 / 1024)
      else format('The texts of one hotel have room for %s KB together.', allowed / 1024)
    end || ' Please delete what you no longer need first.'
    using errcode = 'IN003', detail = limit_name;
end
$$;

-- Refuses when a hotel's photos, with so many more, are past a limit. Asked before the work of making one,
-- and again when it is there.
create function innfo.require_photo_room(in_hotel text, more int) returns void
language plpgsql stable set search_path = ''
as $$
declare
  owner_id constant uuid := (select user_id from public.hotels where id = in_hotel);
  most constant bigint := innfo.limit_of(owner_id, 'photos');
  most_bytes constant bigint := innfo.limit_of(owner_id, 'photo_bytes');
begin
  if (select count(*) from public.photos where hotel_id = in_hotel) + more > most then
    perform innfo.refuse_more('photos', most);
  end if;
  if (select coalesce(sum(p.bytes), 0) from public.photos p join public.hotels h on h.id = p.hotel_id
      where h.user_id = owner_id) + more > most_bytes then
    perform innfo.refuse_more('photo_bytes', most_bytes);
  end if;
end
$$;

create function innfo.keep_photos_within_limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hotel record;
begin
  for hotel in
    select h.id, h.user_id from public.hotels h where h.id in (select hotel_id from added) order by h.user_id, h.id
  loop
    -- The photos of an account take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('photos of ' || hotel.user_id, 0));
    perform innfo.require_photo_room(hotel.id, 0);
  end loop;
  return null;
end
$$;
create trigger keep_photos_within_limits after insert on public.photos referencing new table as added
  for each statement execute function innfo.keep_photos_within_limits();

-- Until the server has written them.
insert into innfo.limits (plan_id, what, max)
select id, what, max
from public.plans, (values ('photos', 100), ('photo_bytes', 100 * 1024 * 1024)) as usual (what, max);

-- ------------------------------------------------------------------------------------------------
-- Which photos are shown.

-- Lets a column of a table show a photo of the row's own hotel, which is there as long as the column names
-- it. Deferrable, because hotels and photos refer to each other: a backup fills one before the other.
create procedure innfo.shows_photo(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
declare
  hotel_column constant text := case table_name when 'hotels' then 'id' else 'hotel_id' end;
begin
  execute format('alter table public.%I add constraint %I foreign key (%I, %I)
    references public.photos (hotel_id, path) deferrable',
    table_name, format('%s_%s_photo', table_name, column_name), hotel_column, column_name);
end
$$;

-- Notes since when a photo is shown by no row, and that it is shown again. What shows photos is asked of the
-- catalogue: every foreign key that leads to them.
create function innfo.mark_unused_photos() returns void
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
    with looked as (select p.hotel_id, p.path, %s as is_shown from public.photos p)
    update public.photos p set unused_since = case when l.is_shown then null else now() end
    from looked l
    where l.hotel_id = p.hotel_id and l.path = p.path and l.is_shown = (p.unused_since is not null)', is_shown);
end
$$;

-- ------------------------------------------------------------------------------------------------
-- The picture at the top of a hotel's guest page, and which point of it stays in sight when it is cut, in
-- percent from the left and from the top.
alter table public.hotels
  add column cover_path text,
  add column cover_focus_x smallint not null default 50,
  add column cover_focus_y smallint not null default 50;
call innfo.shows_photo('hotels', 'cover_path');
call innfo.add_rule('hotels', 'cover_focus_x', 'range', '{} between 0 and 100');
call innfo.add_rule('hotels', 'cover_focus_y', 'range', '{} between 0 and 100');
grant insert (cover_path, cover_focus_x, cover_focus_y), update (cover_path, cover_focus_x, cover_focus_y)
  on public.hotels to authenticated;
