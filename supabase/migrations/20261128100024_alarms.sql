-- An alarm is in sight wherever it rings, and rings again while nobody is at work on it. See
-- docs/decisions/0128-noticed.md.

-- A message of somebody who works here no more is nobody's: while a guest reads "We are on it", somebody is. Losses and
-- feedback wait for nobody in a room.
create function innfo.free_messages(of_hotel text) returns void language sql security definer set search_path = '' as $$
  update public.messages m set taken_by = null
  where m.hotel_id = of_hotel and m.state = 'working' and m.taken_by is not null and m.by_guest
    and (m.danger or m.kind = 'request')
    and not exists (select from innfo.roles r
      where r.hotel_id = of_hotel and r.user_id = m.taken_by and r.role = 'housekeeping')
    and not exists (select from public.station_people p where p.hotel_id = of_hotel and p.id = m.taken_by)
$$;

create function innfo.free_messages_of_hotel() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'hotels' then
    perform innfo.free_messages(new.id);
  else
    perform innfo.free_messages(old.hotel_id);
  end if;
  return null;
end $$;
-- At the end of the transaction: a hand-over makes the former account a member.
create constraint trigger free_messages after delete on public.members
  deferrable initially deferred for each row execute function innfo.free_messages_of_hotel();
create constraint trigger free_messages after update of user_id on public.hotels
  deferrable initially deferred for each row execute function innfo.free_messages_of_hotel();

-- A message that nobody has any more is new again, also where the account itself is gone.
create function innfo.renew_message(message public.messages) returns void language plpgsql set search_path = '' as $$
begin
  update public.messages m set state = 'new' where m.id = message.id and m.state = 'working' and m.taken_by is null;
  if found then
    insert into public.message_events (hotel_id, message_id, what, value) values (message.hotel_id, message.id, 'again', 'left');
  end if;
end $$;
create unique index jobs_escalation on innfo.jobs ((payload ->> 'messageId'), (payload ->> 'step' = 'again'))
  where kind = 'escalation' and failed_at is null;

create function innfo.plan_ring(message public.messages) returns void language plpgsql set search_path = '' as $$
begin
  delete from innfo.jobs j where j.kind = 'escalation' and j.failed_at is null
    and j.payload ->> 'messageId' = message.id::text and j.payload ->> 'step' = 'again';
  insert into innfo.jobs (kind, payload, due_at)
  values ('escalation', jsonb_build_object('messageId', message.id, 'hotelId', message.hotel_id, 'since', now(), 'step', 'again'),
    now() + interval '5 minutes');
end $$;

-- Nobody called, wrote or noted anything since it was taken: everybody hears it. Answers whether it rings again.
create function innfo.ring_again(job_id uuid) returns boolean language plpgsql set search_path = '' as $$
declare
  -- Locked first: who does anything to the message's state deletes the job.
  job constant innfo.jobs := (select j from innfo.jobs j where j.id = job_id for update);
  renewed public.messages;
begin
  if job.id is null then
    return false;
  end if;
  -- A step that is under way plans the next one, which the update below deletes: it must have ended.
  perform from innfo.jobs j where j.kind = 'escalation' and j.payload ->> 'messageId' = job.payload ->> 'messageId' for update;
  delete from innfo.jobs j where j.id = job_id;
  update public.messages m set state = 'new'
  where m.id = (job.payload ->> 'messageId')::uuid and m.state = 'working' and m.danger and not exists (
    select from public.message_events e where e.message_id = m.id and e.what in ('called', 'answer', 'note')
      and e.at >= (job.payload ->> 'since')::timestamptz)
  returning m.* into renewed;
  if not found then
    return false;
  end if;
  insert into public.message_events (hotel_id, message_id, what, value)
  values (renewed.hotel_id, renewed.id, 'again', 'idle');
  return true;
end $$;

-- Notes that the caller dials a number because of a message: the room, or the emergency services. Null for a message
-- that is done, or that the caller has not in sight.
create function public.note_call(hotel_id text, message_id uuid, number text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  -- Calls a message keeps, so that nobody fills the disk.
  kept constant integer := 100;
  message public.messages;
begin
  select m.* into message from public.messages m
  where m.id = note_call.message_id and m.hotel_id = note_call.hotel_id and m.state <> 'done'
    and m.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))
    and (m.hotel_id = any (array(select * from innfo.hotels_of('desk')))
      or m.id in (select r.id from innfo.rounds_of(note_call.hotel_id) r));
  if not found then
    return null;
  end if;
  if (select count(*) from public.message_events e where e.message_id = message.id and e.what = 'called') >= kept then
    return true;
  end if;
  insert into public.message_events (hotel_id, message_id, by_user, what, value)
  values (message.hotel_id, message.id, innfo.account_of(auth.uid()), 'called', "left"(innfo.trimmed(note_call.number), 40));
  -- Screens read it again. An alarm that nobody has keeps its time: that is when it came.
  update public.messages m set state = m.state where m.id = message.id and m.state <> 'new';
  return true;
end $$;
grant execute on function public.note_call(text, uuid, text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- It is in sight

-- A room that may be shown to whoever passes by: a guest may type anything, but on the room's card stands a room.
create function innfo.shown_room(message public.messages) returns text language sql immutable set search_path = '' as $$
  select case when message.room = message.card or message.room ~ '^[0-9]{1,5}[A-Za-z]?$' then message.room end
$$;

-- The alarms of a hotel: those that ring, then those that somebody has. The caller has seen whose hotel it is.
create function innfo.alarms_of(hotel_id text) returns setof public.messages language sql stable set search_path = '' as $$
  select m.* from public.messages m
  where m.hotel_id = alarms_of.hotel_id and m.turn < '1' and m.by_guest order by m.turn limit 20
$$;

-- The wake-up calls of a hotel at their minute, which ring whoever has them.
create function innfo.calls_of(hotel_id text) returns setof public.messages language sql stable set search_path = '' as $$
  select m.* from public.messages m
  where m.hotel_id = calls_of.hotel_id and m.due_at <= now() and m.topic = 'wake_up_call' and m.wanted_at is not null
    and m.state <> 'done' order by m.due_at, m.id limit 20
$$;

-- How the desk, or housekeeping, rings now, if it does. A guest's text after an answer does not go on ringing.
create function innfo.rings_at(hotel_id text, at_desk boolean) returns text language sql stable set search_path = '' as $$
  select case
    when exists (select from public.messages m where m.hotel_id = rings_at.hotel_id and m.danger and m.state = 'new'
      and m.by_guest and (m.danger or m.kind = 'request' and m.goes_to = 'desk')) then 'alarm'
    when not at_desk then case when exists (
      select from public.messages m where m.hotel_id = rings_at.hotel_id and m.state = 'new' and m.by_guest
        and m.goes_to = 'housekeeping' and not innfo.is_further(m.id)) then 'message' end
    when exists (select from innfo.calls_of(rings_at.hotel_id)) then 'wake'
    when exists (select from public.messages m where m.hotel_id = rings_at.hotel_id and m.state = 'new' and m.by_guest
      and (m.danger or m.kind = 'request' and m.goes_to = 'desk') and not innfo.is_further(m.id)) then 'message' end
$$;

-- Who was told of an alarm is what a mail server or a push service took; and how an alarm is closed. See
-- docs/decisions/0147-told-and-closed.md.

-- One attempt to tell somebody: by a push, by a mail, or by a screen that rang.
create table innfo.tellings (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  message_id uuid references public.messages (id) on delete cascade,
  -- Null but for a test alarm; all that it tells share it.
  test_id uuid,
  -- "new", a step of innfo.steps_of(), "test", or "device" where a device was dropped outside of these.
  step text not null,
  way text not null check (way in ('push', 'mail', 'screen')),
  job_id uuid,
  -- The account of the device or screen, or the manager's mailbox.
  user_id uuid references auth.users (id) on delete cascade,
  address text,
  endpoint text,
  state text not null default 'waiting' check (state in ('waiting', 'reached', 'refused')),
  -- Why it failed last, in the words of the job.
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
alter table innfo.tellings enable row level security;
create index tellings_message_id on innfo.tellings (message_id) where message_id is not null;
create index tellings_job_id on innfo.tellings (job_id) where job_id is not null;
create index tellings_hotel_id on innfo.tellings (hotel_id, created_at);
create index tellings_user_id on innfo.tellings (user_id) where user_id is not null;
-- A screen rings every few seconds, and is noted once.
create unique index tellings_screen on innfo.tellings (message_id, user_id) where way = 'screen';

-- Each alarm of a hotel, also once it is closed or withdrawn. It has nothing that a guest typed but the number of a
-- room.
create table innfo.alarms (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  message_id uuid references public.messages (id) on delete set null,
  room text,
  by_card boolean not null,
  kind text not null,
  topic text,
  language text not null,
  at timestamptz not null default now(),
  constraint alarms_message_id_key unique (message_id)
);
alter table innfo.alarms enable row level security;
create index alarms_hotel_id on innfo.alarms (hotel_id, at);

-- A message that its guest withdrew is gone after a day, as in public.desk_events; the rest is on paper by then.
create function innfo.forget_alarms() returns void language sql set search_path = '' as $$
  delete from innfo.alarms a
  where a.at < now() - case when a.message_id is null then interval '1 day' else interval '14 days' end;
  delete from innfo.tellings t where t.message_id is null and t.created_at < now() - interval '30 days';
$$;

create function innfo.note_alarm(message public.messages) returns void language plpgsql set search_path = '' as $$
begin
  insert into innfo.alarms (hotel_id, message_id, room, by_card, kind, topic, language)
  values (message.hotel_id, message.id, coalesce(message.card, case when message.room ~ '^[0-9]{1,5}[A-Za-z]?$' then message.room end),
    message.card is not null, message.kind, case when message.kind = 'request' then message.topic end, message.language)
  on conflict on constraint alarms_message_id_key do nothing;
end $$;

-- ------------------------------------------------------------------------------------------------
-- Outcomes

-- Why a job failed: refused once it is given up, else it is tried again.
create function innfo.note_failed_telling() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update innfo.tellings t set reason = new.reason, state = case when new.failed_at is null then 'waiting' else 'refused' end,
    ended_at = new.failed_at
  where t.job_id = new.id and t.state <> 'reached';
  return null;
end $$;
create trigger note_failed_telling after update of reason, failed_at on innfo.jobs
  for each row when (new.kind in ('mail', 'push') and (old.reason, old.failed_at) is distinct from (new.reason, new.failed_at))
  execute function innfo.note_failed_telling();

-- The push service forgot the device, or did not take pushes for half a day: its row goes, and whoever had it is told.
create function innfo.drop_device(device_id uuid, job_id uuid, why text) returns void language plpgsql set search_path = '' as $$
begin
  update innfo.tellings t set state = 'refused', reason = why, ended_at = now()
  where t.job_id = drop_device.job_id and t.state <> 'reached';
  if not found then
    insert into innfo.tellings (hotel_id, step, way, user_id, endpoint, state, reason, ended_at)
    select d.hotel_id, 'device', 'push', s.user_id, d.endpoint, 'refused', why, now()
    from public.push_devices d join auth.sessions s on s.id = d.session_id where d.id = drop_device.device_id;
  end if;
  delete from public.push_devices d where d.id = drop_device.device_id;
end $$;

-- ------------------------------------------------------------------------------------------------
-- Whom it tells

-- Locks the jobs that wait: they tell of the new alarm, too, and nobody begins them before it is noted whom they tell.
create function innfo.hold_notices(hotel_id text, devices uuid[], mail jsonb, addresses text[]) returns void language plpgsql set search_path = '' as $$
begin
  perform from innfo.jobs j
  where j.kind = 'push' and j.failed_at is null and j.payload ->> 'deviceId' = any (devices::text[])
  order by j.id for update;
  perform from innfo.jobs j
  where j.kind = 'mail' and j.owner_id = (select h.user_id from public.hotels h where h.id = hold_notices.hotel_id)
    and j.failed_at is null and j.payload @> mail and j.payload ->> 'to' = any (addresses)
  order by j.id for update;
end $$;

-- Notes who is told by which job: for each device and address the one that is sent next.
create function innfo.note_tellings(hotel_id text, message_id uuid, test_id uuid, step text, manager uuid, devices uuid[],
  about text, mail jsonb, addresses text[]) returns void
language sql set search_path = '' as $$
  insert into innfo.tellings (hotel_id, message_id, test_id, step, way, job_id, user_id, endpoint, reason)
  select note_tellings.hotel_id, note_tellings.message_id, note_tellings.test_id, note_tellings.step, 'push', sent.id,
    s.user_id, d.endpoint, sent.reason
  from public.push_devices d join auth.sessions s on s.id = d.session_id
  cross join lateral (
    select j.id, j.reason from innfo.jobs j
    where j.kind = 'push' and j.failed_at is null and j.payload ->> 'deviceId' = d.id::text
      and coalesce(j.payload ->> 'about', 'new') = note_tellings.about
    order by j.attempts, j.id desc limit 1) as sent
  where d.hotel_id = note_tellings.hotel_id and d.id = any (note_tellings.devices);
  insert into innfo.tellings (hotel_id, message_id, test_id, step, way, job_id, user_id, address, reason)
  select note_tellings.hotel_id, note_tellings.message_id, note_tellings.test_id, note_tellings.step, 'mail', sent.id,
    note_tellings.manager, told.address, sent.reason
  from public.hotels h cross join (select distinct unnest(note_tellings.addresses) as address) as told
  cross join lateral (
    select j.id, j.reason from innfo.jobs j
    where j.kind = 'mail' and j.owner_id = h.user_id and j.failed_at is null
      and j.payload @> (note_tellings.mail || jsonb_build_object('to', told.address))
    order by j.attempts, j.id desc limit 1) as sent
  where h.id = note_tellings.hotel_id;
$$;

-- Where mails about a kind of message go.
create function innfo.mailed_for(hotel_id text, kind text) returns text[] language sql stable set search_path = '' as $$
  select case when k.emails <> '{}' then k.emails else array[h.email] end
  from public.hotels h left join public.message_kinds k on k.hotel_id = h.id and k.kind = mailed_for.kind
  where h.id = mailed_for.hotel_id
$$;

-- Whom the last step tells: a manager who has left the hotel's desk is told nothing more, the account is, as where none
-- is named.
create function innfo.manager_of(hotel_id text) returns uuid language sql stable set search_path = '' as $$
  select coalesce(k.manager_id, h.user_id) from public.hotels h
  left join public.message_kinds k on k.hotel_id = h.id and k.kind = 'request' and exists (select from innfo.roles r
    where r.hotel_id = h.id and r.user_id = k.manager_id and r.role = 'desk')
  where h.id = manager_of.hotel_id
$$;

-- Locks what waits already, before devices and mails of a new alarm are planned.
create function innfo.hold_new_alarm(message public.messages) returns void language sql set search_path = '' as $$
  select innfo.hold_notices(message.hotel_id,
    array(select d.id from public.push_devices d where d.hotel_id = message.hotel_id),
    jsonb_build_object('letter', 'newMessages', 'hotelId', message.hotel_id, 'kind', message.kind),
    innfo.mailed_for(message.hotel_id, message.kind))
$$;

-- Notes whom an alarm tells that has just come: devices and mails are on their way.
create function innfo.note_new_alarm(message public.messages) returns void language sql set search_path = '' as $$
  select innfo.note_tellings(message.hotel_id, message.id, null, 'new', null,
    array(select d.id from public.push_devices d where d.hotel_id = message.hotel_id), 'new',
    jsonb_build_object('letter', 'newMessages', 'hotelId', message.hotel_id, 'kind', message.kind),
    innfo.mailed_for(message.hotel_id, message.kind))
$$;

-- ------------------------------------------------------------------------------------------------
-- For the hotel's people

create function innfo.told_in_words(telling_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'step', t.step, 'way', t.way, 'state', t.state, 'reason', t.reason,
    'who', coalesce(innfo.name_of(t.user_id), t.address), 'address', t.address, 'at', coalesce(t.ended_at, t.created_at))
  from innfo.tellings t where t.id = telling_id
$$;

-- Lists who is not reached and what was dropped in the last week, until it is mended: by a later mail that arrived,
-- another address, or a device of the same person that was switched on again. `endpoint` is the caller's own.
create function innfo.unreached(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(innfo.told_in_words(last.id) || jsonb_build_object('endpoint',
      case when last.user_id = (select auth.uid()) then last.endpoint end) order by last.created_at desc), '[]')
  from (
    select distinct on (t.way, coalesce(t.address, t.endpoint)) t.* from innfo.tellings t
    where t.hotel_id = unreached.hotel_id and t.way <> 'screen' and t.created_at > now() - interval '7 days'
    order by t.way, coalesce(t.address, t.endpoint), t.created_at desc, t.id desc) as last
  where case last.state when 'refused' then true when 'waiting' then last.reason ^@ 'a mail was not' end
    and case last.way
      when 'mail' then last.address in (
        select unnest(innfo.mailed_for(unreached.hotel_id, k.kind)) from (values ('request'), ('feedback'), ('lost')) as k (kind)
        union all select u.email from auth.users u where u.id = innfo.manager_of(unreached.hotel_id))
      else (exists (select from innfo.roles r
            where r.hotel_id = unreached.hotel_id and r.user_id = last.user_id and r.role = 'any')
          or exists (select from public.stations s
            where s.hotel_id = unreached.hotel_id and last.user_id in (s.id, s.person_id)))
        and not exists (
          select from public.push_devices d join auth.sessions s on s.id = d.session_id
          where d.hotel_id = unreached.hotel_id and s.user_id = last.user_id and d.updated_at > last.ended_at) end
$$;

-- With a message, answers whom it has told, in their order. Else answers who is not reached, for housekeeping of its
-- own devices alone; and for whoever edits the hotel the last test alarm.
create function public.told(hotel_id text, message_id uuid default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when (told.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))) is not true then null
    when told.message_id is not null then (
      select coalesce(jsonb_agg(innfo.told_in_words(t.id) order by t.created_at, t.id), '[]') from innfo.tellings t
      where t.hotel_id = told.hotel_id and t.message_id = told.message_id)
    else jsonb_build_object(
      'unreached', (select coalesce(jsonb_agg(u), '[]') from jsonb_array_elements(innfo.unreached(told.hotel_id)) u
        where told.hotel_id = any (array(select * from innfo.hotels_of('desk'))) or u ->> 'endpoint' is not null),
      'test', (select jsonb_build_object('at', min(t.created_at), 'told', jsonb_agg(innfo.told_in_words(t.id)
          || jsonb_build_object('seconds', extract(epoch from t.ended_at - t.created_at)) order by t.created_at, t.id))
        from innfo.tellings t where t.test_id = (
          select l.test_id from innfo.tellings l
          where l.hotel_id = told.hotel_id and l.test_id is not null order by l.created_at desc limit 1)
        and told.hotel_id = any (array(select * from innfo.hotels_of('editor')))
        having count(*) > 0)) end
$$;
grant execute on function public.told(text, uuid) to authenticated, service_role;

-- Tells all that a real alarm tells, and says that it is a test. At most one in half a minute: whoever presses again
-- sees what became of the last one. Answers when it was rung; null for a hotel that the caller does not edit.
create function public.ring_test(hotel_id text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  last timestamptz;
  mail constant jsonb := jsonb_build_object('letter', 'testAlarm', 'hotelId', ring_test.hotel_id, 'kind', 'request');
  manager uuid;
  devices uuid[];
  addresses text[];
  managers text[];
  test constant uuid := innfo.uuid_v7();
begin
  if (ring_test.hotel_id = any (array(select * from innfo.hotels_of('editor')))) is not true then
    return null;
  end if;
  perform innfo.one_at_a_time('test alarm of ' || ring_test.hotel_id);
  select max(t.created_at) into last from innfo.tellings t
  where t.hotel_id = ring_test.hotel_id and t.test_id is not null and t.created_at > now() - interval '30 seconds';
  if last is not null then
    return last;
  end if;
  manager := innfo.manager_of(ring_test.hotel_id);
  devices := array(select d.id from public.push_devices d where d.hotel_id = ring_test.hotel_id);
  managers := array(select u.email from auth.users u where u.id = manager);
  addresses := array(select unnest(innfo.mailed_for(ring_test.hotel_id, 'request')) except select unnest(managers));
  insert into innfo.jobs (kind, payload)
  select 'push', jsonb_build_object('deviceId', d.id, 'about', 'test') from unnest(devices) as d (id)
  on conflict do nothing;
  insert into innfo.jobs (kind, payload)
  select 'mail', mail || jsonb_build_object('to', a.address) from unnest(addresses || managers) as a (address);
  perform innfo.note_tellings(ring_test.hotel_id, null, test, 'test', null, devices, 'test', mail, addresses);
  perform innfo.note_tellings(ring_test.hotel_id, null, test, 'test', manager, '{}', 'test', mail, managers);
  return (select max(t.created_at) from innfo.tellings t where t.test_id = test);
end $$;
grant execute on function public.ring_test(text) to authenticated, service_role;

-- A screen of the caller's rings for what nobody has taken: noted once a message and person. A locked station, which
-- knows no hotel, rings, too. Answers how many it was for; null for a hotel that the caller does not work at.
create function public.hear_alarms(hotel_id text default null) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  heard integer;
begin
  hear_alarms.hotel_id := coalesce(hear_alarms.hotel_id, (select s.hotel_id from public.stations s where s.id = auth.uid()));
  if not exists (select from public.stations s where s.hotel_id = hear_alarms.hotel_id and s.id = auth.uid())
    and (hear_alarms.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))) is not true then
    return null;
  end if;
  insert into innfo.tellings (hotel_id, message_id, step, way, user_id, state, ended_at)
  select m.hotel_id, m.id, 'new', 'screen', auth.uid(), 'reached', now()
  from public.messages m where m.hotel_id = hear_alarms.hotel_id and m.danger and m.state = 'new' and m.by_guest
  on conflict do nothing;
  get diagnostics heard = row_count;
  return heard;
end $$;
grant execute on function public.hear_alarms(text) to authenticated, service_role;

-- The alarms of the last day, the oldest first: topics, times and the house's people. The house's own notes have
-- the text, by which its reader knows the six sentences; nothing that a guest wrote.
create function public.alarm_log(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select case when alarm_log.hotel_id = any (array(select * from innfo.hotels_of('desk'))) then coalesce((
    select jsonb_agg(jsonb_build_object('id', a.id, 'message_id', a.message_id, 'room', a.room, 'by_card', a.by_card,
      'kind', a.kind, 'topic', a.topic, 'language', a.language, 'at', a.at, 'state', m.state, 'outcome', m.outcome,
      'lines', coalesce((
        select jsonb_agg(to_jsonb(l) order by l.at) from (
          select e.at, e.what, case when e.what = 'given' and e.value not in ('desk', 'housekeeping')
            then innfo.name_of(e.value::uuid) else e.value end as value, innfo.name_of(e.by_user) as by, null as words,
            null::timestamptz as read_at
          from public.message_events e where e.message_id = m.id and e.what not in ('answer', 'sent', 'told')
          union all
          select t.created_at, 'said', t.translation_language, coalesce(innfo.name_of(t.author_id), t.name), t.text, t.read_at
          from public.message_texts t where t.message_id = m.id and t.author = 'house'
          union all
          select t.ended_at, t.state, t.way || ' ' || t.step, coalesce(innfo.name_of(t.user_id), t.address), t.reason, null
          from innfo.tellings t where t.message_id = m.id and t.state <> 'waiting') as l), '[]')) order by a.at)
    from innfo.alarms a left join public.messages m on m.id = a.message_id
    where a.hotel_id = alarm_log.hotel_id and (a.at > now() - interval '24 hours' or m.danger and m.state <> 'done')), '[]') end
$$;
grant execute on function public.alarm_log(text) to authenticated, service_role;
