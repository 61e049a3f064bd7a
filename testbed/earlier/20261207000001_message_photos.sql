-- The picture of what a guest lost or of what is broken, and of what the hotel's people found. It is a row beside its
-- message, not a file among the uploads: it goes in the same transaction, whoever deletes the message and why.
-- See docs/decisions/0069-photos-of-guests.md.
create table public.message_photos (
  message_id uuid primary key references public.messages (id) on delete cascade,
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- WebP, made by the server.
  picture bytea not null,
  created_at timestamptz not null default now()
);
call innfo.add_rule('message_photos', 'picture', 'length', 'octet_length({}) between 1 and 4 * 1024 * 1024');
create index message_photos_hotel_id on public.message_photos (hotel_id);
alter table public.message_photos alter column picture set storage external;

alter table public.message_photos enable row level security;
create policy "owners read rows of their hotels" on public.message_photos
  for select to authenticated
  using (hotel_id = any (array(select id from public.hotels where user_id = (select auth.uid()))));
revoke all on public.message_photos from anon, authenticated;
grant select on public.message_photos to authenticated;
grant all on public.message_photos to service_role;

-- The room that they have, for each hotel. octet_length() reads no picture.
create function innfo.keep_message_photos_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1 loop
    allowed := innfo.limit_of(hotel.user_id, 'message_photo_bytes');
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('messages of ' || hotel.id, 0));
    if (select sum(octet_length(p.picture)) from public.message_photos p where p.hotel_id = hotel.id) > allowed then
      perform innfo.refuse_more('message_photo_bytes', allowed);
    end if;
  end loop;
  return null;
end
$$;
create trigger keep_within_limits_insert after insert on public.message_photos referencing new table as added
  for each statement execute function innfo.keep_message_photos_within_limit();

-- Until the server has written them.
insert into innfo.limits (plan_id, what, max)
select id, 'message_photo_bytes', case when custom_sections then 200 * 1024 * 1024 else 0 end from public.plans;

-- The same functions, with what belongs to pictures.
do $$
declare
  change record;
  before text;
begin
  for change in select * from (values
    ('innfo.refuse_more(text, bigint)', 'else format(''The texts',
      'when ''message_photo_bytes'' then format(''The photos in a hotel''''s inbox have room for %s MB together.'', allowed / 1024 / 1024)
      else format(''The texts'),
    ('innfo.sent_message(uuid)', '''note'', ''assignee'', ''by_guest'', ''updated_at''])',
      '''note'', ''assignee'', ''by_guest'', ''updated_at'', ''shelf'', ''match_id'', ''ownership_checked'']
      || jsonb_build_object(''has_photo'', exists (select from public.message_photos p where p.message_id = m.id)))')
  ) as c (name, place, becomes) loop
    before := pg_get_functiondef(change.name::regprocedure);
    if position(change.place in before) = 0 then
      raise exception '% has changed', change.name;
    end if;
    execute replace(before, change.place, change.becomes);
  end loop;
end
$$;

-- For whoever has the secret of which this is the hash.
create function innfo.sent_photo(message_id uuid) returns bytea
language sql stable security definer set search_path = ''
as $$
  select p.picture
  from public.message_photos p join public.messages m on m.id = p.message_id
  where p.message_id = sent_photo.message_id and m.by_guest
$$;
grant execute on function innfo.sent_photo(uuid) to anon, service_role;

-- A message with its picture, or neither. Answers as without one, or no_photo when there is no room for pictures.
create function innfo.send_message(message jsonb, picture bytea) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  outcome text;
begin
  -- Here, and not where it is declared, it is undone with the picture.
  outcome := innfo.send_message(message);
  if outcome = 'sent' and picture is not null then
    insert into public.message_photos (message_id, hotel_id, picture)
    values ((message ->> 'id')::uuid, message ->> 'hotel_id', picture);
  end if;
  return outcome;
exception
  when sqlstate 'IN003' then return 'no_photo';
end
$$;

-- Of a find, in place of the one it has. False where there is no such find. The server asks the policies first whether
-- the caller may see it.
create function innfo.keep_photo_of_find(find uuid, picture bytea) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  hotel constant text := (select m.hotel_id from public.messages m where m.id = find and not m.by_guest for update);
begin
  delete from public.message_photos p where p.message_id = find and hotel is not null;
  insert into public.message_photos (message_id, hotel_id, picture)
  select find, hotel, keep_photo_of_find.picture where hotel is not null;
  return found;
end
$$;
