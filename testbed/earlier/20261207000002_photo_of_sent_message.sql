-- Asks the message itself first: what it says of who may read it is said once.
create or replace function innfo.sent_photo(message_id uuid) returns bytea
language sql stable security definer set search_path = ''
as $$
  select p.picture from public.message_photos p
  where p.message_id = sent_photo.message_id and innfo.sent_message(sent_photo.message_id) is not null
$$;
