-- How a hotel deals with its messages, and what guests say and ask for. See docs/decisions/0072-belongings.md.

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

-- Of the last twelve weeks, with the caller's rights; null for a hotel that is not the caller's.
create function public.inbox_figures(hotel_id text, target_minutes integer) returns jsonb
language sql stable set search_path = ''
as $$
  with hotel as (
    select h.id, h.time_zone, now() - interval '84 days' as since from public.hotels h
    where h.id = inbox_figures.hotel_id
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
      from (select topic, count(*), round(avg(rating), 1) as average from recent
        where kind = 'feedback' and topic is not null group by topic) t),
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
revoke execute on function public.inbox_figures(text, integer) from public;
revoke execute on function innfo.stem(text, text) from public;
grant execute on function public.inbox_figures(text, integer) to authenticated, service_role;
grant execute on function innfo.stem(text, text) to authenticated, service_role;
