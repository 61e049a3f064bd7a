-- The people of a hotel: how many there may be, who is invited, what ends with a member, and how a hotel changes hands.

-- An account that takes a hotel over takes nobody's place in its team.
create function innfo.keep_team_within_limit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1 loop
    perform innfo.one_at_a_time('members of ' || hotel.id);
    allowed := innfo.limit_of(hotel.user_id, 'members');
    if 1 + (select count(*) from public.members m where m.hotel_id = hotel.id)
        + (select count(*) from public.invitations i
          where i.hotel_id = hotel.id and i.expires_at > now() and not i.hands_over) > allowed
        and not (tg_table_name = 'invitations' and not exists (
          select from added a where a.hotel_id = hotel.id and not (to_jsonb(a) ->> 'hands_over')::boolean)) then
      perform innfo.refuse_more('members', allowed);
    end if;
  end loop;
  return null;
end $$;
create trigger keep_within_limits_insert after insert on public.members referencing new table as added
  for each statement execute function innfo.keep_team_within_limit();
create trigger keep_within_limits_insert after insert on public.invitations referencing new table as added
  for each statement execute function innfo.keep_team_within_limit();

-- Invitations count for the account whose hotel asks: see docs/decisions/0003-accounts.md. An offer of the hotel itself
-- is told to both: whoever is to have the hotel, and the account that would lose it, should somebody else sit at its
-- screen.
create function innfo.mail_invitation() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into innfo.jobs (kind, owner_id, payload)
  select 'mail', h.user_id, jsonb_build_object('letter', 'invitation', 'to', new.email, 'invitationId', new.id)
  from public.hotels h where h.id = new.hotel_id;
  if new.hands_over then
    perform innfo.mail_hand_over(new.hotel_id, new.email, null);
  end if;
  return null;
end $$;
create trigger mail_invitation after insert on public.invitations for each row execute function innfo.mail_invitation();

-- An address of somebody who never came is kept for no longer than the link could be asked about.
create function innfo.forget_invitations() returns void language sql set search_path = ''
as $$ delete from public.invitations where expires_at < now() - interval '30 days' $$;

-- The ends that follow from a member's or a role's: devices, at stations the name, and an owner's invitations and ways in
-- that they made. Nobody waits at the door whom a former owner has asked in, who may be themselves by another address.
create function innfo.follow_member() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform innfo.end_devices_at(old.hotel_id, old.user_id);
  if old.role = 'owner' and new.role is distinct from 'owner' then
    delete from public.invitations i where i.hotel_id = old.hotel_id and i.invited_by = old.user_id;
  end if;
  if tg_op = 'DELETE' then
    delete from public.station_people p where p.hotel_id = old.hotel_id and p.member_id = old.user_id;
  end if;
  if old.role = 'owner' then
    perform innfo.end_ways_of_owner(old, new.role);
  end if;
  return null;
end $$;
create trigger follow_member after delete or update of role on public.members for each row execute function innfo.follow_member();

-- ------------------------------------------------------------------------------------------------
-- Names and lists

-- Everybody who works at a hotel, the account it belongs to first. For its owners.
create function public.team(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('max', innfo.limit_of(h.user_id, 'members'), 'people', (
    select jsonb_agg(jsonb_build_object('user_id', p.user_id, 'name', innfo.name_of(p.user_id), 'email', u.email,
      'role', p.role, 'topics', p.topics, 'holds', p.user_id = h.user_id) order by p.since)
    from (
      select h.user_id, 'owner' as role, null::text[] as topics, '-infinity'::timestamptz as since
      union all
      select m.user_id, m.role, m.topics, m.created_at from public.members m where m.hotel_id = h.id
    ) p join auth.users u on u.id = p.user_id))
  from public.hotels h
  where h.id = team.hotel_id and h.id = any (array(select * from innfo.hotels_of('owner')))
$$;
grant execute on function public.team(text) to authenticated, service_role;

-- An owner changes a member. False where there is none: the account that a hotel belongs to is no member.
create function public.change_member(hotel_id text, user_id uuid, role text, topics text[]) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.members m set role = change_member.role, topics = change_member.topics
  where m.hotel_id = change_member.hotel_id and m.user_id = change_member.user_id
    and m.hotel_id = any (array(select * from innfo.hotels_of('owner')));
  return found;
end $$;
grant execute on function public.change_member(text, uuid, text, text[]) to authenticated, service_role;

-- An owner removes a member, or the member leaves.
create function public.remove_member(hotel_id text, user_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.members m
  where m.hotel_id = remove_member.hotel_id and m.user_id = remove_member.user_id
    and (m.user_id = (select auth.uid()) or m.hotel_id = any (array(select * from innfo.hotels_of('owner'))));
  return found;
end $$;
grant execute on function public.remove_member(text, uuid) to authenticated, service_role;

-- Whether an invitation opens anything: also one that was written in the moment in which its owner was removed does
-- not.
create function innfo.is_open(invitation public.invitations) returns boolean language sql stable set search_path = '' as $$
  select invitation.expires_at > now() and (invitation.invited_by is null or exists (
    select from innfo.roles r
    where r.hotel_id = invitation.hotel_id and r.user_id = invitation.invited_by and r.role = 'owner'))
$$;

-- Handing a hotel over to another account. See docs/decisions/0123-hand-over.md.

-- Former owners' hotels, for that account to read: it is told on its next screen.
create table innfo.handed_over (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  former_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default now()
);
create index handed_over_former_id on innfo.handed_over (former_id);
alter table innfo.handed_over enable row level security;

-- The hotels of others at which the caller works: in which role, whose they are, and on which plan; also the station at
-- which the caller's shift runs. A hotel that is shut to the caller, also the account's own, shows its name and nothing
-- else. A hotel that the caller has handed over has no role, and its name.
create function public.worked_for() returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('hotel_id', w.hotel_id, 'role', w.role, 'topics', w.topics,
    'owner', innfo.name_of(h.user_id), 'plan', (innfo.plan_of(h.user_id)).id,
    'shut', case when h.owners_need_factor and innfo.lacks_factor(h.id) then to_jsonb(jsonb_populate_record(null::public.hotels,
      jsonb_build_object('id', h.id, 'user_id', h.user_id, 'name', h.name, 'owners_need_factor', true))) end,
    'gave', case when w.role is null then h.name end) order by w.created_at), '[]')
  from (
    select m.hotel_id, m.role, m.topics, m.created_at from public.members m where m.user_id = (select auth.uid())
    union all
    select s.hotel_id, 'desk', null, s.created_at from public.stations s
    where s.person_id = (select auth.uid()) and s.shift_until > now()
    union all
    select o.id, 'owner', null, o.created_at from public.hotels o
    where o.user_id = (select auth.uid()) and o.owners_need_factor and innfo.lacks_factor(o.id)
    union all
    select g.hotel_id, null, null, g.at from innfo.handed_over g
    where g.former_id = (select auth.uid()) and g.at > now() - interval '30 days'
  ) as w join public.hotels h on h.id = w.hotel_id
$$;
grant execute on function public.worked_for() to authenticated, service_role;

-- Mails the account that the hotel belongs to, and says whether it stays in the team; null before it is done.
create function innfo.mail_hand_over(hotel_id text, receiver text, stays boolean) returns void
language sql set search_path = '' as $$
  insert into innfo.jobs (kind, owner_id, payload)
  select 'mail', u.id, jsonb_build_object('letter', 'handOver', 'to', u.email, 'hotel', h.name, 'email', receiver,
    'stays', stays)
  from public.hotels h join auth.users u on u.id = h.user_id where h.id = mail_hand_over.hotel_id
$$;

-- Tells the account that the hotel belongs to what ended, unless nothing did.
create function innfo.mail_ended_ways(hotel_id text, leaver text, stations text[], names text[]) returns void
language sql set search_path = '' as $$
  insert into innfo.jobs (kind, owner_id, payload)
  select 'mail', u.id, jsonb_build_object('letter', 'ownerLeft', 'to', u.email, 'hotel', h.name, 'email', leaver,
    'stations', to_jsonb(mail_ended_ways.stations), 'names', to_jsonb(mail_ended_ways.names))
  from public.hotels h join auth.users u on u.id = h.user_id
  where h.id = mail_ended_ways.hotel_id and u.email is not null
    and cardinality(mail_ended_ways.stations) + cardinality(mail_ended_ways.names) > 0
$$;

-- All that is the hotel's hangs on its id and goes along. The plan stays with the account that pays for it: the hotel
-- has that of its new account from now on. The former account's ways back end: open
-- invitations, stations, and names whose PINs it has typed. A mail tells the new account of these.
create function innfo.hand_over(in_hotel text, to_account uuid, keeps_former boolean) returns void
language plpgsql set search_path = '' as $$
declare
  former constant uuid := (select h.user_id from public.hotels h where h.id = in_hotel for update);
  signed_out text[];
  forgotten text[];
begin
  if former is null or former = to_account then
    return;
  end if;
  perform innfo.mail_hand_over(in_hotel, (select u.email from auth.users u where u.id = to_account), keeps_former);
  perform innfo.one_at_a_time('hotels of ' || to_account);
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
end $$;

-- Accepts an open invitation for its own address, in the server's transaction: whoever has the token has read the
-- mailbox. Answers the hotel; null for an invitation that was used, withdrawn or is over.
create function innfo.accept_invitation(invitation_id uuid, user_id uuid, keeps_former boolean) returns text
language plpgsql set search_path = '' as $$
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
end $$;

-- The terms for an account that would take the hotel over: what its plan, or a new account's, has room for.
create function innfo.hand_over_terms(in_hotel text, receiver text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'plan', (innfo.plan_of(u.id)).id,
    'hotels', (select count(*) from public.hotels o where o.user_id = u.id),
    'max_hotels', innfo.limit_of(u.id, 'hotels'),
    'sections', (select count(*) from innfo.sections_of(h) s where s.place is not null),
    'custom_sections', (select count(*) from public.custom_sections s where s.hotel_id = h.id),
    'languages', cardinality(h.languages),
    'people', (select count(*) from public.members m where m.hotel_id = h.id and m.user_id is distinct from u.id),
    'max_people', innfo.limit_of(u.id, 'members'),
    'needs_factor', h.owners_need_factor, 'former', innfo.name_of(h.user_id))
  from public.hotels h left join auth.users u on u.email = receiver
  where h.id = in_hotel
$$;
