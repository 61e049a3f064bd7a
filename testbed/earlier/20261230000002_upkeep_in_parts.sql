-- What is due is of all hotels, and one account may have much of it. Done by one statement it would once take longer than
-- a statement may, and from then on each hour again: so each call does a part, and answers whether there is more.

drop function innfo.forget_deleted_rows();
create function innfo.forget_deleted_rows() returns boolean
language plpgsql set search_path = ''
as $$
declare
  at_a_time constant int := 5000;
  forgotten int;
begin
  delete from innfo.deleted_rows where ctid in (
    select ctid from innfo.deleted_rows where deleted_at < now() - interval '1 hour' limit at_a_time);
  get diagnostics forgotten = row_count;
  return forgotten = at_a_time;
end
$$;

drop function innfo.forget_messages();
create function innfo.forget_messages() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  at_a_time constant int := 2000;
  forgotten int;
begin
  delete from public.messages where id in (
    select id from public.messages where keep_until < (now() at time zone 'UTC')::date limit at_a_time);
  get diagnostics forgotten = row_count;
  return forgotten = at_a_time;
end
$$;

drop function innfo.remind_of_things();
create function innfo.remind_of_things() returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  at_a_time constant int := 20000;
  reminded int := 0;
  due record;
begin
  for due in
    with told as (
      insert into innfo.message_reminders (message_id)
      select m.id from innfo.ending_things(null) m
      where not exists (select from innfo.message_reminders r where r.message_id = m.id)
      -- All of a hotel's together, for one mail.
      order by m.hotel_id limit at_a_time
      on conflict do nothing
      returning message_id
    )
    select m.hotel_id, array_agg(distinct m.kind) as kinds, count(*) as things
    from told join public.messages m on m.id = told.message_id group by m.hotel_id
  loop
    reminded := reminded + due.things;
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
  return reminded = at_a_time;
end
$$;
