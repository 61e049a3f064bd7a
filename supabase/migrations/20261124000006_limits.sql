-- How much one account and one hotel may hold. Without limits one free account fills the disk, takes every name and
-- makes a page that nobody can draw. See docs/decisions/0023-limits.md.

-- The server writes the rows from src/product.ts and LIMITS at every start, like the plans. A limit that stands nowhere
-- is 0.
create table innfo.limits (
  plan_id text not null references public.plans (id) on delete cascade,
  what text not null,
  max bigint not null check (max >= 0),
  primary key (plan_id, what)
);
alter table innfo.limits enable row level security;
-- Hotels and bytes of photos are an account's together, items and custom_section_items one section's, characters a
-- month's; everything else is one hotel's.
insert into innfo.limits (plan_id, what, max)
select plan_id, what, max
from (values
  ('hotels', 5, 50), ('items', 500, 500), ('announcements', 50, 50), ('custom_sections', 50, 50),
  ('custom_section_items', 200, 200), ('text_bytes', 2 * 1024 * 1024, 2 * 1024 * 1024), ('logos', 20, 50),
  ('photos', 100, 1000), ('photo_bytes', 100 * 1024 * 1024, 2000 * 1024 * 1024), ('languages', 0, 23),
  ('translated_characters', 0, 500000), ('messages', 0, 10000), ('message_photo_bytes', 0, 200 * 1024 * 1024),
  ('push_devices', 20, 20)
) as usual (what, free, pro), lateral (values ('free', free), ('InnfoTest', pro)) as by_plan (plan_id, max);

-- Raised, or lowered, for one account by whoever runs the site.
create table innfo.account_limits (
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null,
  max bigint not null check (max >= 0),
  primary key (user_id, what)
);
alter table innfo.account_limits enable row level security;

-- How many bytes the rows of a hotel's lists take, in which nearly all is text.
create table innfo.hotel_usage (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  text_bytes bigint not null default 0
);
alter table innfo.hotel_usage enable row level security;

create function innfo.limit_of(owner_id uuid, limit_name text) returns bigint
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select max from innfo.account_limits where user_id = owner_id and what = limit_name),
    (select max from innfo.limits where plan_id = (innfo.plan_of(owner_id)).id and what = limit_name),
    0)
$$;

-- Most are far below what the lowest plan allows. Only beyond that, or where an account has a limit of its own, it
-- matters which plan is in force.
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
      when 'photos' then format('A hotel has room for %s photos.', allowed)
      when 'photo_bytes' then format('The photos of your hotels have room for %s MB together.', allowed / 1024 / 1024)
      when 'announcements' then format('A hotel has room for %s announcements.', allowed)
      when 'logos' then format('A hotel has room for %s logos.', allowed)
      when 'messages' then format('The inbox of a hotel has room for %s messages.', allowed)
      when 'message_photo_bytes' then format('The photos in a hotel''s inbox have room for %s MB together.', allowed / 1024 / 1024)
      when 'push_devices' then format('A hotel has room for %s devices.', allowed)
      else format('The texts of one hotel have room for %s KB together.', allowed / 1024)
    end || ' Please delete what you no longer need first.'
    using errcode = 'IN003', detail = limit_name;
end
$$;

-- ------------------------------------------------------------------------------------------------

-- A lock on the account's number makes statements take turns: an account has no row that everybody may lock.
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

-- How many logos a hotel may have; they are files and no rows, so the server counts them. Refuses when a new one and
-- the one that is shown are more than that.
create function innfo.logo_room(in_hotel text) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  hotel record;
  most bigint;
begin
  select user_id, logo_url is not null as shows_one into hotel from public.hotels where id = in_hotel;
  most := innfo.limit_of(hotel.user_id, 'logos');
  if hotel.shows_one::int + 1 > most then
    perform innfo.refuse_more('logos', most);
  end if;
  return most;
end
$$;
