-- A hotel is a team: who beside its owner's account works there, and in which role. See
-- docs/decisions/0118-members-and-roles.md.

-- The account that a hotel belongs to (hotels.user_id) has no row: nobody can take its rights, and it cannot leave.
create table public.members (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  -- Of requests, those that housekeeping sees; null for all.
  topics text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint members_key unique (hotel_id, user_id)
);
create index members_user_id on public.members (user_id);
create trigger set_updated_at before update on public.members
  for each row execute function innfo.set_updated_at();
-- Members come by an invitation, and change by change_member() and remove_member().
call innfo.declare_table('members', 'owner', writes => false);

-- An invitation waits in a mailbox for a week. Its link has a token that only the server can make from the id: nothing
-- of it is stored. It goes when it is accepted or withdrawn.
create table public.invitations (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  email text not null,
  role text not null,
  topics text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  invited_by uuid default auth.uid() references auth.users (id) on delete set null,
  constraint invitations_key unique (hotel_id, email)
);
create index invitations_expires_at on public.invitations (expires_at);
create index invitations_invited_by on public.invitations (invited_by);
create trigger set_updated_at before update on public.invitations
  for each row execute function innfo.set_updated_at();
call innfo.declare_table('invitations', 'owner', never_changed => '{email}', server_sets => '{expires_at,invited_by}');
call innfo.required_text('invitations', 'email', 254);
call innfo.email('invitations', 'email');
call innfo.add_rule('invitations', 'email', 'lower', '{} = lower(btrim({}))');
do $$
declare
  team text;
begin
  foreach team in array array['members', 'invitations'] loop
    call innfo.choice(team, 'role', array['owner', 'editor', 'desk', 'housekeeping']);
    call innfo.legible(team, 'topics');
    call innfo.add_rule(team, 'topics', 'length', 'cardinality({}) <= 30 and char_length(array_to_string({}, '''')) <= 1800');
  end loop;
end
$$;

-- An owner may delete the hotel: whoever makes one shows, as for a deletion, that it is an owner who is there.
create or replace function innfo.require_recent_proof() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if auth.uid() is not null and not innfo.has_recent_proof(auth.jwt()) then
    raise exception 'This requires reauthentication: confirm the password, or sign in again.'
      using errcode = 'IN004';
  end if;
  return coalesce(new, old);
end
$$;
create trigger require_recent_proof before insert or update of role on public.invitations
  for each row when (new.role = 'owner') execute function innfo.require_recent_proof();
create trigger require_recent_proof before update of role on public.members
  for each row when (new.role = 'owner') execute function innfo.require_recent_proof();

-- ------------------------------------------------------------------------------------------------
-- What each role may do

-- A role includes those below it.
create or replace view innfo.roles as
select h.id as hotel_id, h.user_id, r.role
from public.hotels h cross join (values ('owner'), ('editor'), ('desk'), ('housekeeping'), ('any')) as r (role)
union all
select m.hotel_id, m.user_id, r.role
from public.members m join (values
  ('owner', 'owner'), ('owner', 'editor'), ('owner', 'desk'), ('owner', 'housekeeping'), ('owner', 'any'),
  ('editor', 'editor'), ('editor', 'desk'), ('editor', 'housekeeping'), ('editor', 'any'),
  ('desk', 'desk'), ('desk', 'housekeeping'), ('desk', 'any'),
  ('housekeeping', 'housekeeping'), ('housekeeping', 'any')) as r (held, role) on r.held = m.role;

-- An owner alone has what is about people and deletion; editors have the figures, and what guests may send; the desk
-- tells all guests something.
do $$
declare
  policy record;
begin
  for policy in
    select tablename, policyname, qual, with_check,
      case when tablename = 'announcements' then 'desk' else 'editor' end as role
    from pg_catalog.pg_policies
    where schemaname = 'public' and tablename in ('announcements', 'message_kinds', 'topics', 'qr_scans')
      and concat(qual, with_check) !~ 'hotels_of\(''desk'''
  loop
    execute format('alter policy %I on public.%I', policy.policyname, policy.tablename)
      || case when policy.qual is not null
        then format(' using (hotel_id = any (array(select * from innfo.hotels_of(%L))))', policy.role) else '' end
      || case when policy.with_check is not null
        then format(' with check (hotel_id = any (array(select * from innfo.hotels_of(%L))))', policy.role) else '' end;
  end loop;
end
$$;

-- scan_analytics() stays as it is but for the role that it asks.
do $$
begin
  execute replace(pg_get_functiondef('public.scan_analytics(text)'::regprocedure),
    'innfo.hotels_of(''owner'')', 'innfo.hotels_of(''editor'')');
end
$$;

-- Whoever deletes an announcement can take that back.
alter policy "owners read rows of their hotels" on public.changes
  using (hotel_id = any (array(select * from innfo.hotels_of('editor')))
    or table_name = 'announcements' and hotel_id = any (array(select * from innfo.hotels_of('desk'))));

-- ------------------------------------------------------------------------------------------------
-- How many: a hotel's people with its owner's account, and those who are invited.

insert into innfo.limits (plan_id, what, max)
select p.id, 'members', case p.id when 'free' then 2 else 20 end from public.plans p;

create function innfo.keep_team_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1 loop
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('members of ' || hotel.id, 0));
    allowed := innfo.limit_of(hotel.user_id, 'members');
    if 1 + (select count(*) from public.members m where m.hotel_id = hotel.id)
        + (select count(*) from public.invitations i where i.hotel_id = hotel.id and i.expires_at > now()) > allowed then
      raise exception 'A team has room for % people, with you and those who are invited.', allowed
        using errcode = 'IN003', detail = 'members';
    end if;
  end loop;
  return null;
end
$$;
create trigger keep_within_limits_insert after insert on public.members referencing new table as added
  for each statement execute function innfo.keep_team_within_limit();
create trigger keep_within_limits_insert after insert on public.invitations referencing new table as added
  for each statement execute function innfo.keep_team_within_limit();

create function innfo.mail_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into innfo.jobs (kind, payload)
  values ('mail', jsonb_build_object('letter', 'invitation', 'to', new.email, 'invitationId', new.id));
  return null;
end
$$;
create trigger mail_invitation after insert on public.invitations
  for each row execute function innfo.mail_invitation();

-- An address of somebody who never came is kept for no longer than the link could be asked about.
create function innfo.forget_invitations() returns void
language sql set search_path = ''
as $$ delete from public.invitations where expires_at < now() - interval '30 days' $$;

-- ------------------------------------------------------------------------------------------------
-- Names and lists

-- As colleagues read it: what the account calls itself, or the beginning of its address.
create or replace function innfo.name_of(user_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select "left"(innfo.trimmed(n.name), 80) where innfo.is_legible(n.name, false) and not innfo.is_blank(n.name)),
    split_part(u.email, '@', 1))
  from auth.users u
  -- A hosted project calls the column raw_user_meta_data.
  cross join lateral (
    select coalesce(to_jsonb(u) -> 'user_metadata', to_jsonb(u) -> 'raw_user_meta_data') ->> 'name' as name) as n
  where u.id = name_of.user_id
$$;

-- Everybody who works at a hotel, the account it belongs to first. For its owners.
create function public.team(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
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

-- The hotels of others at which the caller works: in which role, whose they are, and on which plan.
create function public.worked_for() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('hotel_id', m.hotel_id, 'role', m.role, 'topics', m.topics,
    'owner', innfo.name_of(h.user_id), 'plan', (innfo.plan_of(h.user_id)).id) order by m.created_at), '[]')
  from public.members m join public.hotels h on h.id = m.hotel_id
  where m.user_id = (select auth.uid())
$$;
grant execute on function public.worked_for() to authenticated, service_role;

-- By an owner. False where there is no such member, which the account that a hotel belongs to is not.
create function public.change_member(hotel_id text, user_id uuid, role text, topics text[]) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.members m set role = change_member.role, topics = change_member.topics
  where m.hotel_id = change_member.hotel_id and m.user_id = change_member.user_id
    and m.hotel_id = any (array(select * from innfo.hotels_of('owner')));
  return found;
end
$$;
grant execute on function public.change_member(text, uuid, text, text[]) to authenticated, service_role;

-- By an owner, or by the member who leaves.
create function public.remove_member(hotel_id text, user_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.members m
  where m.hotel_id = remove_member.hotel_id and m.user_id = remove_member.user_id
    and (m.user_id = (select auth.uid()) or m.hotel_id = any (array(select * from innfo.hotels_of('owner'))));
  return found;
end
$$;
grant execute on function public.remove_member(text, uuid) to authenticated, service_role;

-- Of the invitation's own address, in the server's transaction: whoever has the token has read the mailbox. Answers the
-- hotel; null for an invitation that was used, withdrawn or is over.
create function innfo.accept_invitation(invitation_id uuid, user_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  given public.invitations;
begin
  delete from public.invitations i using auth.users u
  where i.id = invitation_id and i.expires_at > now() and u.id = accept_invitation.user_id and u.email = i.email
  returning i.* into given;
  if found then
    insert into public.members (hotel_id, user_id, role, topics)
    select given.hotel_id, accept_invitation.user_id, given.role, given.topics
    where not exists (
      select from public.hotels h where h.id = given.hotel_id and h.user_id = accept_invitation.user_id)
    on conflict on constraint members_key do update set role = excluded.role, topics = excluded.topics;
  end if;
  return given.hotel_id;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- Housekeeping sees what is to be done, and nothing that says who the guest is: neither contact, nor rating, nor answer.

create function innfo.rounds_of(hotel_id text) returns setof public.messages
language sql stable security definer set search_path = ''
as $$
  select m.* from public.messages m
  where m.hotel_id = rounds_of.hotel_id
    and m.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))
    and (m.kind = 'found' or m.kind = 'request' and not m.danger and m.topic = any (coalesce(
      (select w.topics from public.members w where w.hotel_id = m.hotel_id and w.user_id = (select auth.uid())
        and w.role = 'housekeeping'), array[m.topic])))
$$;

-- What waits and what is being done, the longest waiting first; of what is done, the latest.
create function public.rounds(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when rounds.hotel_id = any (array(select * from innfo.hotels_of('housekeeping'))) then coalesce((
    select jsonb_agg(to_jsonb(r) - 'turn' order by r.turn) from (
      select m.id, m.kind, m.state, m.room, m.topic, m.text, m.item, m.place, m.shelf, m.wanted_at, m.assignee,
        m.created_at, m.updated_at, m.language, m.turn
      from innfo.rounds_of(rounds.hotel_id) m order by m.turn limit 200) as r), '[]') end
$$;
grant execute on function public.rounds(text) to authenticated, service_role;

-- Takes it, or says that it is done, while it is as the caller has seen it. Answers how it is now; null where there is
-- none.
create function public.set_round(hotel_id text, message_id uuid, seen text, state text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  changed boolean;
begin
  update public.messages m set state = set_round.state,
    assignee = case when set_round.state = 'working' then innfo.name_of((select auth.uid())) else m.assignee end
  where m.id = message_id and m.state = seen and m.id in (select r.id from innfo.rounds_of(set_round.hotel_id) r);
  changed := found;
  return (select jsonb_build_object('changed', changed, 'state', r.state, 'assignee', r.assignee)
    from innfo.rounds_of(set_round.hotel_id) r where r.id = message_id);
end
$$;
grant execute on function public.set_round(text, uuid, text, text) to authenticated, service_role;

-- The client makes the id: one that is sent twice is written down once.
create function public.write_down_find(hotel_id text, id uuid, item text, place text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if (write_down_find.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))) is not true then
    return false;
  end if;
  insert into public.messages (id, hotel_id, kind, item, place)
  values (write_down_find.id, write_down_find.hotel_id, 'found', write_down_find.item, write_down_find.place)
  on conflict on constraint messages_pkey do nothing;
  return true;
end
$$;
grant execute on function public.write_down_find(text, uuid, text, text) to authenticated, service_role;
