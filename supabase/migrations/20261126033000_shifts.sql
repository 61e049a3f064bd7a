-- A message stays with whoever took it, also when their shift is over, and a locked station still hears. See
-- docs/decisions/0119-stations.md.

-- As before, and who works at the hotel's stations works at the hotel between two shifts, too. Whoever has a message and
-- has left in the meantime keeps nobody from going on with it, and whoever takes somebody out has not taken their messages.
create or replace function innfo.take_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state = 'new' then
    new.taken_by := null;
  elsif tg_op = 'INSERT' or new.state is distinct from old.state then
    new.taken_by := coalesce(new.taken_by, auth.uid());
  end if;
  if new.taken_by is not null and (tg_op = 'INSERT' or new.taken_by is distinct from old.taken_by)
    and not exists (
      select from innfo.roles r
      where r.hotel_id = new.hotel_id and r.user_id = new.taken_by and r.role = 'housekeeping')
    and not exists (
      select from public.station_people p where p.hotel_id = new.hotel_id and p.id = new.taken_by) then
    raise check_violation using message = 'Whoever has a message works at its hotel',
      table = 'messages', constraint = 'messages_taken_by_member';
  end if;
  return new;
end
$$;

-- As before, and a station is at the desk, locked or not.
create or replace function innfo.hears(device public.push_devices, goes_to text) returns boolean
language sql stable set search_path = ''
as $$
  select (
      exists (select from auth.sessions s join innfo.roles r on r.user_id = s.user_id and r.hotel_id = device.hotel_id
        where s.id = device.session_id and r.role = 'desk')
      or exists (select from auth.sessions s join public.stations t on s.user_id in (t.id, t.person_id)
        where s.id = device.session_id))
    = (hears.goes_to = 'desk')
$$;

-- As before, with what the inbox calls new, and how the desk rings now, if it does.
create or replace function public.station_now(active boolean default false) returns jsonb
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
      'danger', (select count(*) from (
        select from public.messages m where m.hotel_id = h.id and m.turn < '1' limit 100) as counted),
      'rings', case
        when exists (select from public.messages m where m.hotel_id = h.id and m.danger and m.state = 'new' and m.by_guest)
          then 'alarm'
        when exists (select from public.messages m where m.hotel_id = h.id and m.due_at <= now()
          and m.topic = 'wake_up_call' and m.wanted_at is not null and m.state <> 'done') then 'wake'
        when exists (select from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.by_guest
          and m.kind = 'request' and m.goes_to = 'desk') then 'message' end)
    from public.hotels h where h.id = station.hotel_id);
end
$$;
