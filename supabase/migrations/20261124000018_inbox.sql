-- What the hotel's people read of messages, and what becomes of lost and found things. See docs/decisions/0062-inbox.md
-- and docs/decisions/0072-belongings.md.

-- A line of the list has the beginning of its text; the rest is read with the message. `words` is what a search looks
-- in. The caller's policies apply to what is below the view.
create view public.inbox with (security_invoker = true) as
select m.id, m.hotel_id, m.kind, m.state, m.room, m.topic, m.rating, "left"(m.text, 200) as text, m.item, m.place, m.color,
  m.assignee, m.outcome, m.by_guest, m.created_at, m.updated_at,
  lower(concat_ws(' ', m.room, m.item, m.text, m.color, m.place, m.day, m.contact, m.assignee, m.shelf)) as words,
  m.shelf, m.match_id, m.ownership_checked, m.keep_until, m.danger, m.turn, m.language, m.wanted_at
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

create function innfo.note_message_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A hotel that goes takes its messages along, and needs no row.
  insert into innfo.message_deletions (hotel_id, deleted_at)
  select h.id, clock_timestamp() from public.hotels h
  where h.id in (select r.hotel_id from removed r) order by h.id
  on conflict (hotel_id) do update set deleted_at = excluded.deleted_at;
  return null;
end
$$;
create trigger note_message_deletion after delete on public.messages referencing old table as removed
  for each statement execute function innfo.note_message_deletion();

-- Whether there is anything new, and how many are in danger and not done yet. Each admin that is open asks every few
-- seconds, so each part reads a few entries of an index. Nobody counts past a hundred. Null for a hotel at whose desk the
-- caller is not.
create function public.inbox_news(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when inbox_news.hotel_id = any (array(select * from innfo.hotels_of('desk'))) then jsonb_build_object(
    'expected',
      exists (select from public.message_kinds k where k.hotel_id = inbox_news.hotel_id and k.is_on)
      or exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id),
    'new', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.state = 'new' limit 100) as counted),
    'danger', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.turn < '1' limit 100) as counted),
    'changed_at', greatest(
      (select m.updated_at from public.messages m where m.hotel_id = inbox_news.hotel_id
        order by m.updated_at desc limit 1),
      (select d.deleted_at from innfo.message_deletions d where d.hotel_id = inbox_news.hotel_id))) end
$$;
grant execute on function public.inbox_news(text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- Lost and found things

-- A find belongs to a report of the same hotel. One of another hotel is refused like one that does not exist.
create function innfo.check_match() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not exists (
    select from public.messages m where m.id = new.match_id and m.hotel_id = new.hotel_id
      and (m.kind, new.kind) in (('lost', 'found'), ('found', 'lost'))
  ) then
    raise check_violation using message = 'A find belongs to a report of the same hotel',
      table = 'messages', constraint = 'messages_match_id_pair';
  end if;
  return new;
end
$$;
create trigger check_match before insert or update of match_id on public.messages
  for each row when (new.match_id is not null) execute function innfo.check_match();

-- Both sides of a match say the same of each other and of the thing: who hands it over presses once. Most messages
-- belong to nothing, and pay nothing for it.
create function innfo.keep_match_alike() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.messages m set match_id = null where m.id = old.match_id and m.match_id = new.id
    and old.match_id is distinct from new.match_id;
  update public.messages m set match_id = new.id where m.id = new.match_id and m.match_id is distinct from new.id;
  if new.ownership_checked <> old.ownership_checked or new.outcome is distinct from old.outcome then
    update public.messages m set ownership_checked = new.ownership_checked, outcome = new.outcome,
      state = case when new.outcome is null then m.state else new.state end
    where m.id = new.match_id
      and (m.ownership_checked, m.outcome) is distinct from (new.ownership_checked, new.outcome);
  end if;
  return null;
end
$$;
create trigger keep_match_alike after update of match_id, ownership_checked, outcome on public.messages
  for each row when ((old.match_id, old.ownership_checked, old.outcome)
    is distinct from (new.match_id, new.ownership_checked, new.outcome))
  execute function innfo.keep_match_alike();
create trigger keep_match_alike_insert after insert on public.messages
  for each row when (new.match_id is not null) execute function innfo.keep_match_alike();

-- Before things that nobody has settled are erased, those who are told of new ones are told of these, once: a week
-- before, or when half of a shorter time is over. See docs/decisions/0050-hours-of-requests.md.
create table innfo.message_reminders (
  message_id uuid primary key references public.messages (id) on delete cascade,
  told_at timestamptz not null default now()
);
alter table innfo.message_reminders enable row level security;

-- Few among all messages.
create index messages_open_things on public.messages (keep_until)
  where kind in ('lost', 'found') and state <> 'done' and outcome is null;

-- Of one hotel, or of all.
create function innfo.ending_things(hotel_id text) returns setof public.messages
language sql stable set search_path = ''
as $$
  select m.* from public.messages m
  where (ending_things.hotel_id is null or m.hotel_id = ending_things.hotel_id)
    and m.kind in ('lost', 'found') and m.state <> 'done' and m.outcome is null
    and m.keep_until between (now() at time zone 'UTC')::date and (now() at time zone 'UTC')::date + 7
    and (m.keep_until - (now() at time zone 'UTC')::date) * 2 <= m.keep_until - (m.created_at at time zone 'UTC')::date
$$;

-- One mail for each kind and one push for each device tell of all that end then. Answers whether there is more.
create function innfo.remind_of_things() returns boolean
language plpgsql security definer set search_path = ''
as $$
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
end
$$;

-- ------------------------------------------------------------------------------------------------
-- How a hotel deals with its messages, and what guests say and ask for

-- Words of several languages that mean the same to nobody but their speakers: each is brought to its stem by its own
-- language, and words that say nothing ("the", "und") are left out. Null for one of those.
create function innfo.stem(word text, language text) returns text
language sql stable set search_path = ''
as $$
  select (pg_catalog.ts_lexize(('pg_catalog.' || coalesce((
    select d.dictionary from (values ('en', 'english'), ('de', 'german'), ('fr', 'french'), ('es', 'spanish'),
      ('it', 'italian'), ('pt', 'portuguese'), ('nl', 'dutch'), ('da', 'danish'), ('sv', 'swedish'),
      ('nb', 'norwegian'), ('fi', 'finnish'), ('hu', 'hungarian'), ('ro', 'romanian'), ('tr', 'turkish')
    ) as d (tag, dictionary) where d.tag = stem.language) || '_stem', 'simple'))::pg_catalog.regdictionary, stem.word))[1]
$$;
grant execute on function innfo.stem(text, text) to authenticated, service_role;

-- Of the last twelve weeks, with the caller's rights; null for a hotel at whose desk the caller is not. Feedback counts
-- with each thing that it is about.
create function public.inbox_figures(hotel_id text, target_minutes integer) returns jsonb
language sql stable set search_path = ''
as $$
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
grant execute on function public.inbox_figures(text, integer) to authenticated, service_role;
