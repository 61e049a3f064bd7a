-- Until when a message is to be seen to, who has it, whose it is, and who is told when nobody has begun. See
-- docs/decisions/0128-noticed.md.

-- Beginning with a message takes it, unless it is given to somebody; a new one is nobody's. It stays with whoever
-- took it, also when their shift at a station is over, and is theirs under their own account. A person who has it and has
-- left in the meantime keeps nobody from going on with it, and whoever takes somebody out has not taken their messages.
create function innfo.taker_of(message public.messages, before public.messages) returns uuid
language plpgsql set search_path = '' as $$
declare
  taker constant uuid := case when message.state <> 'new' then innfo.account_of(case
    when message.state is distinct from before.state then coalesce(message.taken_by, auth.uid()) else message.taken_by end) end;
begin
  if taker is not null and taker is distinct from before.taken_by
    and not exists (
      select from innfo.roles r
      where r.hotel_id = message.hotel_id and r.user_id = taker and r.role = 'housekeeping')
    and not exists (
      select from public.station_people p where p.hotel_id = message.hotel_id and p.id = taker) then
    raise check_violation using message = 'Whoever has a message works at its hotel',
      table = 'messages', constraint = 'messages_taken_by_member';
  end if;
  return taker;
end $$;

-- ------------------------------------------------------------------------------------------------
-- A message that nobody begins is a job from its arrival on: each step writes the next one, in the transaction that
-- tells. Taking the message deletes it.

-- The steps that a message may still need, in their order. A wake-up call has two of its own, whoever has it.
create function innfo.steps_of(message public.messages, since timestamptz)
returns table (nth bigint, step text, due_at timestamptz)
language sql stable set search_path = '' as $$
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
language sql set search_path = '' as $$
  insert into innfo.jobs (kind, payload, due_at)
  select 'escalation', jsonb_build_object('messageId', message.id, 'hotelId', message.hotel_id, 'since', since,
    'nth', s.nth, 'step', s.step), s.due_at
  from innfo.steps_of(message, since) s where s.nth = after + 1
$$;

-- A guest's further text after an answer may be a "Thank you": its steps begin a quarter of an hour later.
create function innfo.plan_steps(message public.messages, is_new boolean) returns void language plpgsql set search_path = '' as $$
declare
  pause interval := '0';
begin
  if not is_new then
    delete from innfo.jobs j where j.kind = 'escalation' and j.failed_at is null and j.payload ->> 'messageId' = message.id::text;
    if auth.uid() is null and not message.danger and exists (
        select from public.message_texts t where t.message_id = message.id and t.author = 'house') then
      pause := '15 minutes';
    end if;
  end if;
  perform innfo.plan_step(message, now() + pause, 0);
end $$;

-- Tells whom the job names, notes whom it tells, and plans the next step: killed in between, none of it has happened.
-- The event says only that it was begun. Answers false where the message is not waiting any more.
create function innfo.escalate(job_id uuid) returns boolean language plpgsql set search_path = '' as $$
declare
  -- Locked first: who takes the message deletes the job.
  job constant innfo.jobs := (select j from innfo.jobs j where j.id = job_id for update);
  message constant public.messages := (select m from public.messages m where m.id = (job.payload ->> 'messageId')::uuid);
  told_step constant text := job.payload ->> 'step';
  about constant text := case when told_step ^@ 'wake' then 'wake' else 'waiting' end;
  manager constant uuid := innfo.manager_of(message.hotel_id);
  mail constant jsonb := jsonb_build_object('letter', 'newMessages', 'hotelId', message.hotel_id, 'kind', message.kind);
  devices uuid[];
  addresses text[];
begin
  if message.id is null then
    return false;
  end if;
  devices := array(
    select d.id from public.push_devices d join auth.sessions s on s.id = d.session_id
    where d.hotel_id = message.hotel_id and case told_step
      when 'mail' then false
      when 'manager' then s.user_id = manager
      when 'device' then innfo.hears(d, 'desk') or innfo.hears(d, message.goes_to)
      else innfo.hears(d, 'desk') end);
  addresses := case told_step
    when 'mail' then innfo.mailed_for(message.hotel_id, message.kind)
    when 'manager' then array(select u.email from auth.users u where u.id = manager) end;
  perform innfo.hold_notices(message.hotel_id, devices, mail, addresses);
  insert into innfo.jobs (kind, payload)
  select 'push', jsonb_build_object('deviceId', d.id, 'about', about) from unnest(devices) as d (id)
  on conflict do nothing;
  insert into innfo.jobs (kind, payload)
  select 'mail', mail || jsonb_build_object('to', told.address)
  from public.hotels h cross join unnest(addresses) as told (address)
  where h.id = message.hotel_id
    -- One that waits tells of this message, too.
    and not exists (select from innfo.jobs j where j.kind = 'mail' and j.owner_id = h.user_id and j.failed_at is null
      and j.attempts = 0 and j.due_at <= now() and j.payload @> (mail || jsonb_build_object('to', told.address)));
  perform innfo.note_tellings(message.hotel_id, message.id, null, told_step,
    case when told_step = 'manager' then manager end, devices, about, mail, addresses);
  insert into public.message_events (hotel_id, message_id, what, value)
  values (message.hotel_id, message.id, 'told', told_step);
  delete from innfo.jobs j where j.id = job_id;
  perform innfo.plan_step(message, (job.payload ->> 'since')::timestamptz, (job.payload ->> 'nth')::bigint);
  return true;
end $$;
