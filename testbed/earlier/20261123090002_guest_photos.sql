-- What guests are told of the photos they may see: those of the hotel itself, of the sections that are shown,
-- and of its custom sections. By path, with the size and what is shown until a photo is there.
create function innfo.guest_photos(hotel_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  hotel public.hotels;
  plan public.plans;
  shows record;
  found text[];
  paths text[] := '{}';
begin
  select * into hotel from public.hotels h where h.id = guest_photos.hotel_id;
  plan := innfo.plan_of(hotel.user_id);
  for shows in
    select c.oid::regclass as table_name, h.attname as hotel_column, p.attname as path_column
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_attribute h on h.attrelid = k.conrelid and h.attnum = k.conkey[1]
    join pg_catalog.pg_attribute p on p.attrelid = k.conrelid and p.attnum = k.conkey[2]
    where k.contype = 'f' and k.confrelid = 'public.photos'::regclass
      and (c.relname = 'hotels' or (plan.custom_sections and c.relname in ('custom_sections', 'custom_section_items'))
        or c.relname in (select s.table_name from innfo.sections_of(hotel.id, hotel.leaves_out_empty) s
          where s.place <= plan.max_sections))
  loop
    execute format('select array_agg(t.%1$I) from %2$s t where t.%3$I = $1 and t.%1$I is not null',
        shows.path_column, shows.table_name, shows.hotel_column)
      into found using hotel.id;
    paths := paths || found;
  end loop;
  return (
    select coalesce(jsonb_object_agg(p.path, jsonb_build_object('width', p.width, 'height', p.height,
      'top_color', p.top_color, 'bottom_color', p.bottom_color)), '{}')
    from public.photos p where p.hotel_id = hotel.id and p.path = any (paths)
  );
end
$$;
insert into innfo.guest_parts (part, function_name) values ('photos', 'guest_photos');
