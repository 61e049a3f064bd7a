-- A device whose session was ended by another one, by a new password or by time is no longer told of messages. Nobody at
-- the desk would notice: so it is told that, once. Whoever signs out on it has taken its row out before.
create function innfo.tell_the_end() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- What was switched off on purpose still has its session; the row of a deleted hotel has nothing to say.
  if exists (select from auth.sessions s where s.id = old.session_id)
    or not exists (select from public.hotels h where h.id = old.hotel_id) then
    return null;
  end if;
  -- With all that the push needs, as the row is gone.
  insert into innfo.jobs (kind, payload)
  values ('push', jsonb_build_object('about', 'ended', 'deviceId', old.id, 'hotelId', old.hotel_id,
    'endpoint', old.endpoint, 'p256dh', old.p256dh, 'auth', old.auth))
  on conflict do nothing;
  return null;
end
$$;

create trigger tell_the_end after delete on public.push_devices
for each row execute function innfo.tell_the_end();
