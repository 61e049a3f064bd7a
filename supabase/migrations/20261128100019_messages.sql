-- Guests' requests, feedback and lost things, and what the hotel's people find and do about it. See
-- docs/decisions/0061-messages.md.

-- Kinds of message that a hotel takes. Without a row a kind is off.
create table public.message_kinds (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  kind text not null,
  is_on boolean not null default false,
  -- Who is told of new ones; without one, the hotel's own address.
  emails text[] not null default '{}',
  -- Usual answers of the hotel's people.
  answers text[] not null default '{}',
  keep_days integer not null default 90,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- How many stars of five are feedback that cannot wait; null for never.
  attention smallint default 3,
  alarm smallint default 1,
  -- Minutes after which a request that nobody has begun rings on the next device, is mailed again, and is the
  -- manager's: null for the account that the hotel belongs to.
  device_after integer not null default 3,
  mail_after integer not null default 6,
  manager_after integer not null default 10,
  manager_id uuid references auth.users (id) on delete set null,
  constraint message_kinds_key unique (hotel_id, kind)
);
create index message_kinds_manager_id on public.message_kinds (manager_id) where manager_id is not null;
create trigger notify_hotel_changed after insert or update or delete on public.message_kinds
  for each row execute function innfo.notify_hotel_changed();
-- The desk reads what it often answers, and how long a message is kept.
call innfo.declare_table('message_kinds', 'editor', never_changed => '{kind}', read_by => 'desk');
call innfo.keeps_history('message_kinds', '', 'kind');
call innfo.choice('message_kinds', 'kind', array['request', 'feedback', 'lost', 'found']);
call innfo.legible('message_kinds', 'emails');
call innfo.add_rule('message_kinds', 'emails', 'email',
  'array_to_string({}, '','', ''*'') ~ ''^([^@\s,*]+@[^@\s,*]+\.[^@\s,*]+(,(?=.)|$))*$''
    and cardinality({}) = regexp_count(array_to_string({}, ''''), ''@'')');
call innfo.add_rule('message_kinds', 'emails', 'length',
  'cardinality({}) <= 5 and char_length(array_to_string({}, '''')) <= 1270');
call innfo.legible('message_kinds', 'answers', lines => true);
call innfo.add_rule('message_kinds', 'answers', 'length',
  'cardinality({}) <= 10 and char_length(array_to_string({}, '''')) <= 3000');
call innfo.add_rule('message_kinds', 'keep_days', 'range', '{} between 1 and 730');
call innfo.add_rule('message_kinds', 'attention', 'range', '{} between 1 and 4');
call innfo.add_rule('message_kinds', 'alarm', 'range', '{} between 1 and 4');
call innfo.add_rule('message_kinds', 'device_after', 'range', '{} between 1 and 1440');
call innfo.add_rule('message_kinds', 'mail_after', 'range', '{} between 1 and 1440');
call innfo.add_rule('message_kinds', 'manager_after', 'range', '{} between 1 and 1440');
call innfo.translates('message_kinds', null, array['answers'], array['lines']);

create function innfo.check_manager() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from innfo.roles r
      where r.hotel_id = new.hotel_id and r.user_id = new.manager_id and r.role = 'desk') then
    raise check_violation using message = 'A manager works at the hotel''s desk',
      table = 'message_kinds', constraint = 'message_kinds_manager_id_member';
  end if;
  return new;
end $$;
create trigger check_manager before insert or update of manager_id on public.message_kinds
  for each row when (new.manager_id is not null) execute function innfo.check_manager();

-- ------------------------------------------------------------------------------------------------
-- A topic of requests is a row, so that a hotel's own topic needs no migration. See
-- docs/decisions/0050-hours-of-requests.md.

-- The topics that every hotel has. Their labels are in the catalogues of all languages.
create function innfo.usual_topics() returns text[] language sql immutable
return array['towels', 'late_checkout', 'taxi', 'wake_up_call', 'repair', 'other'];
grant execute on function innfo.usual_topics() to authenticated, service_role;

-- A message names its topic by the key or the label, so it says what its guest chose also when the row has changed.
create table public.topics (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- The key of a usual topic; null for the hotel's own.
  key text,
  -- The label of the hotel's own topic, in its language.
  label text,
  -- Whether guests may ask for it.
  is_on boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the hotel sees to it. Null: at any time.
  hours jsonb,
  -- In how many minutes the hotel sees to it, and who does. Null: as usual.
  promise integer,
  goes_to text,
  -- The price, in the currency's smallest unit, and one line about it. See docs/decisions/0061-messages.md.
  price integer,
  currency text,
  line text,
  constraint topics_key unique (hotel_id, key)
);
call innfo.add_rule('topics', 'hours', 'legible', 'innfo.is_legible({}::jsonb, false)');
call innfo.add_rule('topics', 'hours', 'hours', 'innfo.is_opening_hours({})');
call innfo.choice('topics', 'key', innfo.usual_topics());
call innfo.add_rule('topics', 'label', 'required', '({} is null) <> (key is null) and not innfo.is_blank({})');
call innfo.optional_text('topics', 'label', 60);
-- A message could be about either.
call innfo.add_rule('topics', 'label', 'taken', format('innfo.name_key({}) <> all (%L::text[])',
  innfo.usual_topics() || text 'help'));
call innfo.unique_in_hotel('topics', 'label');
call innfo.add_rule('topics', 'promise', 'range', '{} between 1 and 1440');
call innfo.choice('topics', 'goes_to', array['desk', 'housekeeping']);
call innfo.add_rule('topics', 'price', 'range', '{} between 1 and 100000000');
call innfo.add_rule('topics', 'currency', 'code', '{} ~ ''^[A-Z]{3}$''');
call innfo.add_rule('topics', 'currency', 'price', '({} is null) = (price is null)');
call innfo.optional_text('topics', 'line', 80);
-- The desk writes down what is asked for at the counter.
call innfo.declare_list('topics', 'editor', 'topics', read_by => 'desk');
call innfo.keeps_history('topics', '', 'label');
call innfo.translates('topics', 'label', array['line']);

-- The topics of a hotel, and when it sees to each.
create function innfo.topics_of(hotel_id text) returns table (topic text, is_on boolean, hours jsonb, offer jsonb)
language sql stable set search_path = '' as $$
  select coalesce(t.key, t.label), t.is_on, t.hours, case when t.price is not null or t.line is not null
    then jsonb_build_object('id', t.id, 'price', t.price, 'currency', t.currency, 'line', t.line) end
  from public.topics t
  where t.hotel_id = topics_of.hotel_id order by t.created_at, t.id
$$;
grant execute on function innfo.topics_of(text) to authenticated, service_role;

-- In their usual order: lists of topics go by the time.
create function innfo.add_usual_topics() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.topics (hotel_id, key, created_at)
  select new.hotel_id, usual.key, now() + usual.place * interval '1 microsecond'
  from unnest(innfo.usual_topics()) with ordinality as usual (key, place)
  on conflict on constraint topics_key do nothing;
  return null;
end $$;
create trigger add_usual_topics after insert on public.message_kinds
  for each row when (new.kind = 'request') execute function innfo.add_usual_topics();

-- The order of the inbox: danger, what nobody has first, then what is due first, then what lies on the shelf (finds,
-- and losses that somebody looks for), then what is done, the newest of it first. No two messages have the same turn: a
-- page of the list goes on after the last one shown, also when that one has changed its place meanwhile. Before
-- PostgreSQL 16 whoever changes no row at all needs the right to call it, too.
create function innfo.turn_of(state text, danger boolean, kind text, created_at timestamptz, due_at timestamptz, id uuid)
returns text language sql immutable set search_path = '' as $$
  select case when state = 'done' then '3' when danger then '0'
      when kind = 'found' or (kind = 'lost' and state = 'working') then '2' else '1' end
    || lpad((case when state = 'done'
        then 9999999999999 - floor(extract(epoch from created_at at time zone 'UTC') * 1000)::bigint
        -- Until the year 2096 these come after all that nobody has.
        else floor(extract(epoch from due_at at time zone 'UTC') * 1000)::bigint
          + case when danger and state = 'working' then 4000000000000 else 0 end end)::text, 13, '0') || id::text
$$;
grant execute on function innfo.turn_of(text, boolean, text, timestamptz, timestamptz, uuid) to anon, authenticated;
create table public.messages (
  -- A guest's message has the hash of the secret in the address where they follow it.
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  kind text not null,
  state text not null default 'new',
  room text,
  topic text,
  rating smallint,
  text text,
  -- The time on clocks at the hotel.
  wanted_at timestamp,
  item text,
  place text,
  -- When it got lost or was found, in words.
  day text,
  color text,
  contact text,
  -- Only the hotel's people read the next two.
  note text,
  assignee text,
  -- The outcome of a thing; for an alarm, how its guest was when it was closed.
  outcome text,
  -- False for what was written at the desk.
  by_guest boolean not null default false,
  -- The guest's.
  language text not null default 'en',
  -- placed() decides, and no writer.
  keep_until date not null default current_date + 90,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Where the thing lies.
  shelf text,
  -- The guest's report of a find, and the other way round.
  match_id uuid references public.messages (id) on delete set null,
  ownership_checked boolean not null default false,
  -- The server and placed() raise it. No client writes it. See docs/decisions/0098-danger.md.
  danger boolean not null default false,
  -- The code by which it came, and the label of that code when it was sent. The message outlives the code, so this
  -- refers to no row. On a room's card, `room` is the same.
  code_id uuid,
  card text,
  -- Until when it is to be seen to, whose it is, and who has it. See docs/decisions/0128-noticed.md.
  due_at timestamptz not null default now(),
  goes_to text not null default 'desk',
  taken_by uuid references auth.users (id) on delete set null,
  turn text collate "C" not null generated always as (
    innfo.turn_of(state, danger, kind, created_at, due_at, id)) stored,
  -- The guest's own words in the hotel's language: the server writes them. See docs/decisions/0131-every-language.md.
  translation text,
  translation_language text,
  -- The topic's price when it was asked for: placed() sets it. And whether the desk said yes: null until it answers.
  price integer,
  currency text,
  line text,
  agreed boolean
);
create index messages_hotel_id_created_at on public.messages (hotel_id, created_at, id);
create index messages_hotel_id_turn on public.messages (hotel_id, turn);
create index messages_hotel_id_state on public.messages (hotel_id, state, turn);
create index messages_hotel_id_kind on public.messages (hotel_id, kind, turn);
create index messages_hotel_id_updated_at on public.messages (hotel_id, updated_at);
create index messages_keep_until on public.messages (keep_until);
create index messages_match_id on public.messages (match_id) where match_id is not null;
create index messages_hotel_id_code_id on public.messages (hotel_id, code_id) where code_id is not null;
-- Messages that ring at the desk, that ring at their minute, and that somebody has.
create index messages_ringing on public.messages (hotel_id, danger)
  where state = 'new' and by_guest and (danger or kind = 'request' and goes_to = 'desk');
create index messages_wake_up on public.messages (hotel_id, due_at)
  where topic = 'wake_up_call' and wanted_at is not null and state <> 'done';
create index messages_taken_by on public.messages (taken_by, hotel_id, state, turn) where taken_by is not null;

-- The guest's words stay the guest's.
call innfo.declare_table('messages', 'desk',
  never_changed => '{kind,room,topic,rating,text,wanted_at,item,place,day,color,contact}',
  server_sets => '{by_guest,language,keep_until,updated_at,danger,code_id,card,translation,translation_language,price,currency,line}');
grant insert (id) on public.messages to authenticated;

call innfo.choice('messages', 'kind', array['request', 'feedback', 'lost', 'found']);
call innfo.choice('messages', 'state', array['new', 'working', 'done']);
call innfo.choice('messages', 'outcome', array['handed_over', 'sent', 'donated', 'disposed', 'all_right', 'false_alarm']);
call innfo.choice('messages', 'language', innfo.language_tags());
call innfo.choice('messages', 'goes_to', array['desk', 'housekeeping']);
-- Every form for requests has the topic 'help', whatever else the hotel takes requests for.
call innfo.legible('messages', 'topic');
call innfo.add_rule('messages', 'topic', 'choice', 'case kind
  when ''request'' then char_length({}) <= 60
  when ''feedback'' then {} is null
    or innfo.are_choices({}, array[''room'', ''cleaning'', ''breakfast'', ''staff'', ''quiet'', ''wifi'', ''other''])
  else {} is null end');
call innfo.add_rule('messages', 'rating', 'range', '{} between 1 and 5');
call innfo.add_rule('messages', 'wanted_at', 'moment', '{} >= ''2000-01-01'' and {} < ''2100-01-01''');
call innfo.optional_text('messages', 'room', 40);
call innfo.optional_text('messages', 'text', 2000, lines => true);
call innfo.optional_text('messages', 'item', 120);
call innfo.optional_text('messages', 'place', 200);
call innfo.optional_text('messages', 'day', 100);
call innfo.optional_text('messages', 'color', 60);
call innfo.optional_text('messages', 'contact', 254);
call innfo.optional_text('messages', 'card', 40);
call innfo.optional_text('messages', 'note', 2000, lines => true);
call innfo.optional_text('messages', 'assignee', 80);
call innfo.optional_text('messages', 'shelf', 40);
call innfo.optional_text('messages', 'translation', 4000, lines => true);
call innfo.choice('messages', 'translation_language', innfo.language_tags());
call innfo.add_rule('messages', 'topic', 'required', 'kind <> ''request'' or {} is not null');
-- Who needs help may be anywhere, and has no room then. See docs/decisions/0098-danger.md.
call innfo.add_rule('messages', 'room', 'required', 'kind <> ''request''
  or case when {} is null then topic = ''help'' else not innfo.is_blank({}) end');
call innfo.add_rule('messages', 'rating', 'required', 'kind <> ''feedback'' or {} is not null');
call innfo.add_rule('messages', 'item', 'required',
  'kind not in (''lost'', ''found'') or ({} is not null and not innfo.is_blank({}))');
call innfo.add_rule('messages', 'contact', 'required', 'kind <> ''lost'' or ({} is not null and not innfo.is_blank({}))');
call innfo.add_rule('messages', 'agreed', 'price', '{} is null or price is not null');
call innfo.add_rule('messages', 'ownership_checked', 'kind', 'kind in (''lost'', ''found'') or not {}');

-- The wish's own time on the hotel's clocks; else what was promised for its topic. Danger is due at once, and who asks
-- for a late check-out waits for a yes, long before the hour asked for.
create function innfo.due_at_of(message public.messages) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case
    when message.danger then message.created_at
    -- A message marked as urgent or as needing attention does not stand under "Later".
    when message.kind = 'feedback' and exists (select from public.message_kinds k
        where k.hotel_id = message.hotel_id and k.kind = 'feedback' and message.rating <= greatest(k.attention, k.alarm))
      then message.created_at + interval '30 minutes'
    when message.kind <> 'request' then message.created_at + interval '1 day'
    else coalesce(
      (select greatest(message.created_at, message.wanted_at at time zone h.time_zone) from public.hotels h
        where h.id = message.hotel_id and message.wanted_at is not null and message.topic is distinct from 'late_checkout'),
      message.created_at + make_interval(mins => coalesce(
        (select t.promise from public.topics t
          where t.hotel_id = message.hotel_id and message.topic in (t.key, t.label)),
        case message.topic when 'repair' then 15 when 'taxi' then 15 when 'towels' then 20 else 30 end))) end
$$;

-- The hotel's own topics are few: only they cost a look at its rows. The desk also writes down what guests are not
-- offered. A find belongs to a report of the same hotel. One of another hotel is refused like one that does not exist:
-- the caller's own rights look for it.
create function innfo.check_message() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.match_id is not null and not exists (
    select from public.messages m where m.id = new.match_id and m.hotel_id = new.hotel_id
      and (m.kind, new.kind) in (('lost', 'found'), ('found', 'lost'))
  ) then
    raise check_violation using message = 'A find belongs to a report of the same hotel',
      table = 'messages', constraint = 'messages_match_id_pair';
  end if;
  if tg_op = 'INSERT' and new.kind = 'request' and new.topic <> all (innfo.usual_topics() || text 'help')
      and new.topic not in (select t.topic from innfo.topics_of(new.hotel_id) t) then
    raise check_violation using table = 'messages', constraint = 'messages_topic_choice',
      message = 'new row for relation "messages" violates check constraint "messages_topic_choice"';
  end if;
  return new;
end $$;
create trigger check_message before insert or update of match_id on public.messages
  for each row execute function innfo.check_message();

-- Until when a new message is kept and is to be seen to, and whose it is.
create function innfo.placed(message public.messages) returns public.messages language plpgsql set search_path = '' as $$
begin
  -- A message is kept for as long as guests are told when they write: a setting changed later changes nothing of that.
  message.keep_until := (now() at time zone 'UTC')::date + coalesce(
    (select k.keep_days from public.message_kinds k where k.hotel_id = message.hotel_id and k.kind = message.kind), 90);
  -- Help is danger, also when the desk writes it down for a guest who called.
  message.danger := message.danger or coalesce(message.topic = 'help', false);
  -- Nobody can be woken without a time. In danger all that comes is taken.
  if message.topic = 'wake_up_call' and message.wanted_at is null and not message.danger then
    raise check_violation using message = 'A wake-up call has a time',
      table = 'messages', constraint = 'messages_wanted_at_required';
  end if;
  message.due_at := innfo.due_at_of(message);
  select t.price, t.currency, t.line into message.price, message.currency, message.line from public.topics t
  where message.kind = 'request' and t.hotel_id = message.hotel_id and message.topic in (t.key, t.label);
  -- A topic is housekeeping's only where somebody of housekeeping sees it: somebody always hears a message.
  if message.kind = 'request' and not message.danger and coalesce(
      (select t.goes_to from public.topics t where t.hotel_id = message.hotel_id and message.topic in (t.key, t.label)),
      case message.topic when 'towels' then 'housekeeping' end) = 'housekeeping'
      and exists (select from public.members w where w.hotel_id = message.hotel_id and w.role = 'housekeeping'
        and message.topic = any (coalesce(w.topics, array[message.topic]))) then
    message.goes_to := 'housekeeping';
  end if;
  return message;
end $$;

-- Before a message is written.
create function innfo.fill_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new := innfo.placed(new);
    if new.taken_by is not null then
      new.taken_by := innfo.taker_of(new, null);
    end if;
    return new;
  end if;
  new.updated_at := clock_timestamp();
  -- The person who closes an alarm answers for it: the desk, not housekeeping. An alarm that rings again is not all right.
  if old.danger and old.kind in ('request', 'feedback') and old.state <> new.state and 'done' in (old.state, new.state) then
    if new.state <> 'done' then
      new.outcome := null;
    elsif auth.uid() is not null and (new.hotel_id = any (array(select * from innfo.hotels_of('desk')))) is not true then
      raise insufficient_privilege using message = 'The desk closes an alarm';
    end if;
  end if;
  if (old.state, old.taken_by) is distinct from (new.state, new.taken_by) then
    new.taken_by := innfo.taker_of(new, old);
  end if;
  return new;
end $$;
create trigger fill_message before insert or update on public.messages for each row execute function innfo.fill_message();

-- The consequences of a message that was written, in this order: the alarm goes before the message's own mail and push,
-- and a change plans the steps before it plans the ring. Each part stands with its topic.
create function innfo.follow_message() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
  before public.messages;
  -- A guest's further text is heard as a new message is. The desk, which may set a message back, knows.
  is_heard boolean := new.by_guest;
  becomes_danger boolean := new.danger and new.by_guest;
begin
  if not is_new then
    before := old;
    becomes_danger := becomes_danger and not old.danger;
    is_heard := is_heard and new.state = 'new' and auth.uid() is null
      and (old.state <> 'new' or new.danger and not old.danger);
  end if;
  -- Most messages belong to no find, and pay nothing for it.
  if is_new and new.match_id is not null or not is_new and (before.match_id, before.ownership_checked, before.outcome)
      is distinct from (new.match_id, new.ownership_checked, new.outcome) then
    perform innfo.keep_match_alike(before, new);
  end if;
  if becomes_danger then
    perform innfo.note_alarm(new);
  end if;
  if is_new and new.state <> 'done'
      or not is_new and (before.state, before.due_at, before.goes_to) is distinct from (new.state, new.due_at, new.goes_to) then
    perform innfo.plan_steps(new, is_new);
  end if;
  if is_heard and (new.danger or is_new and new.kind = 'feedback') then
    perform innfo.raise_alarm(new);
  end if;
  perform innfo.record_message_event(before, new);
  if not is_new and new.by_guest and new.state = 'working' then
    if before.taken_by is not null and new.taken_by is null and (new.danger or new.kind = 'request') then
      perform innfo.renew_message(new);
    end if;
    if new.danger and new.taken_by is not null
        and (before.state, before.taken_by) is distinct from (new.state, new.taken_by) then
      perform innfo.plan_ring(new);
    end if;
  end if;
  if is_heard then
    perform innfo.tell_devices(new);
  end if;
  return null;
end $$;
create trigger follow_message after insert or update on public.messages for each row execute function innfo.follow_message();

-- The consequences of deletions: nobody is told any more, and open screens learn that there are fewer.
create function innfo.messages_deleted() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from innfo.jobs j using removed r
  where j.kind = 'escalation' and j.failed_at is null and j.payload ->> 'messageId' = r.id::text;
  -- A hotel that goes takes its messages along, and needs no row.
  insert into innfo.message_deletions (hotel_id, deleted_at)
  select h.id, clock_timestamp() from public.hotels h
  where h.id in (select r.hotel_id from removed r) order by h.id
  on conflict (hotel_id) do update set deleted_at = excluded.deleted_at;
  return null;
end $$;
create trigger messages_deleted after delete on public.messages referencing old table as removed
  for each statement execute function innfo.messages_deleted();

-- After the policies have decided. The bytes of messages do not count with the owner's texts: guests must not be able
-- to fill that room. A full inbox has room for who is in danger: a tenth more, so that whoever writes of danger without
-- being in any does not fill it without end.
create function innfo.keep_messages_within_limit() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in
    select h.id, h.user_id, bool_and(a.danger) as danger from added a join public.hotels h on h.id = a.hotel_id
    group by h.id order by h.id
  loop
    allowed := innfo.limit_of(hotel.user_id, 'messages');
    if allowed = 0 then
      raise exception 'The inbox is only available with the Pro plan. Upgrade to take messages.'
        using errcode = 'IN002';
    end if;
    perform innfo.one_at_a_time('messages of ' || hotel.id);
    if (select count(*) from public.messages m where m.hotel_id = hotel.id)
        > (allowed + case when hotel.danger then ceil(allowed / 10.0) else 0 end) then
      perform innfo.refuse_more('messages', allowed);
    end if;
  end loop;
  return null;
end $$;
create trigger keep_within_limits_insert after insert on public.messages referencing new table as added
  for each statement execute function innfo.keep_messages_within_limit();

-- Events of a message, with their person and time.
create table public.message_events (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  message_id uuid not null references public.messages (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- Null for the guest.
  by_user uuid references auth.users (id) on delete set null,
  what text not null,
  -- The new one, but for texts.
  value text
);
call innfo.choice('message_events', 'what', array['sent', 'wrote', 'state', 'answer', 'note', 'assignee', 'outcome', 'match',
  'ownership', 'shelf', 'given', 'told', 'called', 'again', 'agreed']);
create index message_events_hotel_id_message_id on public.message_events (hotel_id, message_id, at);
create index message_events_message_id on public.message_events (message_id, at);
create index message_events_by_user on public.message_events (by_user);
call innfo.declare_table('message_events', 'desk', writes => false);

-- Events are noted under the account of whoever stands at a station. Texts to and fro are noted where they are
-- written.
create function innfo.record_message_event(before public.messages, message public.messages) returns void
language plpgsql set search_path = '' as $$
declare
  -- Events a message keeps, so that nobody fills the disk by changing it to and fro.
  kept constant integer := 100;
  me constant uuid := innfo.account_of(auth.uid());
begin
  if before.id is null then
    insert into public.message_events (hotel_id, message_id, by_user, what)
    values (message.hotel_id, message.id, me, 'sent');
    return;
  end if;
  insert into public.message_events (hotel_id, message_id, by_user, what, value)
  select message.hotel_id, message.id, me, e.what, e.value
  from (values
    -- A guest who writes again makes it new; that is said by what they wrote.
    ('state', message.state, message.state <> before.state and (message.state <> 'new' or me is not null)),
    ('note', null, message.note is distinct from before.note),
    ('assignee', message.assignee, message.assignee is distinct from before.assignee),
    ('outcome', message.outcome, message.outcome is distinct from before.outcome),
    ('match', message.match_id::text, message.match_id is distinct from before.match_id),
    ('ownership', message.ownership_checked::text, message.ownership_checked <> before.ownership_checked),
    ('shelf', message.shelf, message.shelf is distinct from before.shelf),
    ('agreed', message.agreed::text, message.agreed is distinct from before.agreed),
    ('given', coalesce(message.taken_by::text, message.goes_to), message.goes_to <> before.goes_to
      or message.taken_by is distinct from before.taken_by and message.taken_by <> me)
  ) as e (what, value, happened)
  where e.happened;
  delete from public.message_events where id in (
    select e.id from public.message_events e where e.message_id = message.id
    order by e.at desc, e.id desc offset kept);
end $$;

-- ------------------------------------------------------------------------------------------------
-- Pictures: of what a guest lost or of what is broken, and of what the hotel's people found.

-- A picture is a row beside its message, not a file among the uploads: it goes in the same transaction, whoever deletes
-- the message and why. See docs/decisions/0069-photos-of-guests.md.
create table public.message_photos (
  message_id uuid primary key references public.messages (id) on delete cascade,
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- WebP, made by the server.
  picture bytea not null,
  created_at timestamptz not null default now()
);
call innfo.add_rule('message_photos', 'picture', 'length', 'octet_length({}) between 1 and 4 * 1024 * 1024');
create index message_photos_hotel_id on public.message_photos (hotel_id);
alter table public.message_photos alter column picture set storage external;
call innfo.declare_table('message_photos', 'desk', writes => false);
-- The picture is read by itself, with own_picture(): a list of rows is read whole, and one of pictures took gigabytes.
revoke select on public.message_photos from authenticated;
grant select (message_id, hotel_id, created_at) on public.message_photos to authenticated;

-- In the room that pictures of a hotel have. octet_length() reads no picture.
create function innfo.keep_message_photos_within_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1 loop
    allowed := innfo.limit_of(hotel.user_id, 'message_photo_bytes');
    perform innfo.one_at_a_time('messages of ' || hotel.id);
    if (select sum(octet_length(p.picture)) from public.message_photos p where p.hotel_id = hotel.id) > allowed then
      perform innfo.refuse_more('message_photo_bytes', allowed);
    end if;
  end loop;
  return null;
end $$;
create trigger keep_within_limits_insert after insert on public.message_photos referencing new table as added
  for each statement execute function innfo.keep_message_photos_within_limit();

-- The picture of a message of the caller's own hotel.
create function innfo.own_picture(message_id uuid) returns bytea language sql stable security definer set search_path = '' as $$
  select p.picture from public.message_photos p
  where p.message_id = own_picture.message_id and p.hotel_id = any (array(select * from innfo.hotels_of('desk')))
$$;
grant execute on function innfo.own_picture(uuid) to authenticated, service_role;

-- Gives a find this picture, in place of the one it has. False where there is no such find. The server asks the
-- policies first whether the caller may see it.
create function innfo.keep_photo_of_find(find uuid, picture bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  hotel constant text := (select m.hotel_id from public.messages m where m.id = find and not m.by_guest for update);
begin
  delete from public.message_photos p where p.message_id = find and hotel is not null;
  insert into public.message_photos (message_id, hotel_id, picture)
  select find, hotel, keep_photo_of_find.picture where hotel is not null;
  return found;
end $$;

-- ------------------------------------------------------------------------------------------------
-- For guests

-- The kinds that a hotel takes now.
create function innfo.guest_messages(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(k.kind order by array_position(array['request', 'feedback', 'lost'], k.kind)), '[]')
  from public.message_kinds k join public.hotels h on h.id = k.hotel_id
  where k.hotel_id = guest_messages.hotel_id and k.is_on and k.kind <> 'found'
    and (k.kind <> 'request' or exists (select from innfo.topics_of(h.id) t where t.is_on))
    and innfo.limit_of(h.user_id, 'messages') > 0 and not innfo.is_taken_down(h.id)
$$;
insert into innfo.guest_parts (part, function_name) values ('messages', 'guest_messages');

-- The hotel on a page about messages. Emergency numbers that are not always there are for who has time to read
-- when.
create function innfo.hotel_of_messages(hotel public.hotels) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('id', hotel.id, 'name', hotel.name, 'language', hotel.language, 'accent', hotel.accent,
    'type_mood', hotel.type_mood, 'phone', hotel.phone, 'email', hotel.email, 'whatsapp', hotel.whatsapp,
    'address', hotel.address, 'country', hotel.country, 'time_zone', hotel.time_zone, 'review_url', hotel.review_url,
    'reception_hours', hotel.reception_hours,
    'emergency', (select coalesce(jsonb_agg(c.number), '[]') from innfo.emergency_contacts(hotel.id) c
      where c.shown_during is null))
$$;

-- Whether a service may read what is written here: where an owner has chosen languages, and the plan has room for them.
-- The privacy notice asks the same.
create function innfo.translates_messages(hotel_id text) returns boolean language sql stable set search_path = ''
return innfo.guest_languages(hotel_id) <> '[]';

-- Null for a hotel that does not exist or takes no such messages.
create function innfo.message_form(hotel_id text, kind text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h), 'keep_days', k.keep_days, 'translates', innfo.translates_messages(h.id),
    'topics', coalesce(o.topics, '[]'), 'hours', coalesce(o.hours, '{}'), 'offers', coalesce(o.offers, '{}'),
    -- Among them may be the house's own rule for a topic: src/guest/forms/rules.ts.
    'questions', (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'question', f.question, 'answer', f.answer)
        order by f.position nulls last, f.created_at, f.id), '[]')
      from public.faqs f where f.hotel_id = h.id and k.kind = 'request' and not f.is_hidden and f.shown_during is null
        and exists (select from innfo.sections_of(h) s
          where s.section_id = 'faqs' and s.place <= (innfo.plan_of(h.user_id)).max_sections)))
  from public.hotels h join public.message_kinds k on k.hotel_id = h.id
  cross join lateral (
    select jsonb_agg(t.topic) as topics, jsonb_object_agg(t.topic, t.hours) as hours,
      jsonb_object_agg(t.topic, t.offer) filter (where t.offer is not null) as offers
    from innfo.topics_of(h.id) t where t.is_on and k.kind = 'request') as o
  where h.id = lower(message_form.hotel_id) and k.kind = message_form.kind
    and innfo.guest_messages(h.id) ? message_form.kind
$$;
grant execute on function innfo.message_form(text, text) to anon, service_role;

-- When the next mail about new messages of a kind may go to a hotel's people, and when one last went ahead of its time.
create table innfo.message_mails (
  hotel_id text not null references public.hotels (id) on delete cascade,
  kind text not null,
  due_at timestamptz not null,
  alarmed_at timestamptz,
  primary key (hotel_id, kind)
);
alter table innfo.message_mails enable row level security;

-- The same words from the same card within two minutes are one message. See docs/decisions/0061-messages.md.

-- A repeat leads to the first: the hash of its own address, and which message that is.
create table innfo.message_repeats (
  id uuid primary key,
  message_id uuid not null references public.messages (id) on delete cascade,
  at timestamptz not null default now()
);
alter table innfo.message_repeats enable row level security;
create index message_repeats_message_id on innfo.message_repeats (message_id);

create function innfo.message_of(id uuid) returns uuid language sql stable security definer set search_path = '' as $$
  select coalesce((select r.message_id from innfo.message_repeats r where r.id = message_of.id), message_of.id)
$$;

-- Whether one message says what another one said. A photo says more.
create function innfo.says_again(sent public.messages, before public.messages) returns boolean
language sql immutable set search_path = '' as $$
  select (sent.kind, sent.topic, sent.rating, sent.wanted_at, sent.item, sent.place, sent.day, sent.color, sent.contact)
      is not distinct from (before.kind, before.topic, before.rating, before.wanted_at, before.item, before.place, before.day,
        before.color, before.contact)
    and lower(regexp_replace(coalesce(sent.text, ''), '\s+', ' ', 'g'))
      = lower(regexp_replace(coalesce(before.text, ''), '\s+', ' ', 'g'))
$$;

-- The same words from the same card within two minutes are one message: the house's own code is on every wall, and
-- typed rooms are anybody's, so only a card counts. A finished one is not said again, it begins anew. The server has
-- verified the code. Answers sent; known, when a message with this id, or one that says the same, is there already;
-- full; or closed, when the hotel does not take it.
create function innfo.send_message(message jsonb) returns text language plpgsql security definer set search_path = '' as $$
declare
  sent constant public.messages := jsonb_populate_record(null::public.messages, message);
  first uuid;
begin
  if not innfo.guest_messages(sent.hotel_id) ? sent.kind
      or (sent.kind = 'request' and sent.topic <> 'help' and not exists (
        select from innfo.topics_of(sent.hotel_id) t where t.topic = sent.topic and t.is_on)) then
    return 'closed';
  end if;
  if exists (select from innfo.message_repeats r where r.id = sent.id) then
    return 'known';
  end if;
  if sent.code_id is not null and sent.card is not null and not coalesce((message ->> 'has_photo')::boolean, false) then
    -- When two arrive in the same moment, the second finds the first.
    perform innfo.one_at_a_time('messages by ' || sent.code_id);
    select m.id into first from public.messages m
    where m.hotel_id = sent.hotel_id and m.code_id = sent.code_id and m.created_at > now() - interval '2 minutes'
      and m.id <> sent.id and m.by_guest and m.state <> 'done' and m.danger >= coalesce(sent.danger, false)
      and innfo.says_again(sent, m)
    order by m.created_at limit 1;
    if found then
      insert into innfo.message_repeats (id, message_id) values (sent.id, first);
      return 'known';
    end if;
  end if;
  if sent.danger then
    perform innfo.hold_new_alarm(sent);
  end if;
  insert into public.messages (id, hotel_id, kind, room, topic, rating, text, wanted_at, item, place, day, color,
    contact, language, by_guest, danger, code_id, card)
  values (sent.id, sent.hotel_id, sent.kind, sent.room, sent.topic, sent.rating, sent.text, sent.wanted_at, sent.item,
    sent.place, sent.day, sent.color, sent.contact, sent.language, true, coalesce(sent.danger, false), sent.code_id,
    sent.card)
  on conflict (id) do nothing;
  if not found then
    return 'known';
  end if;
  perform innfo.mail_of_message(sent);
  if sent.danger then
    perform innfo.note_new_alarm(sent);
  end if;
  return 'sent';
exception
  when sqlstate 'IN003' then return 'full';
  when sqlstate 'IN002' then return 'closed';
end $$;

-- A message with its picture, or neither. Answers as without one, or no_photo when there is no room for pictures.
create function innfo.send_message(message jsonb, picture bytea) returns text
language plpgsql security definer set search_path = '' as $$
declare
  outcome text;
begin
  -- Here, and not where it is declared, it is undone with the picture.
  outcome := innfo.send_message(message || jsonb_build_object('has_photo', picture is not null));
  if outcome = 'sent' and picture is not null then
    insert into public.message_photos (message_id, hotel_id, picture)
    values ((message ->> 'id')::uuid, message ->> 'hotel_id', picture);
  end if;
  return outcome;
exception
  when sqlstate 'IN003' then return 'no_photo';
end $$;

-- The topics that guests may choose now, in the hotel's order.
create function innfo.guest_topics(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(t.topic), '[]') from innfo.topics_of(guest_topics.hotel_id) t
  where t.is_on and innfo.guest_messages(guest_topics.hotel_id) ? 'request'
$$;
insert into innfo.guest_parts (part, function_name) values ('topics', 'guest_topics');

-- Upkeep forgets what was kept for as long as guests were told, and the networks, events and days of rooms whose time
-- is over. Answers whether there is more, so that no call takes longer than a statement may.
create function innfo.forget_messages() returns boolean language plpgsql security definer set search_path = '' as $$
declare
  at_a_time constant int := 2000;
  forgotten int;
begin
  delete from innfo.message_networks where at < now() - interval '1 day';
  delete from innfo.muted_networks where until < now();
  delete from public.desk_events where at < now() - case what when 'withdrawn' then interval '1 day' else interval '14 days' end;
  delete from public.room_days where day < current_date - 14;
  delete from public.messages where id in (
    select id from public.messages where keep_until < (now() at time zone 'UTC')::date limit at_a_time);
  get diagnostics forgotten = row_count;
  return forgotten = at_a_time;
end $$;

-- ------------------------------------------------------------------------------------------------
-- A network is known by a mark that the server makes anew each day: no address is kept, and two days' marks of a
-- network have nothing in common.

create table innfo.message_networks (
  message_id uuid not null references public.messages (id) on delete cascade,
  mark text not null,
  at timestamptz not null default now(),
  -- A further text may come from another network than the message.
  primary key (message_id, mark)
);
create index message_networks_at on innfo.message_networks (at);
alter table innfo.message_networks enable row level security;

create table innfo.muted_networks (
  hotel_id text not null references public.hotels (id) on delete cascade,
  mark text not null,
  until timestamptz not null,
  primary key (hotel_id, mark)
);
create index muted_networks_until on innfo.muted_networks (until);
alter table innfo.muted_networks enable row level security;

-- From the networks of these messages nothing comes for a day but danger. Answers how many networks are muted; what is
-- older than a day has none any more. Null for a hotel at whose desk the caller is not.
create function public.mute_networks(hotel_id text, message_ids jsonb) returns integer
language sql volatile security definer set search_path = '' as $$
  with muted as (
    insert into innfo.muted_networks as n (hotel_id, mark, until)
    select distinct m.hotel_id, w.mark, now() + interval '1 day'
    from public.messages m join innfo.message_networks w on w.message_id = m.id
    where m.id = any (array(select jsonb_array_elements_text(mute_networks.message_ids)::uuid)) and m.hotel_id = mute_networks.hotel_id
      and m.hotel_id = any (array(select * from innfo.hotels_of('desk'))) and not m.danger
    on conflict on constraint muted_networks_pkey do update set until = excluded.until
    returning 1
  )
  select case when mute_networks.hotel_id = any (array(select * from innfo.hotels_of('desk')))
    then (select count(*)::int from muted) end
$$;
grant execute on function public.mute_networks(text, jsonb) to authenticated, service_role;
