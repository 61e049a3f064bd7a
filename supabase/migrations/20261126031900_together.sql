-- Who else is at work, and what they do: who is on which screen, what has changed, who took a message. See
-- docs/decisions/0124-together.md.

-- Which screen each signed-in device shows: one row a session, rewritten while the screen is in sight. A row is true for
-- fifteen seconds, so nothing has to take it away. Without a log: after a crash of the database everybody says it anew. It
-- refers to no other table, because backups, which leave it out, empty those that they fill.
create unlogged table innfo.presences (
  session_id uuid primary key,
  hotel_id text not null,
  user_id uuid not null,
  screen text not null,
  -- The row that is open there, and whether something is typed for it.
  item text,
  typing boolean not null,
  seen_at timestamptz not null default now()
  -- Room for the next version of a row on its own page: no index is written again.
) with (fillfactor = 40);
create index presences_hotel_id on innfo.presences (hotel_id);
alter table innfo.presences enable row level security;
comment on table innfo.presences is 'Who is on which screen of the admin now; true for fifteen seconds.';

-- Each admin in sight asks this every few seconds, and says by it which screen it shows. Each part reads a few entries of an
-- index; a presence is written at every second question. New is what guests sent
-- and nobody has begun, not what the desk found; `due` is what waits, `mine` what the caller has; `rings` says how the desk,
-- or housekeeping, rings now, if it does. Null for a hotel at which the caller does not work.
drop function public.inbox_news(text);
create function public.inbox_news(
  hotel_id text, screen text default null, item text default null, typing boolean default false
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
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
      select from public.messages m where at_desk and m.hotel_id = inbox_news.hotel_id and m.state = 'new' and m.turn < '2'
      limit 100) as counted),
    -- When the last of what guests sent and waits came, or was given back: one taken and another come since leave the
    -- number as it is. What the house wrote down itself rings at nobody.
    'newest_at', (select max(counted.updated_at) from (
      select m.updated_at from public.messages m where m.hotel_id = inbox_news.hotel_id and m.state = 'new' and m.turn < '2'
        and m.by_guest and (at_desk or m.danger or m.goes_to = 'housekeeping') limit 100) as counted),
    'danger', (select count(*) from (
      select from public.messages m where at_desk and m.hotel_id = inbox_news.hotel_id and m.turn < '1' limit 100) as counted),
    'due', (select count(*) from (
      select from public.messages m where at_desk and m.hotel_id = inbox_news.hotel_id and m.turn < '2' limit 100) as counted),
    'mine', (select count(*) from (
      select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.taken_by = me
        and m.state = 'working' limit 100) as counted),
    'rings', case
      when not at_desk then (
        select case when bool_or(m.danger) then 'alarm' when count(*) > 0 then 'message' end
        from public.messages m where m.hotel_id = inbox_news.hotel_id and m.state = 'new' and m.by_guest
          and (m.danger or m.goes_to = 'housekeeping' and not innfo.is_further(m.id)))
      when exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.danger
        and m.state = 'new' and m.by_guest and (m.danger or m.kind = 'request' and m.goes_to = 'desk')) then 'alarm'
      when exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id and m.due_at <= now()
        and m.topic = 'wake_up_call' and m.wanted_at is not null and m.state <> 'done') then 'wake'
      when exists (select from public.messages m where m.hotel_id = inbox_news.hotel_id
        and m.state = 'new' and m.by_guest and (m.danger or m.kind = 'request' and m.goes_to = 'desk')
        and not innfo.is_further(m.id)) then 'message' end,
    'changed_at', greatest(
      (select m.updated_at from public.messages m where m.hotel_id = inbox_news.hotel_id
        order by m.updated_at desc limit 1),
      (select d.deleted_at from innfo.message_deletions d where d.hotel_id = inbox_news.hotel_id)),
    'rooms_at', (select max(r.at) from public.room_days r where r.hotel_id = inbox_news.hotel_id),
    -- What others did to the content, of the latest ten changes: an id that was not there before is news. No single id
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
        where p.hotel_id = inbox_news.hotel_id and p.user_id <> me and p.seen_at > now() - interval '15 seconds'
        order by p.user_id, p.screen, p.item, p.typing desc limit 20) as seen));
end
$$;
grant execute on function public.inbox_news(text, text, text, boolean) to authenticated, service_role;

-- Sets a message's state while it is as the caller has seen it: of two who press at the same time one has it, and the other
-- reads who. The same press again, whose answer was lost, is no other person's. Answers how it is now; null where there is
-- none.
drop function public.set_round(text, uuid, text, text);
create function public.set_message_state(hotel_id text, message_id uuid, seen text, state text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  at_desk constant boolean := set_message_state.hotel_id = any (array(select * from innfo.hotels_of('desk')));
  message public.messages;
  last_by uuid;
  changed boolean;
begin
  if (set_message_state.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))) is not true then
    return null;
  end if;
  -- The trigger take_message says who has it.
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
  where e.message_id = message.id and e.what in ('state', 'wrote') order by e.at desc, e.id desc limit 1;
  return jsonb_build_object('changed', changed or message.state = set_message_state.state and last_by = me,
    'state', message.state, 'assignee', coalesce(innfo.name_of(message.taken_by), message.assignee), 'by', innfo.name_of(last_by));
end
$$;
grant execute on function public.set_message_state(text, uuid, text, text) to authenticated, service_role;
