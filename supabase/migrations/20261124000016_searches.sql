-- What guests looked for on a hotel's page and did not find. See docs/decisions/0082-searches-without-results.md.
-- Nothing here says who looked: neither guest nor address, and no time finer than a day.

-- Words that were looked for, as typed, in the language of the page.
create table innfo.missed_searches (
  hotel_id text not null references public.hotels (id) on delete cascade,
  words text not null check (length(words) between 2 and 40 and words !~ '[0-9@/:.<>]' and words = btrim(words)),
  language text not null check (language ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 20),
  -- One of 256, kept with one network in common with a 256th of all: it tells a second network from the first.
  network_mark smallint not null check (network_mark between 0 and 255),
  last_day date not null,
  dismissed boolean not null default false,
  -- What was looked for until that day is answered: its owner put it on the page.
  answered_on date,
  -- How many of the 256 marks looked for the words. One network alone, which may be one stranger, writes nothing on an
  -- owner's screen.
  networks smallint not null,
  -- Which ones.
  network_marks bit(256) not null,
  -- In the order in which words came: no time finer than a day is kept.
  nth bigint generated always as identity,
  primary key (hotel_id, words, language)
);
create index missed_searches_last_day on innfo.missed_searches (last_day) where not dismissed;
create index missed_searches_dismissed on innfo.missed_searches (hotel_id, last_day) where dismissed;

-- Days of the hotel's own time zone.
create table innfo.missed_search_days (
  hotel_id text not null,
  words text not null,
  language text not null,
  day date not null,
  guests int not null,
  primary key (hotel_id, words, language, day),
  foreign key (hotel_id, words, language) references innfo.missed_searches on delete cascade
) with (fillfactor = 70);
create index missed_search_days_day on innfo.missed_search_days (day);

-- Which guests' words of a day are counted: hashes, forgotten when the day is over. The number they are made from is
-- drawn by the guest's device each day anew.
create table innfo.missed_search_marks (
  hotel_id text not null references public.hotels (id) on delete cascade,
  day date not null,
  mark uuid not null,
  primary key (hotel_id, day, mark)
);
create index missed_search_marks_day on innfo.missed_search_marks (day);

alter table innfo.missed_searches enable row level security;
alter table innfo.missed_search_days enable row level security;
alter table innfo.missed_search_marks enable row level security;

-- Counts a guest's words once a day. What exceeds the limits is not counted, which nobody has to know. When a hotel has
-- as many words as it may, those of fewest networks give way; words of several networks leave a quarter of the room to
-- words of one, so that new ones can come to be those of several.
create function innfo.record_missed_search(hotel_id text, words text, language text, guest_id uuid, network_mark int)
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
grant execute on function innfo.record_missed_search(text, text, text, uuid, integer) to service_role;

-- What an owner reads: words that at least two guests looked for, by several networks, those of most guests first. Null
-- when the hotel is not the caller's.
create function public.missed_searches(hotel_id text) returns jsonb
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
  where h.id = missed_searches.hotel_id and h.id = any (array(select * from innfo.hotels_of('editor')))
$$;
grant execute on function public.missed_searches(text) to authenticated, service_role;

-- What an owner did about words: 'answered' hides what was looked for until today, 'dismissed' all that is to come, and
-- 'open' takes either back. Whether there are such words at the caller's hotel.
create function public.settle_missed_search(hotel_id text, words text, language text, state text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if state is null or state not in ('answered', 'dismissed', 'open') then
    raise exception 'state must be answered, dismissed or open' using errcode = 'invalid_parameter_value';
  end if;
  update innfo.missed_searches m
  set dismissed = settle_missed_search.state = 'dismissed',
    answered_on = case when settle_missed_search.state = 'answered' then (now() at time zone h.time_zone)::date end
  from public.hotels h
  where h.id = settle_missed_search.hotel_id and h.id = any (array(select * from innfo.hotels_of('editor')))
    and m.hotel_id = h.id and m.words = settle_missed_search.words and m.language = settle_missed_search.language;
  return found;
end
$$;
grant execute on function public.settle_missed_search(text, text, text, text) to authenticated, service_role;

-- Days go after 90 days, words with their last day. Those that their owner does not want to see again stay, of each
-- hotel the 200 that were looked for last.
create function innfo.forget_missed_searches() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most_dismissed constant int := 200;
  -- A day late, wherever the hotel is.
  oldest constant date := (now() at time zone 'UTC')::date - 91;
begin
  delete from innfo.missed_search_marks where day < (now() at time zone 'UTC')::date - 1;
  delete from innfo.missed_search_days where day < oldest;
  delete from innfo.missed_searches where last_day < oldest and not dismissed;
  delete from innfo.missed_searches m where (m.hotel_id, m.words, m.language) in (
    select o.hotel_id, o.words, o.language from (
      select d.hotel_id, d.words, d.language,
        row_number() over (partition by d.hotel_id order by d.last_day desc, d.words, d.language) as place
      from innfo.missed_searches d where d.dismissed) as o
    where o.place > most_dismissed);
end
$$;
