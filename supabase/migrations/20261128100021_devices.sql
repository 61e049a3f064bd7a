-- Work after a transaction: pushes to the hotel's devices, jobs, and questions to other services.

-- Devices on which new messages are announced: Web Push, RFC 8030. See docs/decisions/0071-web-push.md.
create table public.push_devices (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- A session that ends there is told nothing more.
  session_id uuid not null default (auth.jwt() ->> 'session_id')::uuid references auth.sessions (id) on delete cascade,
  -- The browser's push service made this address, and the browser the keys to which a push is encrypted.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_devices_key unique (hotel_id, endpoint)
);
create index push_devices_session_id on public.push_devices (session_id);
create trigger set_updated_at before update on public.push_devices for each row execute function innfo.set_updated_at();

create function innfo.own_sessions() returns setof uuid language sql stable security definer set search_path = ''
as $$ select s.id from auth.sessions s where s.user_id = (select auth.uid()) $$;
grant execute on function innfo.own_sessions() to authenticated, service_role;

-- Housekeeping has devices, too. Each has their own alone: nobody keeps a colleague, or reception, from hearing of
-- danger.
alter table public.push_devices enable row level security;
create policy "owners read rows of their hotels" on public.push_devices for select to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))
    and session_id = any (array(select * from innfo.own_sessions())));
create policy "owners add rows to their hotels" on public.push_devices for insert to authenticated
  with check (hotel_id = any (array(select * from innfo.hotels_of('housekeeping'))));
create policy "owners change rows of their hotels" on public.push_devices for update to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))
    and session_id = any (array(select * from innfo.own_sessions())))
  with check (hotel_id = any (array(select * from innfo.hotels_of('housekeeping'))));
create policy "owners delete rows of their hotels" on public.push_devices for delete to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))
    and session_id = any (array(select * from innfo.own_sessions())));
grant select, delete, insert (hotel_id, endpoint, p256dh, auth), update (p256dh, auth) on public.push_devices to authenticated;
grant all on public.push_devices to service_role;
-- A name below a public domain: no number of a machine, no port, no account. The sender of a push looks at what the
-- name leads to.
call innfo.optional_text('push_devices', 'endpoint', 1000);
call innfo.add_rule('push_devices', 'endpoint', 'address', '{} ~ ''^https://([a-z0-9-]+\.)+[a-z]{2,}/[!-~]+$''');
-- RFC 8291: an uncompressed point of P-256, and 16 bytes.
call innfo.legible('push_devices', 'p256dh');
call innfo.add_rule('push_devices', 'p256dh', 'key', '{} ~ ''^[A-Za-z0-9_-]{87}$''');
call innfo.legible('push_devices', 'auth');
call innfo.add_rule('push_devices', 'auth', 'key', '{} ~ ''^[A-Za-z0-9_-]{22}$''');
call innfo.limit_rows('push_devices', 'push_devices', is_seen => false);

-- A new session on the same device takes the place of the one before.
create function innfo.set_device_session() returns trigger language plpgsql set search_path = '' as $$
begin
  new.session_id := coalesce((auth.jwt() ->> 'session_id')::uuid, new.session_id);
  return new;
end $$;
create trigger set_device_session before update on public.push_devices for each row execute function innfo.set_device_session();

-- How long each kind of message is kept, and whether devices are told of new ones.
create function innfo.guest_privacy(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'keep_days', (select coalesce(jsonb_object_agg(k.kind, k.keep_days), '{}') from public.message_kinds k
      where k.hotel_id = guest_privacy.hotel_id and innfo.guest_messages(k.hotel_id) ? k.kind),
    'announces', exists (select from public.push_devices d where d.hotel_id = guest_privacy.hotel_id))
$$;
insert into innfo.guest_parts (part, function_name) values ('privacy', 'guest_privacy');

create trigger notify_hotel_changed after insert or delete on public.push_devices
  for each row execute function innfo.notify_hotel_changed();

-- When the next push about new messages may go to a hotel's devices, and when the last alarm went out. One alarm in a
-- minute goes at once; the others come with what is announced next.
create table innfo.message_pushes (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  due_at timestamptz not null,
  alarmed_at timestamptz
);
alter table innfo.message_pushes enable row level security;

-- Tells the devices of those who hear of the message. One push tells of all that came meanwhile: at most one a minute,
-- and the last message is never left out. So each message plans the next push where none waits, also one that comes
-- while an earlier push is on its way.
create function innfo.tell_devices(message public.messages) returns void language plpgsql set search_path = '' as $$
declare
  due timestamptz;
begin
  if not exists (select from public.push_devices d where d.hotel_id = message.hotel_id) then
    return;
  end if;
  insert into innfo.message_pushes as p (hotel_id, due_at) values (message.hotel_id, now())
  on conflict (hotel_id) do update set due_at = greatest(now(), p.due_at + interval '1 minute')
    where p.due_at <= now()
  returning p.due_at into due;
  if not found then
    select p.due_at into due from innfo.message_pushes p where p.hotel_id = message.hotel_id;
  end if;
  insert into innfo.jobs (kind, payload, due_at)
  select 'push', jsonb_build_object('deviceId', d.id), due
  from public.push_devices d
  where d.hotel_id = message.hotel_id and (message.danger or innfo.hears(d, message.goes_to))
    -- One that has failed is tried again, and says what is new then.
    and not exists (
      select from innfo.jobs j where j.kind = 'push' and j.failed_at is null and j.reason is not null
        and j.payload ->> 'deviceId' = d.id::text and not j.payload ? 'about')
  on conflict do nothing;
end $$;

-- Bad feedback, and danger: what waits leaves now, and nothing is waited for. Only one of the mails in ten minutes goes
-- ahead of its time (in danger, in five): one stranger's bad marks, a minute apart, would use up what the mailbox, and
-- the account's other hotels, may have in an hour.
create function innfo.raise_alarm(message public.messages) returns void language plpgsql set search_path = '' as $$
begin
  if not message.danger and not exists (select from public.message_kinds k
      where k.hotel_id = message.hotel_id and k.kind = message.kind and message.rating <= k.alarm) then
    return;
  end if;
  insert into innfo.message_pushes as p (hotel_id, due_at, alarmed_at) values (message.hotel_id, '-infinity', now())
  on conflict (hotel_id) do update set due_at = '-infinity', alarmed_at = now()
    where p.alarmed_at is null or p.alarmed_at <= now() - interval '1 minute';
  if found then
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'push'
      and j.payload ->> 'deviceId' in (
        select d.id::text from public.push_devices d where d.hotel_id = message.hotel_id);
  end if;
  update innfo.message_mails m set due_at = '-infinity', alarmed_at = now()
  where m.hotel_id = message.hotel_id and m.kind = message.kind
    and (m.alarmed_at is null
      or m.alarmed_at <= now() - case when message.danger then interval '5 minutes' else interval '10 minutes' end);
  if found then
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'mail'
      and j.payload ->> 'letter' = 'newMessages'
      and j.payload ->> 'hotelId' = message.hotel_id and j.payload ->> 'kind' = message.kind;
  end if;
end $$;

-- A device whose session was ended by another one, by a new password or by time is told of nothing more. Nobody at the
-- desk would notice: so it is told that, once. Signing out on it has taken its row out before.
create function innfo.tell_the_end() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- A device that was switched off on purpose still has its session; the row of a deleted hotel has nothing to say.
  if exists (select from auth.sessions s where s.id = old.session_id)
    or not exists (select from public.hotels h where h.id = old.hotel_id) then
    return null;
  end if;
  -- The job has all that the push needs, as the row is gone.
  insert into innfo.jobs (kind, payload)
  values ('push', jsonb_build_object('about', 'ended', 'deviceId', old.id, 'hotelId', old.hotel_id,
    'endpoint', old.endpoint, 'p256dh', old.p256dh, 'auth', old.auth))
  on conflict do nothing;
  return null;
end $$;
create trigger tell_the_end after delete on public.push_devices for each row execute function innfo.tell_the_end();

-- An account that leaves a hotel's desk, or works at it no longer, is told of its messages no more. See
-- docs/decisions/0118-members-and-roles.md.
create function innfo.end_devices_at(hotel_id text, user_id uuid) returns void language sql set search_path = '' as $$
  delete from public.push_devices d using auth.sessions s
  where d.hotel_id = end_devices_at.hotel_id and s.id = d.session_id and s.user_id = end_devices_at.user_id
    and not exists (select from innfo.roles r
      where r.hotel_id = end_devices_at.hotel_id and r.user_id = end_devices_at.user_id and r.role = 'housekeeping')
$$;

create function innfo.keep_devices_of_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform innfo.one_at_a_time('devices of ' || new.hotel_id);
  with gone as (
    delete from public.push_devices where id in (
      select d.id from auth.sessions added
      join auth.sessions s on s.user_id = added.user_id
      join public.push_devices d on d.session_id = s.id
      where added.id = new.session_id and d.hotel_id = new.hotel_id
      order by d.id = new.id desc, d.updated_at desc, d.id desc
      offset (select innfo.limit_of(h.user_id, 'push_devices_of_account') from public.hotels h where h.id = new.hotel_id))
    returning *)
  -- Tells them as tell_the_end() does, which leaves out devices whose session goes on. A device that was just added is
  -- not told: else whoever adds in a loop has as many pushes sent.
  insert into innfo.jobs (kind, payload)
  select 'push', jsonb_build_object('about', 'ended', 'deviceId', g.id, 'hotelId', g.hotel_id,
    'endpoint', g.endpoint, 'p256dh', g.p256dh, 'auth', g.auth)
  from gone g where g.created_at < now() - interval '1 hour'
  on conflict do nothing;
  return null;
end $$;
-- Before the hotel's own limit counts: a statement's triggers run after those of its rows.
create trigger keep_devices_of_account after insert on public.push_devices
  for each row execute function innfo.keep_devices_of_account();

-- True for the devices that hear of a message first: housekeeping's for its messages, else the desk's. A station
-- is at the desk, locked or not.
create function innfo.hears(device public.push_devices, goes_to text) returns boolean
language sql stable set search_path = '' as $$
  select (
      exists (select from auth.sessions s join innfo.roles r on r.user_id = s.user_id and r.hotel_id = device.hotel_id
        where s.id = device.session_id and r.role = 'desk')
      or exists (select from auth.sessions s join public.stations t on s.user_id in (t.id, t.person_id)
        where s.id = device.session_id))
    = (hears.goes_to = 'desk')
$$;

-- Who hears what guests ask for, by name. See docs/decisions/0128-noticed.md.

-- The accounts whose devices are told of what is the desk's and of what is housekeeping's; null for a hotel that the
-- caller does not edit.
create function public.hearers(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select case when hearers.hotel_id = any (array(select * from innfo.hotels_of('editor'))) then (
    select jsonb_object_agg(p.place, heard.names)
    from (values ('desk'), ('housekeeping')) as p (place) cross join lateral (
      select coalesce(jsonb_object_agg(s.user_id, innfo.name_of(s.user_id)), '{}') as names
      from public.push_devices d join auth.sessions s on s.id = d.session_id
      where d.hotel_id = hearers.hotel_id and innfo.hears(d, p.place)) as heard) end
$$;
grant execute on function public.hearers(text) to authenticated, service_role;

-- Devices of guests that are told when the hotel has written. See docs/decisions/0136-a-guest-is-told.md.

create table innfo.guest_devices (
  id uuid primary key default innfo.uuid_v7(),
  message_id uuid not null references public.messages (id) on delete cascade,
  -- The same as in push_devices.
  endpoint text not null check (char_length(endpoint) <= 1000 and endpoint ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}/[!-~]+$'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  constraint guest_devices_key unique (message_id, endpoint)
);
alter table innfo.guest_devices enable row level security;

-- Adds a device to the message whose page has the secret of which this is the hash. A message has two devices: a third
-- takes the place of the first. Answers told; gone, where there is no such message; or invalid, where this is no
-- browser's subscription.
create function innfo.add_guest_device(message_id uuid, device jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  given constant innfo.guest_devices := jsonb_populate_record(null::innfo.guest_devices, device);
begin
  -- When two come at the same time, the second counts the first.
  perform from public.messages m where m.id = add_guest_device.message_id and m.by_guest for update;
  if not found then
    return 'gone';
  end if;
  insert into innfo.guest_devices (message_id, endpoint, p256dh, auth)
  values (add_guest_device.message_id, given.endpoint, given.p256dh, given.auth)
  on conflict on constraint guest_devices_key do update set p256dh = excluded.p256dh, auth = excluded.auth;
  delete from innfo.guest_devices where id in (
    select d.id from innfo.guest_devices d where d.message_id = add_guest_device.message_id
    order by d.id desc offset 2);
  return 'told';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;

-- A kind of job of its own: a service that a stranger chose keeps no alarm of the account's from its devices.
create function innfo.tell_guest() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into innfo.jobs (kind, payload)
  select 'answer', jsonb_build_object('guestDeviceId', d.id, 'hotelId', new.hotel_id)
  from innfo.guest_devices d
  where d.message_id = new.message_id and not exists (
    select from innfo.jobs j where j.kind = 'answer' and j.failed_at is null
      and (j.attempts = 0 or j.reason is not null) and j.payload ->> 'guestDeviceId' = d.id::text);
  return null;
end $$;
create trigger tell_guest after insert on public.message_texts
  for each row when (new.author = 'house') execute function innfo.tell_guest();

-- ------------------------------------------------------------------------------------------------
-- Work that follows from a transaction and must not get lost with the process that ran it: written in that transaction,
-- worked off by any process of the server. See docs/decisions/0041-jobs.md.
create table innfo.jobs (
  id uuid primary key default innfo.uuid_v7(),
  kind text not null,
  -- The work. Never a secret: backups and operators read it.
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- When it may be tried; whoever tries it moves this on, so that nobody else does meanwhile.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- When it was given up, and why.
  failed_at timestamptz,
  reason text,
  -- The job's account, so that none holds up everybody's: docs/decisions/0091-shares-of-jobs.md. Null for a job that is
  -- no account's yet, such as the mail to somebody who signs up. Without a reference: it would have each job wait for
  -- whoever locks the accounts, and what is left of a deleted account finds nothing to do.
  owner_id uuid
);
create index jobs_due_at on innfo.jobs (kind, due_at) where failed_at is null;
-- The accounts with work, and the first of each.
create index jobs_due_of_owner on innfo.jobs (kind, owner_id, due_at) where failed_at is null and owner_id is not null;
create index jobs_failed_at on innfo.jobs (failed_at) where failed_at is not null;
-- At most one push of a kind waits for each device: a service that does not answer must not collect thousands. One that
-- is on its way may have been written before the newest message came, and keeps none from being planned.
create unique index jobs_push_device on innfo.jobs ((payload ->> 'deviceId'), coalesce(payload ->> 'about', 'new'))
  where kind = 'push' and failed_at is null and attempts = 0;
create index jobs_push_underway on innfo.jobs ((payload ->> 'deviceId')) where kind = 'push' and failed_at is null;
alter table innfo.jobs enable row level security;

-- The owner of a job is that of the device, or the hotel, that it is about.
create function innfo.job_owner(payload jsonb) returns uuid language sql stable set search_path = '' as $$
  select h.user_id from public.hotels h
  where h.id = coalesce(payload ->> 'hotelId', payload ->> 'hotel_id',
    (select d.hotel_id from public.push_devices d where d.id = (payload ->> 'deviceId')::uuid))
$$;

create function innfo.set_job_owner() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.owner_id := coalesce(new.owner_id, innfo.job_owner(new.payload));
  return new;
end $$;
create trigger set_job_owner before insert on innfo.jobs for each row execute function innfo.set_job_owner();

-- ------------------------------------------------------------------------------------------------
-- Answers of public services for maps, and when each may be asked again. All processes share both: the services
-- allow one request a second, and ask that answers are kept. See docs/decisions/0073-nearby-places.md.

create table innfo.service_answers (
  -- The hash of the whole question, with the service's address.
  question_hash text primary key,
  answer jsonb not null,
  kept_until timestamptz not null,
  kept_at timestamptz not null default now()
);
create index service_answers_kept_until on innfo.service_answers (kept_until);
alter table innfo.service_answers enable row level security;

create table innfo.service_turns (
  service text primary key,
  -- When the next question may be sent.
  free_at timestamptz not null
);
alter table innfo.service_turns enable row level security;

-- Takes the next turn, a second after the one before. Returns the milliseconds until then, or null when too many others
-- are waiting.
create function innfo.take_turn(service_name text) returns int language sql volatile set search_path = '' as $$
  insert into innfo.service_turns as t (service, free_at)
  values (service_name, clock_timestamp() + interval '1 second')
  on conflict (service) do update
    set free_at = greatest(t.free_at, clock_timestamp()) + interval '1 second'
    where t.free_at < clock_timestamp() + interval '8 seconds'
  returning greatest(0, ceil(extract(epoch from free_at - interval '1 second' - clock_timestamp()) * 1000))::int
$$;

-- Keeps the 2,000 newest answers, not the ones that are good for longest: those of one service would leave no place for
-- the other's.
create function innfo.keep_answer(question text, new_answer jsonb, kept interval) returns void
language sql set search_path = '' as $$
  insert into innfo.service_answers as a (question_hash, answer, kept_until)
  values (question, new_answer, now() + kept)
  on conflict (question_hash) do update
  set answer = excluded.answer, kept_until = excluded.kept_until, kept_at = excluded.kept_at;
  delete from innfo.service_answers where question_hash in (
    select a.question_hash from innfo.service_answers a order by a.kept_at desc offset 2000)
$$;

-- Upkeep calls this once an hour.
create function innfo.forget_answers() returns void language sql volatile set search_path = '' as $$
  delete from innfo.service_answers where kept_until < now()
$$;
