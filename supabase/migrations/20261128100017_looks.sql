-- Guests' interest on a hotel's page, as sums by day: what they opened, called, asked the way to, and searched
-- for, found or not. Nothing here says who: no guest, no address, no order, no time finer than a day. See
-- docs/decisions/0126-what-guests-looked-for.md and 0082-searches-without-results.md.

-- Words that were looked for, as typed, in the language of the page.
create table innfo.missed_searches (
  hotel_id text not null references public.hotels (id) on delete cascade,
  words text not null check (length(words) between 2 and 40 and words !~ '[0-9@/:.<>]' and words = btrim(words)),
  language text not null check (language ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 20),
  -- One of 256, kept with one network in common with a 256th of all: it tells a second network from the first.
  network_mark smallint not null check (network_mark between 0 and 255),
  last_day date not null,
  dismissed boolean not null default false,
  -- Searches until that day are answered: the hotel's owner put it on the page.
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

alter table innfo.missed_searches enable row level security;

-- Days of the hotel's own time zone. `thing` is the id of an item or a section, 'hotel', or of 'missed' the words,
-- which alone have a language.
create table innfo.looks (
  hotel_id text not null references public.hotels (id) on delete cascade,
  thing text not null,
  language text not null,
  day date not null,
  guests int not null,
  kind text not null
    check (kind in ('open', 'call', 'directions', 'menu', 'website', 'whatsapp', 'found', 'missed')),
  primary key (hotel_id, kind, thing, language, day)
) with (fillfactor = 70);
create index looks_day on innfo.looks (day);
alter table innfo.looks enable row level security;

-- How much of a day's looks came by one network: of one thing, of all, and by all networks together. A mark is a hash
-- of the server's key, the hotel, the network and the thing, so marks of one network have nothing in common. Forgotten
-- when the day is over.
create table innfo.look_marks (
  hotel_id text not null references public.hotels (id) on delete cascade,
  day date not null,
  mark uuid not null,
  guests int not null,
  primary key (hotel_id, day, mark)
) with (fillfactor = 70);
create index look_marks_day on innfo.look_marks (day);
alter table innfo.look_marks enable row level security;

-- The items of a hotel, with the section in which each stands.
create function innfo.items_of(hotel_id text) returns table (id uuid, section text, title text)
language plpgsql stable set search_path = '' as $$
begin
  return query execute (
    select string_agg(format('select t.id, %s, %s from public.%I t where t.hotel_id = $1', of.section,
      -- Names that are not translated, of contacts.
      coalesce((select quote_ident(min(f.title_column)) from innfo.translated_fields f where f.table_name = of.table_name),
        'name'), of.table_name), ' union all ')
    from (
      select quote_literal(s.section_id) as section, s.table_name from innfo.sections s
      union all select 't.section_id::text', 'custom_section_items') as of
  ) using hotel_id;
end $$;

-- Keeps words of a search without a result. When a hotel has as many as it may, those of fewest networks give way;
-- words of several networks leave a quarter of the room to words of one, so that new ones can come to be those of
-- several.
create function innfo.keep_missed_search(hotel_id text, words text, language text, network_mark int, today date) returns void
language plpgsql set search_path = '' as $$
declare
  most_words constant int := 200;
  most_of_several constant int := 150;
  marks constant bit(256) := set_bit(repeat('0', 256)::bit(256), network_mark, 1);
  before int;
  after int;
  kept int;
  of_several int;
begin
  select m.networks into before from innfo.missed_searches m
  where m.hotel_id = keep_missed_search.hotel_id and m.words = keep_missed_search.words
    and m.language = keep_missed_search.language;
  insert into innfo.missed_searches as m (hotel_id, words, language, network_mark, network_marks, networks, last_day)
  values (keep_missed_search.hotel_id, keep_missed_search.words, keep_missed_search.language,
    keep_missed_search.network_mark, marks, 1, today)
  on conflict on constraint missed_searches_pkey do update set
    last_day = today,
    network_marks = m.network_marks | marks,
    networks = greatest(m.networks, bit_count(m.network_marks | marks))
  returning m.networks into after;

  -- Neither new, nor of several only now.
  if before > 1 or before = after then
    return;
  end if;
  select count(*), count(*) filter (where m.networks > 1) into kept, of_several
  from innfo.missed_searches m where m.hotel_id = keep_missed_search.hotel_id and not m.dismissed;
  if kept > most_words or of_several > most_of_several then
    with gone as (
      delete from innfo.missed_searches m where (m.hotel_id, m.words, m.language) = (
        select o.hotel_id, o.words, o.language from innfo.missed_searches o
        where o.hotel_id = keep_missed_search.hotel_id and not o.dismissed
          and (o.words, o.language) <> (keep_missed_search.words, keep_missed_search.language)
          and (o.networks > 1) = (of_several > most_of_several)
        order by o.networks,
          -- Among words of one network, whoever makes up words pushes out their own, or else the words of the network
          -- that has most.
          o.networks = 1 and o.network_mark <> keep_missed_search.network_mark,
          count(*) filter (where o.networks = 1) over (partition by o.network_mark) desc,
          -- Among words of several networks, those that fewest guests looked for go.
          case when o.networks > 1 then (select sum(l.guests) from innfo.looks l
            where (l.hotel_id, l.kind, l.thing, l.language) = (o.hotel_id, 'missed', o.words, o.language)) end,
          o.last_day, o.nth
        limit 1)
      returning m.words, m.language
    )
    delete from innfo.looks l using gone g
    where (l.hotel_id, l.kind, l.thing, l.language) = (keep_missed_search.hotel_id, 'missed', g.words, g.language);
  end if;
end $$;

-- Counts what one device looked for, [{kind, thing, language}]: an item by the end of its address on the page. The
-- device says each once a day. Excess over the limits is not counted, which nobody has to know.
--
-- One network writes no figures: of a thing and day it counts at most 10 guests more than all the other networks
-- together. The house's own counts up to 1,000. All looks of a network: 500 a day, the house's 20,000; of a hotel
-- 50,000.
create function innfo.record_looks(hotel_id text, network text, in_house boolean, looks jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_hotel constant uuid := '00000000-0000-0000-0000-000000000000';
  of_network constant uuid := md5(network)::uuid;
  how_many constant int := jsonb_array_length(looks);
  today date;
  items jsonb;
  look record;
  found_thing text;
  own_mark uuid;
  own int;
  others int;
begin
  select (now() at time zone h.time_zone)::date into today from public.hotels h
  where h.id = record_looks.hotel_id and not innfo.is_taken_down(h.id);
  if not found then
    return;
  end if;
  perform innfo.one_at_a_time('looks ' || record_looks.hotel_id);
  if exists (
    select from innfo.look_marks m where m.hotel_id = record_looks.hotel_id and m.day = today
      and m.mark in (of_hotel, of_network)
      and m.guests + how_many > case when m.mark = of_hotel then 50000 when in_house then 20000 else 500 end
  ) then
    return;
  end if;
  insert into innfo.look_marks as m (hotel_id, day, mark, guests)
  values (record_looks.hotel_id, today, of_hotel, how_many), (record_looks.hotel_id, today, of_network, how_many)
  on conflict on constraint look_marks_pkey do update set guests = m.guests + excluded.guests;
  if looks::text like '%"item-%' then
    select jsonb_object_agg('item-' || "right"(i.id::text, 8), i.id) into items from innfo.items_of(record_looks.hotel_id) i;
  end if;

  for look in
    select distinct l.* from jsonb_to_recordset(looks) as l (kind text, thing text, language text) order by 1, 2, 3
  loop
    found_thing := case
      when look.kind = 'missed' or (look.thing = 'hotel' and look.kind <> 'open') then look.thing
      when look.thing like 'item-%' then items ->> look.thing
      when look.kind = 'open' then coalesce(
        (select s.section_id from innfo.sections s where s.section_id = look.thing),
        (select c.id::text from public.custom_sections c
          where c.hotel_id = record_looks.hotel_id and c.id::text = look.thing))
    end;
    continue when found_thing is null;
    own_mark := md5(network || ' ' || look.kind || ' ' || look.language || ' ' || found_thing)::uuid;
    own := coalesce((select m.guests from innfo.look_marks m
      where m.hotel_id = record_looks.hotel_id and m.day = today and m.mark = own_mark), 0);
    others := coalesce((select l.guests from innfo.looks l where (l.hotel_id, l.kind, l.thing, l.language, l.day)
      = (record_looks.hotel_id, look.kind, found_thing, look.language, today)), 0) - own;
    continue when own >= case when in_house then 1000 else 10 + others end;

    insert into innfo.look_marks as m (hotel_id, day, mark, guests) values (record_looks.hotel_id, today, own_mark, 1)
    on conflict on constraint look_marks_pkey do update set guests = m.guests + 1;
    insert into innfo.looks as l (hotel_id, kind, thing, language, day, guests)
    values (record_looks.hotel_id, look.kind, found_thing, look.language, today, 1)
    on conflict on constraint looks_pkey do update set guests = l.guests + 1;
    if look.kind = 'missed' then
      perform innfo.keep_missed_search(record_looks.hotel_id, look.thing, look.language,
        ('x' || "left"(network, 2))::bit(8)::int, today);
    end if;
  end loop;
end $$;
grant execute on function innfo.record_looks(text, text, boolean, jsonb) to service_role;

-- The things of each kind that most guests, two at least, looked for, with the guests of the last so many days and of the
-- last 90. Words are of several networks, and not settled. A deleted one is not shown, and its days go after 90 days.
create function innfo.looked(hotel_id text, until date, days int)
returns table (kind text, thing text, language text, section text, name text, last_day date, guests int, guests_90 int)
language sql stable set search_path = '' as $$
  with sums as (
    select l.kind, l.thing, l.language, max(l.day) as last_day, sum(l.guests)::int as guests_90,
      coalesce(sum(l.guests) filter (where l.day > looked.until - looked.days), 0)::int as guests
    from innfo.looks l
    left join innfo.missed_searches m on l.kind = 'missed'
      and (m.hotel_id, m.words, m.language) = (l.hotel_id, l.thing, l.language)
    where l.hotel_id = looked.hotel_id and l.day > looked.until - 90 and l.day <= looked.until
      and (l.kind <> 'missed'
        or (m.networks > 1 and not m.dismissed and (m.answered_on is null or l.day > m.answered_on)))
    group by l.kind, l.thing, l.language having sum(l.guests) >= 2
  ), named as (
    select s.kind, s.thing, s.language, coalesce(i.section, c.id::text, d.section_id) as section,
      coalesce(i.title, c.name) as name, s.last_day, s.guests, s.guests_90,
      row_number() over (partition by s.kind order by s.guests desc, s.guests_90 desc, s.thing) as place
    from sums s
    left join innfo.items_of(looked.hotel_id) i on i.id::text = s.thing and s.kind <> 'missed'
    left join public.custom_sections c on c.id::text = s.thing and c.hotel_id = looked.hotel_id and s.kind = 'open'
    left join innfo.sections d on d.section_id = s.thing and s.kind = 'open'
    where s.kind = 'missed' or s.thing = 'hotel' or i.id is not null or c.id is not null or d.section_id is not null
  )
  select n.kind, n.thing, n.language, n.section, n.name, n.last_day, n.guests, n.guests_90
  from named n where n.kind = 'missed' or n.place <= 20
$$;

-- The owner's list, that of most guests first. Null when the hotel is not the caller's.
create function public.looked_for(hotel_id text) returns jsonb language sql stable security definer set search_path = '' as $$
  select (
    select coalesce(jsonb_agg(to_jsonb(l) - 'guests' || jsonb_build_object('guests_30', l.guests)
      order by l.guests_90 desc, l.last_day desc, l.thing, l.language), '[]')
    from innfo.looked(h.id, (now() at time zone h.time_zone)::date, 30) l
  )
  from public.hotels h
  where h.id = looked_for.hotel_id and h.id = any (array(select * from innfo.hotels_of('editor')))
$$;
grant execute on function public.looked_for(text) to authenticated, service_role;

-- The owner's answer to words: 'answered' hides searches until today, 'dismissed' all that are to come, and
-- 'open' takes either back. Whether there are such words at the caller's hotel.
create function public.settle_missed_search(hotel_id text, words text, language text, state text) returns boolean
language plpgsql security definer set search_path = '' as $$
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
end $$;
grant execute on function public.settle_missed_search(text, text, text, text) to authenticated, service_role;

-- Days go after 90 days, words with their last day. Words that their owner does not want to see again stay, of each
-- hotel the 200 that were looked for last.
create function innfo.forget_looks() returns void language plpgsql security definer set search_path = '' as $$
declare
  most_dismissed constant int := 200;
  -- A day late, wherever the hotel is.
  oldest constant date := (now() at time zone 'UTC')::date - 91;
begin
  delete from innfo.look_marks where day < (now() at time zone 'UTC')::date - 1;
  delete from innfo.looks where day < oldest;
  delete from innfo.missed_searches where last_day < oldest and not dismissed;
  delete from innfo.missed_searches m where (m.hotel_id, m.words, m.language) in (
    select o.hotel_id, o.words, o.language from (
      select d.hotel_id, d.words, d.language,
        row_number() over (partition by d.hotel_id order by d.last_day desc, d.words, d.language) as place
      from innfo.missed_searches d where d.dismissed) as o
    where o.place > most_dismissed);
end $$;
