-- Before things that nobody has settled are erased, those who are told of new ones are told of these, once. See
-- docs/decisions/0050-hours-of-requests.md.

-- Few among all messages.
create index messages_open_things on public.messages (keep_until)
  where kind in ('lost', 'found') and state <> 'done' and outcome is null;

-- Those that were told of.
create table innfo.message_reminders (
  message_id uuid primary key references public.messages (id) on delete cascade,
  told_at timestamptz not null default now()
);
alter table innfo.message_reminders enable row level security;

-- A week before, or when half of a shorter time is over.
create function innfo.ending_things(hotel_id text) returns setof public.messages
language sql stable set search_path = ''
as $$
  select m.* from public.messages m
  where (ending_things.hotel_id is null or m.hotel_id = ending_things.hotel_id)
    and m.kind in ('lost', 'found') and m.state <> 'done' and m.outcome is null
    and m.keep_until between (now() at time zone 'UTC')::date and (now() at time zone 'UTC')::date + 7
    and (m.keep_until - (now() at time zone 'UTC')::date) * 2 <= m.keep_until - (m.created_at at time zone 'UTC')::date
$$;

-- A push of either kind may wait for a device.
drop index innfo.jobs_push_device;
create unique index jobs_push_device on innfo.jobs ((payload ->> 'deviceId'), coalesce(payload ->> 'about', 'new'))
  where kind = 'push' and failed_at is null;

-- One mail for each kind and one push for each device tell of all that end then.
create function innfo.remind_of_things() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due record;
begin
  for due in
    with told as (
      insert into innfo.message_reminders (message_id)
      select m.id from innfo.ending_things(null) m
      on conflict do nothing
      returning message_id
    )
    select m.hotel_id, array_agg(distinct m.kind) as kinds
    from told join public.messages m on m.id = told.message_id group by m.hotel_id
  loop
    insert into innfo.jobs (kind, payload)
    select 'mail', jsonb_build_object('letter', 'endingThings', 'to', told.address, 'hotelId', h.id, 'kind', of.kind)
    from public.hotels h
    cross join unnest(due.kinds) as of (kind)
    left join public.message_kinds k on k.hotel_id = h.id and k.kind = of.kind
    cross join unnest(case when k.emails <> '{}' then k.emails else array[h.email] end) as told (address)
    where h.id = due.hotel_id;
    insert into innfo.jobs (kind, payload)
    select 'push', jsonb_build_object('deviceId', d.id, 'about', 'ending')
    from public.push_devices d where d.hotel_id = due.hotel_id
    on conflict do nothing;
  end loop;
end
$$;
