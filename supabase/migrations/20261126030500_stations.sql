-- Computers at reception, which belong to a hotel and to nobody, and the names of those who work at them. See
-- docs/decisions/0119-stations.md.

-- Each has an account without an address, as whose session it stays signed in. Locked, that account may do nothing.
create table public.stations (
  id uuid primary key references auth.users (id) on delete cascade,
  hotel_id text not null references public.hotels (id) on delete cascade,
  name text not null,
  -- Minutes without a press after which it locks.
  locks_after integer not null default 5,
  -- Whose shift it is. Everybody is at one station at a time.
  person_id uuid,
  shift_until timestamptz,
  seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint stations_person_id_key unique (person_id)
);
create index stations_hotel_id on public.stations (hotel_id, created_at);
create trigger set_updated_at before update of name, locks_after on public.stations
  for each row execute function innfo.set_updated_at();
call innfo.declare_table('stations', 'owner', writes => false);
grant update (name, locks_after), delete on public.stations to authenticated;
create policy "owners change rows of their hotels" on public.stations for update to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('owner'))))
  with check (hotel_id = any (array(select * from innfo.hotels_of('owner'))));
create policy "owners delete rows of their hotels" on public.stations for delete to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('owner'))));
call innfo.required_text('stations', 'name', 40);
call innfo.add_rule('stations', 'locks_after', 'range', '{} between 1 and 60');

-- Who may begin a shift at any station of the hotel. Each has an account without an address, as which the shift runs: so
-- the history, messages and drafts are theirs.
create table public.station_people (
  id uuid primary key references auth.users (id) on delete cascade,
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- Of the team, whose name it is; else the name that an owner wrote.
  member_id uuid references auth.users (id) on delete cascade,
  name text,
  -- Of the PIN, made by the server.
  pin_hash text not null,
  -- Since when it opens nothing, because it was tried too often; an owner sets another one.
  shut_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint station_people_member_key unique (hotel_id, member_id)
);
create index station_people_hotel_id on public.station_people (hotel_id, created_at);
create index station_people_member_id on public.station_people (member_id);
create unique index station_people_name_key on public.station_people (hotel_id, innfo.name_key(name));
alter table public.stations add constraint stations_person_id_fkey
  foreign key (person_id) references public.station_people (id) on delete set null;
create trigger set_updated_at before update on public.station_people
  for each row execute function innfo.set_updated_at();
call innfo.declare_table('station_people', 'owner', writes => false);
revoke select on public.station_people from authenticated;
grant select (id, hotel_id, member_id, name, shut_at, created_at, updated_at), delete on public.station_people to authenticated;
create policy "owners delete rows of their hotels" on public.station_people for delete to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('owner'))));
call innfo.required_text('station_people', 'name', 40);
call innfo.add_rule('station_people', 'name', 'whose', '({} is null) <> (member_id is null)');
call innfo.legible('station_people', 'pin_hash');

-- ------------------------------------------------------------------------------------------------
-- What a station may do: what the desk may, while somebody's shift runs.

-- A role includes those below it; the account that a hotel belongs to has one more than other owners. With one join, as
-- each statement asks for a role once, and twice if it answers what it wrote.
create or replace view innfo.roles as
select h.hotel_id, h.user_id, r.role
from (values
  ('account', array['account']),
  ('owner', array['account', 'owner']),
  ('editor', array['account', 'owner', 'editor']),
  ('desk', array['account', 'owner', 'editor', 'desk']),
  ('housekeeping', array['account', 'owner', 'editor', 'desk', 'housekeeping']),
  ('any', array['account', 'owner', 'editor', 'desk', 'housekeeping'])) as r (role, holders)
join (
  select h.id as hotel_id, h.user_id, 'account' as held from public.hotels h
  union all
  select m.hotel_id, m.user_id, m.role from public.members m
  union all
  -- While a shift runs.
  select s.hotel_id, s.person_id, 'desk' from public.stations s where s.shift_until > now()
) as h on h.held = any (r.holders);

-- A station and its people have no hotel of their own.
create function innfo.is_at_station() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.stations s where s.id = (select auth.uid()))
    or exists (select from public.station_people p where p.id = (select auth.uid()))
$$;
grant execute on function innfo.is_at_station() to authenticated, service_role;
alter policy "owners add hotels of their own" on public.hotels
  with check (user_id = (select auth.uid()) and not (select innfo.is_at_station()));

-- How a station is: for the station itself, locked or not, and with no word of a guest. A press in it (active) keeps the
-- shift running. `new` is what the inbox calls new, `rings` says how the desk rings now, if it does. Null for everybody
-- else.
create function public.station_now(active boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  station public.stations;
begin
  select s.* into station from public.stations s where s.id = (select auth.uid()) or s.person_id = (select auth.uid());
  if not found then
    return null;
  end if;
  if active and station.person_id = (select auth.uid()) and station.shift_until > now() then
    update public.stations s set shift_until = now() + make_interval(mins => s.locks_after), seen_at = now()
    where s.id = station.id;
  elsif station.seen_at < now() - interval '1 minute' then
    update public.stations s set seen_at = now() where s.id = station.id;
  end if;
  return (
    select jsonb_build_object('id', station.id, 'name', station.name, 'locks_after', station.locks_after,
      'open', coalesce(station.person_id = (select auth.uid()) and station.shift_until > now(), false),
      'hotel', h.name, 'cover_path', h.cover_path,
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', innfo.name_of(p.id)) order by p.created_at), '[]')
        from public.station_people p where p.hotel_id = h.id),
      'new', (select count(*) from (
        select from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.turn < '2' limit 100) as counted),
      'newest_at', (select max(counted.updated_at) from (
        select m.updated_at from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.turn < '2'
          and m.by_guest limit 100) as counted),
      'danger', (select count(*) from (
        select from public.messages m where m.hotel_id = h.id and m.turn < '1' limit 100) as counted),
      'rings', case
        when exists (select from public.messages m where m.hotel_id = h.id and m.danger and m.state = 'new' and m.by_guest)
          then 'alarm'
        when exists (select from public.messages m where m.hotel_id = h.id and m.due_at <= now()
          and m.topic = 'wake_up_call' and m.wanted_at is not null and m.state <> 'done') then 'wake'
        when exists (select from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.by_guest
          and m.kind = 'request' and m.goes_to = 'desk' and not innfo.is_further(m.id)) then 'message' end)
    from public.hotels h where h.id = station.hotel_id);
end
$$;
grant execute on function public.station_now(boolean) to authenticated, service_role;

-- Whose devices hear of a message first: those of housekeeping for what is housekeeping's, else the desk's. A station is at
-- the desk, locked or not.
create function innfo.hears(device public.push_devices, goes_to text) returns boolean
language sql stable set search_path = ''
as $$
  select (
      exists (select from auth.sessions s join innfo.roles r on r.user_id = s.user_id and r.hotel_id = device.hotel_id
        where s.id = device.session_id and r.role = 'desk')
      or exists (select from auth.sessions s join public.stations t on s.user_id in (t.id, t.person_id)
        where s.id = device.session_id))
    = (hears.goes_to = 'desk')
$$;

-- ------------------------------------------------------------------------------------------------
-- How many

insert into innfo.limits (plan_id, what, max)
select p.id, l.what, case p.id when 'free' then l.free else l.pro end
from public.plans p cross join (values ('stations', 1, 5), ('station_people', 50, 50)) as l (what, free, pro);

create function innfo.keep_stations_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hotel record;
  allowed bigint;
  used bigint;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1 loop
    -- Writers to one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('stations of ' || hotel.id, 0));
    allowed := innfo.limit_of(hotel.user_id, tg_table_name);
    execute format('select count(*) from public.%I where hotel_id = $1', tg_table_name) into used using hotel.id;
    if used > allowed then
      perform innfo.refuse_more(tg_table_name, allowed);
    end if;
  end loop;
  return null;
end
$$;
create trigger keep_within_limits_insert after insert on public.stations referencing new table as added
  for each statement execute function innfo.keep_stations_within_limit();
create trigger keep_within_limits_insert after insert on public.station_people referencing new table as added
  for each statement execute function innfo.keep_stations_within_limit();

-- ------------------------------------------------------------------------------------------------
-- Ends

-- The computer is signed out at once, whoever's shift it is.
create function innfo.end_station() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.user_id in (old.id, old.person_id);
  delete from auth.users u where u.id = old.id;
  return null;
end
$$;
create trigger end_station after delete on public.stations for each row execute function innfo.end_station();

-- A shift of somebody who is gone, or whose PIN is new, is over: its station is locked and stays signed in.
create function innfo.end_shift(person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.sessions s set user_id = t.id from public.stations t
  where t.person_id = person and s.user_id = person;
  update public.stations t set person_id = null, shift_until = null where t.person_id = person;
end
$$;
create function innfo.end_shift_of_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform innfo.end_shift(old.id);
  return coalesce(new, old);
end
$$;
create trigger end_shift before delete or update of pin_hash on public.station_people
  for each row execute function innfo.end_shift_of_person();

-- Their name goes with the account.
create function innfo.forget_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.users u where u.id = old.id;
  return null;
end
$$;
create trigger forget_person after delete on public.station_people for each row execute function innfo.forget_person();

-- Whoever leaves the team leaves its stations.
create function innfo.end_person_of_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.station_people p where p.hotel_id = old.hotel_id and p.member_id = old.user_id;
  return null;
end
$$;
create trigger end_person after delete on public.members for each row execute function innfo.end_person_of_member();

-- ------------------------------------------------------------------------------------------------
-- Names

create or replace function innfo.name_of(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select "left"(innfo.trimmed(n.name), 80) where innfo.is_legible(n.name, false) and not innfo.is_blank(n.name)),
    split_part(u.email, '@', 1),
    (select coalesce(p.name, innfo.name_of(p.member_id)) from public.station_people p where p.id = u.id),
    (select s.name from public.stations s where s.id = u.id))
  from auth.users u
  -- A hosted project calls the column raw_user_meta_data.
  cross join lateral (
    select coalesce(to_jsonb(u) -> 'user_metadata', to_jsonb(u) -> 'raw_user_meta_data') ->> 'name' as name) as n
  where u.id = name_of.user_id
$$;

create or replace function public.colleagues(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select jsonb_object_agg(p.user_id, innfo.name_of(p.user_id))
    from (
      select h.user_id
      union select m.user_id from public.members m where m.hotel_id = h.id
      union select s.id from public.station_people s where s.hotel_id = h.id) p)
  from public.hotels h
  where h.id = colleagues.hotel_id and h.id = any (array(select * from innfo.hotels_of('desk')))
$$;
