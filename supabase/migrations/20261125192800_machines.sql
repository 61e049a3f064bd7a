-- What search engines and other programs read of guest pages. See docs/decisions/0109-what-machines-read.md.

-- The day of the last change of anything that guests see.
create function innfo.guest_updated(hotel_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  section record;
  latest timestamptz;
  found_in timestamptz;
begin
  select greatest(h.updated_at,
    (select max(v.updated_at) from public.section_visibility v where v.hotel_id = h.id),
    (select max(a.updated_at) from public.announcements a where a.hotel_id = h.id and a.starts_at <= now() at time zone h.time_zone),
    (select max(s.updated_at) from public.custom_sections s where s.hotel_id = h.id),
    (select max(i.updated_at) from public.custom_section_items i
      where i.section_id in (select s.id from public.custom_sections s where s.hotel_id = h.id) and not i.is_hidden))
  into latest from public.hotels h where h.id = guest_updated.hotel_id;
  for section in select s.table_name from innfo.sections s loop
    execute format('select max(t.updated_at) from public.%I t where t.hotel_id = $1 and not t.is_hidden',
      section.table_name) into found_in using hotel_id;
    latest := greatest(latest, found_in);
  end loop;
  return to_jsonb((latest at time zone 'UTC')::date);
end
$$;
insert into innfo.guest_parts (part, function_name) values ('updated', 'guest_updated');

-- Those that search engines may list: their owner allows it, and has said that the times are right.
create index hotels_listed on public.hotels (id) where is_listed and times_confirmed;

-- In pages of so many: the id with which each begins.
create function innfo.listed_pages(page_size int) returns setof text
language sql stable security definer set search_path = ''
as $$
  select n.id from (
    select h.id, row_number() over (order by h.id) as place from public.hotels h where h.is_listed and h.times_confirmed
  ) n where n.place % page_size = 1 or page_size = 1 order by n.id
$$;
grant execute on function innfo.listed_pages(int) to anon;

create function innfo.listed_hotels(first_id text, page_size int) returns table (id text, updated text)
language sql stable security definer set search_path = ''
as $$
  select h.id, innfo.guest_updated(h.id) #>> '{}'
  from public.hotels h where h.is_listed and h.times_confirmed and h.id >= first_id
  order by h.id limit page_size
$$;
grant execute on function innfo.listed_hotels(text, int) to anon;
