-- A row in every table of the version before the baseline.
insert into auth.users (id, email) values ('00000000-0000-4000-8000-000000000001', 'ana@example.com');
insert into auth.sessions (id, user_id, method) values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'password');
insert into public.subscriptions (user_id, plan_id, subscription_status) values ('00000000-0000-4000-8000-000000000001', 'InnfoTest', 'active');
insert into public.complimentary_plans (email, plan_id, period_start, period_end) values ('ana@example.com', 'InnfoTest', '2026-01-01', '2026-02-01');
insert into innfo.granted_plans (user_id, plan_id, period_end) values ('00000000-0000-4000-8000-000000000001', 'InnfoTest', '2099-01-01');
insert into innfo.account_limits (user_id, what, max) values ('00000000-0000-4000-8000-000000000001', 'hotels', 7);
insert into innfo.simulated_payments (id, object) values ('cus_1', '{"customer": "cus_1"}');
insert into innfo.translated_characters (user_id, characters) values ('00000000-0000-4000-8000-000000000001', 12);
insert into innfo.service_answers (question_hash, answer, kept_until) values ('hash', '{}', '2099-01-01');
insert into innfo.service_turns (service, free_at) values ('maps', '2026-01-01');

insert into public.hotels (id, user_id, name, address, phone, email, languages)
values ('quay000000', '00000000-0000-4000-8000-000000000001', 'The Quay', '1 Quay', '+1 555 0100', 'desk@example.com', '{de}');
insert into public.photos (hotel_id, path, width, height, top_color, bottom_color, bytes)
values ('quay000000', 'quay000000/0123456789abcdef0123456789abcdef', 10, 10, '#000000', '#ffffff', 5);
update public.hotels set cover_path = 'quay000000/0123456789abcdef0123456789abcdef';
insert into public.amenities (hotel_id, name, description, timing, location) values ('quay000000', 'Pool', 'Warm', 'Always', 'Roof');
insert into public.restaurants (hotel_id, name, cuisine, distance, rating, phone, address)
values ('quay000000', 'Lina', 'Italian', '300 m', 4.5, '1', '2 Quay');
insert into public.car_services (hotel_id, name, type, phone) values ('quay000000', 'Cab', 'Taxi', '1');
insert into public.tour_guides (hotel_id, name, specialty, phone) values ('quay000000', 'Ida', 'Old town', '1');
insert into public.shopping_partners (hotel_id, name, category, description, distance, phone, address)
values ('quay000000', 'Market', 'Boutique', 'Small', '1 km', '1', '3 Quay');
insert into public.must_visit_places (hotel_id, name, category, description, distance, rating, estimated_time, address, is_hidden)
values ('quay000000', 'Museum', 'Museum', '', '1 km', 4, '1 h', '4 Quay', true);
insert into public.faqs (hotel_id, category, question, answer)
values ('quay000000', 'General', 'Why?', 'Because'), ('quay000000', 'General', 'When?', 'Then');
delete from public.faqs where question = 'When?';
insert into public.important_contacts (hotel_id, type, label, number) values ('quay000000', 'emergency', 'Fire', '122');
insert into public.custom_sections (id, hotel_id, name, description)
values ('00000000-0000-4000-8000-000000000003', 'quay000000', 'Spa', 'Baths');
insert into public.custom_section_items (section_id, title, description, details)
values ('00000000-0000-4000-8000-000000000003', 'Sauna', 'Hot', '{"Z": "1", "A": "2"}');
insert into public.section_visibility (hotel_id, section_name, is_visible) values ('quay000000', 'faqs', false);
insert into public.announcements (hotel_id, text, starts_at, ends_at) values ('quay000000', 'Pool closed', '2026-01-01', '2099-01-01');
insert into public.translations (hotel_id, table_name, row_id, column_name, language, text, source_hash)
select hotel_id, 'amenities', id, 'description', 'de', 'Warm', innfo.text_hash(description) from public.amenities;
insert into public.translation_runs (hotel_id, language, texts, characters, worker)
values ('quay000000', 'de', 1, 4, '00000000-0000-4000-8000-000000000004');

select cardinality(innfo.record_scans(jsonb_build_array(jsonb_build_object('hotel_id', 'quay000000',
  'visit_id', '00000000-0000-4000-8000-000000000005', 'guest_id', '00000000-0000-4000-8000-000000000006', 'source', 'qr',
  'device_type', 'Mobile', 'user_agent', 'Safari on iPhone', 'scanned_at', now()))));
select innfo.record_test_scan('quay000000', '00000000-0000-4000-8000-000000000001');
select innfo.record_missed_search('quay000000', 'gym', 'en', '00000000-0000-4000-8000-000000000007', 9);

insert into public.push_devices (hotel_id, session_id, endpoint, p256dh, auth)
values ('quay000000', '00000000-0000-4000-8000-000000000002', 'https://push.example.com/1', repeat('a', 87), repeat('b', 22));
insert into public.message_kinds (hotel_id, kind, is_on, topics, towels_hours) values
  ('quay000000', 'request', true, '{towels,taxi}', '{"kind": "appointment", "note": "Ask"}'),
  ('quay000000', 'lost', true, '{}', null);
select innfo.send_message('{"id": "00000000-0000-4000-8000-000000000008", "hotel_id": "quay000000", "kind": "request",
  "topic": "towels", "room": "12", "language": "de"}', '\x01');
update public.messages set answer = 'On the way' where topic = 'towels';
insert into public.messages (hotel_id, kind, item, contact) values ('quay000000', 'lost', 'Hat', 'a@b.cd');
insert into innfo.message_reminders (message_id) select id from public.messages where kind = 'lost';
insert into public.messages (id, hotel_id, kind, item) values ('00000000-0000-4000-8000-000000000009', 'quay000000', 'found', 'Glove');
delete from public.messages where id = '00000000-0000-4000-8000-000000000009';
