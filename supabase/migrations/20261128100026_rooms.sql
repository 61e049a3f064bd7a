-- A room's work for housekeeping on a day, and its outcome. See docs/decisions/0132-todays-rooms.md.

-- A day's rooms are cleaned until six in the evening: what is pressed later is for the next day. `age`: how many
-- seconds ago somebody pressed, because what was pressed without a network comes later, and is of its own day.
create function innfo.room_day(hotel_id text, age integer default 0) returns date language sql stable set search_path = '' as $$
  select (innfo.clock_at(room_day.hotel_id) - make_interval(secs => least(greatest(coalesce(room_day.age, 0), 0), 86400))
    + interval '6 hours')::date
$$;
grant execute on function innfo.room_day(text, int) to service_role;

create table public.room_days (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  code_id uuid not null references public.codes (id) on delete cascade,
  day date not null,
  -- Null: as always.
  wish text,
  -- The time that the desk allowed, on the hotel's clocks.
  until time,
  state text not null default 'open',
  -- Who pressed last, and when: the last one wins.
  by_guest boolean not null default false,
  by_user uuid references auth.users (id) on delete set null,
  at timestamptz not null default now(),
  constraint room_days_key unique (code_id, day)
);
call innfo.choice('room_days', 'wish', array['no_cleaning', 'clean_now', 'left']);
call innfo.choice('room_days', 'state', array['open', 'done']);
create index room_days_hotel_id_at on public.room_days (hotel_id, at);
create index room_days_by_user on public.room_days (by_user);
create index room_days_day on public.room_days (day);
call innfo.declare_table('room_days', 'housekeeping', writes => false);

-- The state of a room today. Yesterday's open work is still to be done.
create function innfo.room_today(code_id uuid, today date) returns setof public.room_days
language sql stable set search_path = '' as $$
  select r.* from public.room_days r
  where r.code_id = room_today.code_id and r.day between room_today.today - 1 and room_today.today
    and (r.day = room_today.today or r.state = 'open' and r.wish in ('clean_now', 'left'))
  order by r.day desc limit 1
$$;
grant execute on function innfo.room_today(uuid, date) to service_role;

-- The one way to write. Changes of {wish, until, state}; a new wish is open. A press of another since `age`
-- stays.
create function innfo.write_room(hotel_id text, code_id uuid, day date, changes jsonb, by_guest boolean, age integer)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  pressed timestamptz;
begin
  perform innfo.one_at_a_time('room ' || write_room.code_id);
  pressed := clock_timestamp() - make_interval(secs => least(greatest(coalesce(write_room.age, 0), 0), 86400));
  insert into public.room_days as r (hotel_id, code_id, day, wish, until, state, by_guest, by_user, at)
  select write_room.hotel_id, write_room.code_id, write_room.day,
    case when changes ? 'wish' then changes ->> 'wish' else t.wish end,
    case when changes ? 'until' then (changes ->> 'until')::time when t.day = write_room.day then t.until end,
    coalesce(changes ->> 'state', case when changes ? 'wish' then 'open' else t.state end, 'open'),
    write_room.by_guest, case when not write_room.by_guest then auth.uid() end, pressed
  from (select true) as one
  left join innfo.room_today(write_room.code_id, write_room.day) t on true
  where (t.at is null or t.at <= pressed)
    -- A wish older than a day is of a day that is over.
    and coalesce(write_room.age, 0) <= 86400
  on conflict on constraint room_days_key do update set wish = excluded.wish, until = excluded.until,
    state = excluded.state, by_guest = excluded.by_guest, by_user = excluded.by_user, at = excluded.at;
end $$;

create function innfo.room_as_listed(code public.codes, today date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', code.id, 'updated_at', coalesce(r.at, code.created_at), 'label', code.label,
    'area', code.area, 'day', today, 'wish', r.wish,
    -- A late check-out is over with its day.
    'until', case when r.day = today then r.until end, 'state', coalesce(r.state, 'open'),
    'by_guest', coalesce(r.by_guest, false), 'by', innfo.name_of(r.by_user), 'at', r.at)
  from (select true) as one left join innfo.room_today(code.id, today) r on true
$$;

-- All rooms with a code, each as it is today, for who works there; else null. In one answer, because a list of rows
-- ends at a thousand.
create function public.rooms(hotel_id text) returns json language sql stable security definer set search_path = '' as $$
  select case when rooms.hotel_id = any (array(select * from innfo.hotels_of('housekeeping'))) then (
    select coalesce(json_agg(innfo.room_as_listed(c, d.today)), '[]')
    from public.codes c cross join (select innfo.room_day(rooms.hotel_id) as today) as d
    where c.hotel_id = rooms.hotel_id and c.kind = 'room' and c.revoked_at is null) end
$$;
grant execute on function public.rooms(text) to authenticated, service_role;

-- Answers the room as it is now, also where somebody has pressed since; null for a room of another hotel or without a
-- code.
create function public.set_room(hotel_id text, code_id uuid, changes jsonb, age integer default 0) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  code constant public.codes := (select c from public.codes c
    where c.id = set_room.code_id and c.hotel_id = set_room.hotel_id and c.kind = 'room' and c.revoked_at is null
      and c.hotel_id = any (array(select * from innfo.hotels_of('housekeeping'))));
  today constant date := innfo.room_day(set_room.hotel_id);
begin
  if code.id is null then
    return null;
  end if;
  -- How long a guest may stay, the desk says.
  perform innfo.write_room(code.hotel_id, code.id, innfo.room_day(code.hotel_id, set_room.age), set_room.changes - 'until',
    false, set_room.age);
  return innfo.room_as_listed(code, today);
end $$;
grant execute on function public.set_room(text, uuid, jsonb, int) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- The guest's page with the room's card

-- The room is found by its code's hash, or that of what its letters were exchanged for. `wish` is empty to take a press
-- back, and null to read only. Null without such a code of a room, and where nobody of housekeeping would see a press.
create function innfo.room_of_guest(hotel_id text, code_hash text, wish text, age integer, language text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  hotel constant public.hotels := (select h from public.hotels h where h.id = room_of_guest.hotel_id);
  code constant public.codes := (
    select c from public.codes c
    where c.hotel_id = hotel.id and c.kind = 'room' and c.revoked_at is null
      and c.id in (select s.id from innfo.scanned_code(hotel.id, room_of_guest.code_hash) s)
    order by c.created_at limit 1);
  today constant date := innfo.room_day(hotel.id);
  now_is public.room_days;
begin
  if code.id is null or innfo.is_taken_down(hotel.id) or not exists (
      select from public.members m where m.hotel_id = hotel.id and m.role = 'housekeeping') then
    return null;
  end if;
  if room_of_guest.wish is not null then
    perform innfo.write_room(hotel.id, code.id, innfo.room_day(hotel.id, room_of_guest.age),
      jsonb_build_object('wish', nullif(room_of_guest.wish, '')), true, room_of_guest.age);
  end if;
  select r.* into now_is from innfo.room_today(code.id, today) r;
  return jsonb_build_object('hotel', innfo.hotel_of_messages(hotel), 'room', code.label, 'day', today,
    -- A finished wish is the next guest's to press.
    'wish', case when now_is.state = 'open' then now_is.wish end,
    'at', to_char(now_is.at at time zone hotel.time_zone, 'HH24:MI'),
    'until', case when now_is.day = today then to_char(now_is.until, 'HH24:MI') end,
    'before_leaving', hotel.before_leaving,
    'translated', (select t.text from public.translations t where t.hotel_id = hotel.id and t.table_name = 'hotels'
      and t.column_name = 'before_leaving' and t.language = room_of_guest.language
      and innfo.guest_languages(hotel.id) ? t.language),
    'topics', innfo.guest_topics(hotel.id), 'messages', innfo.guest_messages(hotel.id),
    'ends', extract(epoch from (today + time '18:00') at time zone hotel.time_zone) * 1000);
end $$;
grant execute on function innfo.room_of_guest(text, text, text, int, text) to service_role;

-- Two at the desk who answer the same guest in the same moment. See docs/decisions/0124-together.md.
create function public.allow_late_checkout(hotel_id text, message_id uuid, until timestamp, answer jsonb default null)
returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  code constant public.codes := (
    select c from public.messages m
    join public.codes c on c.hotel_id = m.hotel_id and c.kind = 'room' and c.revoked_at is null
      and (c.id = m.code_id or innfo.name_key(c.label) = innfo.name_key(m.room))
    where m.id = allow_late_checkout.message_id and m.hotel_id = allow_late_checkout.hotel_id
      and m.hotel_id = any (array(select * from innfo.hotels_of('desk')))
      and allow_late_checkout.until between innfo.clock_at(m.hotel_id) - interval '1 day'
        and innfo.clock_at(m.hotel_id) + interval '14 days'
    order by c.id = m.code_id desc limit 1);
begin
  if code.id is null then
    return null;
  end if;
  if answer is not null then
    perform public.answer_message(code.hotel_id, allow_late_checkout.message_id, answer ->> 'words',
      translation => answer ->> 'translation', translation_language => answer ->> 'translation_language',
      seen => (answer ->> 'seen')::integer);
  end if;
  perform innfo.write_room(code.hotel_id, code.id, allow_late_checkout.until::date,
    jsonb_build_object('until', allow_late_checkout.until::time), false, 0);
  return code.label;
end $$;
grant execute on function public.allow_late_checkout(text, uuid, timestamp, jsonb) to authenticated, service_role;
