-- A message that found the first push still waiting to be taken moved the hotel's next push on by a minute and planned
-- none, because the one that waits tells of both. Whatever came once that one had been read was then told to nobody,
-- until the first message after the minute. Now each message plans the next push where none waits.

create or replace function innfo.tell_devices() returns trigger
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
  if not found then
    select p.due_at into due from innfo.message_pushes p where p.hotel_id = new.hotel_id;
  end if;
  insert into innfo.jobs (kind, payload, due_at)
  select 'push', jsonb_build_object('deviceId', d.id), due
  from public.push_devices d
  where d.hotel_id = new.hotel_id
    -- One that has failed is tried again, and says what is new then.
    and not exists (
      select from innfo.jobs j where j.kind = 'push' and j.failed_at is null and j.reason is not null
        and j.payload ->> 'deviceId' = d.id::text and not j.payload ? 'about')
  on conflict do nothing;
  return null;
end
$$;
