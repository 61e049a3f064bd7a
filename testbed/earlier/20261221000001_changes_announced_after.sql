-- Changed hotels are announced after the commit, many at once. A transaction that notifies takes a lock on all of
-- PostgreSQL's notifications before its commit is on disk, so that such commits are flushed one after the other.

-- Rows of transactions whose server announces them. It needs no log: a crash of the database ends the connections
-- of all processes that listen, and each takes every page for outdated then.
create unlogged table innfo.unannounced_changes (
  announcer uuid not null,
  hotel_id text not null,
  changed_at timestamptz not null default clock_timestamp()
);
alter table innfo.unannounced_changes enable row level security;
comment on table innfo.unannounced_changes is
  'Hotels that requests have changed, until all processes are told; deleted as they are told.';

-- Works on any table with a hotel_id, and on hotels itself. Without an announcer (upkeep, an operator, a server of
-- the version before) the transaction notifies by itself.
create or replace function innfo.notify_hotel_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  announcer constant text := current_setting('innfo.announcer', true);
  changed record;
  hotel_id text;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if tg_table_schema = 'public' and tg_table_name = 'hotels' then
    hotel_id := changed.id;
  else
    hotel_id := changed.hotel_id;
  end if;
  if coalesce(announcer, '') = '' then
    perform pg_notify('hotel_changed', hotel_id);
  elsif hotel_id is distinct from current_setting('innfo.unannounced', true) then
    -- Once for all rows of a hotel that a transaction changes one after the other.
    insert into innfo.unannounced_changes (announcer, hotel_id) values (announcer::uuid, hotel_id);
    perform set_config('innfo.unannounced', hotel_id, true);
  end if;
  return null;
end
$$;

-- @param announced_by whose changes; those of a server that ended before it told of them go along
create function innfo.announce_changes(announced_by uuid) returns void
language sql set search_path = ''
as $$
  with told as (
    delete from innfo.unannounced_changes
    where announcer = announced_by or changed_at < now() - interval '10 seconds'
    returning hotel_id
  )
  select pg_notify('hotel_changed', hotel_id) from told
$$;
