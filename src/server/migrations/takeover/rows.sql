-- Rows of a landed database, or of a backup of one, that the topic files have otherwise. No trigger tells or notes it.

-- The history names what is never translated, too.
call innfo.keeps_history('car_services', titled_by => 'name');

alter table public.messages disable trigger user;
alter table public.message_events disable trigger user;
alter table public.message_texts disable trigger user;

-- A message written at a station under a name of the team is that member's.
update public.messages m set taken_by = p.member_id from public.station_people p
where m.taken_by = p.id and p.member_id is not null;
update public.message_events e set by_user = p.member_id from public.station_people p
where e.by_user = p.id and p.member_id is not null;
update public.message_texts t set author_id = p.member_id from public.station_people p
where t.author_id = p.id and p.member_id is not null;

-- The stored turn of an alarm that somebody has follows from its function.
update public.messages set state = state where danger and state = 'working';

insert into innfo.alarms (hotel_id, message_id, room, by_card, kind, topic, language, at)
select m.hotel_id, m.id, coalesce(m.card, case when m.room ~ '^[0-9]{1,5}[A-Za-z]?$' then m.room end), m.card is not null,
  m.kind, case when m.kind = 'request' then m.topic end, m.language, m.created_at
from public.messages m where m.danger and m.by_guest and not exists (select from innfo.alarms);

alter table public.messages enable trigger user;
alter table public.message_events enable trigger user;
alter table public.message_texts enable trigger user;
