-- What public services for maps have answered, and when each may be asked again. All processes share both: the
-- services allow one request a second, and ask that answers are kept.

create table innfo.service_answers (
  -- Of the whole question, with the service's address.
  question_hash text primary key,
  answer jsonb not null,
  kept_until timestamptz not null
);
create index service_answers_kept_until on innfo.service_answers (kept_until);
-- Nobody's but the server's.
alter table innfo.service_answers enable row level security;

create table innfo.service_turns (
  service text primary key,
  -- When the next question may be sent.
  free_at timestamptz not null
);
alter table innfo.service_turns enable row level security;

-- Takes the next turn, a second after the one before.
-- Returns the milliseconds until then, or null when too many others are waiting.
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

-- The room for answers is bounded, too: what is kept longest goes last.
create function innfo.keep_answer(question text, new_answer jsonb, kept interval) returns void
language sql volatile set search_path = ''
as $$
  insert into innfo.service_answers as a (question_hash, answer, kept_until)
  values (question, new_answer, now() + kept)
  on conflict (question_hash) do update set answer = excluded.answer, kept_until = excluded.kept_until;
  delete from innfo.service_answers where question_hash in (
    select a.question_hash from innfo.service_answers a order by a.kept_until desc offset 2000)
$$;

-- Called once an hour by upkeep.
create function innfo.forget_answers() returns void
language sql volatile set search_path = ''
as $$
  delete from innfo.service_answers where kept_until < now()
$$;
