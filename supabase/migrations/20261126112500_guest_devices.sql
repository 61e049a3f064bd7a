-- Devices of guests that are told when the hotel has written. See docs/decisions/0136-a-guest-is-told.md.

create table innfo.guest_devices (
  id uuid primary key default innfo.uuid_v7(),
  message_id uuid not null references public.messages (id) on delete cascade,
  -- As of public.push_devices.
  endpoint text not null check (char_length(endpoint) <= 1000 and endpoint ~ '^https://([a-z0-9-]+\.)+[a-z]{2,}/[!-~]+$'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  constraint guest_devices_key unique (message_id, endpoint)
);
alter table innfo.guest_devices enable row level security;

-- Of the message whose page has the secret of which this is the hash. Two devices a message: a third takes the place of the
-- first. Answers told; gone, where there is no such message; or invalid, where this is no browser's subscription.
create function innfo.add_guest_device(message_id uuid, device jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  given constant innfo.guest_devices := jsonb_populate_record(null::innfo.guest_devices, device);
begin
  -- Of two at the same time, the second counts the first.
  perform from public.messages m where m.id = add_guest_device.message_id and m.by_guest for update;
  if not found then
    return 'gone';
  end if;
  insert into innfo.guest_devices (message_id, endpoint, p256dh, auth)
  values (add_guest_device.message_id, given.endpoint, given.p256dh, given.auth)
  on conflict on constraint guest_devices_key do update set p256dh = excluded.p256dh, auth = excluded.auth;
  delete from innfo.guest_devices where id in (
    select d.id from innfo.guest_devices d where d.message_id = add_guest_device.message_id
    order by d.id desc offset 2);
  return 'told';
exception
  when check_violation or not_null_violation then return 'invalid';
end
$$;

-- A kind of job of its own: a service that a stranger chose keeps no alarm of the account's from its devices.
create function innfo.tell_guest() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into innfo.jobs (kind, payload)
  select 'answer', jsonb_build_object('guestDeviceId', d.id, 'hotelId', new.hotel_id)
  from innfo.guest_devices d
  where d.message_id = new.message_id and not exists (
    select from innfo.jobs j where j.kind = 'answer' and j.failed_at is null
      and (j.attempts = 0 or j.reason is not null) and j.payload ->> 'guestDeviceId' = d.id::text);
  return null;
end
$$;
create trigger tell_guest after insert on public.message_texts
  for each row when (new.author = 'house') execute function innfo.tell_guest();
