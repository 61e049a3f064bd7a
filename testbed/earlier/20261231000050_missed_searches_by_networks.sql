-- Which words give way when a hotel has as many as it may: those of fewest networks. Words of several networks leave a
-- quarter of the room to words of one, so that new ones can come to be those of several.
alter table innfo.missed_searches
  -- How many of the 256 marks looked for the words.
  add column networks smallint not null default 1,
  -- Which ones.
  add column network_marks bit(256) not null default repeat('0', 256)::bit(256),
  -- In the order in which words came: no time finer than a day is kept.
  add column nth bigint generated always as identity;
update innfo.missed_searches
set network_marks = set_bit(network_marks, network_mark, 1), networks = case when by_several then 2 else 1 end;
alter table innfo.missed_searches
  drop column by_several,
  alter column networks drop default,
  alter column network_marks drop default;

-- Counts a guest's words once a day. What exceeds the limits is not counted, which nobody has to know.
create or replace function innfo.record_missed_search(hotel_id text, words text, language text, guest_id uuid, network_mark int)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most_words constant int := 200;
  most_of_several constant int := 150;
  most_of_day constant int := 2000;
  marks constant bit(256) := set_bit(repeat('0', 256)::bit(256), network_mark, 1);
  today date;
  before int;
  after int;
  kept int;
  of_several int;
begin
  select (now() at time zone h.time_zone)::date into today from public.hotels h where h.id = record_missed_search.hotel_id;
  if not found then
    return;
  end if;
  -- One at a time for each hotel, so that the limits hold.
  perform pg_advisory_xact_lock(hashtextextended('missed searches ' || record_missed_search.hotel_id, 0));

  if (select count(*) from innfo.missed_search_marks m
      where m.hotel_id = record_missed_search.hotel_id and m.day = today) >= most_of_day then
    return;
  end if;
  insert into innfo.missed_search_marks (hotel_id, day, mark)
  values (record_missed_search.hotel_id, today,
    md5(guest_id || ' ' || record_missed_search.language || ' ' || record_missed_search.words)::uuid)
  on conflict do nothing;
  if not found then
    return;
  end if;

  select m.networks into before from innfo.missed_searches m
  where m.hotel_id = record_missed_search.hotel_id and m.words = record_missed_search.words
    and m.language = record_missed_search.language;
  insert into innfo.missed_searches as m (hotel_id, words, language, network_mark, network_marks, networks, last_day)
  values (record_missed_search.hotel_id, record_missed_search.words, record_missed_search.language,
    record_missed_search.network_mark, marks, 1, today)
  on conflict on constraint missed_searches_pkey do update set
    last_day = today,
    network_marks = m.network_marks | marks,
    networks = greatest(m.networks, bit_count(m.network_marks | marks))
  returning m.networks into after;
  insert into innfo.missed_search_days as d (hotel_id, words, language, day, guests)
  values (record_missed_search.hotel_id, record_missed_search.words, record_missed_search.language, today, 1)
  on conflict on constraint missed_search_days_pkey do update set guests = d.guests + 1;

  -- Neither new, nor of several only now.
  if before > 1 or before = after then
    return;
  end if;
  select count(*), count(*) filter (where m.networks > 1) into kept, of_several
  from innfo.missed_searches m where m.hotel_id = record_missed_search.hotel_id and not m.dismissed;
  if kept > most_words or of_several > most_of_several then
    delete from innfo.missed_searches m where (m.hotel_id, m.words, m.language) = (
      select o.hotel_id, o.words, o.language from innfo.missed_searches o
      where o.hotel_id = record_missed_search.hotel_id and not o.dismissed
        and (o.words, o.language) <> (record_missed_search.words, record_missed_search.language)
        and (o.networks > 1) = (of_several > most_of_several)
      order by o.networks,
        -- Of one network: whoever makes up words pushes out their own, or else those of whom most are there.
        o.networks = 1 and o.network_mark <> record_missed_search.network_mark,
        count(*) filter (where o.networks = 1) over (partition by o.network_mark) desc,
        -- Of several: what fewest guests looked for.
        case when o.networks > 1 then (select sum(d.guests) from innfo.missed_search_days d
          where d.hotel_id = o.hotel_id and d.words = o.words and d.language = o.language) end,
        o.last_day, o.nth
      limit 1);
  end if;
end
$$;

-- The same, of what several networks looked for.
create or replace function public.missed_searches(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select coalesce(jsonb_agg(to_jsonb(s) order by s.guests_90 desc, s.last_day desc, s.words, s.language), '[]')
    from (
      select m.words, m.language, max(d.day) as last_day, sum(d.guests)::int as guests_90,
        coalesce(sum(d.guests) filter (where d.day > today.day - 30), 0)::int as guests_30
      from innfo.missed_searches m
      join innfo.missed_search_days d using (hotel_id, words, language)
      where m.hotel_id = h.id and m.networks > 1 and not m.dismissed
        and d.day > today.day - 90 and (m.answered_on is null or d.day > m.answered_on)
      group by m.words, m.language
      having sum(d.guests) >= 2
    ) as s
  )
  from public.hotels h
  cross join lateral (select (now() at time zone h.time_zone)::date as day) as today
  where h.id = missed_searches.hotel_id and h.user_id = (select auth.uid())
$$;
