-- What is said where a limit is reached is a row, as the limit is: a new limit needs no new function.

create table innfo.refusals (
  what text primary key,
  -- {} is how many there is room for, in units of so many bytes.
  sentence text not null,
  unit bigint not null default 1
);
alter table innfo.refusals enable row level security;
insert into innfo.refusals (what, sentence, unit)
select what, sentence || ' Please delete what you no longer need first.', unit
from (values
  ('hotels', 'Your plan has room for {} hotels.', 1), ('items', 'A section has room for {} entries.', 1),
  ('custom_sections', 'A hotel has room for {} custom sections.', 1),
  ('custom_section_items', 'A custom section has room for {} items.', 1),
  ('photos', 'A hotel has room for {} photos.', 1),
  ('photo_bytes', 'The photos of your hotels have room for {} MB together.', 1024 * 1024),
  ('announcements', 'A hotel has room for {} announcements.', 1), ('logos', 'A hotel has room for {} logos.', 1),
  ('messages', 'The inbox of a hotel has room for {} messages.', 1),
  ('message_photo_bytes', 'The photos in a hotel''s inbox have room for {} MB together.', 1024 * 1024),
  ('push_devices', 'A hotel has room for {} devices.', 1),
  ('topics', 'A hotel has room for {} topics of requests.', 1), ('codes', 'A hotel has room for {} codes.', 1),
  ('secrets', 'A hotel has room for {} passwords and codes beside its Wi-Fi.', 1),
  ('text_bytes', 'The texts of one hotel have room for {} KB together.', 1024)
) as usual (what, sentence, unit)
union all values
  ('members', 'A team has room for {} people, with you and those who are invited.', 1),
  ('stations', 'A hotel has room for {} stations on its plan. Please end one first.', 1),
  ('station_people', 'A hotel has room for {} names at its stations on its plan. Please end one first.', 1);

create or replace function innfo.refuse_more(limit_name text, allowed bigint) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', (
      select replace(r.sentence, '{}', (allowed / r.unit)::text) from innfo.refusals r where r.what = limit_name)
    using errcode = 'IN003', detail = limit_name;
end
$$;
