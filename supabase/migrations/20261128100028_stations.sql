-- Computers at reception, which belong to a hotel and to nobody, and the names of those who work at them. See
-- docs/decisions/0119-stations.md.

-- How a station is: for the station itself, locked or not, and with no word of a guest, so that it may stand on a
-- locked screen. A press in it (active) keeps the shift running. `new` is what the inbox calls new, without what
-- somebody has; `rooms` are those of what nobody has, `alarms` what rings, `calls` the rooms of wake-up calls at their
-- minute, and `rings` says how the desk rings now, if it does. Null for everybody else.
create function public.station_now(active boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
      'hotel_id', h.id, 'hotel', h.name, 'country', h.country, 'time_zone', h.time_zone, 'cover_path', h.cover_path,
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', innfo.name_of(p.id)) order by p.created_at), '[]')
        from public.station_people p where p.hotel_id = h.id),
      'new', (select count(*) from (
        select from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.turn < '2' limit 100) as counted),
      'rooms', (select coalesce(jsonb_agg(r.room order by r.turn), '[]') from (
        select innfo.shown_room(m) as room, min(m.turn) as turn from public.messages m
        where m.hotel_id = h.id and m.state = 'new' and m.turn < '2' and innfo.shown_room(m) is not null
        group by 1 order by 2 limit 12) as r),
      'newest_at', (select max(counted.updated_at) from (
        select m.updated_at from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.turn < '2'
          and m.by_guest limit 100) as counted),
      'danger', (select count(*) from (
        select from public.messages m where m.hotel_id = h.id and m.turn < '1' and m.state = 'new' limit 100) as counted),
      'alarms', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'topic', m.topic,
          'room', innfo.shown_room(m), 'state', m.state, 'created_at', m.due_at) order by m.turn), '[]')
        from innfo.alarms_of(h.id) m where m.state = 'new'),
      'calls', (select coalesce(jsonb_agg(innfo.shown_room(m) order by m.due_at, m.id), '[]') from innfo.calls_of(h.id) m),
      'rings', innfo.rings_at(h.id, true))
    from public.hotels h where h.id = station.hotel_id);
end $$;
grant execute on function public.station_now(boolean) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- How many

create function innfo.keep_stations_within_limit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  hotel record;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1 loop
    perform innfo.one_at_a_time('stations of ' || hotel.id);
    perform innfo.keep_rows_within_limit(tg_table_name, 'hotel_id', hotel.id, hotel.user_id, tg_table_name);
  end loop;
  return null;
end $$;
create trigger keep_within_limits_insert after insert on public.stations referencing new table as added
  for each statement execute function innfo.keep_stations_within_limit();
create trigger keep_within_limits_insert after insert on public.station_people referencing new table as added
  for each statement execute function innfo.keep_stations_within_limit();

-- ------------------------------------------------------------------------------------------------
-- Ends

-- The computer is signed out at once, whoever's shift it is.
create function innfo.end_station() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions s where s.user_id in (old.id, old.person_id);
  delete from auth.users u where u.id = old.id;
  return null;
end $$;
create trigger end_station after delete on public.stations for each row execute function innfo.end_station();

-- A shift of somebody who is gone, or whose PIN is new, is over: its station is locked and stays signed in.
create function innfo.end_shift(person uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  update auth.sessions s set user_id = t.id from public.stations t
  where t.person_id = person and s.user_id = person;
  update public.stations t set person_id = null, shift_until = null where t.person_id = person;
end $$;

create function innfo.end_shift_of_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform innfo.end_shift(old.id);
  return coalesce(new, old);
end $$;
create trigger end_shift before delete or update of pin_hash on public.station_people
  for each row execute function innfo.end_shift_of_person();

-- Their name goes with the account.
create function innfo.forget_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users u where u.id = old.id;
  return null;
end $$;
create trigger forget_person after delete on public.station_people for each row execute function innfo.forget_person();

-- A former owner keeps no way in: the stations that they made end, and the names to which they gave a
-- PIN are shut. See docs/decisions/0119-stations.md.

-- An owner's writing while their role is taken away waits for that, and is refused then.
create function innfo.require_owner_still() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  maker constant uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  -- Each waits for whoever changes it, and what is read after that is how it is then.
  perform from public.members m where m.hotel_id = new.hotel_id and m.user_id = maker for share;
  perform from public.hotels h where h.id = new.hotel_id and h.user_id = maker for share;
  perform from auth.users u where u.id = maker for share;
  if not exists (select from innfo.roles r
      where r.hotel_id = new.hotel_id and r.user_id = maker and r.role = 'owner')
    or exists (select from innfo.suspensions s where s.user_id = maker) then
    raise insufficient_privilege using message = 'Only an owner of the hotel may do this';
  end if;
  return new;
end $$;
create trigger require_owner_still before insert or update of made_by on public.stations
  for each row when (new.made_by is not null) execute function innfo.require_owner_still('made_by');
create trigger require_owner_still before insert or update of pin_hash on public.station_people
  for each row when (new.pin_by is not null) execute function innfo.require_owner_still('pin_by');

-- A shift that runs under such a name ends: whoever knows the PIN may be the one who began it.
create function innfo.end_ways_of_owner(former public.members, new_role text) returns void
language plpgsql set search_path = '' as $$
declare
  signed_out text[];
  theirs uuid[];
  shut text[];
begin
  -- The account that the hotel belongs to by now, or the hotel itself is gone.
  if exists (select from innfo.roles r
      where r.hotel_id = former.hotel_id and r.user_id = former.user_id and r.role = 'owner')
    or not exists (select from public.hotels h where h.id = former.hotel_id) then
    return;
  end if;
  with ended as (
    delete from public.stations s
    where s.hotel_id = former.hotel_id and coalesce(s.made_by, former.user_id) = former.user_id
    returning s.name, s.created_at
  )
  select coalesce(array_agg(e.name order by e.created_at), '{}') into signed_out from ended e;
  theirs := array(
    select p.id from public.station_people p
    where p.hotel_id = former.hotel_id and (coalesce(p.pin_by, former.user_id) = former.user_id
      -- Such a name opens more than its member may do from now on.
      or p.member_id = former.user_id and new_role = 'housekeeping')
    order by p.created_at for update);
  shut := array(
    select innfo.name_of(p.id) from public.station_people p
    where p.id = any (theirs) and p.shut_at is null order by p.created_at);
  update public.station_people p set shut_at = coalesce(p.shut_at, now()), owner_left = true where p.id = any (theirs);
  perform innfo.end_shift(person) from unnest(theirs) as person;
  perform innfo.mail_ended_ways(
    former.hotel_id, (select u.email from auth.users u where u.id = former.user_id), signed_out, shut);
end $$;

-- ------------------------------------------------------------------------------------------------
-- Whoever's shift it is, the computer says anew that it is there, as soon as it knows: station_now() notes that once a
-- minute. From then on a token of before is a copy.
create function innfo.note_change_of_shift() returns trigger language plpgsql set search_path = '' as $$
begin
  new.seen_at := least(new.seen_at, now() - interval '61 seconds');
  return new;
end $$;
create trigger note_change_of_shift before update of person_id on public.stations
  for each row when (old.person_id is distinct from new.person_id) execute function innfo.note_change_of_shift();
