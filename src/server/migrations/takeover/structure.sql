-- Tables, columns and rules that a landed database has otherwise than the topic files. Whole tables that it lacks
-- are made from the topic files after this, with all functions, triggers and policies.

alter table auth.sessions add column if not exists block text;

alter table public.stations add column if not exists made_by uuid references auth.users (id) on delete set null;
create index if not exists stations_made_by on public.stations (made_by);
alter table public.station_people
  add column if not exists pin_by uuid references auth.users (id) on delete set null,
  add column if not exists owner_left boolean not null default false;
create index if not exists station_people_pin_by on public.station_people (pin_by);

call innfo.add_field('hotels', 'section_order', 'text[] not null default ''{}''');
call innfo.add_rule('hotels', 'section_order', 'ids',
  'cardinality({}) <= 100 and array_to_string({}, '','', ''?'') ~ ''^([a-z0-9-]{1,40}(,[a-z0-9-]{1,40})*)?$''');
call innfo.add_rule('hotels', 'section_order', 'list', 'coalesce(array_ndims({}), 1) = 1');
drop function innfo.sections_of(text, boolean);

call innfo.add_field('announcements', 'closes', 'uuid references public.amenities (id) on delete set null');
call innfo.add_flag('announcements', 'closes_breakfast');
call innfo.add_field('announcements', 'opens_again', 'date');
call innfo.add_field('announcements', 'times', 'text');
call innfo.add_rule('announcements', 'closes_breakfast', 'alone', 'not {} or closes is null');
call innfo.add_rule('announcements', 'opens_again', 'closing', '{} is null or closes is not null or closes_breakfast');
call innfo.add_rule('announcements', 'opens_again', 'date', '{} >= ''2000-01-01'' and {} < ''2100-01-01''');
call innfo.add_rule('announcements', 'times', 'range', '{} is null or innfo.are_time_ranges(jsonb_build_array({}))');
call innfo.add_rule('announcements', 'times', 'day', '{} is null or opens_again is not null');
create index announcements_closes on public.announcements (closes) where closes is not null;

drop index innfo.jobs_escalation;
create unique index jobs_escalation on innfo.jobs ((payload ->> 'messageId'), (payload ->> 'step' = 'again'))
  where kind = 'escalation' and failed_at is null;

alter table public.message_events drop constraint message_events_what_choice;
call innfo.choice('message_events', 'what', array['sent', 'wrote', 'state', 'answer', 'note', 'assignee', 'outcome', 'match',
  'ownership', 'shelf', 'given', 'told', 'called', 'again', 'agreed']);
alter table public.messages drop constraint messages_outcome_choice;
call innfo.choice('messages', 'outcome',
  array['handed_over', 'sent', 'donated', 'disposed', 'all_right', 'false_alarm']);

call innfo.add_field('topics', 'price', 'integer');
call innfo.add_field('topics', 'currency', 'text');
call innfo.add_text('topics', 'line', 80);
call innfo.add_rule('topics', 'price', 'range', '{} between 1 and 100000000');
call innfo.add_rule('topics', 'currency', 'code', '{} ~ ''^[A-Z]{3}$''');
call innfo.add_rule('topics', 'currency', 'price', '({} is null) = (price is null)');
alter table public.messages add column price integer, add column currency text, add column line text;
call innfo.add_field('messages', 'agreed', 'boolean');
call innfo.add_rule('messages', 'agreed', 'price', '{} is null or price is not null');

-- It answers a column more.
drop function innfo.topics_of(text);

-- Others do the work of these; their functions stay.
drop trigger notify_hotel_changed on public.hotels;
drop trigger require_recent_proof on public.hotels;
drop trigger set_updated_at on public.hotels;
drop trigger set_updated_at on public.messages;
