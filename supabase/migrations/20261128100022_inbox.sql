-- Messages as the hotel's people read them, and the outcome of lost and found things. See docs/decisions/0062-inbox.md
-- and docs/decisions/0072-belongings.md.

-- A line of the list has the beginning of the guest's newest words, also in the hotel's language; the rest is read with
-- the message. `words` is what a search looks in: all of the conversation. The caller's policies apply to what is below
-- the view.
create view public.inbox with (security_invoker = true) as
select m.id, m.hotel_id, m.kind, m.state, m.room, m.topic, m.rating, "left"(innfo.last_words(m.id, m.text), 200) as text,
  m.item, m.place, m.color, m.assignee, m.outcome, m.by_guest, m.created_at, m.updated_at,
  lower(concat_ws(' ', m.room, m.item, m.text, m.translation, m.color, m.place, m.day, m.contact, m.assignee, m.shelf,
    m.card, (select string_agg(concat_ws(' ', t.text, t.translation), ' ') from public.message_texts t
      where t.message_id = m.id))) as words,
  m.shelf, m.match_id, m.ownership_checked, m.keep_until, m.danger, m.turn, m.language, m.wanted_at, m.card, m.due_at,
  m.goes_to, m.taken_by, "left"(innfo.last_translation(m.id, m.translation), 200) as translation, m.price, m.currency,
  m.agreed
from public.messages m;
grant select on public.inbox to authenticated, service_role;

-- When a hotel's messages last became fewer: by the guest who deletes one, at the desk, or when their time is over.
create table innfo.message_deletions (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  deleted_at timestamptz not null
);
alter table innfo.message_deletions enable row level security;
create policy "owners read rows of their hotels" on innfo.message_deletions for select to authenticated
  using (hotel_id = any (array(select * from innfo.hotels_of('desk'))));
grant select on innfo.message_deletions to authenticated;

-- ------------------------------------------------------------------------------------------------
-- Lost and found things

-- Both sides of a match say the same of each other and of the thing: who hands it over presses once. Most messages
-- belong to nothing, and pay nothing for it.
create function innfo.keep_match_alike(before public.messages, message public.messages) returns void
language plpgsql set search_path = '' as $$
begin
  update public.messages m set match_id = null where m.id = before.match_id and m.match_id = message.id
    and before.match_id is distinct from message.match_id;
  update public.messages m set match_id = message.id where m.id = message.match_id and m.match_id is distinct from message.id;
  if message.ownership_checked <> before.ownership_checked or message.outcome is distinct from before.outcome then
    update public.messages m set ownership_checked = message.ownership_checked, outcome = message.outcome,
      state = case when message.outcome is null then m.state else message.state end
    where m.id = message.match_id
      and (m.ownership_checked, m.outcome) is distinct from (message.ownership_checked, message.outcome);
  end if;
end $$;

-- Before things that nobody has settled are erased, those who are told of new ones are told of these, once: a week
-- before, or when half of a shorter time is over. See docs/decisions/0050-hours-of-requests.md.
create table innfo.message_reminders (
  message_id uuid primary key references public.messages (id) on delete cascade,
  told_at timestamptz not null default now()
);
alter table innfo.message_reminders enable row level security;

-- Open things are few among all messages.
create index messages_open_things on public.messages (keep_until)
  where kind in ('lost', 'found') and state <> 'done' and outcome is null;

-- The things of one hotel, or of all, that end soon.
create function innfo.ending_things(hotel_id text) returns setof public.messages language sql stable set search_path = '' as $$
  select m.* from public.messages m
  where (ending_things.hotel_id is null or m.hotel_id = ending_things.hotel_id)
    and m.kind in ('lost', 'found') and m.state <> 'done' and m.outcome is null
    and m.keep_until between (now() at time zone 'UTC')::date and (now() at time zone 'UTC')::date + 7
    and (m.keep_until - (now() at time zone 'UTC')::date) * 2 <= m.keep_until - (m.created_at at time zone 'UTC')::date
$$;

-- One mail for each kind and one push for each device tell of all that end then. Answers whether there is more.
create function innfo.remind_of_things() returns boolean language plpgsql security definer set search_path = '' as $$
declare
  at_a_time constant int := 20000;
  reminded int := 0;
  due record;
begin
  for due in
    with told as (
      insert into innfo.message_reminders (message_id)
      select m.id from innfo.ending_things(null) m
      where not exists (select from innfo.message_reminders r where r.message_id = m.id)
      -- All of a hotel's together, for one mail.
      order by m.hotel_id limit at_a_time
      on conflict do nothing
      returning message_id
    )
    select m.hotel_id, array_agg(distinct m.kind) as kinds, count(*) as things
    from told join public.messages m on m.id = told.message_id group by m.hotel_id
  loop
    reminded := reminded + due.things;
    insert into innfo.jobs (kind, payload)
    select 'mail', jsonb_build_object('letter', 'endingThings', 'to', told.address, 'hotelId', h.id, 'kind', of.kind)
    from public.hotels h
    cross join unnest(due.kinds) as of (kind)
    left join public.message_kinds k on k.hotel_id = h.id and k.kind = of.kind
    cross join unnest(case when k.emails <> '{}' then k.emails else array[h.email] end) as told (address)
    where h.id = due.hotel_id;
    insert into innfo.jobs (kind, payload)
    select 'push', jsonb_build_object('deviceId', d.id, 'about', 'ending')
    from public.push_devices d where d.hotel_id = due.hotel_id
    on conflict do nothing;
  end loop;
  return reminded = at_a_time;
end $$;

-- ------------------------------------------------------------------------------------------------
-- How a hotel deals with its messages, and what guests say and ask for

-- Words of several languages that mean the same to nobody but their speakers: each is brought to its stem by its own
-- language, and words that say nothing ("the", "und") are left out. Null for one of those.
create function innfo.stem(word text, language text) returns text language sql stable set search_path = '' as $$
  select (pg_catalog.ts_lexize(('pg_catalog.' || coalesce((
    select d.dictionary from (values ('en', 'english'), ('de', 'german'), ('fr', 'french'), ('es', 'spanish'),
      ('it', 'italian'), ('pt', 'portuguese'), ('nl', 'dutch'), ('da', 'danish'), ('sv', 'swedish'),
      ('nb', 'norwegian'), ('fi', 'finnish'), ('hu', 'hungarian'), ('ro', 'romanian'), ('tr', 'turkish')
    ) as d (tag, dictionary) where d.tag = stem.language) || '_stem', 'simple'))::pg_catalog.regdictionary, stem.word))[1]
$$;
grant execute on function innfo.stem(text, text) to authenticated, service_role;

-- The figures of the last twelve weeks, with the caller's rights; null for a hotel at whose desk the caller is not.
-- Feedback counts with each thing that it is about.
create function public.inbox_figures(hotel_id text, target_minutes integer) returns jsonb
language sql stable set search_path = '' as $$
  with hotel as (
    select h.id, h.time_zone, now() - interval '84 days' as since from public.hotels h
    where h.id = inbox_figures.hotel_id and h.id = any (array(select * from innfo.hotels_of('desk')))
  ), recent as (
    select m.id, m.kind, m.topic, m.rating, m.text, m.language, m.state, m.created_at,
      date_trunc('week', m.created_at at time zone h.time_zone)::date as week
    from hotel h join public.messages m on m.hotel_id = h.id and m.created_at >= h.since
    where m.by_guest
  ), answers as (
    -- The first thing that one of the hotel's people did about it.
    select extract(epoch from min(e.at) - r.created_at) / 60 as minutes
    from recent r join public.message_events e on e.message_id = r.id
    where e.by_user is not null and e.what in ('answer', 'state') group by r.id, r.created_at
  ), words as (
    select r.id, w.word, innfo.stem(w.word, r.language) as stem
    from (select * from recent where kind = 'request' and topic = 'other' order by created_at desc limit 2000) r
    cross join lateral (
      select distinct word from regexp_split_to_table(lower(r.text), '[\s[:punct:][:digit:]]+') as word
    ) w
    where char_length(w.word) between 3 and 40
  )
  select jsonb_build_object(
    'answered', (select jsonb_build_object('count', count(*),
      'within', count(*) filter (where minutes <= inbox_figures.target_minutes),
      'median', round(percentile_cont(0.5) within group (order by minutes))) from answers),
    'late', (select count(*) from recent where state = 'new'
      and created_at < now() - make_interval(mins => inbox_figures.target_minutes)),
    'waiting', (select count(*) from recent where state = 'new'),
    'weeks', (select coalesce(jsonb_agg(jsonb_build_object('week', w.week, 'count', w.count, 'average', w.average)
        order by w.week), '[]')
      from (select week, count(*), round(avg(rating), 1) as average from recent where kind = 'feedback' group by week) w),
    'feedback', (select coalesce(jsonb_agg(jsonb_build_object('topic', t.topic, 'count', t.count, 'average', t.average)
        order by t.average, t.topic), '[]')
      from (select about as topic, count(*), round(avg(rating), 1) as average
        from recent cross join unnest(string_to_array(topic, ',')) as about
        where kind = 'feedback' group by about) t),
    'asked', (select coalesce(jsonb_agg(jsonb_build_object('topic', t.topic, 'count', t.count)
        order by t.count desc, t.topic), '[]')
      from (select topic, count(*) from recent where kind = 'request' group by topic) t),
    'words', (select coalesce(jsonb_agg(jsonb_build_object('word', t.word, 'count', t.count)
        order by t.count desc, t.word), '[]')
      from (select mode() within group (order by word) as word, count(distinct id) as count from words
        where stem is not null group by stem having count(distinct id) > 1
        order by 2 desc, 1 limit 12) t))
  from hotel
$$;
grant execute on function public.inbox_figures(text, int) to authenticated, service_role;

-- Guests' paid wishes that the desk said yes to, made on these days at the hotel, both included.
-- Messages that are no longer kept are not counted. See docs/decisions/0061-messages.md.
create function innfo.extras_of(hotel_id text, since date, until date) returns jsonb
language sql stable set search_path = '' as $$
  with agreed as (
    select m.topic, m.price, m.currency from public.hotels h join public.messages m on m.hotel_id = h.id
    where h.id = extras_of.hotel_id and m.agreed
      and m.created_at >= extras_of.since::timestamp at time zone h.time_zone
      and m.created_at < (extras_of.until + 1)::timestamp at time zone h.time_zone
  )
  select jsonb_build_object('count', (select count(*) from agreed),
    'sums', (select coalesce(jsonb_agg(jsonb_build_object('currency', s.currency, 'amount', s.amount) order by s.amount desc), '[]')
      from (select currency, sum(price) as amount from agreed group by currency) s),
    'topics', (select coalesce(jsonb_agg(jsonb_build_object('topic', t.topic, 'count', t.count) order by t.count desc, t.topic), '[]')
      from (select topic, count(*) from agreed group by topic) t))
$$;

-- The sum of this month so far; null for a hotel at whose desk the caller is not.
create function public.extras(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select innfo.extras_of(h.id, date_trunc('month', now() at time zone h.time_zone)::date, (now() at time zone h.time_zone)::date)
    || jsonb_build_object('offered', exists (select from public.topics t where t.hotel_id = h.id and t.price is not null))
  from public.hotels h where h.id = extras.hotel_id and h.id = any (array(select * from innfo.hotels_of('desk')))
$$;
grant execute on function public.extras(text) to authenticated, service_role;

-- Who else is at work, and what they do: who is on which screen, what has changed, who took a message. See
-- docs/decisions/0124-together.md.

-- Which screen each signed-in device shows: one row a session, rewritten while the screen is in sight. A row is true
-- for fifteen seconds, so nothing has to take it away. Without a log: after a crash of the database everybody says it
-- anew. It refers to no other table, because backups, which leave it out, empty those that they fill.
create unlogged table innfo.presences (
  session_id uuid primary key,
  hotel_id text not null,
  user_id uuid not null,
  screen text not null,
  -- The row that is open there, and whether something is typed for it.
  item text,
  typing boolean not null,
  seen_at timestamptz not null default now()
  -- The fill factor leaves room for the next version of a row on its own page: no index is written again.
) with (fillfactor = 40);
create index presences_hotel_id on innfo.presences (hotel_id);
alter table innfo.presences enable row level security;
comment on table innfo.presences is 'Who is on which screen of the admin now; true for fifteen seconds.';

-- Each admin in sight asks this every few seconds, and says by it which screen it shows; each part reads a few entries
-- of an index, and a presence is written at every second question. `new` is what guests sent and nobody has begun, at
-- housekeeping what is theirs; `due` is what waits, `mine` what the caller has; `rings` says how the desk, or
-- housekeeping, rings now, if it does; `alarms` are those in danger, what rings first, each with when it became one;
-- `calls` are the wake-up calls at their minute. Null for a hotel at which the caller does not work.
create function public.inbox_news(
  hotel_id text, screen text default null, item text default null, typing boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
    -- number as it is. The house's own note rings at nobody.
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
    'rings', innfo.rings_at(inbox_news.hotel_id, at_desk),
    'changed_at', greatest(
      (select m.updated_at from public.messages m where m.hotel_id = inbox_news.hotel_id
        order by m.updated_at desc limit 1),
      (select d.deleted_at from innfo.message_deletions d where d.hotel_id = inbox_news.hotel_id)),
    'rooms_at', (select max(r.at) from public.room_days r where r.hotel_id = inbox_news.hotel_id),
    -- Others' changes to the content, the latest ten: an id that was not there before is news. No single id
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
end $$;
grant execute on function public.inbox_news(text, text, text, boolean) to authenticated, service_role;

-- Sets a message's state while it is as the caller has seen it: of two who press at the same time one has it, and the
-- other reads who. The same press again, whose answer was lost, or from the person's other device, is no other
-- person's. Answers how it is now; null where there is none.
create function public.set_message_state(hotel_id text, message_id uuid, seen text, state text) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  -- fill_message() says who has it.
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
end $$;
grant execute on function public.set_message_state(text, uuid, text, text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Housekeeping sees what is to be done, and nothing that says who the guest is: neither contact, nor rating, nor
-- answer.

-- The topics of which the caller, of housekeeping, sees requests; null for all.
create function innfo.topics_in_rounds(hotel_id text) returns text[]
language sql stable security definer set search_path = '' as $$
  select w.topics from public.members w
  where w.hotel_id = topics_in_rounds.hotel_id and w.user_id = (select auth.uid()) and w.role = 'housekeeping'
$$;

-- Housekeeping's work, whatever the caller was given (also at a station), and all danger: somebody of housekeeping
-- may be next door. The caller of this function has seen that they work there.
create function innfo.rounds_of(hotel_id text) returns setof public.messages
language sql stable security definer set search_path = '' as $$
  select m.* from public.messages m
  where m.hotel_id = rounds_of.hotel_id
    and (m.kind = 'found' or m.danger and m.state <> 'done' or m.kind = 'request' and not m.danger and (
      m.goes_to = 'housekeeping' or m.taken_by = (select innfo.account_of(auth.uid()))
      or m.topic = any (coalesce((select innfo.topics_in_rounds(rounds_of.hotel_id)), array[m.topic]))))
$$;

-- Open and running work, the longest waiting first; of the finished, the latest; with who has it by name.
create function public.rounds(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select case when rounds.hotel_id = any (array(select * from innfo.hotels_of('housekeeping'))) then coalesce((
    select jsonb_agg(to_jsonb(r) - 'turn' order by r.turn) from (
      select m.id, m.kind, m.state, m.room, m.topic, innfo.last_words(m.id, m.text) as text, innfo.last_translation(m.id, m.translation) as translation, m.item, m.place, m.shelf, m.wanted_at,
        coalesce(innfo.name_of(m.taken_by), m.assignee) as assignee, m.created_at, m.updated_at, m.language, m.danger,
        m.due_at, m.goes_to, m.by_guest, m.turn
      from innfo.rounds_of(rounds.hotel_id) m order by m.turn limit 200) as r), '[]') end
$$;
grant execute on function public.rounds(text) to authenticated, service_role;

-- The client makes the id: one that is sent twice is written down once.
create function public.write_down_find(hotel_id text, id uuid, item text, place text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if (write_down_find.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))) is not true then
    return false;
  end if;
  insert into public.messages (id, hotel_id, kind, item, place)
  values (write_down_find.id, write_down_find.hotel_id, 'found', write_down_find.item, write_down_find.place)
  on conflict on constraint messages_pkey do nothing;
  return true;
end $$;
grant execute on function public.write_down_find(text, uuid, text, text) to authenticated, service_role;

-- Who took a message, by name: everybody who works at the hotel now, each person once, for its desk. Nothing is stored,
-- so a name goes with its member. See docs/decisions/0118-members-and-roles.md.
create function public.colleagues(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select (
    select jsonb_object_agg(p.user_id, innfo.name_of(p.user_id))
    from (
      select h.user_id
      union select m.user_id from public.members m where m.hotel_id = h.id
      union select innfo.account_of(s.id) from public.station_people s where s.hotel_id = h.id) p)
  from public.hotels h
  where h.id = colleagues.hotel_id and h.id = any (array(select * from innfo.hotels_of('desk')))
$$;
grant execute on function public.colleagues(text) to authenticated, service_role;

-- Notes for the next shift at the desk, and spam that comes from one network. See docs/decisions/0128-noticed.md.

-- Events of a hotel's desk, not of a message: who has taken over, and what guests have withdrawn. The latter keep the
-- room and the topic for a day, without a word, and whom it was given to: whoever is on the way with towels turns
-- round.
create table public.desk_events (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  what text not null,
  at timestamptz not null default clock_timestamp(),
  by_user uuid references auth.users (id) on delete set null,
  room text,
  topic text,
  goes_to text,
  taken_by uuid references auth.users (id) on delete set null
);
call innfo.choice('desk_events', 'what', array['taken_over', 'withdrawn']);
create index desk_events_hotel_id_at on public.desk_events (hotel_id, at);
create index desk_events_at on public.desk_events (at);
create index desk_events_by_user on public.desk_events (by_user);
create index desk_events_taken_by on public.desk_events (taken_by);
call innfo.declare_table('desk_events', 'desk', writes => false);

-- Answers when, once a minute for each person; null for a hotel at whose desk the caller is not.
create function public.take_over(hotel_id text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  taken timestamptz;
begin
  if not (take_over.hotel_id = any (array(select * from innfo.hotels_of('desk')))) then
    return null;
  end if;
  perform innfo.one_at_a_time('take over ' || take_over.hotel_id);
  select e.at into taken from public.desk_events e
  where e.hotel_id = take_over.hotel_id and e.at > now() - interval '1 minute' and e.what = 'taken_over'
    and e.by_user = (select auth.uid())
  order by e.at desc limit 1;
  if not found then
    insert into public.desk_events (hotel_id, what, by_user) values (take_over.hotel_id, 'taken_over', (select auth.uid()))
    returning at into taken;
  end if;
  return taken;
end $$;
grant execute on function public.take_over(text) to authenticated, service_role;

-- The guest who wrote a message deletes it for good.
create function innfo.withdraw_message(message_id uuid) returns boolean language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.messages m where m.id = withdraw_message.message_id and m.by_guest
    returning m.hotel_id, m.kind, m.state, m.room, m.topic, m.goes_to, m.taken_by
  ), noted as (
    insert into public.desk_events (hotel_id, what, room, topic, goes_to, taken_by)
    select g.hotel_id, 'withdrawn', g.room, g.topic, g.goes_to, g.taken_by from gone g where g.kind = 'request' and g.state <> 'done'
  )
  select exists (select from gone)
$$;

-- Messages of the last day that were in somebody's rounds, or given to them, and need nobody any more.
create function public.withdrawn_rounds(hotel_id text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when withdrawn_rounds.hotel_id = any (array(select * from innfo.hotels_of('housekeeping'))) then coalesce((
    select jsonb_agg(jsonb_build_object('id', e.id, 'room', e.room, 'topic', e.topic, 'at', e.at) order by e.at desc)
    from (
      select e.* from public.desk_events e where e.hotel_id = withdrawn_rounds.hotel_id and e.what = 'withdrawn'
        and e.at > now() - interval '1 day' and (e.goes_to = 'housekeeping' or e.taken_by = (select auth.uid())
          or e.topic = any (coalesce((select innfo.topics_in_rounds(withdrawn_rounds.hotel_id)), array[e.topic])))
      order by e.at desc limit 50) e), '[]') end
$$;
grant execute on function public.withdrawn_rounds(text) to authenticated, service_role;
