-- Photos of a hotel. The server writes a row with each picture it has taken in; a column <name>_path of a hotel's row,
-- or of a section's, shows one. No request deletes a photo: whoever shows another one, or deletes the row, leaves it
-- without use, and upkeep removes it with its files some hours later, longer than a deletion can be undone. A hotel
-- that is deleted takes its rows along, and upkeep its files (src/server/storage/photos.ts).

create table public.photos (
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- '<hotel_id>/<hash of what was uploaded>': where it lies in the bucket "photos".
  path text not null,
  -- Pixels of the largest size.
  width int not null,
  height int not null,
  -- Color in its place until it is there, from top to bottom.
  top_color text not null,
  bottom_color text not null,
  -- Bytes of all its files.
  bytes bigint not null,
  unused_since timestamptz default now(),
  created_at timestamptz not null default now(),
  -- The hotel is part of it, so that whoever refers to a photo refers to one of their own hotel.
  primary key (hotel_id, path)
);
comment on column public.photos.unused_since is
  'Since when it may be that no row shows this photo; null once upkeep has seen a row that does.';
create index photos_unused_since on public.photos (unused_since) where unused_since is not null;
call innfo.add_rule('photos', 'path', 'own', '{} ~ (''^'' || hotel_id || ''/[0-9a-f]{32}$'')');
call innfo.add_rule('photos', 'width', 'range', '{} between 1 and 1200');
call innfo.add_rule('photos', 'height', 'range', '{} between 1 and 2400');
call innfo.add_rule('photos', 'top_color', 'color', '{} ~ ''^#[0-9a-f]{6}$''');
call innfo.add_rule('photos', 'bottom_color', 'color', '{} ~ ''^#[0-9a-f]{6}$''');
call innfo.add_rule('photos', 'bytes', 'range', '{} >= 0');

call innfo.declare_table('photos', 'editor', writes => false);

-- ------------------------------------------------------------------------------------------------
-- Photos that a row has shown are kept for as long as it can be restored, up to as many again as there may be; those
-- that none has shown, for two hours. Only what is shown, or was until two hours ago, takes room.

create function innfo.takes_room(unused_since timestamptz) returns boolean language sql stable
return unused_since is null or unused_since > now() - interval '2 hours';

-- Refuses when a hotel's photos, or the bytes of its account's, with so many more, are past a limit. Asked before the
-- work of making one, and again when it is there.
create function innfo.require_photo_room(in_hotel text, more int) returns void language plpgsql stable set search_path = '' as $$
declare
  owner_id constant uuid := (select user_id from public.hotels where id = in_hotel);
  most constant bigint := innfo.limit_of(owner_id, 'photos');
  most_bytes constant bigint := innfo.limit_of(owner_id, 'photo_bytes');
begin
  if (select count(*) from public.photos p where p.hotel_id = in_hotel and innfo.takes_room(p.unused_since)) + more > most then
    perform innfo.refuse_more('photos', most);
  end if;
  if (select coalesce(sum(p.bytes), 0) from public.photos p join public.hotels h on h.id = p.hotel_id
      where h.user_id = owner_id and innfo.takes_room(p.unused_since)) + more > most_bytes then
    perform innfo.refuse_more('photo_bytes', most_bytes);
  end if;
end $$;

create function innfo.keep_photos_within_limits() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  hotel record;
begin
  for hotel in
    select h.id, h.user_id from public.hotels h where h.id in (select hotel_id from added) order by h.user_id, h.id
  loop
    perform innfo.one_at_a_time('photos of ' || hotel.user_id);
    perform innfo.require_photo_room(hotel.id, 0);
  end loop;
  return null;
end $$;
create trigger keep_photos_within_limits after insert on public.photos referencing new table as added
  for each statement execute function innfo.keep_photos_within_limits();

-- ------------------------------------------------------------------------------------------------
-- Which photos are shown. A photo is in doubt from its upload on, and again when a row that showed it shows it no
-- longer; upkeep looks at those in doubt alone.

-- Arguments: the column with the hotel's id, and the one with the photo's path.
create function innfo.doubt_photo() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  shown constant jsonb := to_jsonb(old);
begin
  update public.photos set unused_since = now()
  where hotel_id = shown ->> tg_argv[0] and path = shown ->> tg_argv[1];
  return null;
end $$;

-- A row that shows a photo again, after a restore, brings it into doubt, too: so that upkeep looks at what is new and
-- at what is about to be removed, and not at all that is kept.
create function innfo.doubt_shown_photo() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  shown constant jsonb := to_jsonb(new);
begin
  update public.photos set unused_since = now()
  where hotel_id = shown ->> tg_argv[0] and path = shown ->> tg_argv[1] and unused_since < now() - interval '2 hours';
  return null;
end $$;

create procedure innfo.doubts_shown_photo(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  execute format('create trigger %1$I after insert or update of %2$I on public.%3$I for each row
    when (new.%2$I is not null) execute function innfo.doubt_shown_photo(%4$L, %2$L)',
    'doubt_shown_' || column_name, column_name, table_name, case table_name when 'hotels' then 'id' else 'hotel_id' end);
end $$;

-- Lets a column of a table show a photo of the row's own hotel, which is there as long as the column names it.
-- Deferrable, because hotels and photos refer to each other: a backup fills one before the other.
create procedure innfo.shows_photo(table_name text, column_name text) language plpgsql set search_path = '' as $$
declare
  hotel_column constant text := case table_name when 'hotels' then 'id' else 'hotel_id' end;
begin
  execute format('alter table public.%I add constraint %I foreign key (%I, %I)
    references public.photos (hotel_id, path) deferrable',
    table_name, format('%s_%s_photo', table_name, column_name), hotel_column, column_name);
  execute format('create trigger %1$I after update of %2$I on public.%3$I for each row
    when (old.%2$I is distinct from new.%2$I and old.%2$I is not null)
    execute function innfo.doubt_photo(%4$L, %2$L)',
    'doubt_replaced_' || column_name, column_name, table_name, hotel_column);
  call innfo.doubts_shown_photo(table_name, column_name);
  -- A hotel's photos go with it.
  if table_name <> 'hotels' then
    execute format('create trigger %1$I after delete on public.%3$I for each row
      when (old.%2$I is not null) execute function innfo.doubt_photo(%4$L, %2$L)',
      'doubt_deleted_' || column_name, column_name, table_name, hotel_column);
  end if;
end $$;

-- A field that shows a photo of the row's own hotel.
create procedure innfo.add_photo(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.add_field(table_name, column_name, 'text');
  call innfo.shows_photo(table_name, column_name);
end $$;

call innfo.shows_photo('hotels', 'cover_path');

-- Whatever may have left a photo without use marks it; this takes the mark from those that a row shows after all, some
-- thousand at a time; answers whether there may be more. The catalogue says what shows photos: every foreign key that
-- leads to them. A mark that was renewed since the look stays.
create function innfo.mark_unused_photos() returns boolean language plpgsql set search_path = '' as $$
declare
  at_a_time constant int := 5000;
  is_shown text;
  ended int;
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
      select p.hotel_id, p.path, p.unused_since from public.photos p
      where (p.unused_since > now() - interval ''3 hours'' or p.unused_since <= p.created_at
          or p.unused_since < innfo.restorable_since()) and (%s) limit $1
    )
    update public.photos p set unused_since = null
    from looked l
    where l.hotel_id = p.hotel_id and l.path = p.path and l.unused_since = p.unused_since', is_shown) using at_a_time;
  get diagnostics ended = row_count;
  return ended = at_a_time;
end $$;

-- The photos to be removed. An upload sets both moments; a row that stops showing a photo sets the first alone.
create function innfo.photos_past_their_time() returns table (hotel_id text, path text)
language sql stable set search_path = '' as $$
  select k.hotel_id, k.path from (
    select p.hotel_id, p.path, p.unused_since <= p.created_at as was_never_shown, p.unused_since,
      row_number() over w as place, sum(p.bytes) over w as bytes
    from public.photos p where p.unused_since < now() - interval '2 hours'
    window w as (partition by p.hotel_id order by p.unused_since desc, p.path)
  ) as k join public.hotels h on h.id = k.hotel_id
  where k.was_never_shown or k.unused_since < innfo.restorable_since() - interval '2 hours'
    or k.place > innfo.limit_of(h.user_id, 'photos') or k.bytes > innfo.limit_of(h.user_id, 'photo_bytes')
$$;
