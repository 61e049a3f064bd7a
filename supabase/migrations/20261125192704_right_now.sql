-- What the guest page says right now, and what guests ask for from its first view. See docs/decisions/0112-right-now.md.

-- How to come in while reception is closed: "Garden door, dial 0".
call innfo.add_text('hotels', 'night_entry', 80);
call innfo.translates('hotels', null, array['description', 'breakfast', 'reception_hours', 'night_entry'],
  array['text', 'text', 'hours', 'text']);

-- Those that guests may choose now, in the hotel's order.
create function innfo.guest_topics(hotel_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(t.topic), '[]') from innfo.topics_of(guest_topics.hotel_id) t
  where t.is_on and innfo.guest_messages(guest_topics.hotel_id) ? 'request'
$$;
insert into innfo.guest_parts (part, function_name) values ('topics', 'guest_topics');
