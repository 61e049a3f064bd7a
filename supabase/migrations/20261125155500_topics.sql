-- What guests may ask for is a row each, so that a hotel's own topic needs no migration. See
-- docs/decisions/0050-hours-of-requests.md.

-- Those that every hotel has. Their labels are in the catalogues of all languages.
create function innfo.usual_topics() returns text[]
language sql immutable
return array['towels', 'late_checkout', 'taxi', 'wake_up_call', 'repair', 'other'];
grant execute on function innfo.usual_topics() to authenticated, service_role;

-- A message names its topic by the key or the label, so it says what its guest chose also when the row has changed.
create table public.topics (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  -- Of a usual topic; null for the hotel's own.
  key text,
  -- Of the hotel's own, in its language.
  label text,
  -- Whether guests may ask for it.
  is_on boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint topics_key unique (hotel_id, key)
);
-- When the hotel sees to it. Null: at any time.
call innfo.add_hours('topics', 'hours');
call innfo.choice('topics', 'key', innfo.usual_topics());
call innfo.add_rule('topics', 'label', 'required', '({} is null) <> (key is null) and not innfo.is_blank({})');
call innfo.optional_text('topics', 'label', 60);
-- A message could be about either.
call innfo.add_rule('topics', 'label', 'taken', format('innfo.name_key({}) <> all (%L::text[])',
  innfo.usual_topics() || text 'help'));
call innfo.unique_in_hotel('topics', 'label');

insert into public.topics (id, hotel_id, key, is_on, hours, created_at, updated_at)
select md5(k.id::text || t.topic)::uuid, k.hotel_id, t.topic, t.is_on, t.hours, k.created_at, k.updated_at
from public.message_kinds k cross join lateral innfo.topics_of(k.hotel_id) t
where k.kind = 'request';
insert into innfo.hotel_usage as u (hotel_id, text_bytes)
select t.hotel_id, sum(octet_length(t::text)) from public.topics t group by 1
on conflict (hotel_id) do update set text_bytes = u.text_bytes + excluded.text_bytes;
insert into innfo.limits (plan_id, what, max) select p.id, 'topics', 12 from public.plans p;
-- The desk writes down what is asked for at the counter.
call innfo.declare_list('topics', 'owner', 'topics', read_by => 'desk');

alter table public.message_kinds drop column topics, drop column towels_hours, drop column late_checkout_hours,
  drop column taxi_hours, drop column wake_up_call_hours, drop column repair_hours, drop column other_hours;

create or replace function innfo.topics_of(hotel_id text) returns table (topic text, is_on boolean, hours jsonb)
language sql stable set search_path = ''
as $$
  select coalesce(t.key, t.label), t.is_on, t.hours from public.topics t
  where t.hotel_id = topics_of.hotel_id order by t.created_at, t.id
$$;
grant execute on function innfo.topics_of(text) to authenticated, service_role;

create function innfo.add_usual_topics() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.topics (hotel_id, key) select new.hotel_id, unnest(innfo.usual_topics())
  on conflict on constraint topics_key do nothing;
  return null;
end
$$;
create trigger add_usual_topics after insert on public.message_kinds
  for each row when (new.kind = 'request') execute function innfo.add_usual_topics();

alter table public.messages drop constraint messages_topic_choice;
call innfo.add_rule('messages', 'topic', 'choice', 'case kind
  when ''request'' then char_length({}) <= 60
  when ''feedback'' then {} is null
    or innfo.are_choices({}, array[''room'', ''cleaning'', ''breakfast'', ''staff'', ''quiet'', ''wifi'', ''other''])
  else {} is null end');

-- The hotel's own are few: only they cost a look at its rows. The desk also writes down what guests are not offered.
create function innfo.check_topic() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.topic not in (select t.topic from innfo.topics_of(new.hotel_id) t) then
    raise check_violation using table = 'messages', constraint = 'messages_topic_choice',
      message = 'new row for relation "messages" violates check constraint "messages_topic_choice"';
  end if;
  return new;
end
$$;
create trigger check_topic before insert on public.messages for each row
  when (new.kind = 'request' and new.topic <> all (innfo.usual_topics() || text 'help'))
  execute function innfo.check_topic();

create or replace function innfo.refuse_more(limit_name text, allowed bigint) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', case limit_name
      when 'hotels' then format('Your plan has room for %s hotels.', allowed)
      when 'items' then format('A section has room for %s entries.', allowed)
      when 'custom_sections' then format('A hotel has room for %s custom sections.', allowed)
      when 'custom_section_items' then format('A custom section has room for %s items.', allowed)
      when 'photos' then format('A hotel has room for %s photos.', allowed)
      when 'photo_bytes' then format('The photos of your hotels have room for %s MB together.', allowed / 1024 / 1024)
      when 'announcements' then format('A hotel has room for %s announcements.', allowed)
      when 'logos' then format('A hotel has room for %s logos.', allowed)
      when 'messages' then format('The inbox of a hotel has room for %s messages.', allowed)
      when 'message_photo_bytes' then format('The photos in a hotel''s inbox have room for %s MB together.', allowed / 1024 / 1024)
      when 'push_devices' then format('A hotel has room for %s devices.', allowed)
      when 'topics' then format('A hotel has room for %s topics of requests.', allowed)
      else format('The texts of one hotel have room for %s KB together.', allowed / 1024)
    end || ' Please delete what you no longer need first.'
    using errcode = 'IN003', detail = limit_name;
end
$$;
