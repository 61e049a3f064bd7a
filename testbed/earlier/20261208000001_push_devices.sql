-- Devices on which new messages are announced: Web Push, RFC 8030. See docs/decisions/0071-web-push.md.

create table public.push_devices (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- Whoever signs out there, or is signed out, is told nothing more.
  session_id uuid not null default (auth.jwt() ->> 'session_id')::uuid references auth.sessions (id) on delete cascade,
  -- The browser's push service made this address, and the browser the keys to which a push is encrypted.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_devices_key unique (hotel_id, endpoint)
);
call innfo.belongs_to_hotel('push_devices');
drop trigger notify_hotel_changed on public.push_devices;
drop index public.push_devices_hotel_id;
create index push_devices_session_id on public.push_devices (session_id);
revoke insert (session_id), update (session_id, endpoint) on public.push_devices from authenticated;
-- A name below a public domain: no number of a machine, no port, no account. What the name leads to is looked at
-- when a push is sent.
call innfo.add_rule('push_devices', 'endpoint', 'address', '{} ~ ''^https://([a-z0-9-]+\.)+[a-z]{2,}/[!-~]+$''');
call innfo.add_rule('push_devices', 'endpoint', 'length', 'char_length({}) <= 1000');
-- RFC 8291: an uncompressed point of P-256, and 16 bytes.
call innfo.add_rule('push_devices', 'p256dh', 'key', '{} ~ ''^[A-Za-z0-9_-]{87}$''');
call innfo.add_rule('push_devices', 'auth', 'key', '{} ~ ''^[A-Za-z0-9_-]{22}$''');

-- Whoever signed in again, and says so again, is a new session on the same device.
create function innfo.set_device_session() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.session_id := coalesce((auth.jwt() ->> 'session_id')::uuid, new.session_id);
  return new;
end
$$;
create trigger set_device_session before update on public.push_devices
  for each row execute function innfo.set_device_session();

call innfo.limit_rows('push_devices', 'push_devices', 'hotel_id');
-- Until the server has written them.
insert into innfo.limits (plan_id, what, max) select id, 'push_devices', 20 from public.plans;

-- The same function, with one sentence more.
do $$
declare
  before constant text := pg_get_functiondef('innfo.refuse_more(text, bigint)'::regprocedure);
  place constant text := 'else format(''The texts';
begin
  if position(place in before) = 0 then
    raise exception 'innfo.refuse_more has changed';
  end if;
  execute replace(before, place, 'when ''push_devices'' then format(''A hotel has room for %s devices.'', allowed)
      ' || place);
end
$$;

-- When the next push about new messages may go to a hotel's devices.
create table innfo.message_pushes (
  hotel_id text primary key references public.hotels (id) on delete cascade,
  due_at timestamptz not null
);
alter table innfo.message_pushes enable row level security;

-- At most one waits for each device: a service that does not answer must not collect thousands.
create unique index jobs_push_device on innfo.jobs ((payload ->> 'deviceId')) where kind = 'push' and failed_at is null;

-- One push tells of all that came meanwhile: at most one a minute, and the last message is never left out.
create function innfo.tell_devices() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  if not exists (select from public.push_devices d where d.hotel_id = new.hotel_id) then
    return null;
  end if;
  insert into innfo.message_pushes as p (hotel_id, due_at) values (new.hotel_id, now())
  on conflict (hotel_id) do update set due_at = greatest(now(), p.due_at + interval '1 minute')
    where p.due_at <= now()
  returning p.due_at into due;
  if found then
    insert into innfo.jobs (kind, payload, due_at)
    select 'push', jsonb_build_object('deviceId', d.id), due
    from public.push_devices d where d.hotel_id = new.hotel_id
    on conflict do nothing;
  end if;
  return null;
end
$$;
-- What the desk writes down itself, it knows.
create trigger tell_devices after insert on public.messages
  for each row when (new.by_guest) execute function innfo.tell_devices();
