-- Whoever is an owner no longer keeps no way in: the stations that they made end, and the names to which they gave a PIN
-- are shut. See docs/decisions/0119-stations.md.

-- Null where nobody knows, as for those of before: then it could be whoever leaves.
alter table public.stations add column made_by uuid references auth.users (id) on delete set null;
create index stations_made_by on public.stations (made_by);
-- Who set the PIN last.
alter table public.station_people add column pin_by uuid references auth.users (id) on delete set null;
create index station_people_pin_by on public.station_people (pin_by);
-- Why it is shut: whoever set the PIN is an owner no longer.
alter table public.station_people add column owner_left boolean not null default false;
grant select (owner_left) on public.station_people to authenticated;

-- What an owner makes while their role is taken away waits for that, and is refused then.
create function innfo.require_owner_still() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  maker constant uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  -- Each waits for whoever changes it, and what is read after that is how it is then.
  perform from public.members m where m.hotel_id = new.hotel_id and m.user_id = maker for share;
  perform from public.hotels h where h.id = new.hotel_id and h.user_id = maker for share;
  if not exists (select from innfo.roles r
      where r.hotel_id = new.hotel_id and r.user_id = maker and r.role = 'owner') then
    raise insufficient_privilege using message = 'Only an owner of the hotel may do this';
  end if;
  return new;
end
$$;
create trigger require_owner_still before insert or update of made_by on public.stations
  for each row when (new.made_by is not null) execute function innfo.require_owner_still('made_by');
create trigger require_owner_still before insert or update of pin_hash on public.station_people
  for each row when (new.pin_by is not null) execute function innfo.require_owner_still('pin_by');

-- Whether an invitation opens anything: also one that was written in the moment in which its owner was removed does not.
create function innfo.is_open(invitation public.invitations) returns boolean
language sql stable set search_path = ''
as $$
  select invitation.expires_at > now() and (invitation.invited_by is null or exists (
    select from innfo.roles r
    where r.hotel_id = invitation.hotel_id and r.user_id = invitation.invited_by and r.role = 'owner'))
$$;

-- As before, of an invitation that is open.
create or replace function innfo.accept_invitation(invitation_id uuid, user_id uuid, keeps_former boolean) returns text
language plpgsql set search_path = ''
as $$
declare
  given public.invitations;
begin
  delete from public.invitations i using auth.users u
  where i.id = invitation_id and innfo.is_open(i) and u.id = accept_invitation.user_id and u.email = i.email
  returning i.* into given;
  if given.hands_over then
    perform innfo.hand_over(given.hotel_id, accept_invitation.user_id, keeps_former);
  elsif found then
    insert into public.members (hotel_id, user_id, role, topics)
    select given.hotel_id, accept_invitation.user_id, given.role, given.topics
    where not exists (
      select from public.hotels h where h.id = given.hotel_id and h.user_id = accept_invitation.user_id)
    on conflict on constraint members_key do update set role = excluded.role, topics = excluded.topics;
  end if;
  return given.hotel_id;
end
$$;

-- Tells the account that the hotel belongs to what ended, unless nothing did.
create function innfo.mail_ended_ways(hotel_id text, leaver text, stations text[], names text[]) returns void
language sql set search_path = ''
as $$
  insert into innfo.jobs (kind, owner_id, payload)
  select 'mail', u.id, jsonb_build_object('letter', 'ownerLeft', 'to', u.email, 'hotel', h.name, 'email', leaver,
    'stations', to_jsonb(mail_ended_ways.stations), 'names', to_jsonb(mail_ended_ways.names))
  from public.hotels h join auth.users u on u.id = h.user_id
  where h.id = mail_ended_ways.hotel_id and u.email is not null
    and cardinality(mail_ended_ways.stations) + cardinality(mail_ended_ways.names) > 0
$$;

-- A shift that runs under such a name ends: whoever knows the PIN may be the one who began it.
create function innfo.end_ways_of_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  signed_out text[];
  theirs uuid[];
  shut text[];
begin
  -- The account that the hotel belongs to by now, or the hotel itself is gone.
  if exists (select from innfo.roles r
      where r.hotel_id = old.hotel_id and r.user_id = old.user_id and r.role = 'owner')
    or not exists (select from public.hotels h where h.id = old.hotel_id) then
    return null;
  end if;
  with ended as (
    delete from public.stations s
    where s.hotel_id = old.hotel_id and coalesce(s.made_by, old.user_id) = old.user_id
    returning s.name, s.created_at
  )
  select coalesce(array_agg(e.name order by e.created_at), '{}') into signed_out from ended e;
  theirs := array(
    select p.id from public.station_people p
    where p.hotel_id = old.hotel_id and (coalesce(p.pin_by, old.user_id) = old.user_id
      -- Such a name opens more than its member may do from now on.
      or p.member_id = old.user_id and new.role = 'housekeeping')
    order by p.created_at for update);
  shut := array(
    select innfo.name_of(p.id) from public.station_people p
    where p.id = any (theirs) and p.shut_at is null order by p.created_at);
  update public.station_people p set shut_at = coalesce(p.shut_at, now()), owner_left = true where p.id = any (theirs);
  perform innfo.end_shift(person) from unnest(theirs) as person;
  perform innfo.mail_ended_ways(
    old.hotel_id, (select u.email from auth.users u where u.id = old.user_id), signed_out, shut);
  return null;
end
$$;
create trigger end_ways after delete or update of role on public.members
  for each row when (old.role = 'owner') execute function innfo.end_ways_of_owner();

-- As before, with a mail to the account that has the hotel now.
create or replace function innfo.hand_over(in_hotel text, to_account uuid, keeps_former boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  former constant uuid := (select h.user_id from public.hotels h where h.id = in_hotel for update);
  signed_out text[];
  forgotten text[];
begin
  if former is null or former = to_account then
    return;
  end if;
  perform innfo.mail_hand_over(in_hotel, (select u.email from auth.users u where u.id = to_account), keeps_former);
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('hotels of ' || to_account, 0));
  update public.hotels h set user_id = to_account, creation_key = null where h.id = in_hotel;
  if (select count(*) from public.hotels h where h.user_id = to_account) > innfo.limit_of(to_account, 'hotels') then
    perform innfo.refuse_more('hotels', innfo.limit_of(to_account, 'hotels'));
  end if;
  delete from public.members m where m.hotel_id = in_hotel and m.user_id = to_account;
  delete from public.invitations i where i.hotel_id = in_hotel;
  signed_out := array(select s.name from public.stations s where s.hotel_id = in_hotel order by s.created_at);
  forgotten := array(
    select innfo.name_of(p.id) from public.station_people p where p.hotel_id = in_hotel order by p.created_at);
  delete from public.stations s where s.hotel_id = in_hotel;
  delete from public.station_people p where p.hotel_id = in_hotel;
  perform innfo.mail_ended_ways(in_hotel, (select u.email from auth.users u where u.id = former), signed_out, forgotten);
  insert into innfo.handed_over (hotel_id, former_id) values (in_hotel, former)
  on conflict on constraint handed_over_pkey do update set former_id = excluded.former_id, at = excluded.at;
  if keeps_former then
    insert into public.members (hotel_id, user_id, role) values (in_hotel, former, 'editor');
  else
    perform innfo.end_devices_at(in_hotel, former);
  end if;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- Whoever's shift it is, the computer says anew that it is there, as soon as it knows: station_now() notes that once a
-- minute. From then on a token of before is a copy.
create function innfo.note_change_of_shift() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.seen_at := least(new.seen_at, now() - interval '61 seconds');
  return new;
end
$$;
create trigger note_change_of_shift before update of person_id on public.stations
  for each row when (old.person_id is distinct from new.person_id) execute function innfo.note_change_of_shift();
