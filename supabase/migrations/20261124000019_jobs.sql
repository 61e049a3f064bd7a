-- What is done after a transaction: pushes to the hotel's devices, jobs, and questions to other services.

-- Devices on which new messages are announced: Web Push, RFC 8030. See docs/decisions/0071-web-push.md.
create table public.push_devices (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- Whoever signs out there, or is signed out, is told nothing more.
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
create trigger set_updated_at before update on public.push_devices
  for each row execute function innfo.set_updated_at();
call innfo.declare_table('push_devices', 'desk', never_changed => '{endpoint}', server_sets => '{session_id}');
-- A name below a public domain: no number of a machine, no port, no account. Whoever sends a push looks at what the
-- name leads to.
call innfo.optional_text('push_devices', 'endpoint', 1000);
call innfo.add_rule('push_devices', 'endpoint', 'address', '{} ~ ''^https://([a-z0-9-]+\.)+[a-z]{2,}/[!-~]+$''');
-- RFC 8291: an uncompressed point of P-256, and 16 bytes.
call innfo.legible('push_devices', 'p256dh');
call innfo.add_rule('push_devices', 'p256dh', 'key', '{} ~ ''^[A-Za-z0-9_-]{87}$''');
call innfo.legible('push_devices', 'auth');
call innfo.add_rule('push_devices', 'auth', 'key', '{} ~ ''^[A-Za-z0-9_-]{22}$''');
call innfo.limit_rows('push_devices', 'push_devices', is_seen => false);

-- Whoever signed in again, and says so again, is a new session on the same device.
create function innfo.set_device_session() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.session_id := coalesce((auth.jwt() ->> 'session_id')::uuid, new.session_id);
  return new;
end
$$;
create trigger set_device_session before update on public.push_devices
  for each row execute function innfo.set_device_session();

-- When the next push about new messages may go to a hotel's devices, and when the last alarm went out. One alarm in a
-- minute goes at once; the others come with what is announced next.
create table innfo.message_pushes (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  due_at timestamptz not null,
  alarmed_at timestamptz
);
alter table innfo.message_pushes enable row level security;

-- One push tells of all that came meanwhile: at most one a minute, and the last message is never left out. So each
-- message plans the next push where none waits, also one that comes while an earlier push is on its way.
create function innfo.tell_devices() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  if not exists (select from public.push_devices d where d.hotel_id = new.hotel_id) then
    return null;
  end if;
  insert into innfo.message_pushes as p (hotel_id, due_at) values (new.hotel_id, now())
  on conflict (hotel_id) do update set due_at = greatest(now(), p.due_at + interval '1 minute')
    where p.due_at <= now()
  returning p.due_at into due;
  if not found then
    select p.due_at into due from innfo.message_pushes p where p.hotel_id = new.hotel_id;
  end if;
  insert into innfo.jobs (kind, payload, due_at)
  select 'push', jsonb_build_object('deviceId', d.id), due
  from public.push_devices d
  where d.hotel_id = new.hotel_id
    -- One that has failed is tried again, and says what is new then.
    and not exists (
      select from innfo.jobs j where j.kind = 'push' and j.failed_at is null and j.reason is not null
        and j.payload ->> 'deviceId' = d.id::text and not j.payload ? 'about')
  on conflict do nothing;
  return null;
end
$$;
-- What the desk writes down itself, it knows.
create trigger tell_devices after insert on public.messages
  for each row when (new.by_guest) execute function innfo.tell_devices();

-- Bad feedback, and danger: what waits leaves now, and nothing is waited for. Of the mails only one in ten minutes goes
-- ahead of its time (in danger, in five): one stranger's bad marks, a minute apart, would use up what the mailbox, and
-- the account's other hotels, may have in an hour.
create function innfo.raise_alarm() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not new.danger and not exists (select from public.message_kinds k
      where k.hotel_id = new.hotel_id and k.kind = new.kind and new.rating <= k.alarm) then
    return null;
  end if;
  insert into innfo.message_pushes as p (hotel_id, due_at, alarmed_at) values (new.hotel_id, '-infinity', now())
  on conflict (hotel_id) do update set due_at = '-infinity', alarmed_at = now()
    where p.alarmed_at is null or p.alarmed_at <= now() - interval '1 minute';
  if found then
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'push'
      and j.payload ->> 'deviceId' in (
        select d.id::text from public.push_devices d where d.hotel_id = new.hotel_id);
  end if;
  update innfo.message_mails m set due_at = '-infinity', alarmed_at = now()
  where m.hotel_id = new.hotel_id and m.kind = new.kind
    and (m.alarmed_at is null
      or m.alarmed_at <= now() - case when new.danger then interval '5 minutes' else interval '10 minutes' end);
  if found then
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'mail'
      and j.payload ->> 'letter' = 'newMessages'
      and j.payload ->> 'hotelId' = new.hotel_id and j.payload ->> 'kind' = new.kind;
  end if;
  return null;
end
$$;
-- Before the message's own mail and push are asked for: triggers of one table run in the order of their names.
create trigger raise_alarm after insert on public.messages for each row
  when (new.by_guest and (new.kind = 'feedback' or new.danger)) execute function innfo.raise_alarm();

-- A device whose session was ended by another one, by a new password or by time is told of nothing more. Nobody at the
-- desk would notice: so it is told that, once. Whoever signs out on it has taken its row out before.
create function innfo.tell_the_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- What was switched off on purpose still has its session; the row of a deleted hotel has nothing to say.
  if exists (select from auth.sessions s where s.id = old.session_id)
    or not exists (select from public.hotels h where h.id = old.hotel_id) then
    return null;
  end if;
  -- With all that the push needs, as the row is gone.
  insert into innfo.jobs (kind, payload)
  values ('push', jsonb_build_object('about', 'ended', 'deviceId', old.id, 'hotelId', old.hotel_id,
    'endpoint', old.endpoint, 'p256dh', old.p256dh, 'auth', old.auth))
  on conflict do nothing;
  return null;
end
$$;
create trigger tell_the_end after delete on public.push_devices
  for each row execute function innfo.tell_the_end();

-- ------------------------------------------------------------------------------------------------
-- Work that follows from a transaction and must not get lost with the process that ran it: written in that transaction,
-- worked off by any process of the server. See docs/decisions/0041-jobs.md.
create table innfo.jobs (
  id uuid primary key default innfo.uuid_v7(),
  kind text not null,
  -- What to do. Never a secret: backups and operators read it.
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- When it may be tried; whoever tries it moves this on, so that nobody else does meanwhile.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- When it was given up, and why.
  failed_at timestamptz,
  reason text,
  -- Whose it is, so that no account's jobs hold up everybody's: docs/decisions/0091-shares-of-jobs.md. Null for what is
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

-- By the device, or the hotel, that it is about.
create function innfo.job_owner(payload jsonb) returns uuid
language sql stable set search_path = ''
as $$
  select h.user_id from public.hotels h
  where h.id = coalesce(payload ->> 'hotelId', payload ->> 'hotel_id',
    (select d.hotel_id from public.push_devices d where d.id = (payload ->> 'deviceId')::uuid))
$$;

create function innfo.set_job_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.owner_id := coalesce(new.owner_id, innfo.job_owner(new.payload));
  return new;
end
$$;
create trigger set_job_owner before insert on innfo.jobs
  for each row execute function innfo.set_job_owner();

-- ------------------------------------------------------------------------------------------------
-- What public services for maps have answered, and when each may be asked again. All processes share both: the services
-- allow one request a second, and ask that answers are kept. See docs/decisions/0073-nearby-places.md.

create table innfo.service_answers (
  -- Of the whole question, with the service's address.
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
create function innfo.take_turn(service_name text) returns int
language sql volatile set search_path = ''
as $$
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
language sql set search_path = ''
as $$
  insert into innfo.service_answers as a (question_hash, answer, kept_until)
  values (question, new_answer, now() + kept)
  on conflict (question_hash) do update
  set answer = excluded.answer, kept_until = excluded.kept_until, kept_at = excluded.kept_at;
  delete from innfo.service_answers where question_hash in (
    select a.question_hash from innfo.service_answers a order by a.kept_at desc offset 2000)
$$;

-- Called once an hour by upkeep.
create function innfo.forget_answers() returns void
language sql volatile set search_path = ''
as $$
  delete from innfo.service_answers where kept_until < now()
$$;
