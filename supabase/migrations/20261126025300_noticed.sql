-- Until when a message is to be seen to, who has it, whose it is, and who is told when nobody has begun. See
-- docs/decisions/0128-noticed.md.

-- Of a topic: in how many minutes the hotel sees to it, and who does. Null: as usual.
alter table public.topics add column promise integer, add column goes_to text;
call innfo.add_rule('topics', 'promise', 'range', '{} between 1 and 1440');
call innfo.choice('topics', 'goes_to', array['desk', 'housekeeping']);
grant insert (promise, goes_to), update (promise, goes_to) on public.topics to authenticated;

-- Minutes after which a request that nobody has begun rings on the next device, is mailed again, and is the manager's:
-- null for the account that the hotel belongs to.
alter table public.message_kinds
  add column device_after integer not null default 3,
  add column mail_after integer not null default 6,
  add column manager_after integer not null default 10,
  add column manager_id uuid references auth.users (id) on delete set null;
call innfo.add_rule('message_kinds', 'device_after', 'range', '{} between 1 and 1440');
call innfo.add_rule('message_kinds', 'mail_after', 'range', '{} between 1 and 1440');
call innfo.add_rule('message_kinds', 'manager_after', 'range', '{} between 1 and 1440');
create index message_kinds_manager_id on public.message_kinds (manager_id) where manager_id is not null;
grant insert (device_after, mail_after, manager_after, manager_id), update (device_after, mail_after, manager_after, manager_id)
  on public.message_kinds to authenticated;

create function innfo.check_manager() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from innfo.roles r
      where r.hotel_id = new.hotel_id and r.user_id = new.manager_id and r.role = 'desk') then
    raise check_violation using message = 'A manager works at the hotel''s desk',
      table = 'message_kinds', constraint = 'message_kinds_manager_id_member';
  end if;
  return new;
end
$$;
create trigger check_manager before insert or update of manager_id on public.message_kinds
  for each row when (new.manager_id is not null) execute function innfo.check_manager();

-- The wish's own time on the hotel's clocks; else what was promised for its topic. Danger is due at once, and who asks for
-- a late check-out waits for a yes, long before the hour asked for.
create function innfo.due_at_of(message public.messages) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select case
    when message.danger then message.created_at
    when message.kind <> 'request' then message.created_at + interval '1 day'
    else coalesce(
      (select greatest(message.created_at, message.wanted_at at time zone h.time_zone) from public.hotels h
        where h.id = message.hotel_id and message.wanted_at is not null and message.topic is distinct from 'late_checkout'),
      message.created_at + make_interval(mins => coalesce(
        (select t.promise from public.topics t
          where t.hotel_id = message.hotel_id and message.topic in (t.key, t.label)),
        case message.topic when 'repair' then 15 when 'taxi' then 15 when 'towels' then 20 else 30 end))) end
$$;

-- The order of the inbox: danger, then what is due first, then what lies on the shelf (finds, and losses that somebody
-- looks for), then what is done, the newest of it first.
create function innfo.turn_of(state text, danger boolean, kind text, created_at timestamptz, due_at timestamptz, id uuid)
returns text language sql immutable set search_path = ''
as $$
  select case when state = 'done' then '3' when danger then '0'
      when kind = 'found' or (kind = 'lost' and state = 'working') then '2' else '1' end
    || lpad((case when state = 'done'
        then 9999999999999 - floor(extract(epoch from created_at at time zone 'UTC') * 1000)::bigint
        else floor(extract(epoch from due_at at time zone 'UTC') * 1000)::bigint end)::text, 13, '0') || id::text
$$;
grant execute on function innfo.turn_of(text, boolean, text, timestamptz, timestamptz, uuid) to anon, authenticated;

drop view public.inbox;
alter table public.messages
  drop column turn,
  add column due_at timestamptz,
  add column goes_to text not null default 'desk',
  add column taken_by uuid references auth.users (id) on delete set null;
drop function innfo.turn_of(text, boolean, text, timestamptz, uuid);
-- While the table is written anew, so that no row is written twice.
alter table public.messages alter column due_at type timestamptz using innfo.due_at_of(messages);
alter table public.messages alter column due_at set default now(), alter column due_at set not null,
  add column turn text collate "C" not null generated always as (
    innfo.turn_of(state, danger, kind, created_at, due_at, id)) stored;
create index messages_hotel_id_turn on public.messages (hotel_id, turn);
create index messages_hotel_id_state on public.messages (hotel_id, state, turn);
create index messages_hotel_id_kind on public.messages (hotel_id, kind, turn);
-- What rings at the desk, what rings at its minute, and what somebody has.
create index messages_ringing on public.messages (hotel_id, danger)
  where state = 'new' and by_guest and (danger or kind = 'request' and goes_to = 'desk');
create index messages_wake_up on public.messages (hotel_id, due_at)
  where topic = 'wake_up_call' and wanted_at is not null and state <> 'done';
create index messages_taken_by on public.messages (taken_by, hotel_id, state, turn) where taken_by is not null;
call innfo.choice('messages', 'goes_to', array['desk', 'housekeeping']);
grant insert (due_at, goes_to, taken_by), update (due_at, goes_to, taken_by) on public.messages to authenticated;

create view public.inbox with (security_invoker = true) as
select m.id, m.hotel_id, m.kind, m.state, m.room, m.topic, m.rating, "left"(m.text, 200) as text, m.item, m.place, m.color,
  m.assignee, m.outcome, m.by_guest, m.created_at, m.updated_at,
  lower(concat_ws(' ', m.room, m.item, m.text, m.color, m.place, m.day, m.contact, m.assignee, m.shelf, m.card)) as words,
  m.shelf, m.match_id, m.ownership_checked, m.keep_until, m.danger, m.turn, m.language, m.wanted_at, m.card, m.due_at,
  m.goes_to, m.taken_by
from public.messages m;
grant select on public.inbox to authenticated, service_role;

-- A topic is housekeeping's only where somebody of housekeeping sees it: somebody always hears a message.
create function innfo.place_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Nobody can be woken without a time. In danger all that comes is taken.
  if new.topic = 'wake_up_call' and new.wanted_at is null and not new.danger then
    raise check_violation using message = 'A wake-up call has a time',
      table = 'messages', constraint = 'messages_wanted_at_required';
  end if;
  new.due_at := innfo.due_at_of(new);
  if new.kind = 'request' and not new.danger and coalesce(
      (select t.goes_to from public.topics t where t.hotel_id = new.hotel_id and new.topic in (t.key, t.label)),
      case new.topic when 'towels' then 'housekeeping' end) = 'housekeeping'
      and exists (select from public.members w where w.hotel_id = new.hotel_id and w.role = 'housekeeping'
        and new.topic = any (coalesce(w.topics, array[new.topic]))) then
    new.goes_to := 'housekeeping';
  end if;
  return new;
end
$$;
create trigger place_message before insert on public.messages
  for each row execute function innfo.place_message();

-- Whoever begins with a message has it, unless it is given to somebody; a new one is nobody's. It stays with whoever took it,
-- also when their shift at a station is over. Whoever has it and has left in the meantime keeps nobody from going on with
-- it, and whoever takes somebody out has not taken their messages.
create function innfo.take_message() returns trigger
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
create trigger take_message_insert before insert on public.messages
  for each row when (new.taken_by is not null) execute function innfo.take_message();
create trigger take_message before update of state, taken_by on public.messages
  for each row when (old.state is distinct from new.state or old.taken_by is distinct from new.taken_by)
  execute function innfo.take_message();

alter table public.message_events drop constraint message_events_what_choice;
call innfo.choice('message_events', 'what',
  array['sent', 'wrote', 'state', 'answer', 'note', 'assignee', 'outcome', 'match', 'ownership', 'shelf', 'given', 'told']);

-- As before, with who was given it. What was written to and fro has triggers of its own.
create or replace function innfo.record_message_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of one message, so that nobody fills the disk by changing it to and fro.
  kept constant integer := 100;
begin
  insert into public.message_events (hotel_id, message_id, by_user, what, value)
  select new.hotel_id, new.id, auth.uid(), e.what, e.value
  from (values
    ('sent', null, tg_op = 'INSERT'),
    -- A guest who writes again makes it new; that is said by what they wrote.
    ('state', new.state, tg_op = 'UPDATE' and new.state is distinct from old.state
      and (new.state <> 'new' or auth.uid() is not null)),
    ('note', null, tg_op = 'UPDATE' and new.note is distinct from old.note),
    ('assignee', new.assignee, tg_op = 'UPDATE' and new.assignee is distinct from old.assignee),
    ('outcome', new.outcome, tg_op = 'UPDATE' and new.outcome is distinct from old.outcome),
    ('match', new.match_id::text, tg_op = 'UPDATE' and new.match_id is distinct from old.match_id),
    ('ownership', new.ownership_checked::text, tg_op = 'UPDATE' and new.ownership_checked <> old.ownership_checked),
    ('shelf', new.shelf, tg_op = 'UPDATE' and new.shelf is distinct from old.shelf),
    ('given', coalesce(new.taken_by::text, new.goes_to), tg_op = 'UPDATE' and (new.goes_to <> old.goes_to
      or new.taken_by is distinct from old.taken_by and new.taken_by <> auth.uid()))
  ) as e (what, value, happened)
  where e.happened;
  if tg_op = 'UPDATE' then
    delete from public.message_events where id in (
      select e.id from public.message_events e where e.message_id = new.id
      order by e.at desc, e.id desc offset kept);
  end if;
  return null;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- A message that nobody begins is a job from its arrival on: each step writes the next one, in the transaction that
-- tells. Taking the message deletes it.

create unique index jobs_escalation on innfo.jobs ((payload ->> 'messageId')) where kind = 'escalation' and failed_at is null;

-- Those that a message may still need, in their order. A wake-up call has two of its own, whoever has it.
create function innfo.steps_of(message public.messages, since timestamptz)
returns table (nth bigint, step text, due_at timestamptz)
language sql stable set search_path = ''
as $$
  select row_number() over (order by s.due_at, s.rank), s.step, s.due_at
  from (select true) as one
  left join public.message_kinds k on k.hotel_id = message.hotel_id and k.kind = 'request'
  cross join lateral (values
    (1, 'device', case when message.danger then 1 when message.kind = 'request' then coalesce(k.device_after, 3) end),
    (2, 'mail', case when message.danger then 1 when message.kind = 'request' then coalesce(k.mail_after, 6) else 1440 end),
    (3, 'manager', case when message.danger then 2 when message.kind = 'request' then coalesce(k.manager_after, 10) else 2880 end)
  ) as after (rank, step, minutes)
  cross join lateral (
    select after.rank, after.step, since + make_interval(mins => after.minutes) as due_at
    where message.state = 'new' and message.by_guest and after.minutes is not null
    union all
    select after.rank, case after.rank when 1 then 'wake' else 'wake_again' end,
      message.due_at + make_interval(mins => case after.rank when 1 then 0 else 3 end)
    where after.rank < 3 and message.state <> 'done' and message.topic = 'wake_up_call' and message.wanted_at is not null
  ) as s
$$;

create function innfo.plan_step(message public.messages, since timestamptz, after bigint) returns void
language sql set search_path = ''
as $$
  insert into innfo.jobs (kind, payload, due_at)
  select 'escalation', jsonb_build_object('messageId', message.id, 'hotelId', message.hotel_id, 'since', since,
    'nth', s.nth, 'step', s.step), s.due_at
  from innfo.steps_of(message, since) s where s.nth = after + 1
$$;

-- What a guest writes again after an answer may be a "Thank you": its steps begin a quarter of an hour later.
create function innfo.plan_steps() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pause interval := '0';
begin
  if tg_op = 'UPDATE' then
    delete from innfo.jobs j where j.kind = 'escalation' and j.failed_at is null and j.payload ->> 'messageId' = new.id::text;
    if auth.uid() is null and not new.danger and exists (
        select from public.message_texts t where t.message_id = new.id and t.author = 'house') then
      pause := '15 minutes';
    end if;
  end if;
  perform innfo.plan_step(new, now() + pause, 0);
  return null;
end
$$;
create trigger plan_steps after insert on public.messages
  for each row when (new.state <> 'done') execute function innfo.plan_steps();
create trigger plan_steps_again after update of state, due_at, goes_to on public.messages
  for each row when ((old.state, old.due_at, old.goes_to) is distinct from (new.state, new.due_at, new.goes_to))
  execute function innfo.plan_steps();

create function innfo.end_steps() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from innfo.jobs j using removed r
  where j.kind = 'escalation' and j.failed_at is null and j.payload ->> 'messageId' = r.id::text;
  return null;
end
$$;
create trigger end_steps after delete on public.messages referencing old table as removed
  for each statement execute function innfo.end_steps();

-- Tells whom the job names, notes that on the message, and plans the next step: killed in between, none of it has
-- happened. A manager who has left the hotel's desk is told nothing more: the account is, as where none is named. Answers
-- false where the message is not waiting any more.
create function innfo.escalate(job_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  -- Locked first: who takes the message deletes the job.
  job constant innfo.jobs := (select j from innfo.jobs j where j.id = job_id for update);
  message constant public.messages := (select m from public.messages m where m.id = (job.payload ->> 'messageId')::uuid);
  told_step constant text := job.payload ->> 'step';
  manager uuid;
begin
  if message.id is null then
    return false;
  end if;
  select coalesce(k.manager_id, h.user_id) into manager from public.hotels h
  left join public.message_kinds k on k.hotel_id = h.id and k.kind = 'request' and exists (select from innfo.roles r
    where r.hotel_id = h.id and r.user_id = k.manager_id and r.role = 'desk') where h.id = message.hotel_id;
  insert into innfo.jobs (kind, payload)
  select 'push', jsonb_build_object('deviceId', d.id, 'about', case when told_step ^@ 'wake' then 'wake' else 'waiting' end)
  from public.push_devices d join auth.sessions s on s.id = d.session_id
  where d.hotel_id = message.hotel_id and case told_step
    when 'mail' then false
    when 'manager' then s.user_id = manager
    when 'device' then innfo.hears(d, 'desk') or innfo.hears(d, message.goes_to)
    else innfo.hears(d, 'desk') end
  on conflict do nothing;
  insert into innfo.jobs (kind, payload)
  select 'mail', mail.payload from public.hotels h
  left join public.message_kinds k on k.hotel_id = h.id and k.kind = message.kind
  cross join unnest(case told_step
    when 'mail' then case when k.emails <> '{}' then k.emails else array[h.email] end
    when 'manager' then array(select u.email from auth.users u where u.id = manager) end) as told (address)
  cross join lateral (select jsonb_build_object('letter', 'newMessages', 'to', told.address, 'hotelId', h.id,
    'kind', message.kind) as payload) as mail
  where h.id = message.hotel_id
    -- One that waits tells of this message, too.
    and not exists (select from innfo.jobs j where j.kind = 'mail' and j.owner_id = h.user_id and j.failed_at is null
      and j.attempts = 0 and j.due_at <= now() and j.payload @> mail.payload);
  insert into public.message_events (hotel_id, message_id, what, value)
  values (message.hotel_id, message.id, 'told', told_step);
  delete from innfo.jobs j where j.id = job_id;
  perform innfo.plan_step(message, (job.payload ->> 'since')::timestamptz, (job.payload ->> 'nth')::bigint);
  return true;
end
$$;

-- As before, with those who hear of it.
create or replace function innfo.tell_devices() returns trigger
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
  where d.hotel_id = new.hotel_id and (new.danger or innfo.hears(d, new.goes_to))
    -- One that has failed is tried again, and says what is new then.
    and not exists (
      select from innfo.jobs j where j.kind = 'push' and j.failed_at is null and j.reason is not null
        and j.payload ->> 'deviceId' = d.id::text and not j.payload ? 'about')
  on conflict do nothing;
  return null;
end
$$;

create function innfo.own_sessions() returns setof uuid
language sql stable security definer set search_path = ''
as $$ select s.id from auth.sessions s where s.user_id = (select auth.uid()) $$;
grant execute on function innfo.own_sessions() to authenticated, service_role;

-- Housekeeping has devices, too. Each has their own alone: nobody keeps a colleague, or reception, from hearing of danger.
do $$
declare
  policy record;
begin
  for policy in
    select policyname, qual, with_check from pg_catalog.pg_policies
    where schemaname = 'public' and tablename = 'push_devices'
  loop
    execute format('alter policy %I on public.push_devices', policy.policyname)
      || case when policy.qual is not null
        then ' using (hotel_id = any (array(select * from innfo.hotels_of(''housekeeping'')))
          and session_id = any (array(select * from innfo.own_sessions())))' else '' end
      || case when policy.with_check is not null
        then ' with check (hotel_id = any (array(select * from innfo.hotels_of(''housekeeping''))))' else '' end;
  end loop;
end
$$;

-- Those of which the caller, of housekeeping, sees requests; null for who sees all of them.
create function innfo.topics_in_rounds(hotel_id text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select w.topics from public.members w
  where w.hotel_id = topics_in_rounds.hotel_id and w.user_id = (select auth.uid()) and w.role = 'housekeeping'
$$;

-- As before, and whatever the caller was given or is in danger: somebody of housekeeping may be next door. Whoever asks has
-- seen that the caller works there.
create or replace function innfo.rounds_of(hotel_id text) returns setof public.messages
language sql stable security definer set search_path = ''
as $$
  select m.* from public.messages m
  where m.hotel_id = rounds_of.hotel_id
    and (m.kind = 'found' or m.danger and m.state <> 'done' or m.kind = 'request' and not m.danger and (
      m.goes_to = 'housekeeping' or m.taken_by = (select auth.uid())
      or m.topic = any (coalesce((select innfo.topics_in_rounds(rounds_of.hotel_id)), array[m.topic]))))
$$;

-- As before, with who has it by name.
create or replace function public.rounds(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when rounds.hotel_id = any (array(select * from innfo.hotels_of('housekeeping'))) then coalesce((
    select jsonb_agg(to_jsonb(r) - 'turn' order by r.turn) from (
      select m.id, m.kind, m.state, m.room, m.topic, m.text, m.item, m.place, m.shelf, m.wanted_at,
        coalesce(innfo.name_of(m.taken_by), m.assignee) as assignee, m.created_at, m.updated_at, m.language, m.danger,
        m.due_at, m.goes_to, m.by_guest, m.turn
      from innfo.rounds_of(rounds.hotel_id) m order by m.turn limit 200) as r), '[]') end
$$;

-- As before. Counts with those who were begun in time also those whom nobody has begun for longer than the target.
do $$
begin
  execute replace(pg_get_functiondef('public.inbox_figures(text, integer)'::regprocedure),
    '''waiting'', (select', '''late'', (select count(*) from recent where state = ''new''
      and created_at < now() - make_interval(mins => inbox_figures.target_minutes)),
    ''waiting'', (select');
end
$$;
