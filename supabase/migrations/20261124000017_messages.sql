-- What guests ask for, say about their stay and have lost, and what the hotel's people find and do about it. See
-- docs/decisions/0061-messages.md.

-- What a hotel takes. Without a row a kind is off.
create table public.message_kinds (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  kind text not null,
  is_on boolean not null default false,
  -- What guests may ask for.
  topics text[] not null default '{towels,late_checkout,taxi,wake_up_call,repair,other}',
  -- Who is told of new ones; without one, the hotel's own address.
  emails text[] not null default '{}',
  -- What the hotel's people often answer.
  answers text[] not null default '{}',
  keep_days integer not null default 90,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Feedback that cannot wait: of five; null for never.
  attention smallint default 3,
  alarm smallint default 1,
  constraint message_kinds_key unique (hotel_id, kind)
);
-- When the hotel sees to what guests ask for, each topic with hours of its own. Null: at any time. See
-- docs/decisions/0050-hours-of-requests.md.
call innfo.add_hours('message_kinds', 'towels_hours');
call innfo.add_hours('message_kinds', 'late_checkout_hours');
call innfo.add_hours('message_kinds', 'taxi_hours');
call innfo.add_hours('message_kinds', 'wake_up_call_hours');
call innfo.add_hours('message_kinds', 'repair_hours');
call innfo.add_hours('message_kinds', 'other_hours');
create trigger set_updated_at before update on public.message_kinds
  for each row execute function innfo.set_updated_at();
create trigger notify_hotel_changed after insert or update or delete on public.message_kinds
  for each row execute function innfo.notify_hotel_changed();
-- The desk reads what it often answers, and how long a message is kept.
call innfo.declare_table('message_kinds', 'owner', never_changed => '{kind}', read_by => 'desk');
call innfo.choice('message_kinds', 'kind', array['request', 'feedback', 'lost', 'found']);
call innfo.add_rule('message_kinds', 'topics', 'choice',
  '{} <@ array[''towels'', ''late_checkout'', ''taxi'', ''wake_up_call'', ''repair'', ''other'']');
call innfo.add_rule('message_kinds', 'topics', 'length', 'cardinality({}) <= 6');
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

-- The order of the inbox: danger, then whoever has waited longest, then what is done, the newest of it first. Nobody
-- waits for what the desk found, so it stands below what guests sent. No two messages have the same turn: a page of the
-- list goes on after the last one shown, also when that one has changed its place meanwhile. Before PostgreSQL 16
-- whoever changes no row at all needs the right to call it, too.
create function innfo.turn_of(state text, danger boolean, kind text, created_at timestamptz, id uuid) returns text
language sql immutable set search_path = ''
as $$
  select case when state = 'done' then '3' when danger then '0' when kind = 'found' then '2' else '1' end
    || lpad((case when state = 'done' then 9999999999999 - since else since end)::text, 13, '0') || id::text
  from (values (floor(extract(epoch from created_at at time zone 'UTC') * 1000)::bigint)) as milliseconds (since)
$$;
grant execute on function innfo.turn_of(text, boolean, text, timestamp with time zone, uuid) to anon, authenticated;

create table public.messages (
  -- Of a guest's message: the hash of the secret in the address where they follow it.
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  kind text not null,
  state text not null default 'new',
  room text,
  topic text,
  rating smallint,
  text text,
  -- What clocks show at the hotel.
  wanted_at timestamp,
  item text,
  place text,
  -- When it got lost or was found, in words.
  day text,
  color text,
  contact text,
  -- For the guest to read.
  answer text,
  -- For the hotel's people alone.
  note text,
  assignee text,
  -- What became of a thing.
  outcome text,
  -- False for what was written at the desk.
  by_guest boolean not null default false,
  -- The guest's.
  language text not null default 'en',
  -- keep_message_until() decides, and no writer.
  keep_until date not null default current_date + 90,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Where the thing lies.
  shelf text,
  -- The guest's report of a find, and the other way round.
  match_id uuid references public.messages (id) on delete set null,
  ownership_checked boolean not null default false,
  -- Raised by the server, and by mark_help(). No client writes it. See docs/decisions/0098-danger.md.
  danger boolean not null default false,
  turn text collate "C" not null generated always as (innfo.turn_of(state, danger, kind, created_at, id)) stored
);
create index messages_hotel_id_created_at on public.messages (hotel_id, created_at, id);
create index messages_hotel_id_turn on public.messages (hotel_id, turn);
create index messages_hotel_id_state on public.messages (hotel_id, state, turn);
create index messages_hotel_id_kind on public.messages (hotel_id, kind, turn);
create index messages_hotel_id_updated_at on public.messages (hotel_id, updated_at);
create index messages_keep_until on public.messages (keep_until);
create index messages_match_id on public.messages (match_id) where match_id is not null;

create trigger set_updated_at before update on public.messages
  for each row execute function innfo.set_updated_at();
-- The guest's words stay the guest's.
call innfo.declare_table('messages', 'desk',
  never_changed => '{kind,room,topic,rating,text,wanted_at,item,place,day,color,contact}',
  server_sets => '{by_guest,language,keep_until,danger}');
grant insert (id) on public.messages to authenticated;

call innfo.choice('messages', 'kind', array['request', 'feedback', 'lost', 'found']);
call innfo.choice('messages', 'state', array['new', 'working', 'done']);
call innfo.choice('messages', 'outcome', array['handed_over', 'sent', 'donated', 'disposed']);
call innfo.choice('messages', 'language', innfo.language_tags());
-- Every form for requests has the topic 'help', whatever else the hotel takes requests for.
call innfo.legible('messages', 'topic');
call innfo.add_rule('messages', 'topic', 'choice', 'case kind
  when ''request'' then {} in (''help'', ''towels'', ''late_checkout'', ''taxi'', ''wake_up_call'', ''repair'', ''other'')
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
call innfo.optional_text('messages', 'answer', 2000, lines => true);
call innfo.optional_text('messages', 'note', 2000, lines => true);
call innfo.optional_text('messages', 'assignee', 80);
call innfo.optional_text('messages', 'shelf', 40);
call innfo.add_rule('messages', 'topic', 'required', 'kind <> ''request'' or {} is not null');
call innfo.add_rule('messages', 'room', 'required',
  'kind <> ''request'' or ({} is not null and not innfo.is_blank({}))');
call innfo.add_rule('messages', 'rating', 'required', 'kind <> ''feedback'' or {} is not null');
call innfo.add_rule('messages', 'item', 'required',
  'kind not in (''lost'', ''found'') or ({} is not null and not innfo.is_blank({}))');
call innfo.add_rule('messages', 'contact', 'required',
  'kind <> ''lost'' or ({} is not null and not innfo.is_blank({}))');
call innfo.add_rule('messages', 'ownership_checked', 'kind', 'kind in (''lost'', ''found'') or not {}');

-- A message is kept for as long as guests are told when they write: a setting changed later changes nothing of that.
create function innfo.keep_message_until() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.keep_until := (now() at time zone 'UTC')::date + coalesce(
    (select k.keep_days from public.message_kinds k where k.hotel_id = new.hotel_id and k.kind = new.kind), 90);
  return new;
end
$$;
create trigger keep_message_until before insert on public.messages
  for each row execute function innfo.keep_message_until();

-- Also of what the desk writes down for a guest who called.
create function innfo.mark_help() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.danger := true;
  return new;
end
$$;
create trigger mark_help before insert on public.messages for each row when (new.topic = 'help')
  execute function innfo.mark_help();

-- After the policies have decided. The bytes of messages do not count with the owner's texts: guests must not be able
-- to fill that room. A full inbox has room for who is in danger: a tenth more, so that whoever writes of danger without
-- being in any does not fill it without end.
create function innfo.keep_messages_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
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
    -- Writers to one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('messages of ' || hotel.id, 0));
    if (select count(*) from public.messages m where m.hotel_id = hotel.id)
        > (allowed + case when hotel.danger then ceil(allowed / 10.0) else 0 end) then
      perform innfo.refuse_more('messages', allowed);
    end if;
  end loop;
  return null;
end
$$;
create trigger keep_within_limits_insert after insert on public.messages referencing new table as added
  for each statement execute function innfo.keep_messages_within_limit();

-- What was done with a message, when and by whom.
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
call innfo.choice('message_events', 'what',
  array['sent', 'state', 'answer', 'note', 'assignee', 'outcome', 'match', 'ownership', 'shelf']);
create index message_events_hotel_id_message_id on public.message_events (hotel_id, message_id, at);
create index message_events_message_id on public.message_events (message_id, at);
create index message_events_by_user on public.message_events (by_user);
call innfo.declare_table('message_events', 'desk', writes => false);

create function innfo.record_message_event() returns trigger
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
    ('state', new.state, tg_op = 'UPDATE' and new.state is distinct from old.state),
    ('answer', null, tg_op = 'UPDATE' and new.answer is distinct from old.answer),
    ('note', null, tg_op = 'UPDATE' and new.note is distinct from old.note),
    ('assignee', new.assignee, tg_op = 'UPDATE' and new.assignee is distinct from old.assignee),
    ('outcome', new.outcome, tg_op = 'UPDATE' and new.outcome is distinct from old.outcome),
    ('match', new.match_id::text, tg_op = 'UPDATE' and new.match_id is distinct from old.match_id),
    ('ownership', new.ownership_checked::text, tg_op = 'UPDATE' and new.ownership_checked <> old.ownership_checked),
    ('shelf', new.shelf, tg_op = 'UPDATE' and new.shelf is distinct from old.shelf)
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
create trigger record_message_event after insert or update on public.messages
  for each row execute function innfo.record_message_event();

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
language plpgsql security definer set search_path = ''
as $$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1 loop
    allowed := innfo.limit_of(hotel.user_id, 'message_photo_bytes');
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('messages of ' || hotel.id, 0));
    if (select sum(octet_length(p.picture)) from public.message_photos p where p.hotel_id = hotel.id) > allowed then
      perform innfo.refuse_more('message_photo_bytes', allowed);
    end if;
  end loop;
  return null;
end
$$;
create trigger keep_within_limits_insert after insert on public.message_photos referencing new table as added
  for each statement execute function innfo.keep_message_photos_within_limit();

-- Of a message of the caller's own hotel.
create function innfo.own_picture(message_id uuid) returns bytea
language sql stable security definer set search_path = ''
as $$
  select p.picture from public.message_photos p
  where p.message_id = own_picture.message_id and p.hotel_id = any (array(select * from innfo.hotels_of('desk')))
$$;
grant execute on function innfo.own_picture(uuid) to authenticated, service_role;

-- Of a find, in place of the one it has. False where there is no such find. The server asks the policies first whether
-- the caller may see it.
create function innfo.keep_photo_of_find(find uuid, picture bytea) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  hotel constant text := (select m.hotel_id from public.messages m where m.id = find and not m.by_guest for update);
begin
  delete from public.message_photos p where p.message_id = find and hotel is not null;
  insert into public.message_photos (message_id, hotel_id, picture)
  select find, hotel, keep_photo_of_find.picture where hotel is not null;
  return found;
end
$$;

-- ------------------------------------------------------------------------------------------------
-- For guests

-- What a hotel may be asked for, and when it sees to it.
create function innfo.topics_of(hotel_id text) returns table (topic text, is_on boolean, hours jsonb)
language sql stable set search_path = ''
as $$
  select t.topic, t.topic = any (k.topics), t.hours
  from public.message_kinds k cross join lateral (values
    ('towels', k.towels_hours), ('late_checkout', k.late_checkout_hours), ('taxi', k.taxi_hours),
    ('wake_up_call', k.wake_up_call_hours), ('repair', k.repair_hours), ('other', k.other_hours)) as t (topic, hours)
  where k.hotel_id = topics_of.hotel_id and k.kind = 'request'
$$;

-- The kinds that a hotel takes now.
create function innfo.guest_messages(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(k.kind order by array_position(array['request', 'feedback', 'lost'], k.kind)), '[]')
  from public.message_kinds k join public.hotels h on h.id = k.hotel_id
  where k.hotel_id = guest_messages.hotel_id and k.is_on and k.kind <> 'found'
    and (k.kind <> 'request' or exists (select from innfo.topics_of(h.id) t where t.is_on))
    and innfo.limit_of(h.user_id, 'messages') > 0
$$;
insert into innfo.guest_parts (part, function_name) values ('messages', 'guest_messages');

-- What a page about messages shows of a hotel. Emergency numbers that are not always there are for who has time to read
-- when.
create function innfo.hotel_of_messages(hotel public.hotels) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', hotel.id, 'name', hotel.name, 'language', hotel.language, 'accent', hotel.accent,
    'type_mood', hotel.type_mood, 'phone', hotel.phone, 'email', hotel.email, 'address', hotel.address,
    'country', hotel.country, 'time_zone', hotel.time_zone, 'review_url', hotel.review_url,
    'emergency', (select coalesce(jsonb_agg(c.number), '[]') from innfo.emergency_contacts(hotel.id) c
      where c.shown_during is null))
$$;

-- Null for a hotel that does not exist or takes no such messages.
create function innfo.message_form(hotel_id text, kind text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h), 'keep_days', k.keep_days,
    'topics', coalesce(o.topics, '[]'), 'hours', coalesce(o.hours, '{}'))
  from public.hotels h join public.message_kinds k on k.hotel_id = h.id
  cross join lateral (
    select jsonb_agg(t.topic) as topics, jsonb_object_agg(t.topic, t.hours) as hours
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

-- Answers sent; known, when a message with this id is there already; full; or closed, when the hotel does not take it.
create function innfo.send_message(message jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  sent constant public.messages := jsonb_populate_record(null::public.messages, message);
  settings public.message_kinds;
  due timestamptz;
begin
  select k.* into settings from public.message_kinds k where k.hotel_id = sent.hotel_id and k.kind = sent.kind;
  if not innfo.guest_messages(sent.hotel_id) ? sent.kind
      or (sent.kind = 'request' and sent.topic <> 'help' and not exists (
        select from innfo.topics_of(sent.hotel_id) t where t.topic = sent.topic and t.is_on)) then
    return 'closed';
  end if;
  insert into public.messages (id, hotel_id, kind, room, topic, rating, text, wanted_at, item, place, day, color,
    contact, language, by_guest, danger)
  values (sent.id, sent.hotel_id, sent.kind, sent.room, sent.topic, sent.rating, sent.text, sent.wanted_at, sent.item,
    sent.place, sent.day, sent.color, sent.contact, sent.language, true, coalesce(sent.danger, false))
  on conflict (id) do nothing;
  if not found then
    return 'known';
  end if;

  -- One mail tells of all that came meanwhile: at most one in ten minutes, and the last message is never left out.
  insert into innfo.message_mails as m (hotel_id, kind, due_at) values (sent.hotel_id, sent.kind, now())
  on conflict (hotel_id, kind) do update set due_at = greatest(now(), m.due_at + interval '10 minutes')
    where m.due_at <= now()
  returning m.due_at into due;
  if found then
    insert into innfo.jobs (kind, payload, due_at)
    select 'mail', jsonb_build_object('letter', 'newMessages', 'to', told.address, 'hotelId', h.id, 'kind', sent.kind), due
    from public.hotels h
    cross join unnest(case settings.emails when '{}' then array[h.email] else settings.emails end) as told (address)
    where h.id = sent.hotel_id;
  end if;
  return 'sent';
exception
  when sqlstate 'IN003' then return 'full';
  when sqlstate 'IN002' then return 'closed';
end
$$;

-- A message with its picture, or neither. Answers as without one, or no_photo when there is no room for pictures.
create function innfo.send_message(message jsonb, picture bytea) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  outcome text;
begin
  -- Here, and not where it is declared, it is undone with the picture.
  outcome := innfo.send_message(message);
  if outcome = 'sent' and picture is not null then
    insert into public.message_photos (message_id, hotel_id, picture)
    values ((message ->> 'id')::uuid, message ->> 'hotel_id', picture);
  end if;
  return outcome;
exception
  when sqlstate 'IN003' then return 'no_photo';
end
$$;

-- What a guest reads who has the secret of which this is the hash.
create function innfo.sent_message(message_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h),
    'hours', (select t.hours from innfo.topics_of(m.hotel_id) t where m.kind = 'request' and t.topic = m.topic),
    'message', to_jsonb(m) - array['id', 'hotel_id', 'note', 'assignee', 'by_guest', 'updated_at', 'shelf', 'match_id', 'ownership_checked', 'turn']
      || jsonb_build_object('has_photo', exists (select from public.message_photos p where p.message_id = m.id)))
  from public.messages m join public.hotels h on h.id = m.hotel_id
  where m.id = sent_message.message_id and m.by_guest
$$;
grant execute on function innfo.sent_message(uuid) to anon, service_role;

-- The message itself says who may read its picture.
create function innfo.sent_photo(message_id uuid) returns bytea
language sql stable security definer set search_path = ''
as $$
  select p.picture from public.message_photos p
  where p.message_id = sent_photo.message_id and innfo.sent_message(sent_photo.message_id) is not null
$$;
grant execute on function innfo.sent_photo(uuid) to anon, service_role;

-- For good, by the guest who wrote it.
create function innfo.withdraw_message(message_id uuid) returns boolean
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.messages m where m.id = withdraw_message.message_id and m.by_guest returning 1
  )
  select exists (select from gone)
$$;

-- Upkeep forgets what was kept for as long as guests were told. Answers whether there is more, so that no call takes
-- longer than a statement may.
create function innfo.forget_messages() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  at_a_time constant int := 2000;
  forgotten int;
begin
  delete from public.messages where id in (
    select id from public.messages where keep_until < (now() at time zone 'UTC')::date limit at_a_time);
  get diagnostics forgotten = row_count;
  return forgotten = at_a_time;
end
$$;
