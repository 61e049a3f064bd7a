-- One account has no more than its share of a hotel's devices that are told of messages: the one it has used longest ago
-- makes room and is told so, as nobody else's does. See docs/decisions/0071-web-push.md.
insert into innfo.limits (plan_id, what, max) select p.id, 'push_devices_of_account', 10 from public.plans p;

create function innfo.keep_devices_of_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Writers to one hotel take turns, so that none slips past.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('devices of ' || new.hotel_id, 0));
  with gone as (
    delete from public.push_devices where id in (
      select d.id from auth.sessions added
      join auth.sessions s on s.user_id = added.user_id
      join public.push_devices d on d.session_id = s.id
      where added.id = new.session_id and d.hotel_id = new.hotel_id
      order by d.id = new.id desc, d.updated_at desc, d.id desc
      offset (select innfo.limit_of(h.user_id, 'push_devices_of_account') from public.hotels h where h.id = new.hotel_id))
    returning *)
  -- As innfo.tell_the_end(), which leaves out devices whose session goes on. Not what was just added: else whoever adds
  -- in a loop has as many pushes sent.
  insert into innfo.jobs (kind, payload)
  select 'push', jsonb_build_object('about', 'ended', 'deviceId', g.id, 'hotelId', g.hotel_id,
    'endpoint', g.endpoint, 'p256dh', g.p256dh, 'auth', g.auth)
  from gone g where g.created_at < now() - interval '1 hour'
  on conflict do nothing;
  return null;
end
$$;
-- Before the hotel's own limit counts: a statement's triggers run after those of its rows.
create trigger keep_devices_of_account after insert on public.push_devices
  for each row execute function innfo.keep_devices_of_account();
