-- An alarm is in sight wherever it rings, and rings again while nobody is at work on it. See
-- docs/decisions/0128-noticed.md.

-- One person, also under two accounts: whoever stands at a station under a name of the team has messages, events and texts
-- as on their own phone.
create function innfo.account_of(user_id uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select coalesce((select p.member_id from public.station_people p where p.id = account_of.user_id), account_of.user_id)
$$;

-- The order of the inbox: danger, what nobody has first, then what is due first, then what lies on the shelf (finds, and
-- losses that somebody looks for), then what is done, the newest of it first.
create or replace function innfo.turn_of(state text, danger boolean, kind text, created_at timestamptz, due_at timestamptz, id uuid)
returns text language sql immutable set search_path = ''
as $$
  select case when state = 'done' then '3' when danger then '0'
      when kind = 'found' or (kind = 'lost' and state = 'working') then '2' else '1' end
    || lpad((case when state = 'done'
        then 9999999999999 - floor(extract(epoch from created_at at time zone 'UTC') * 1000)::bigint
        -- Until the year 2096 these come after all that nobody has.
        else floor(extract(epoch from due_at at time zone 'UTC') * 1000)::bigint
          + case when danger and state = 'working' then 4000000000000 else 0 end end)::text, 13, '0') || id::text
$$;
-- The column is stored.
update public.messages set state = state where danger and state = 'working';

alter table public.message_events drop constraint message_events_what_choice;
call innfo.choice('message_events', 'what', array['sent', 'wrote', 'state', 'answer', 'note', 'assignee', 'outcome', 'match',
  'ownership', 'shelf', 'given', 'told', 'called', 'again']);

-- ------------------------------------------------------------------------------------------------
-- Who has it

-- As before, under the account of whoever stands at a station.
create or replace function innfo.take_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.state = 'new' then
    new.taken_by := null;
  elsif tg_op = 'INSERT' or new.state is distinct from old.state then
    new.taken_by := coalesce(new.taken_by, auth.uid());
  end if;
  new.taken_by := innfo.account_of(new.taken_by);
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

-- As before, under the account of whoever stands at a station.
create or replace function innfo.record_message_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of one message, so that nobody fills the disk by changing it to and fro.
  kept constant integer := 100;
  me constant uuid := innfo.account_of(auth.uid());
begin
  insert into public.message_events (hotel_id, message_id, by_user, what, value)
  select new.hotel_id, new.id, me, e.what, e.value
  from (values
    ('sent', null, tg_op = 'INSERT'),
    -- A guest who writes again makes it new; that is said by what they wrote.
    ('state', new.state, tg_op = 'UPDATE' and new.state is distinct from old.state
      and (new.state <> 'new' or me is not null)),
    ('note', null, tg_op = 'UPDATE' and new.note is distinct from old.note),
    ('assignee', new.assignee, tg_op = 'UPDATE' and new.assignee is distinct from old.assignee),
    ('outcome', new.outcome, tg_op = 'UPDATE' and new.outcome is distinct from old.outcome),
    ('match', new.match_id::text, tg_op = 'UPDATE' and new.match_id is distinct from old.match_id),
    ('ownership', new.ownership_checked::text, tg_op = 'UPDATE' and new.ownership_checked <> old.ownership_checked),
    ('shelf', new.shelf, tg_op = 'UPDATE' and new.shelf is distinct from old.shelf),
    ('given', coalesce(new.taken_by::text, new.goes_to), tg_op = 'UPDATE' and (new.goes_to <> old.goes_to
      or new.taken_by is distinct from old.taken_by and new.taken_by <> me))
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

-- As before, under the account of whoever stands at a station: nobody is asked because of their own answer.
create or replace function public.answer_message(hotel_id text, message_id uuid, words text, language text default null,
  translation text default null, translation_language text default null, seen integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := innfo.account_of(auth.uid());
  since public.message_texts[];
  said public.message_texts;
begin
  -- The message changes with each text, so that every screen reads it again. Writers to it take turns from here on.
  update public.messages m set state = case m.state when 'new' then 'working' else m.state end
  where m.id = answer_message.message_id and m.hotel_id = answer_message.hotel_id
    and m.hotel_id = any (array(select * from innfo.hotels_of('desk')));
  if not found then
    return null;
  end if;
  since := array(
    select t from public.message_texts t where t.message_id = answer_message.message_id
    order by t.created_at, t.id
    offset greatest(0, coalesce(seen,
      (select count(*) - 1 from public.message_texts t where t.message_id = answer_message.message_id))));
  select s.* into said from unnest(since) s where s.author_id = me and s.text = words limit 1;
  if found then
    return to_jsonb(said);
  end if;
  if seen is not null and exists (
      select from unnest(since) s where s.author = 'house' and s.author_id is distinct from me) then
    raise exception 'A colleague has answered since.' using errcode = 'IN007';
  end if;
  insert into public.message_texts (hotel_id, message_id, author, author_id, name, text, language, translation,
    translation_language)
  select h.id, answer_message.message_id, 'house', me, innfo.first_name_of(me), words,
    coalesce(answer_message.language, h.language), answer_message.translation, answer_message.translation_language
  from public.hotels h where h.id = answer_message.hotel_id
  returning * into said;
  insert into public.message_events (hotel_id, message_id, by_user, what)
  values (answer_message.hotel_id, answer_message.message_id, me, 'answer');
  return to_jsonb(said);
end
$$;

-- What was written under a name of the team at a station is that member's, too.
update public.messages m set taken_by = p.member_id from public.station_people p
where m.taken_by = p.id and p.member_id is not null;
update public.message_events e set by_user = p.member_id from public.station_people p
where e.by_user = p.id and p.member_id is not null;
update public.message_texts t set author_id = p.member_id from public.station_people p
where t.author_id = p.id and p.member_id is not null;

-- As before, each person once.
create or replace function public.colleagues(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select jsonb_object_agg(p.user_id, innfo.name_of(p.user_id))
    from (
      select h.user_id
      union select m.user_id from public.members m where m.hotel_id = h.id
      union select innfo.account_of(s.id) from public.station_people s where s.hotel_id = h.id) p)
  from public.hotels h
  where h.id = colleagues.hotel_id and h.id = any (array(select * from innfo.hotels_of('desk')))
$$;

-- As before, with what was given to whoever stands at a station.
create or replace function innfo.rounds_of(hotel_id text) returns setof public.messages
language sql stable security definer set search_path = ''
as $$
  select m.* from public.messages m
  where m.hotel_id = rounds_of.hotel_id
    and (m.kind = 'found' or m.danger and m.state <> 'done' or m.kind = 'request' and not m.danger and (
      m.goes_to = 'housekeeping' or m.taken_by = (select innfo.account_of(auth.uid()))
      or m.topic = any (coalesce((select innfo.topics_in_rounds(rounds_of.hotel_id)), array[m.topic]))))
$$;

-- As before; the same press on a person's other device is no other person's.
create or replace function public.set_message_state(hotel_id text, message_id uuid, seen text, state text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := innfo.account_of(auth.uid());
  at_desk constant boolean := set_message_state.hotel_id = any (array(select * from innfo.hotels_of('desk')));
  message public.messages;
  last_by uuid;
  changed boolean;
begin
  if (set_message_state.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))) is not true then
    return null;
  end if;
  -- The trigger take_message says who has it.
  update public.messages m set state = set_message_state.state
  where m.id = message_id and m.hotel_id = set_message_state.hotel_id and m.state = seen
    and (at_desk or m.id in (select r.id from innfo.rounds_of(set_message_state.hotel_id) r));
  changed := found;
  select m.* into message from public.messages m
  where m.id = message_id and m.hotel_id = set_message_state.hotel_id
    and (changed or at_desk or m.id in (select r.id from innfo.rounds_of(set_message_state.hotel_id) r));
  if not found then
    return null;
  end if;
  select e.by_user into last_by from public.message_events e
  where e.message_id = message.id and e.what in ('state', 'wrote', 'again') order by e.at desc, e.id desc limit 1;
  return jsonb_build_object('changed', changed or message.state = set_message_state.state and last_by = me,
    'state', message.state, 'assignee', coalesce(innfo.name_of(message.taken_by), message.assignee), 'by', innfo.name_of(last_by));
end
$$;

-- ------------------------------------------------------------------------------------------------
-- It rings again

-- What somebody had who works here no more is nobody's: while a guest reads "We are on it", somebody is. Losses and feedback
-- wait for nobody in a room.
create function innfo.free_messages(of_hotel text) returns void
language sql security definer set search_path = ''
as $$
  update public.messages m set taken_by = null
  where m.hotel_id = of_hotel and m.state = 'working' and m.taken_by is not null and m.by_guest
    and (m.danger or m.kind = 'request')
    and not exists (select from innfo.roles r
      where r.hotel_id = of_hotel and r.user_id = m.taken_by and r.role = 'housekeeping')
    and not exists (select from public.station_people p where p.hotel_id = of_hotel and p.id = m.taken_by)
$$;
create function innfo.free_messages_of_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform innfo.free_messages(old.hotel_id);
  return null;
end
$$;
create function innfo.free_messages_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform innfo.free_messages(new.id);
  return null;
end
$$;
-- At the end of the transaction: a hand-over makes the former account a member.
create constraint trigger free_messages after delete on public.members
  deferrable initially deferred for each row execute function innfo.free_messages_of_member();
create constraint trigger free_messages after update of user_id on public.hotels
  deferrable initially deferred for each row execute function innfo.free_messages_of_account();

-- Also where the account itself is gone.
create function innfo.renew_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.messages m set state = 'new' where m.id = new.id and m.state = 'working' and m.taken_by is null;
  if found then
    insert into public.message_events (hotel_id, message_id, what, value) values (new.hotel_id, new.id, 'again', 'left');
  end if;
  return null;
end
$$;
create trigger renew_message after update of taken_by on public.messages
  for each row when (old.taken_by is not null and new.taken_by is null and new.state = 'working' and new.by_guest
    and (new.danger or new.kind = 'request')) execute function innfo.renew_message();

-- An alarm that somebody has, and on which nothing follows, rings again after five minutes. A job beside the steps of
-- whoever nobody has told yet, as a wake-up call in danger has both; taking, giving back and done delete them all.
drop index innfo.jobs_escalation;
create unique index jobs_escalation on innfo.jobs ((payload ->> 'messageId'), (payload ->> 'step' = 'again'))
  where kind = 'escalation' and failed_at is null;

create function innfo.plan_ring() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from innfo.jobs j where j.kind = 'escalation' and j.failed_at is null
    and j.payload ->> 'messageId' = new.id::text and j.payload ->> 'step' = 'again';
  insert into innfo.jobs (kind, payload, due_at)
  values ('escalation', jsonb_build_object('messageId', new.id, 'hotelId', new.hotel_id, 'since', now(), 'step', 'again'),
    now() + interval '5 minutes');
  return null;
end
$$;
-- Triggers run in the order of their names: after plan_steps_again, which deletes the jobs.
create trigger ring_again_later after update on public.messages
  for each row when (new.state = 'working' and new.danger and new.by_guest and new.taken_by is not null
    and (old.state, old.taken_by) is distinct from (new.state, new.taken_by)) execute function innfo.plan_ring();

-- Nobody called, wrote or noted anything since it was taken: everybody hears it. Answers whether it rings again.
create function innfo.ring_again(job_id uuid) returns boolean
language plpgsql set search_path = ''
as $$
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
end
$$;

-- That the caller dials a number because of a message: the room, or the emergency services. Null for a message that is done,
-- or that the caller has not in sight.
create function public.note_call(hotel_id text, message_id uuid, number text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  -- Of one message, so that nobody fills the disk.
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
  -- Screens read it again. What nobody has keeps its time: that is when it came.
  update public.messages m set state = m.state where m.id = message.id and m.state <> 'new';
  return true;
end
$$;
grant execute on function public.note_call(text, uuid, text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- It is in sight

-- A room that may be shown to whoever passes by: a guest may type anything, but on the room's card stands a room.
create function innfo.shown_room(message public.messages) returns text
language sql immutable set search_path = ''
as $$
  select case when message.room = message.card or message.room ~ '^[0-9]{1,5}[A-Za-z]?$' then message.room end
$$;

-- The alarms of a hotel: those that ring, then those that somebody has. The caller has seen whose hotel it is.
create function innfo.alarms_of(hotel_id text) returns setof public.messages
language sql stable set search_path = ''
as $$
  select m.* from public.messages m
  where m.hotel_id = alarms_of.hotel_id and m.turn < '1' and m.by_guest order by m.turn limit 20
$$;

-- The wake-up calls of a hotel at their minute, which ring whoever has them.
create function innfo.calls_of(hotel_id text) returns setof public.messages
language sql stable set search_path = ''
as $$
  select m.* from public.messages m
  where m.hotel_id = calls_of.hotel_id and m.due_at <= now() and m.topic = 'wake_up_call' and m.wanted_at is not null
    and m.state <> 'done' order by m.due_at, m.id limit 20
$$;

-- Each admin in sight asks this every few seconds, and says by it which screen it shows. Each part reads a few entries of an
-- index; a presence is written at every second question. New is what guests sent
-- and nobody has begun, not what the desk found, and at housekeeping what is theirs; `due` is what waits, `mine` what the
-- caller has; `rings` says how the desk, or housekeeping, rings now, if it does, `alarms` are those in danger, what
-- rings first, and `calls` the wake-up calls at their minute; `created_at` is of an alarm when it became one. Null for a hotel at which the caller does not work.
create or replace function public.inbox_news(
  hotel_id text, screen text default null, item text default null, typing boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  account constant uuid := innfo.account_of(me);
  session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  shown constant text := "left"(inbox_news.screen, 200);
  opened constant text := "left"(inbox_news.item, 80);
  at_desk constant boolean := inbox_news.hotel_id = any (array(select * from innfo.hotels_of('desk')));
begin
  if (inbox_news.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))) is not true then
    return null;
  end if;
  if shown is not null and not exists (
    select from innfo.presences p where p.session_id = session and p.seen_at > now() - interval '5 seconds'
      and (p.hotel_id, p.screen, p.typing) = (inbox_news.hotel_id, shown, inbox_news.typing)
      and p.item is not distinct from opened
  ) then
    insert into innfo.presences as p (session_id, hotel_id, user_id, screen, item, typing)
    values (session, inbox_news.hotel_id, me, shown, opened, inbox_news.typing)
    on conflict (session_id) do update set hotel_id = excluded.hotel_id, screen = excluded.screen, item = excluded.item,
      typing = excluded.typing, seen_at = excluded.seen_at;
  end if;
  return jsonb_build_object(
    'expected',
      exists (select from public.message_kinds k where k.hotel_id = inbox_news.hotel_id and k.is_on)
      or exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id),
    -- Somebody else works here, or may from one moment to the next.
    'team',
      exists (select from public.members m where m.hotel_id = inbox_news.hotel_id)
      or exists (select from public.stations s where s.hotel_id = inbox_news.hotel_id)
      or exists (select from public.invitations i where i.hotel_id = inbox_news.hotel_id),
    'any', exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id),
    'new', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.state = 'new' and m.turn < '2'
        and (at_desk or m.by_guest and (m.danger or m.goes_to = 'housekeeping')) limit 100) as counted),
    -- When the last of what guests sent and waits came, or was given back: one taken and another come since leave the
    -- number as it is. What the house wrote down itself rings at nobody.
    'newest_at', (select max(counted.updated_at) from (
      select m.updated_at from public.messages m where m.hotel_id = inbox_news.hotel_id and m.state = 'new' and m.turn < '2'
        and m.by_guest and (at_desk or m.danger or m.goes_to = 'housekeeping') limit 100) as counted),
    'danger', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.turn < '1' limit 100) as counted),
    'alarms', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'topic', m.topic, 'item', m.item,
        'room', m.room, 'text', "left"(innfo.last_words(m.id, m.text), 600),
        'translation', "left"(innfo.last_translation(m.id, m.translation), 600), 'language', m.language,
        'state', m.state, 'created_at', m.due_at, 'holder', innfo.name_of(m.taken_by), 'mine', coalesce(m.taken_by = account, false),
        'taken_at', (select max(e.at) from public.message_events e where m.state = 'working' and e.message_id = m.id
          and (e.what = 'given' or e.what = 'state' and e.value = 'working')),
        'again', (select case last.what when 'again' then last.value end from public.message_events last
          where m.state = 'new' and last.message_id = m.id and last.what in ('again', 'state', 'wrote')
          order by last.at desc, last.id desc limit 1)) order by m.turn), '[]')
      from innfo.alarms_of(inbox_news.hotel_id) m),
    'calls', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'room', m.room, 'wanted_at', m.wanted_at)
        order by m.due_at, m.id), '[]')
      from innfo.calls_of(inbox_news.hotel_id) m where at_desk),
    'due', (select count(*) from (
      select from public.messages m where at_desk and m.hotel_id = inbox_news.hotel_id and m.turn < '2' limit 100) as counted),
    'mine', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.taken_by = account
        and m.state = 'working' limit 100) as counted),
    'rings', case
      when exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.danger
        and m.state = 'new' and m.by_guest and (m.danger or m.kind = 'request' and m.goes_to = 'desk')) then 'alarm'
      when not at_desk then (
        select case when count(*) > 0 then 'message' end
        from public.messages m where m.hotel_id = inbox_news.hotel_id and m.state = 'new' and m.by_guest
          and m.goes_to = 'housekeeping' and not innfo.is_further(m.id))
      when exists (select from innfo.calls_of(inbox_news.hotel_id)) then 'wake'
      when exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id
        and m.state = 'new' and m.by_guest and (m.danger or m.kind = 'request' and m.goes_to = 'desk')
        and not innfo.is_further(m.id)) then 'message' end,
    'changed_at', greatest(
      (select m.updated_at from public.messages m where m.hotel_id = inbox_news.hotel_id
        order by m.updated_at desc limit 1),
      (select d.deleted_at from innfo.message_deletions d where d.hotel_id = inbox_news.hotel_id)),
    'rooms_at', (select max(r.at) from public.room_days r where r.hotel_id = inbox_news.hotel_id),
    -- What others did to the content, of the latest ten changes: an id that was not there before is news. No single id
    -- would do, as a transaction that began earlier may be seen later.
    'changes', (select coalesce(jsonb_agg(latest.id), '[]') from (
      select c.id, c.user_id from public.changes c where at_desk and c.hotel_id = inbox_news.hotel_id
      order by c.at desc, c.id desc limit 10) as latest
      where latest.user_id is distinct from me),
    'here', (select coalesce(jsonb_agg(jsonb_build_object('name', innfo.name_of(seen.user_id), 'screen', seen.screen,
        'item', seen.item, 'typing', seen.typing) order by seen.user_id), '[]')
      from (
        select distinct on (p.user_id, p.screen, p.item) p.*
        from innfo.presences p join auth.sessions s on s.id = p.session_id
        where p.hotel_id = inbox_news.hotel_id and innfo.account_of(p.user_id) <> account
          and p.seen_at > now() - interval '15 seconds'
        order by p.user_id, p.screen, p.item, p.typing desc limit 20) as seen));
end
$$;

-- As before. What somebody has is not counted; `rooms` are those of what nobody has, `alarms` what rings and `calls` the rooms of wake-up calls at their minute, without a
-- word of a guest, so that it may stand on a locked screen.
create or replace function public.station_now(active boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  station public.stations;
begin
  select s.* into station from public.stations s where s.id = (select auth.uid()) or s.person_id = (select auth.uid());
  if not found then
    return null;
  end if;
  if active and station.person_id = (select auth.uid()) and station.shift_until > now() then
    update public.stations s set shift_until = now() + make_interval(mins => s.locks_after), seen_at = now()
    where s.id = station.id;
  elsif station.seen_at < now() - interval '1 minute' then
    update public.stations s set seen_at = now() where s.id = station.id;
  end if;
  return (
    select jsonb_build_object('id', station.id, 'name', station.name, 'locks_after', station.locks_after,
      'open', coalesce(station.person_id = (select auth.uid()) and station.shift_until > now(), false),
      'hotel_id', h.id, 'hotel', h.name, 'country', h.country, 'cover_path', h.cover_path,
      'people', (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', innfo.name_of(p.id)) order by p.created_at), '[]')
        from public.station_people p where p.hotel_id = h.id),
      'new', (select count(*) from (
        select from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.turn < '2' limit 100) as counted),
      'rooms', (select coalesce(jsonb_agg(r.room order by r.turn), '[]') from (
        select innfo.shown_room(m) as room, min(m.turn) as turn from public.messages m
        where m.hotel_id = h.id and m.state = 'new' and m.turn < '2' and innfo.shown_room(m) is not null
        group by 1 order by 2 limit 12) as r),
      'newest_at', (select max(counted.updated_at) from (
        select m.updated_at from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.turn < '2'
          and m.by_guest limit 100) as counted),
      'danger', (select count(*) from (
        select from public.messages m where m.hotel_id = h.id and m.turn < '1' and m.state = 'new' limit 100) as counted),
      'alarms', (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'topic', m.topic,
          'room', innfo.shown_room(m), 'state', m.state, 'created_at', m.due_at) order by m.turn), '[]')
        from innfo.alarms_of(h.id) m where m.state = 'new'),
      'calls', (select coalesce(jsonb_agg(innfo.shown_room(m) order by m.due_at, m.id), '[]') from innfo.calls_of(h.id) m),
      'rings', case
        when exists (select from public.messages m where m.hotel_id = h.id and m.danger and m.state = 'new' and m.by_guest)
          then 'alarm'
        when exists (select from innfo.calls_of(h.id)) then 'wake'
        when exists (select from public.messages m where m.hotel_id = h.id and m.state = 'new' and m.by_guest
          and m.kind = 'request' and m.goes_to = 'desk' and not innfo.is_further(m.id)) then 'message' end)
    from public.hotels h where h.id = station.hotel_id);
end
$$;
