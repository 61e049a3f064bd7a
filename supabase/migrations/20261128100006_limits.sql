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
-- month's, push_devices_of_account one account's at a hotel; everything else is one hotel's.
insert into innfo.limits (plan_id, what, max)
select plan_id, what, max
from (values
  ('hotels', 5, 50), ('items', 500, 500), ('announcements', 50, 50), ('custom_sections', 50, 50),
  ('custom_section_items', 200, 200), ('text_bytes', 2 * 1024 * 1024, 2 * 1024 * 1024), ('logos', 20, 50),
  ('photos', 100, 1000), ('photo_bytes', 100 * 1024 * 1024, 2000 * 1024 * 1024), ('languages', 0, 23),
  ('translated_characters', 0, 500000), ('messages', 0, 10000), ('message_photo_bytes', 0, 200 * 1024 * 1024),
  ('message_texts', 30000, 30000), ('push_devices', 20, 20), ('push_devices_of_account', 10, 10), ('topics', 12, 12),
  ('history_bytes', 4 * 1024 * 1024, 64 * 1024 * 1024), ('members', 2, 20), ('stations', 1, 5), ('station_people', 50, 50),
  ('codes', 5000, 5000), ('secrets', 20, 20)
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
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select max from innfo.account_limits where user_id = owner_id and what = limit_name),
    (select max from innfo.limits where plan_id = (innfo.plan_of(owner_id)).id and what = limit_name),
    0)
$$;

-- Most are far below what the lowest plan allows. Only beyond that, or where an account has a limit of its own, it
-- matters which plan is in force.
create function innfo.is_within_limit(owner_id uuid, limit_name text, used bigint) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return used <= (
      select min(coalesce(l.max, 0))
      from public.plans p left join innfo.limits l on l.plan_id = p.id and l.what = limit_name)
    and not exists (select from innfo.account_limits a where a.user_id = owner_id and a.what = limit_name)
    or used <= innfo.limit_of(owner_id, limit_name);
end $$;

-- The sentence for a reached limit is a row, as the limit is: a new limit needs no new function.
create table innfo.refusals (
  what text primary key,
  -- {} is how many there is room for, in units of so many bytes.
  sentence text not null,
  unit bigint not null default 1
);
alter table innfo.refusals enable row level security;
insert into innfo.refusals (what, sentence, unit)
select what, sentence || ' Please delete what you no longer need first.', unit
from (values
  ('hotels', 'Your plan has room for {} hotels.', 1), ('items', 'A section has room for {} entries.', 1),
  ('custom_sections', 'A hotel has room for {} custom sections.', 1),
  ('custom_section_items', 'A custom section has room for {} items.', 1),
  ('photos', 'A hotel has room for {} photos.', 1),
  ('photo_bytes', 'The photos of your hotels have room for {} MB together.', 1024 * 1024),
  ('announcements', 'A hotel has room for {} announcements.', 1), ('logos', 'A hotel has room for {} logos.', 1),
  ('messages', 'The inbox of a hotel has room for {} messages.', 1),
  ('message_texts', 'The inbox of a hotel has room for {} answers and further texts.', 1),
  ('message_photo_bytes', 'The photos in a hotel''s inbox have room for {} MB together.', 1024 * 1024),
  ('push_devices', 'A hotel has room for {} devices.', 1),
  ('topics', 'A hotel has room for {} topics of requests.', 1), ('codes', 'A hotel has room for {} codes.', 1),
  ('secrets', 'A hotel has room for {} passwords and codes beside its Wi-Fi.', 1),
  ('text_bytes', 'The texts of one hotel have room for {} KB together.', 1024)
) as usual (what, sentence, unit)
union all values
  ('members', 'A team has room for {} people, with you and those who are invited.', 1),
  ('stations', 'A hotel has room for {} stations on its plan. Please end one first.', 1),
  ('station_people', 'A hotel has room for {} names at its stations on its plan. Please end one first.', 1);

-- IN003: a limit is reached. The detail is the limit's name.
create function innfo.refuse_more(limit_name text, allowed bigint) returns void language plpgsql set search_path = '' as $$
begin
  raise exception '%', (
      select replace(r.sentence, '{}', (allowed / r.unit)::text) from innfo.refusals r where r.what = limit_name)
    using errcode = 'IN003', detail = limit_name;
end $$;

-- So many bytes of texts a hotel may have, whatever its plan and account, while rows counted by this limit are surely
-- few enough. It follows from the limits of plans and accounts, so that a row added asks one row.

create table innfo.sure_room (
  limit_name text primary key,
  bytes bigint not null
);
alter table innfo.sure_room enable row level security;

create function innfo.keep_sure_room() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- A row has an id, a hotel and two moments, which as text are as long as this at least.
  least_bytes constant int := 96;
begin
  insert into innfo.sure_room as s (limit_name, bytes)
  select r.what, least(r.least * least_bytes, coalesce(min(r.least) filter (where r.what = 'text_bytes') over (), 0))
  from (
    select w.what, least(min(coalesce(l.max, 0)), (select min(a.max) from innfo.account_limits a where a.what = w.what)) as least
    from (select distinct l.what from innfo.limits l) as w
    cross join public.plans p left join innfo.limits l on l.plan_id = p.id and l.what = w.what
    group by 1) as r
  order by 1
  on conflict on constraint sure_room_pkey do update set bytes = excluded.bytes where s.bytes <> excluded.bytes;
  return null;
end $$;
create trigger keep_sure_room after insert or delete on public.plans for each row execute function innfo.keep_sure_room();
create trigger keep_sure_room after insert or update of max or delete on innfo.limits
  for each row execute function innfo.keep_sure_room();
create trigger keep_sure_room after insert or update of max or delete on innfo.account_limits
  for each row execute function innfo.keep_sure_room();
-- The triggers above fill the table for the limits that are there already.
update innfo.limits set max = max where (plan_id, what) = ('free', 'items');

-- Makes transactions about the same thing take turns, so that none slips past a limit. A lock on its name does: an account,
-- for one, has no row that everybody may lock.
create function innfo.one_at_a_time(what text) returns void language sql set search_path = ''
as $$ select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(what, 0)) $$;

create function innfo.keep_hotels_within_limit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  owner_id uuid;
  used bigint;
begin
  for owner_id in select distinct user_id from added order by 1 loop
    perform innfo.one_at_a_time('hotels of ' || owner_id);
    select count(*) into used from public.hotels where user_id = owner_id;
    if used > innfo.limit_of(owner_id, 'hotels') then
      perform innfo.refuse_more('hotels', innfo.limit_of(owner_id, 'hotels'));
    end if;
  end loop;
  return null;
end $$;
create trigger keep_within_limits_insert after insert on public.hotels referencing new table as added
  for each statement execute function innfo.keep_hotels_within_limit();

-- How many logos a hotel may have; they are files and no rows, so the server counts them. Refuses when a new one and
-- the one that is shown are more than that.
create function innfo.logo_room(in_hotel text) returns bigint language plpgsql stable set search_path = '' as $$
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
end $$;
