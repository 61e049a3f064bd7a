-- What whoever comes next at the desk reads, and spam that comes from one network. See docs/decisions/0128-noticed.md.

-- Of a hotel's desk, not of a message: who has taken over, and what guests have withdrawn. Of the latter the room and
-- the topic for a day, without a word, and whom it was given to: whoever is on the way with towels turns round.
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
language plpgsql volatile security definer set search_path = ''
as $$
declare
  taken timestamptz;
begin
  if not (take_over.hotel_id = any (array(select * from innfo.hotels_of('desk')))) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('take over ' || take_over.hotel_id, 0));
  select e.at into taken from public.desk_events e
  where e.hotel_id = take_over.hotel_id and e.at > now() - interval '1 minute' and e.what = 'taken_over'
    and e.by_user = (select auth.uid())
  order by e.at desc limit 1;
  if not found then
    insert into public.desk_events (hotel_id, what, by_user) values (take_over.hotel_id, 'taken_over', (select auth.uid()))
    returning at into taken;
  end if;
  return taken;
end
$$;
grant execute on function public.take_over(text) to authenticated, service_role;

create or replace function innfo.withdraw_message(message_id uuid) returns boolean
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.messages m where m.id = withdraw_message.message_id and m.by_guest
    returning m.hotel_id, m.kind, m.state, m.room, m.topic, m.goes_to, m.taken_by
  ), noted as (
    insert into public.desk_events (hotel_id, what, room, topic, goes_to, taken_by)
    select g.hotel_id, 'withdrawn', g.room, g.topic, g.goes_to, g.taken_by from gone g where g.kind = 'request' and g.state <> 'done'
  )
  select exists (select from gone)
$$;

-- What was in somebody's rounds, or given to them, and needs nobody any more: of the last day.
create function public.withdrawn_rounds(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when withdrawn_rounds.hotel_id = any (array(select * from innfo.hotels_of('housekeeping'))) then coalesce((
    select jsonb_agg(jsonb_build_object('id', e.id, 'room', e.room, 'topic', e.topic, 'at', e.at) order by e.at desc)
    from (
      select e.* from public.desk_events e where e.hotel_id = withdrawn_rounds.hotel_id and e.what = 'withdrawn'
        and e.at > now() - interval '1 day' and (e.goes_to = 'housekeeping' or e.taken_by = (select auth.uid())
          or e.topic = any (coalesce((select innfo.topics_in_rounds(withdrawn_rounds.hotel_id)), array[e.topic])))
      order by e.at desc limit 50) e), '[]') end
$$;
grant execute on function public.withdrawn_rounds(text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- A network is known by a mark that the server makes anew each day: no address is kept, and two days' marks of a network
-- have nothing in common.

create table innfo.message_networks (
  message_id uuid not null references public.messages (id) on delete cascade,
  mark text not null,
  at timestamptz not null default now(),
  -- What is written again may come from another network than the message.
  primary key (message_id, mark)
);
create index message_networks_at on innfo.message_networks (at);
alter table innfo.message_networks enable row level security;

create table innfo.muted_networks (
  hotel_id text not null references public.hotels (id) on delete cascade,
  mark text not null,
  until timestamptz not null,
  primary key (hotel_id, mark)
);
create index muted_networks_until on innfo.muted_networks (until);
alter table innfo.muted_networks enable row level security;

-- From the networks of these messages nothing comes for a day but danger. Answers how many networks are muted; what is
-- older than a day has none any more. Null for a hotel at whose desk the caller is not.
create function public.mute_networks(hotel_id text, message_ids jsonb) returns integer
language sql volatile security definer set search_path = ''
as $$
  with muted as (
    insert into innfo.muted_networks as n (hotel_id, mark, until)
    select distinct m.hotel_id, w.mark, now() + interval '1 day'
    from public.messages m join innfo.message_networks w on w.message_id = m.id
    where m.id = any (array(select jsonb_array_elements_text(mute_networks.message_ids)::uuid)) and m.hotel_id = mute_networks.hotel_id
      and m.hotel_id = any (array(select * from innfo.hotels_of('desk'))) and not m.danger
    on conflict on constraint muted_networks_pkey do update set until = excluded.until
    returning 1
  )
  select case when mute_networks.hotel_id = any (array(select * from innfo.hotels_of('desk')))
    then (select count(*)::int from muted) end
$$;
grant execute on function public.mute_networks(text, jsonb) to authenticated, service_role;

-- As before, with the networks, events and days of rooms whose time is over.
create or replace function innfo.forget_messages() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  at_a_time constant int := 2000;
  forgotten int;
begin
  delete from innfo.message_networks where at < now() - interval '1 day';
  delete from innfo.muted_networks where until < now();
  delete from public.desk_events where at < now() - case what when 'withdrawn' then interval '1 day' else interval '14 days' end;
  delete from public.room_days where day < current_date - 14;
  delete from public.messages where id in (
    select id from public.messages where keep_until < (now() at time zone 'UTC')::date limit at_a_time);
  get diagnostics forgotten = row_count;
  return forgotten = at_a_time;
end
$$;
