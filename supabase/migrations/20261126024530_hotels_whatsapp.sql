-- Written by `npm run sections` from the declarations.
call innfo.add_text('hotels', 'whatsapp', 50);

-- Guests' forms offer it.
create or replace function innfo.hotel_of_messages(hotel public.hotels) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', hotel.id, 'name', hotel.name, 'language', hotel.language, 'accent', hotel.accent,
    'type_mood', hotel.type_mood, 'phone', hotel.phone, 'email', hotel.email, 'whatsapp', hotel.whatsapp,
    'address', hotel.address, 'country', hotel.country, 'time_zone', hotel.time_zone, 'review_url', hotel.review_url,
    'emergency', (select coalesce(jsonb_agg(c.number), '[]') from innfo.emergency_contacts(hotel.id) c
      where c.shown_during is null))
$$;
