-- A push that is on its way may have been written before the newest message came. So it no longer keeps the next one
-- from being planned, as one does that waits for its time or for another try.

drop index innfo.jobs_push_device;
create unique index jobs_push_device on innfo.jobs ((payload ->> 'deviceId'), coalesce(payload ->> 'about', 'new'))
  where kind = 'push' and failed_at is null and attempts = 0;
create index jobs_push_underway on innfo.jobs ((payload ->> 'deviceId')) where kind = 'push' and failed_at is null;

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
  if found then
    insert into innfo.jobs (kind, payload, due_at)
    select 'push', jsonb_build_object('deviceId', d.id), due
    from public.push_devices d
    where d.hotel_id = new.hotel_id
      -- One that has failed is tried again, and says what is new then.
      and not exists (
        select from innfo.jobs j where j.kind = 'push' and j.failed_at is null and j.reason is not null
          and j.payload ->> 'deviceId' = d.id::text and not j.payload ? 'about')
    on conflict do nothing;
  end if;
  return null;
end
$$;
