-- The order of the inbox: danger, then whoever has waited longest, then what is done, the newest of it first. Nobody
-- waits for what the desk found, so it stands below what guests sent. No two messages have the same turn: a page of the
-- list goes on after the last one shown, also when that one has changed its place meanwhile.
create function innfo.turn_of(state text, danger boolean, kind text, created_at timestamptz, id uuid) returns text
language sql immutable set search_path = ''
as $$
  select case when state = 'done' then '3' when danger then '0' when kind = 'found' then '2' else '1' end
    || lpad((case when state = 'done' then 9999999999999 - since else since end)::text, 13, '0') || id::text
  from (values (floor(extract(epoch from created_at at time zone 'UTC') * 1000)::bigint)) as milliseconds (since)
$$;
-- Before PostgreSQL 16 whoever changes no row at all needs it, too; it knows nothing but what it is given.
grant execute on function innfo.turn_of(text, boolean, text, timestamptz, uuid) to anon, authenticated;
alter table public.messages
  add column turn text collate "C" not null generated always as (innfo.turn_of(state, danger, kind, created_at, id)) stored;

drop index public.messages_hotel_id_state;
drop index public.messages_hotel_id_kind;
create index messages_hotel_id_turn on public.messages (hotel_id, turn);
create index messages_hotel_id_state on public.messages (hotel_id, state, turn);
create index messages_hotel_id_kind on public.messages (hotel_id, kind, turn);

create or replace view public.inbox with (security_invoker = true) as
select m.id, m.hotel_id, m.kind, m.state, m.room, m.topic, m.rating, "left"(m.text, 200) as text, m.item, m.place, m.color,
  m.assignee, m.outcome, m.by_guest, m.created_at, m.updated_at,
  lower(concat_ws(' ', m.room, m.item, m.text, m.color, m.place, m.day, m.contact, m.assignee, m.shelf)) as words,
  m.shelf, m.match_id, m.ownership_checked, m.keep_until, m.danger, m.turn, m.language, m.wanted_at
from public.messages m;

-- The same function, with how many are in danger and not done yet.
create or replace function public.inbox_news(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when exists (select from public.hotels h where h.id = inbox_news.hotel_id) then jsonb_build_object(
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

-- Guests have no use for a place in a list.
do $$
declare
  before constant text := pg_get_functiondef('innfo.sent_message(uuid)'::regprocedure);
  left_out constant text := '''ownership_checked''';
begin
  if position(left_out in before) = 0 then
    raise exception 'innfo.sent_message has changed';
  end if;
  execute replace(before, left_out, left_out || ', ''turn''');
end
$$;

-- The same function, for messages in danger too. Their mails wait for each other for five minutes at most, not for ten;
-- what a mailbox and an account may have in an hour bounds them like all others.
create or replace function innfo.raise_alarm() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not new.danger and not exists (select from public.message_kinds k
      where k.hotel_id = new.hotel_id and k.kind = new.kind and new.rating <= k.alarm) then
    return null;
  end if;
  insert into innfo.message_pushes as p (hotel_id, due_at, alarmed_at) values (new.hotel_id, '-infinity', now())
  on conflict (hotel_id) do update set due_at = '-infinity', alarmed_at = now()
    where p.alarmed_at is null or p.alarmed_at <= now() - interval '1 minute';
  if found then
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'push'
      and j.payload ->> 'deviceId' in (
        select d.id::text from public.push_devices d where d.hotel_id = new.hotel_id);
  end if;
  update innfo.message_mails m set due_at = '-infinity', alarmed_at = now()
  where m.hotel_id = new.hotel_id and m.kind = new.kind
    and (m.alarmed_at is null
      or m.alarmed_at <= now() - case when new.danger then interval '5 minutes' else interval '10 minutes' end);
  if found then
    delete from innfo.jobs j
    where j.failed_at is null and j.attempts = 0 and j.due_at > now() and j.kind = 'mail'
      and j.payload ->> 'letter' = 'newMessages'
      and j.payload ->> 'hotelId' = new.hotel_id and j.payload ->> 'kind' = new.kind;
  end if;
  return null;
end
$$;
drop trigger raise_alarm on public.messages;
create trigger raise_alarm after insert on public.messages for each row
  when (new.by_guest and (new.kind = 'feedback' or new.danger)) execute function innfo.raise_alarm();
