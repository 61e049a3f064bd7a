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
