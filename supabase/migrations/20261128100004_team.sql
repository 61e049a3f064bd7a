-- A hotel is a team: who works there beside its owner's account, on their own devices or at a station, and what each
-- role may do. See docs/decisions/0118-members-and-roles.md and 0119-stations.md.

-- The account that a hotel belongs to (hotels.user_id) has no row: nobody can take its rights, and it cannot leave.
create table public.members (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null,
  -- The requests that housekeeping sees; null for all.
  topics text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint members_key unique (hotel_id, user_id)
);
create index members_user_id on public.members (user_id);

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
  -- Offers the hotel itself: whoever accepts has the account that the hotel belongs to from then on. See
  -- docs/decisions/0123-hand-over.md.
  hands_over boolean not null default false,
  -- The account that opened the offer has no room for it in its plan: the account that offers it reads that.
  lacks_room boolean not null default false,
  constraint invitations_key unique (hotel_id, email),
  constraint invitations_hands_over_owner check (not hands_over or role = 'owner')
);
create index invitations_expires_at on public.invitations (expires_at);
create index invitations_invited_by on public.invitations (invited_by);
create unique index invitations_hand_over on public.invitations (hotel_id) where hands_over;
call innfo.required_text('invitations', 'email', 254);
call innfo.email('invitations', 'email');
call innfo.add_rule('invitations', 'email', 'lower', '{} = lower(btrim({}))');
-- Only what an account may have as its address (src/server/auth/requests.ts): who joins by another never signs in
-- again.
call innfo.add_rule('invitations', 'email', 'account', '{} ~ ''^[a-z0-9.!#$%&''''*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$''');
do $$
declare
  team text;
begin
  foreach team in array array['members', 'invitations'] loop
    call innfo.choice(team, 'role', array['owner', 'editor', 'desk', 'housekeeping']);
    call innfo.legible(team, 'topics');
    call innfo.add_rule(team, 'topics', 'length', 'cardinality({}) <= 30 and char_length(array_to_string({}, '''')) <= 1800');
  end loop;
end $$;

-- Computers at reception, which belong to a hotel and to nobody. Each has an account without an address, as whose
-- session it stays signed in. Locked, that account may do nothing.
create table public.stations (
  id uuid primary key references auth.users (id) on delete cascade,
  hotel_id text not null references public.hotels (id) on delete cascade,
  name text not null,
  -- Minutes without a press after which it locks.
  locks_after integer not null default 5,
  -- The person on shift. Everybody is at one station at a time.
  person_id uuid,
  shift_until timestamptz,
  seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Null where nobody knows: then it could be whoever leaves.
  made_by uuid references auth.users (id) on delete set null,
  constraint stations_person_id_key unique (person_id)
);
create index stations_hotel_id on public.stations (hotel_id, created_at);
create index stations_made_by on public.stations (made_by);
create trigger set_updated_at before update of name, locks_after on public.stations
  for each row execute function innfo.set_updated_at();
call innfo.required_text('stations', 'name', 40);
call innfo.add_rule('stations', 'locks_after', 'range', '{} between 1 and 60');

-- Who may begin a shift at any station of the hotel. Each has an account without an address, as which the shift runs:
-- so the history, messages and drafts are theirs.
create table public.station_people (
  id uuid primary key references auth.users (id) on delete cascade,
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- The member whose name it is; null where an owner wrote a name.
  member_id uuid references auth.users (id) on delete cascade,
  name text,
  -- The server makes the PIN's hash.
  pin_hash text not null,
  -- Since when it opens nothing, because it was tried too often; an owner sets another one.
  shut_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Who set the PIN last.
  pin_by uuid references auth.users (id) on delete set null,
  -- Why it is shut: whoever set the PIN is an owner no longer.
  owner_left boolean not null default false,
  constraint station_people_member_key unique (hotel_id, member_id)
);
create index station_people_hotel_id on public.station_people (hotel_id, created_at);
create index station_people_member_id on public.station_people (member_id);
create unique index station_people_name_key on public.station_people (hotel_id, innfo.name_key(name));
create index station_people_pin_by on public.station_people (pin_by);
alter table public.stations add constraint stations_person_id_fkey
  foreign key (person_id) references public.station_people (id) on delete set null;
call innfo.required_text('station_people', 'name', 40);
call innfo.add_rule('station_people', 'name', 'whose', '({} is null) <> (member_id is null)');
call innfo.legible('station_people', 'pin_hash');

-- ------------------------------------------------------------------------------------------------
-- Rights of each role

-- Who has which role at which hotel, said here alone. A role includes those below it; the account that a hotel belongs
-- to has one more than other owners ('account'), and 'any' stands beside each. Where that account itself is meant (what
-- it pays for, how much it may hold, its own data), and nobody's role, hotels.user_id says it. The view has one join,
-- because each statement asks for a role once, and twice if it answers what it wrote.
create view innfo.roles as
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

-- Access tokens name the factor as Supabase's do: aal2 after a code of an app, or with a passkey.
create function innfo.has_second_factor(claims jsonb) returns boolean language sql immutable set search_path = ''
as $$ select coalesce(claims ->> 'aal' = 'aal2', false) $$;

-- Only hotels that demand a factor ask this: as a part of the view roles it doubled the time of each statement.
create function innfo.lacks_factor(hotel_id text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from innfo.roles r
      where r.hotel_id = lacks_factor.hotel_id and r.user_id = (select auth.uid()) and r.role = 'owner')
    and not innfo.has_second_factor(auth.jwt())
$$;

-- The hotels at which the caller has a role. Policies ask it, and functions with the server's rights: what they answer
-- about a hotel, they answer to a role. With the server's rights, so that a statement is not planned with the policies
-- of hotels, too: that took a fifth of the time of an added row. It asks who is calling, and takes nobody's id.
create function innfo.hotels_of(role text) returns setof text language plpgsql stable security definer set search_path = '' as $$
begin
  return query select r.hotel_id from innfo.roles r
    where r.user_id = (select auth.uid()) and r.role = hotels_of.role
      and not exists (
        select from public.hotels h where h.id = r.hotel_id and h.owners_need_factor and innfo.lacks_factor(h.id));
end $$;

-- Guests read no page that is taken down. Editors see it in the preview, to mend it.
create function innfo.is_kept_from_caller(hotel_id text) returns boolean language sql stable set search_path = '' as $$
  select innfo.is_taken_down(hotel_id) and hotel_id <> all (array(select * from innfo.hotels_of('editor')))
$$;

-- A station and its people have no hotel of their own.
create function innfo.is_at_station() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from public.stations s where s.id = (select auth.uid()))
    or exists (select from public.station_people p where p.id = (select auth.uid()))
$$;

alter table public.hotels enable row level security;
-- A hotel that the same statement adds has no role yet: its account is let through by itself, and without a look-up.
create policy "owners read their hotels" on public.hotels for select to authenticated
  using (user_id = (select auth.uid()) and not (owners_need_factor and innfo.lacks_factor(id))
    or id = any (array(select * from innfo.hotels_of('any'))));
create policy "owners add hotels of their own" on public.hotels
  for insert to authenticated with check (user_id = (select auth.uid()) and not (select innfo.is_at_station()));
create policy "owners change their hotels" on public.hotels
  for update to authenticated using (id = any (array(select * from innfo.hotels_of('editor'))));
create policy "owners delete their hotels" on public.hotels
  for delete to authenticated using (id = any (array(select * from innfo.hotels_of('owner'))));

-- The id and the times are not the client's to choose or change; the owner is said once, and can only be oneself. The words
-- that add a field say the same of it.
grant select, delete on public.hotels to authenticated;
grant insert (user_id, creation_key, check_in, check_out, logo_url, time_zone, is_listed, country, times_confirmed,
    leaves_out_empty, cover_path, cover_focus_x, cover_focus_y, accent, type_mood, wifi, reception_hours, language, languages,
    owners_need_factor, figures_mail),
  update (check_in, check_out, logo_url, time_zone, is_listed, country, times_confirmed, leaves_out_empty, cover_path,
    cover_focus_x, cover_focus_y, accent, type_mood, wifi, reception_hours, language, languages, owners_need_factor,
    figures_mail)
  on public.hotels to authenticated;
grant all on public.hotels to service_role;

-- Members come by an invitation, and change by change_member() and remove_member().
call innfo.declare_table('members', 'owner', writes => false);
call innfo.declare_table('invitations', 'owner', never_changed => '{email,hands_over}',
  server_sets => '{expires_at,invited_by,lacks_room}');
-- The account that the hotel belongs to alone can give it away.
alter policy "owners add rows to their hotels" on public.invitations
  with check (hotel_id = any (array(select * from innfo.hotels_of('owner')))
    and (not hands_over or hotel_id = any (array(select * from innfo.hotels_of('account')))));
call innfo.declare_table('stations', 'owner', writes => false, server_sets => '{updated_at}');
grant update (name, locks_after), delete on public.stations to authenticated;
create policy "owners change rows of their hotels" on public.stations for update to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('owner'))))
  with check (hotel_id = any (array(select * from innfo.hotels_of('owner'))));
create policy "owners delete rows of their hotels" on public.stations for delete to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('owner'))));
call innfo.declare_table('station_people', 'owner', writes => false);
revoke select on public.station_people from authenticated;
grant select (id, hotel_id, member_id, name, shut_at, created_at, updated_at, owner_left), delete on public.station_people to authenticated;
create policy "owners delete rows of their hotels" on public.station_people for delete to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('owner'))));

-- Where a storage service keeps its list of files in the database, owners keep the logos of their hotels, and everybody
-- reads what guests see. The server writes photos, together with their rows.
do $$
declare
  own constant text := 'bucket_id = ''logos''
    and split_part(name, ''/'', 1) = any (array(select * from innfo.hotels_of(''editor'')))';
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public) values ('logos', 'logos', true), ('photos', 'photos', true)
  on conflict (id) do nothing;
  execute format('create policy "owners see logos of their hotels" on storage.objects
      for select to authenticated using (%1$s);
    create policy "owners add logos of their hotels" on storage.objects
      for insert to authenticated with check (%1$s);
    create policy "owners replace logos of their hotels" on storage.objects
      for update to authenticated using (%1$s) with check (%1$s);
    create policy "owners remove logos of their hotels" on storage.objects
      for delete to authenticated using (%1$s)', own);
end $$;

-- A deed that nobody can take back asks for more than a session that was left open: for a proof of the last ten minutes that
-- it is the owner who is there. Access tokens say when that was, in the claim that Supabase's own carry: "amr", a list
-- of {method, timestamp}. See docs/decisions/0028-step-up.md.
create function innfo.has_recent_proof(claims jsonb) returns boolean language sql stable set search_path = '' as $$
  select coalesce(jsonb_path_exists(claims, '$.amr[*] ? (@.timestamp > $since)',
    jsonb_build_object('since', extract(epoch from now() - interval '10 minutes'))), false)
$$;

-- IN004: the caller's proof is too old. Only callers who are signed in are asked: the server deletes as it must.
create function innfo.require_proof() returns void language plpgsql stable set search_path = '' as $$
begin
  if auth.uid() is not null and not innfo.has_recent_proof(auth.jwt()) then
    raise exception 'This requires reauthentication: confirm the password, or sign in again.'
      using errcode = 'IN004';
  end if;
end $$;

create function innfo.require_recent_proof() returns trigger language plpgsql set search_path = '' as $$
begin
  perform innfo.require_proof();
  return new;
end $$;
-- An owner may delete the hotel: whoever makes one shows, as for a deletion, that it is an owner who is there.
create trigger require_recent_proof before insert or update of role on public.invitations
  for each row when (new.role = 'owner') execute function innfo.require_recent_proof();
create trigger require_recent_proof before update of role on public.members
  for each row when (new.role = 'owner') execute function innfo.require_recent_proof();

-- Parts of a hotel that the right to write it does not give.
create function innfo.guard_hotel() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform innfo.require_proof();
    return old;
  end if;
  if auth.uid() is null then
    return new;
  end if;
  -- An editor of a hotel cannot give it away: only the server moves it to another account, when that account has
  -- agreed.
  if tg_op = 'UPDATE' and new.user_id <> old.user_id then
    raise insufficient_privilege using message = 'A hotel stays with its account';
  end if;
  -- A second factor is demanded by an owner who is there, and who would not be shut out by it.
  if new.owners_need_factor <> (tg_op = 'UPDATE' and old.owners_need_factor) then
    if tg_op = 'UPDATE' and not (new.id = any (array(select * from innfo.hotels_of('owner')))) then
      raise insufficient_privilege using message = 'Only an owner decides how owners sign in.';
    end if;
    perform innfo.require_proof();
    if new.owners_need_factor and not innfo.has_second_factor(auth.jwt()) then
      raise insufficient_privilege using message = 'Sign in with a second factor yourself first.';
    end if;
  end if;
  return new;
end $$;
create trigger guard_hotel before insert or delete or update of user_id, owners_need_factor on public.hotels
  for each row execute function innfo.guard_hotel();

grant execute on function innfo.has_second_factor(jsonb), innfo.lacks_factor(text), innfo.hotels_of(text),
  innfo.is_at_station(), innfo.has_recent_proof(jsonb), innfo.require_proof() to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Names

-- The name that an account has given itself, if that can be read. A hosted project calls the column raw_user_meta_data.
create function innfo.given_name(account auth.users) returns text language sql stable set search_path = '' as $$
  select innfo.trimmed(n.name)
  from (select coalesce(to_jsonb(account) -> 'user_metadata', to_jsonb(account) -> 'raw_user_meta_data') ->> 'name' as name) as n
  where innfo.is_legible(n.name, false) and not innfo.is_blank(n.name)
$$;

-- The name by which colleagues know an account, and by which its changes are remembered: what the account calls itself,
-- the beginning of its address, or its name at a station.
create function innfo.name_of(user_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce(
    "left"(innfo.given_name(u), 80), split_part(u.email, '@', 1),
    (select coalesce(p.name, innfo.name_of(p.member_id)) from public.station_people p where p.id = u.id),
    (select s.name from public.stations s where s.id = u.id))
  from auth.users u where u.id = name_of.user_id
$$;

-- One person, also under two accounts: whoever stands at a station under a name of the team has messages, events and
-- texts as on their own phone.
create function innfo.account_of(user_id uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select coalesce((select p.member_id from public.station_people p where p.id = account_of.user_id), account_of.user_id)
$$;
