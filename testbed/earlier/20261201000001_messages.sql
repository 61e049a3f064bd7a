-- What guests ask for, say about their stay and have lost, and what the hotel's people find and do about it.
-- See docs/decisions/0061-messages.md.

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
  constraint message_kinds_key unique (hotel_id, kind)
);
call innfo.belongs_to_hotel('message_kinds');
-- Nobody reads them in the order of their making.
drop index public.message_kinds_hotel_id;
revoke update (kind) on public.message_kinds from authenticated;
call innfo.choice('message_kinds', 'kind', array['request', 'feedback', 'lost', 'found']);
call innfo.add_rule('message_kinds', 'topics', 'choice',
  '{} <@ array[''towels'', ''late_checkout'', ''taxi'', ''wake_up_call'', ''repair'', ''other'']');
call innfo.add_rule('message_kinds', 'emails', 'email',
  'array_to_string({}, '','', ''*'') ~ ''^([^@\s,*]+@[^@\s,*]+\.[^@\s,*]+(,(?=.)|$))*$''
    and cardinality({}) = regexp_count(array_to_string({}, ''''), ''@'')');
call innfo.add_rule('message_kinds', 'emails', 'length',
  'cardinality({}) <= 5 and char_length(array_to_string({}, '''')) <= 1270');
call innfo.add_rule('message_kinds', 'answers', 'length',
  'cardinality({}) <= 10 and char_length(array_to_string({}, '''')) <= 3000');
call innfo.add_rule('message_kinds', 'keep_days', 'range', '{} between 1 and 730');

-- The hotel's page where everybody may read reviews: every guest who gave feedback is led there, whatever they said.
call innfo.add_link('hotels', 'review_url');
call innfo.add_rule('hotels', 'review_url', 'https', '{} = '''' or {} ~* ''^https://''');

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
  keep_until date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.belongs_to_hotel('messages');
call innfo.client_chosen_id('messages');
-- No page for guests changes with them.
drop trigger notify_hotel_changed on public.messages;
drop index public.messages_hotel_id;
create index messages_hotel_id_created_at on public.messages (hotel_id, created_at, id);
create index messages_hotel_id_state on public.messages (hotel_id, state, created_at, id);
create index messages_hotel_id_updated_at on public.messages (hotel_id, updated_at);
create index messages_keep_until on public.messages (keep_until);

-- The guest's words stay the guest's.
revoke update (kind, room, topic, rating, text, wanted_at, item, place, day, color, contact)
  on public.messages from authenticated;
revoke insert (by_guest, language, keep_until), update (by_guest, language, keep_until)
  on public.messages from authenticated;

call innfo.choice('messages', 'kind', array['request', 'feedback', 'lost', 'found']);
call innfo.choice('messages', 'state', array['new', 'working', 'done']);
call innfo.choice('messages', 'outcome', array['handed_over', 'sent', 'donated', 'disposed']);
call innfo.choice('messages', 'language', array[
  'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'da', 'sv', 'nb', 'fi', 'pl', 'cs', 'hu', 'ro', 'el', 'tr', 'uk', 'ar',
  'he', 'hi', 'zh-Hans', 'ja', 'ko'
]);
call innfo.add_rule('messages', 'topic', 'choice', 'case kind
  when ''request'' then {} in (''towels'', ''late_checkout'', ''taxi'', ''wake_up_call'', ''repair'', ''other'')
  when ''feedback'' then {} in (''room'', ''cleaning'', ''breakfast'', ''staff'', ''quiet'', ''wifi'', ''other'')
  else {} is null end');
call innfo.add_rule('messages', 'rating', 'range', '{} between 1 and 5');
call innfo.add_rule('messages', 'wanted_at', 'moment', '{} >= ''2000-01-01'' and {} < ''2100-01-01''');
call innfo.optional_text('messages', 'room', 40);
call innfo.optional_text('messages', 'text', 2000);
call innfo.optional_text('messages', 'item', 120);
call innfo.optional_text('messages', 'place', 200);
call innfo.optional_text('messages', 'day', 100);
call innfo.optional_text('messages', 'color', 60);
call innfo.optional_text('messages', 'contact', 254);
call innfo.optional_text('messages', 'answer', 2000);
call innfo.optional_text('messages', 'note', 2000);
call innfo.optional_text('messages', 'assignee', 80);
call innfo.add_rule('messages', 'topic', 'required', 'kind <> ''request'' or {} is not null');
call innfo.add_rule('messages', 'room', 'required',
  'kind <> ''request'' or ({} is not null and not innfo.is_blank({}))');
call innfo.add_rule('messages', 'rating', 'required', 'kind <> ''feedback'' or {} is not null');
call innfo.add_rule('messages', 'item', 'required',
  'kind not in (''lost'', ''found'') or ({} is not null and not innfo.is_blank({}))');
call innfo.add_rule('messages', 'contact', 'required',
  'kind <> ''lost'' or ({} is not null and not innfo.is_blank({}))');

-- How long it is kept is what guests are told when they write: a setting changed later changes nothing of that.
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

-- After the policies have decided. Their bytes do not count with the owner's texts: guests must not be able to
-- fill that room.
create function innfo.keep_messages_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hotel record;
  allowed bigint;
begin
  for hotel in select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id order by 1 loop
    allowed := innfo.limit_of(hotel.user_id, 'messages');
    if allowed = 0 then
      raise exception 'The inbox is only available with the Pro plan. Upgrade to take messages.'
        using errcode = 'IN002';
    end if;
    -- Writers to one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('messages of ' || hotel.id, 0));
    if (select count(*) from public.messages m where m.hotel_id = hotel.id) > allowed then
      perform innfo.refuse_more('messages', allowed);
    end if;
  end loop;
  return null;
end
$$;
create trigger keep_within_limits_insert after insert on public.messages referencing new table as added
  for each statement execute function innfo.keep_messages_within_limit();

-- Until the server has written them.
insert into innfo.limits (plan_id, what, max)
select id, 'messages', case when custom_sections then 10000 else 0 end from public.plans;

-- The same function, with one sentence more.
do $$
declare
  before constant text := pg_get_functiondef('innfo.refuse_more(text, bigint)'::regprocedure);
  place constant text := 'else format(''The texts';
begin
  if position(place in before) = 0 then
    raise exception 'innfo.refuse_more has changed';
  end if;
  execute replace(before, place, 'when ''messages'' then format(''The inbox of a hotel has room for %s messages.'', allowed)
      ' || place);
end
$$;

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
call innfo.choice('message_events', 'what', array['sent', 'state', 'answer', 'note', 'assignee', 'outcome']);
create index message_events_hotel_id_message_id on public.message_events (hotel_id, message_id, at);
create index message_events_message_id on public.message_events (message_id, at);
create index message_events_by_user on public.message_events (by_user);
alter table public.message_events enable row level security;
create policy "owners read rows of their hotels" on public.message_events
  for select to authenticated
  using (hotel_id = any (array(select id from public.hotels where user_id = (select auth.uid()))));
revoke all on public.message_events from anon, authenticated;
grant select on public.message_events to authenticated;
grant all on public.message_events to service_role;

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
    ('outcome', new.outcome, tg_op = 'UPDATE' and new.outcome is distinct from old.outcome)
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
-- For guests

-- The kinds that a hotel takes now.
create function innfo.guest_messages(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(k.kind order by array_position(array['request', 'feedback', 'lost'], k.kind)), '[]')
  from public.message_kinds k join public.hotels h on h.id = k.hotel_id
  where k.hotel_id = guest_messages.hotel_id and k.is_on and k.kind <> 'found' and (k.kind <> 'request' or k.topics <> '{}')
    and innfo.limit_of(h.user_id, 'messages') > 0
$$;
insert into innfo.guest_parts (part, function_name) values ('messages', 'guest_messages');

-- What a page about messages shows of a hotel.
create function innfo.hotel_of_messages(hotel public.hotels) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', hotel.id, 'name', hotel.name, 'language', hotel.language, 'accent', hotel.accent,
    'type_mood', hotel.type_mood, 'phone', hotel.phone, 'email', hotel.email, 'address', hotel.address,
    'country', hotel.country, 'time_zone', hotel.time_zone, 'review_url', hotel.review_url)
$$;

-- Null for a hotel that does not exist or takes no such messages.
create function innfo.message_form(hotel_id text, kind text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h), 'topics', k.topics, 'keep_days', k.keep_days)
  from public.hotels h join public.message_kinds k on k.hotel_id = h.id
  where h.id = lower(message_form.hotel_id) and k.kind = message_form.kind
    and innfo.guest_messages(h.id) ? message_form.kind
$$;
grant execute on function innfo.message_form(text, text) to anon, service_role;

-- What a guest reads who has the secret of which this is the hash.
create function innfo.sent_message(message_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('hotel', innfo.hotel_of_messages(h),
    'message', to_jsonb(m) - array['id', 'hotel_id', 'note', 'assignee', 'by_guest', 'updated_at'])
  from public.messages m join public.hotels h on h.id = m.hotel_id
  where m.id = sent_message.message_id and m.by_guest
$$;
grant execute on function innfo.sent_message(uuid) to anon, service_role;

-- When the next mail about new messages of a kind may go to a hotel's people.
create table innfo.message_mails (
  hotel_id text not null references public.hotels (id) on delete cascade,
  kind text not null,
  due_at timestamptz not null,
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
      or (sent.kind = 'request' and sent.topic <> all (settings.topics)) then
    return 'closed';
  end if;
  insert into public.messages (id, hotel_id, kind, room, topic, rating, text, wanted_at, item, place, day, color,
    contact, language, by_guest)
  values (sent.id, sent.hotel_id, sent.kind, sent.room, sent.topic, sent.rating, sent.text, sent.wanted_at, sent.item,
    sent.place, sent.day, sent.color, sent.contact, sent.language, true)
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

-- For good, by the guest who wrote it.
create function innfo.withdraw_message(message_id uuid) returns boolean
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.messages m where m.id = withdraw_message.message_id and m.by_guest returning 1
  )
  select exists (select from gone)
$$;

-- Those that were kept for as long as guests were told.
create function innfo.forget_messages() returns void
language sql security definer set search_path = ''
as $$
  delete from public.messages where keep_until < (now() at time zone 'UTC')::date
$$;
