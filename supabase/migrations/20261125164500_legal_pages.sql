-- What a hotel says about itself by law, and what its privacy notice has to know. See docs/decisions/0105-legal-pages.md.

call innfo.add_text('hotels', 'legal_name', 200);
call innfo.add_text('hotels', 'representative', 200);
call innfo.add_text('hotels', 'register_number', 200);
call innfo.add_text('hotels', 'vat_number', 200);
-- Of the house as a lodging: Regulation (EU) 2024/1028, and national ones.
call innfo.add_text('hotels', 'registration_number', 200);
call innfo.add_link('hotels', 'imprint_url');
call innfo.add_link('hotels', 'privacy_url');

-- How long each kind of message is kept, and whether devices are told of new ones.
create function innfo.guest_privacy(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'keep_days', (select coalesce(jsonb_object_agg(k.kind, k.keep_days), '{}') from public.message_kinds k
      where k.hotel_id = guest_privacy.hotel_id and innfo.guest_messages(k.hotel_id) ? k.kind),
    'announces', exists (select from public.push_devices d where d.hotel_id = guest_privacy.hotel_id))
$$;
insert into innfo.guest_parts (part, function_name) values ('privacy', 'guest_privacy');

create trigger notify_hotel_changed after insert or delete on public.push_devices
  for each row execute function innfo.notify_hotel_changed();
