-- The picture is read by itself: a list of rows is read whole, and one of pictures took gigabytes.
revoke select on public.message_photos from authenticated;
grant select (message_id, hotel_id, created_at) on public.message_photos to authenticated;

-- Of a message of the caller's own hotel.
create function innfo.own_picture(message_id uuid) returns bytea
language sql stable security definer set search_path = ''
as $$
  select p.picture from public.message_photos p join public.hotels h on h.id = p.hotel_id
  where p.message_id = own_picture.message_id and h.user_id = (select auth.uid())
$$;
grant execute on function innfo.own_picture(uuid) to authenticated, service_role;
