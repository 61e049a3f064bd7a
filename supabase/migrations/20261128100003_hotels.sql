-- A hotel: what its row may be, what the database fills in, and who hears of a change. Who may do what stands in
-- team.sql.

-- A printed QR code carries the hotel's id for good: 10 random lower-case Crockford base32 characters (50 bits). Short
-- codes make small, forgiving QR codes.
create function innfo.hotel_id() returns text language sql volatile set search_path = '' as $$
  -- Bytes 7 and 9 of a version 4 uuid hold its version and variant; these ten are random.
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(bytes, i) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) as random,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12]) as i
$$;

create table public.hotels (
  id text primary key default innfo.hotel_id(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  check_in text not null default '02:00 PM',
  check_out text not null default '12:00 PM',
  logo_url text,
  -- IANA name. Days, weeks and months of the analytics are cut in it.
  time_zone text not null default 'UTC',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whether search engines may list the guest page. Every printed code has its address, so it is no secret; some hotels
  -- do not want it found anyway.
  is_listed boolean not null default true,
  -- It decides what a phone number without a country code means.
  country text,
  -- Whether the owner has said that check-in and check-out are right. A new hotel begins with usual times; until
  -- somebody says so, its page is kept out of search engines.
  times_confirmed boolean not null default false,
  -- Whether sections without items stay off the guest page.
  leaves_out_empty boolean not null default true,
  -- A client makes one up for each attempt to add a hotel: it tells a repeated insert from a second hotel. Nobody
  -- chooses a hotel's id, which is printed: not a short or pretty one, not that of a hotel that was deleted.
  creation_key uuid,
  -- The picture at the top of the guest page, and which point of it stays in sight when it is cut, in percent from the
  -- left and from the top.
  cover_path text,
  cover_focus_x smallint not null default 50,
  cover_focus_y smallint not null default 50,
  -- The hotel's colour, #rrggbb; null is the product's. Pages derive from it what can be read on paper and in the dark.
  accent text,
  -- Which face headings are set in, and how round corners are.
  type_mood text not null default 'classic',
  -- The networks guests may join: [{name, password, shown_to}]. A password is null where there is none.
  wifi jsonb not null default '[]',
  reception_hours jsonb,
  -- The language in which the owner writes.
  language text not null default 'en',
  -- The languages that the hotel offers beside it.
  languages text[] not null default '{}',
  -- Whether all its owners must sign in with a second factor. See docs/decisions/0121-second-factor.md.
  owners_need_factor boolean not null default false,
  -- How often the account gets a mail about what guests looked for. See docs/decisions/0126-what-guests-looked-for.md.
  figures_mail text not null default 'month'
);
-- Unique among an owner's own hotels, so that it says nothing about anybody else's.
create unique index hotels_creation_key on public.hotels (user_id, creation_key);
create index hotels_user_id_created_at on public.hotels (user_id, created_at desc);
create index hotels_owners_need_factor on public.hotels (id) where owners_need_factor;

-- Search engines may list these: the owner allows it, and has said that the times are right.
create index hotels_listed on public.hotels (id) where is_listed and times_confirmed;

call innfo.add_text('hotels', 'name', 120, required => true);
call innfo.add_text('hotels', 'description', 2000, required => true, lines => true);
call innfo.add_text('hotels', 'address', 500, required => true, lines => true);
call innfo.add_text('hotels', 'phone', 50, required => true);
call innfo.add_email('hotels', 'email', required => true);
call innfo.required_text('hotels', 'check_in', 50);
call innfo.required_text('hotels', 'check_out', 50);
-- When breakfast is served, in the owner's words: "7 to 10:30".
call innfo.add_text('hotels', 'breakfast', 40);
-- How to come in while reception is closed: "Garden door, dial 0".
call innfo.add_text('hotels', 'night_entry', 80);
-- Reminders before the card is left in the room, a line each: guests read them once they say that they leave.
call innfo.add_text('hotels', 'before_leaving', 600, lines => true);
call innfo.add_text('hotels', 'whatsapp', 50);
-- A hotel's statements about itself by law. See docs/decisions/0105-legal-pages.md.
call innfo.add_text('hotels', 'legal_name', 200);
call innfo.add_text('hotels', 'representative', 200);
call innfo.add_text('hotels', 'register_number', 200);
call innfo.add_text('hotels', 'vat_number', 200);
-- The lodging's own number: Regulation (EU) 2024/1028, and national ones.
call innfo.add_text('hotels', 'registration_number', 200);
do $$
declare
  link text;
begin
  foreach link in array array['website_url', 'facebook_url', 'instagram_url', 'twitter_url', 'linkedin_url', 'youtube_url',
    'tripadvisor_url', 'google_url', 'booking_url', 'expedia_url', 'review_url', 'imprint_url', 'privacy_url']
  loop
    call innfo.add_link('hotels', link);
  end loop;
end $$;
-- Reviews are read there: every guest who gave feedback is led there, whatever they said.
call innfo.add_rule('hotels', 'review_url', 'https', '{} = '''' or {} ~* ''^https://''');
-- A logo is one of our own uploads for this very hotel, so a guest's browser asks nobody else for it.
call innfo.legible('hotels', 'logo_url');
call innfo.add_rule('hotels', 'logo_url', 'upload',
  '{} = '''' or {} ~ (''^/storage/v1/object/public/logos/'' || id || ''/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$'')');
call innfo.legible('hotels', 'time_zone');
-- Only the form of the code is checked, as countries change; unknown codes count as none.
call innfo.legible('hotels', 'country');
call innfo.add_rule('hotels', 'country', 'code', '{} ~ ''^[A-Z]{2}$''');
call innfo.legible('hotels', 'accent');
call innfo.add_rule('hotels', 'accent', 'color', '{} ~ ''^#[0-9a-f]{6}$''');
call innfo.choice('hotels', 'type_mood', array['classic', 'modern', 'warm']);
call innfo.add_rule('hotels', 'cover_focus_x', 'range', '{} between 0 and 100');
call innfo.add_rule('hotels', 'cover_focus_y', 'range', '{} between 0 and 100');
call innfo.add_rule('hotels', 'reception_hours', 'hours', 'innfo.is_opening_hours({})');
call innfo.legible('hotels', 'reception_hours');
call innfo.choice('hotels', 'language', innfo.language_tags());
call innfo.add_rule('hotels', 'languages', 'choice', format('{} <@ %L::text[]', innfo.language_tags()));
call innfo.choice('hotels', 'figures_mail', array['month', 'week', 'never']);
-- The ids of sections and custom sections, as their owner arranged them; none while they stand in the order of their
-- tiles.
call innfo.add_field('hotels', 'section_order', 'text[] not null default ''{}''');
call innfo.add_rule('hotels', 'section_order', 'ids',
  'cardinality({}) <= 100 and array_to_string({}, '','', ''?'') ~ ''^([a-z0-9-]{1,40}(,[a-z0-9-]{1,40})*)?$''');
call innfo.add_rule('hotels', 'section_order', 'list', 'coalesce(array_ndims({}), 1) = 1');

create function innfo.readers() returns text[] language sql immutable
return array['everybody', 'code', 'reception'];

-- A name of at most 32 bytes (IEEE 802.11, 9.4.2.2), a WPA passphrase of 8 to 63 printable ASCII characters, and who
-- reads it.
create function innfo.is_wifi(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) <> 'array' or jsonb_array_length(value) > 5 then false else not exists (
    select from jsonb_array_elements(value) as network
    where jsonb_typeof(network) <> 'object'
      or network - array['name', 'password', 'shown_to'] <> '{}'
      or jsonb_typeof(network -> 'name') is distinct from 'string'
      or innfo.is_blank(network ->> 'name')
      or octet_length(network ->> 'name') > 32
      or not coalesce(network ->> 'shown_to' = any (innfo.readers()), false)
      or case coalesce(jsonb_typeof(network -> 'password'), '') when 'null' then false
        when 'string' then (network ->> 'password') !~ '^[\x20-\x7e]{8,63}$' else true end
  ) end
$$;
call innfo.add_rule('hotels', 'wifi', 'networks', 'innfo.is_wifi({})');
call innfo.legible('hotels', 'wifi');

grant execute on function innfo.hotel_id(), innfo.readers(), innfo.is_wifi(jsonb) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Values that the database fills in, and refuses

-- A time zone is a name of the IANA list. PostgreSQL also takes abbreviations and whatever reads as rules of POSIX
-- ('EST5EDT4', 'UTC+3', with the sign turned round), which browsers do not know, or read otherwise.
create function innfo.require_time_zone(zone text) returns void language plpgsql stable set search_path = '' as $$
begin
  -- Reading PostgreSQL's list takes some time; the zones of countries are known without it.
  if zone = 'UTC' or innfo.country_of_time_zone(zone) is not null then
    perform now() at time zone zone;
  elsif not exists (
    select from pg_catalog.pg_timezone_names
    where name = zone and name !~ '^(posix/|right/|posixrules$|localtime$|Factory$)'
  ) then
    raise invalid_parameter_value;
  end if;
exception when invalid_parameter_value then
  raise exception 'unknown time zone "%"', left(zone, 60)
    using errcode = 'check_violation', table = 'hotels', column = 'time_zone',
      constraint = 'hotels_time_zone_known';
end $$;
grant execute on function innfo.require_time_zone(text) to authenticated, service_role;

-- Before a hotel is written.
create function innfo.fill_hotel() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A description that is left out is that of a new hotel.
    new.description := coalesce(new.description,
      'Welcome to ' || new.name || '! We''re delighted to have you stay with us.');
    -- A new hotel is where its clocks are, unless its owner says otherwise. The admin reads the country from the
    -- address. Where the address rules out the country of the time zone (an owner at home in another one), the admin
    -- says ZZ, which stands for "unknown" in CLDR: then nobody guesses.
    new.country := case when new.country = 'ZZ' then null
      else coalesce(new.country, innfo.country_of_time_zone(new.time_zone)) end;
    new.times_confirmed := new.times_confirmed or (new.check_in, new.check_out) <> ('02:00 PM', '12:00 PM');
  else
    new.updated_at := clock_timestamp();
    -- An owner who sets other times has looked at them.
    if (new.check_in, new.check_out) <> (old.check_in, old.check_out) then
      new.times_confirmed := true;
    end if;
  end if;
  if tg_op = 'INSERT' or new.time_zone is distinct from old.time_zone then
    perform innfo.require_time_zone(new.time_zone);
  end if;
  -- Each language once, without the hotel's own.
  if tg_op = 'INSERT' or (new.languages, new.language) is distinct from (old.languages, old.language) then
    new.languages := array(
      select tag from unnest(new.languages) with ordinality as offered (tag, place)
      where tag <> new.language group by tag order by min(place));
  end if;
  return new;
end $$;
create trigger fill_hotel before insert or update on public.hotels for each row execute function innfo.fill_hotel();

-- No two hotels have a name that guests read as the same. One row a hotel, of no concern to clients.
create table innfo.hotel_names (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  -- innfo.name_key() of the name. Among names that were alike before there was this rule, all but the oldest end with a
  -- line break and the hotel's id: printed codes bear them. No new name has a line break, so nobody can run into
  -- theirs.
  key text not null constraint hotels_name_key unique
);
alter table innfo.hotel_names enable row level security;

-- True when no hotel bears this name or one alike. A name of a megabyte would take seconds; nobody has one, as names
-- are 120 characters long at most.
create function public.hotel_name_available(hotel_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when char_length(hotel_name) > 1000 then true else not exists (
    select from innfo.hotel_names where key = innfo.name_key(hotel_name)) end
$$;
grant execute on function public.hotel_name_available(text) to anon, authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Who hears of a change: every server process keeps guest pages, and is told which hotel's is out of date
-- (src/server/database/hotel-changes.ts listens). Rows of lists tell through limit_rows(). Owners' other tabs are not
-- told: they read again when they come back to the front.

-- Changed hotels are announced after the commit, many at once: a transaction that notifies takes a lock on all of
-- PostgreSQL's notifications before its commit is on disk, so that such commits are flushed one after the other. These
-- are the rows of transactions whose server announces them. The table needs no log: a crash of the database ends the
-- connections of all processes that listen, and each takes every page for outdated then.
create unlogged table innfo.unannounced_changes (
  announcer uuid not null,
  hotel_id text not null,
  changed_at timestamptz not null default clock_timestamp()
);
alter table innfo.unannounced_changes enable row level security;
comment on table innfo.unannounced_changes is
  'Hotels that requests have changed, until all processes are told; deleted as they are told.';

-- Tells all servers that a hotel changed. Without an announcer (upkeep, an operator) the transaction notifies by
-- itself. A transaction that changes rows of one hotel one after the other tells once.
create function innfo.tell_of_hotel(hotel_id text) returns void language plpgsql set search_path = '' as $$
declare
  announcer constant text := current_setting('innfo.announcer', true);
begin
  if coalesce(announcer, '') = '' then
    perform pg_notify('hotel_changed', hotel_id);
  elsif hotel_id is distinct from current_setting('innfo.unannounced', true) then
    insert into innfo.unannounced_changes (announcer, hotel_id) values (announcer::uuid, hotel_id);
    perform set_config('innfo.unannounced', hotel_id, true);
  end if;
end $$;

-- Works on any table with a hotel_id.
create function innfo.notify_hotel_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform innfo.tell_of_hotel(case when tg_op = 'DELETE' then old.hotel_id else new.hotel_id end);
  return null;
end $$;

-- The consequences of a hotel's change, in one trigger: a part that stands with its topic is called from here.
create function innfo.follow_hotel() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform innfo.tell_of_hotel(old.id);
    return null;
  end if;
  perform innfo.tell_of_hotel(new.id);
  if tg_op = 'INSERT' or new.name <> old.name then
    insert into innfo.hotel_names (hotel_id, key) values (new.id, innfo.name_key(new.name))
    on conflict (hotel_id) do update set key = excluded.key;
  end if;
  if tg_op = 'INSERT' or new.languages <> old.languages then
    perform innfo.keep_languages_within_limit(new, old.languages);
  end if;
  if tg_op = 'UPDATE' and new.time_zone <> old.time_zone then
    perform innfo.cut_days_anew(new.id, old.time_zone, new.time_zone);
  end if;
  if tg_op = 'INSERT' or (new.figures_mail, new.time_zone) <> (old.figures_mail, old.time_zone) then
    perform innfo.plan_figures_mail(new);
  end if;
  return null;
end $$;
create trigger follow_hotel after insert or update or delete on public.hotels for each row execute function innfo.follow_hotel();

-- Hotels whose guest page an operator has taken down. Guests read that, and whom to dial; the owner still reads and edits
-- everything. See docs/decisions/0150-taken-down.md.
create table innfo.taken_down (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  reason text not null,
  at timestamptz not null default now()
);
alter table innfo.taken_down enable row level security;
create trigger notify_hotel_changed after insert or update or delete on innfo.taken_down
  for each row execute function innfo.notify_hotel_changed();

create function innfo.is_taken_down(hotel_id text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from innfo.taken_down t where t.hotel_id = is_taken_down.hotel_id)
$$;

-- The page in its place: {country}, which decides whom to dial. Nothing else of it is known to be true. Null
-- for any other hotel.
create function innfo.taken_down_page(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('country', h.country) from innfo.taken_down t join public.hotels h on h.id = t.hotel_id
  where t.hotel_id = lower(taken_down_page.hotel_id)
$$;
grant execute on function innfo.taken_down_page(text) to anon;

-- Tells of one server's changes, and of those of a server that ended before it told of them.
create function innfo.announce_changes(announced_by uuid) returns void language sql set search_path = '' as $$
  with told as (
    delete from innfo.unannounced_changes
    where announcer = announced_by or changed_at < now() - interval '10 seconds'
    returning hotel_id
  )
  select pg_notify('hotel_changed', hotel_id) from told
$$;
