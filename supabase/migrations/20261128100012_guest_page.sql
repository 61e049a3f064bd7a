-- Guests' view of a hotel: which sections, in whose place, and the one document that holds all of it.

-- Which of the eight sections guests see. No row means visible.
create table public.section_visibility (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  section_name text not null,
  is_visible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the owner put this section in another's place. show_section() alone writes it.
  chosen_at timestamptz,
  constraint section_visibility_section_name_known
    foreign key (section_name) references innfo.sections (section_id),
  constraint section_visibility_hotel_id_section_name_key unique (hotel_id, section_name)
);
create trigger notify_hotel_changed after insert or update or delete on public.section_visibility
  for each row execute function innfo.notify_hotel_changed();
call innfo.declare_table('section_visibility', 'editor', never_changed => '{section_name}', server_sets => '{chosen_at}');
-- Set, never taken away: without its row a section is visible, past the limit below.
revoke delete on public.section_visibility from authenticated;
call innfo.keeps_history('section_visibility', '', 'section_name');

-- Each section of a hotel with the owner's choice, its number of items that are not hidden (out of season counts), its
-- tile in the order of the guest page, and its place among those that guests may see, up to the plan's maximum (three on
-- Free). Sections with items come first, in the order that the owner gave them. Where there is none, those come first
-- that the owner put in another's place, latest first, then those with three items or more: one tour guide does not
-- stand in the place of eight answers. All others follow in the order of their tiles. `place` is null for what guests never see: hidden, or empty and left out. `place_when_filled` is the place that it
-- has, or would have, with an item in it. Runs as the caller.
create function innfo.sections_of(hotel public.hotels)
returns table (section_id text, table_name text, tile int, visible boolean, items bigint,
  place bigint, place_when_filled bigint)
language plpgsql stable set search_path = '' as $$
begin
  return query execute (
    select format($query$
      with counted (section_id, items) as (%s),
      sections as (
        select s.section_id, s.table_name, coalesce(v.is_visible, true) as visible, c.items,
          (row_number() over (order by array_position($3, s.section_id) nulls last, s.position))::int as tile,
          case when $3 = '{}' then v.chosen_at end as chosen_at, $3 = '{}' and c.items < 3 as has_few,
          coalesce(v.is_visible, true) and (c.items > 0 or not $2) as takes_place
        from innfo.sections s
        join counted c using (section_id)
        left join public.section_visibility v on v.hotel_id = $1 and v.section_name = s.section_id
      )
      select section_id, table_name, tile, visible, items,
        case when takes_place then
          row_number() over (partition by takes_place order by items = 0, chosen_at desc nulls last, has_few, tile)
        end,
        case when visible then 1 + count(*) filter (where visible and items > 0)
          over (order by chosen_at desc nulls last, has_few, tile rows between unbounded preceding and 1 preceding)
        end
      from sections$query$,
      string_agg(format('select %L, (select count(*) from public.%I where hotel_id = $1 and not is_hidden)', s.section_id, s.table_name),
        ' union all '))
    from innfo.sections s
  ) using hotel.id, hotel.leaves_out_empty, hotel.section_order;
end $$;
grant execute on function innfo.sections_of(public.hotels) to authenticated, service_role;

-- Hiding is always allowed. Showing is refused (IN001) while the other visible sections fill the plan. Locking the
-- hotel's row makes parallel calls take turns, so that none slips past the limit. Runs as the caller, who finds the
-- hotels alone that they edit: about any other id nothing is said here, and the policy refuses the row, no matter
-- whether that hotel exists.
create function innfo.check_section_limit() returns trigger language plpgsql set search_path = '' as $$
declare
  allowed int;
  others int;
begin
  if not new.is_visible or (tg_op = 'UPDATE' and old.is_visible)
    or current_setting('innfo.shows', true) = new.hotel_id || '/' || new.section_name then
    return new;
  end if;
  perform from public.hotels where id = new.hotel_id for no key update;
  if not found then
    return new;
  end if;
  select max_sections into allowed from innfo.plan_at(new.hotel_id);
  select count(*) into others
  from innfo.sections s
  left join public.section_visibility v on v.hotel_id = new.hotel_id and v.section_name = s.section_id
  where s.section_id <> new.section_name and coalesce(v.is_visible, true);
  if allowed < 999 and others >= allowed then
    raise exception 'You can only show up to % sections with your current plan. Upgrade to show unlimited sections.', allowed
      using errcode = 'IN001', detail = allowed::text;
  end if;
  return new;
end $$;
-- They leave alone what show_section() writes, which has a rule of its own.
create trigger check_section_limit_on_insert before insert on public.section_visibility
  for each row execute function innfo.check_section_limit();
create trigger check_section_limit_on_update before update of is_visible on public.section_visibility
  for each row execute function innfo.check_section_limit();

-- Makes guests see a section, in another's place when the plan has no room for both. The other stays on, so that a plan
-- with room shows both; it is hidden only where it would keep its place and push out a third. Either all of it happens or
-- nothing does, and it is refused when guests would not see the section even so, or would lose one that is not named.
-- It never shows more sections than before but where the plan has room for them. An empty section is switched on where
-- guests would see it with an item in it: who has hidden one by mistake is not kept from showing it again.
create function public.show_section(hotel_id text, section_id text, instead_of text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  hotel public.hotels;
  allowed int;
  shown text[];
  gives boolean;
  -- Guests do not see it yet, and it comes before no other.
  only_switched_on boolean;
begin
  -- Parallel calls take turns, as in check_section_limit().
  select * into hotel from public.hotels h
  where h.id = show_section.hotel_id and h.id = any (array(select * from innfo.hotels_of('editor'))) for no key update;
  if not found then
    raise exception 'unknown hotel "%"', show_section.hotel_id using errcode = 'invalid_parameter_value';
  end if;
  select max_sections into allowed from innfo.plan_of(hotel.user_id);
  select coalesce(array_agg(s.section_id), '{}') into shown
  from innfo.sections_of(hotel) s where s.place <= allowed;
  if show_section.section_id = any (shown) then
    return;
  end if;

  gives := cardinality(shown) >= allowed and coalesce(show_section.instead_of = any (shown), false);
  select s.items = 0 and show_section.instead_of is null into only_switched_on
  from innfo.sections_of(hotel) s where s.section_id = show_section.section_id;
  perform set_config('innfo.shows', hotel.id || '/' || show_section.section_id, true);
  insert into public.section_visibility as v (hotel_id, section_name, is_visible, chosen_at)
  values (hotel.id, show_section.section_id, true, case when not only_switched_on then clock_timestamp() end)
  on conflict (hotel_id, section_name) do update
    set is_visible = true, chosen_at = coalesce(excluded.chosen_at, v.chosen_at);
  perform set_config('innfo.shows', '', true);

  if gives then
    shown := array_remove(shown, show_section.instead_of);
    -- Right before it, in an order by hand that has it later.
    if hotel.section_order <> '{}' and not exists (
      select from innfo.sections_of(hotel) s where s.section_id = show_section.section_id and s.place <= allowed
    ) then
      select array_remove(hotel.section_order, show_section.section_id) || coalesce(array_agg(s.section_id order by s.tile), '{}')
      into hotel.section_order from innfo.sections_of(hotel) s
      where s.section_id <> show_section.section_id and s.section_id <> all (hotel.section_order);
      hotel.section_order :=
        hotel.section_order[:array_position(hotel.section_order, show_section.instead_of) - 1]
        || show_section.section_id
        || hotel.section_order[array_position(hotel.section_order, show_section.instead_of):];
      update public.hotels h set section_order = hotel.section_order where h.id = hotel.id;
    end if;
    insert into public.section_visibility (hotel_id, section_name, is_visible)
    select hotel.id, s.section_id, false
    from innfo.sections_of(hotel) s where s.section_id = show_section.instead_of and s.place <= allowed
    on conflict (hotel_id, section_name) do update set is_visible = false;
  end if;
  if exists (
    select from unnest(shown || show_section.section_id) as due (id)
    where due.id not in (
      select s.section_id from innfo.sections_of(hotel) s
      where s.place <= allowed
        or (only_switched_on and s.section_id = show_section.section_id and s.place_when_filled <= allowed))
  ) then
    raise exception 'You can only show up to % sections with your current plan. Upgrade to show unlimited sections.', allowed
      using errcode = 'IN001', detail = allowed::text;
  end if;
end $$;
grant execute on function public.show_section(text, text, text) to authenticated, service_role;

-- How many items of a section nobody but their owner sees: {"amenities": 2}, custom sections by their id.
create function innfo.hidden_items(hotel_id text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  hidden jsonb;
begin
  execute (
    select 'select coalesce(jsonb_object_agg(section, items), ''{}'') from (
        select section_id::text as section, count(*) as items from public.custom_section_items
        where hotel_id = $1 and is_hidden group by 1 union all '
      || string_agg(format('select %L, count(*) from public.%I where hotel_id = $1 and is_hidden having count(*) > 0',
        s.section_id, s.table_name), ' union all ') || ') as counted'
    from innfo.sections s
  ) into hidden using hotel_id;
  return hidden;
end $$;
grant execute on function innfo.hidden_items(text) to authenticated, service_role;

-- The admin's overview of one hotel's sections, in one call:
--   {hidden: {id: items}, sections: [{id, visible, items, shown, shown_when_filled, place}],
--    custom_sections: [{id, items, shown}]}
-- visible is the owner's choice; shown is what guests see of it on the plan in force, and shown_when_filled what they
-- would see with an item in it. place is as in innfo.sections_of(). Runs as the caller: of a hotel that they do not edit
-- the answer is null, as for one that does not exist.
create function public.section_overview(hotel_id text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  hotel public.hotels;
  plan public.plans;
begin
  select * into hotel from public.hotels h
  where h.id = section_overview.hotel_id and h.id = any (array(select * from innfo.hotels_of('editor')));
  if not found then
    return null;
  end if;
  plan := innfo.plan_at(hotel.id);
  return jsonb_build_object(
    'hidden', innfo.hidden_items(hotel.id),
    'sections', (
      select jsonb_agg(jsonb_build_object('id', s.section_id, 'visible', s.visible, 'items', s.items,
        'shown', coalesce(s.place <= plan.max_sections, false),
        'shown_when_filled', coalesce(s.place_when_filled <= plan.max_sections, false),
        'place', s.place) order by s.tile)
      from innfo.sections_of(hotel) s
    ),
    'custom_sections', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'items', s.items,
        'shown', plan.custom_sections and (s.items > 0 or not hotel.leaves_out_empty))
        order by s.position nulls last, s.created_at, s.id), '[]')
      from (
        select c.*, (select count(*) from public.custom_section_items i where i.section_id = c.id and not i.is_hidden) as items
        from public.custom_sections c where c.hotel_id = hotel.id
      ) as s
    ));
end $$;
grant execute on function public.section_overview(text) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- The guest document

-- The columns that guests read, in this order: declared in src/sections, written by `npm run sections`. Any other
-- column is not in the guest document.
create table innfo.guest_columns (
  table_name text not null,
  column_name text not null,
  place int not null,
  primary key (table_name, column_name)
);
alter table innfo.guest_columns enable row level security;

-- All of a table's, in the place of those before.
create procedure innfo.guests_read(in_table text, columns text[]) language plpgsql set search_path = '' as $$
begin
  delete from innfo.guest_columns c where c.table_name = in_table;
  insert into innfo.guest_columns (table_name, column_name, place)
  select in_table, named.name, named.place from unnest(columns) with ordinality as named (name, place);
end $$;

call innfo.guests_read('amenities', array[
  'id', 'name', 'description', 'timing', 'hours', 'location', 'photo_path', 'shown_during']);
call innfo.guests_read('restaurants', array[
  'id', 'name', 'cuisine', 'distance', 'rating', 'tip', 'phone', 'address', 'digital_menu_url', 'hours',
  'has_delivery', 'is_pure_veg', 'photo_path', 'shown_during']);
call innfo.guests_read('car_services', array['id', 'name', 'type', 'phone', 'website', 'shown_during']);
call innfo.guests_read('tour_guides', array[
  'id', 'name', 'specialty', 'tip', 'phone', 'email', 'website', 'photo_path', 'shown_during']);
call innfo.guests_read('shopping_partners', array[
  'id', 'name', 'category', 'description', 'tip', 'distance', 'phone', 'address', 'website', 'discount', 'hours',
  'photo_path', 'shown_during']);
call innfo.guests_read('must_visit_places', array[
  'id', 'name', 'category', 'description', 'tip', 'distance', 'rating', 'estimated_time', 'address', 'entry_fee',
  'hours', 'phone', 'website', 'photo_path', 'shown_during']);
call innfo.guests_read('faqs', array['id', 'category', 'question', 'answer', 'shown_during']);
call innfo.guests_read('important_contacts', array['id', 'type', 'label', 'number', 'shown_during']);
call innfo.guests_read('custom_sections', array['id', 'name', 'description', 'icon', 'color']);
call innfo.guests_read('custom_section_items', array[
  'id', 'title', 'description', 'hours', 'contact_phone', 'contact_email', 'contact_website', 'contact_address',
  'details', 'shown_during']);
call innfo.guests_read('hotels', array[
  'id', 'country', 'time_zone', 'logo_url', 'cover_path', 'cover_focus_x', 'cover_focus_y', 'accent', 'type_mood',
  'review_url', 'name', 'description', 'language', 'address', 'phone', 'email', 'whatsapp', 'check_in', 'check_out',
  'breakfast', 'reception_hours', 'night_entry', 'before_leaving', 'times_confirmed', 'is_listed', 'website_url',
  'facebook_url', 'instagram_url', 'twitter_url', 'linkedin_url', 'youtube_url', 'tripadvisor_url', 'google_url',
  'booking_url', 'expedia_url', 'legal_name', 'representative', 'register_number', 'vat_number', 'registration_number',
  'imprint_url', 'privacy_url']);

-- As a list for a select.
create function innfo.columns_for_guests(in_table text) returns text language sql stable set search_path = '' as $$
  select string_agg(quote_ident(c.column_name), ', ' order by c.place) from innfo.guest_columns c where c.table_name = in_table
$$;

-- Everything a guest may see of one hotel, or null when there is no such hotel, or its page is taken down:
--   {hotel: {…}, sections: [{id, items: […]}], custom_sections: [{id, name, …, items: […]}], order: [id], parts: {…}}
-- The sections that guests see on the plan in force, without hidden items; of each row the columns that guests_read()
-- names. The one way in for anonymous callers, who hold no privilege on any table. It looks the id up in any case. json,
-- because details keep the order of their names.
create function public.guest_hotel(hotel_id text) returns json language plpgsql stable security definer set search_path = '' as $$
declare
  -- The rows of a list, as their owner arranged them.
  rows_of constant text := '(select coalesce(json_agg(r), ''[]'') from (
    select %s from public.%I t where %s and not t.is_hidden order by t.position nulls last, t.created_at, t.id) as r)';
  hotel public.hotels;
  plan public.plans;
  own json;
  section record;
  items json;
  sections json[] := '{}';
  custom_sections json := '[]';
begin
  select * into hotel from public.hotels h where h.id = lower(guest_hotel.hotel_id);
  if not found or innfo.is_kept_from_caller(hotel.id) then
    return null;
  end if;
  plan := innfo.plan_of(hotel.user_id);
  execute format('select to_json(r) from (select %s from public.hotels where id = $1) as r', innfo.columns_for_guests('hotels'))
    into own using hotel.id;

  for section in
    select s.section_id, s.table_name from innfo.sections_of(hotel) s
    where s.place <= plan.max_sections
    order by s.tile
  loop
    execute 'select ' || format(rows_of, innfo.columns_for_guests(section.table_name), section.table_name, 't.hotel_id = $1')
      into items using hotel.id;
    sections := sections || json_build_object('id', section.section_id, 'items', items);
  end loop;

  if plan.custom_sections then
    execute format('select coalesce(json_agg(s), ''[]'') from (
        select %s, %s as items from public.custom_sections s
        where s.hotel_id = $1 and (not $2
          or exists (select from public.custom_section_items i where i.section_id = s.id and not i.is_hidden))
        order by s.position nulls last, s.created_at, s.id) as s',
      innfo.columns_for_guests('custom_sections'),
      format(rows_of, innfo.columns_for_guests('custom_section_items'), 'custom_section_items', 't.section_id = s.id'))
    into custom_sections using hotel.id, hotel.leaves_out_empty;
  end if;

  return json_build_object('hotel', own, 'sections', array_to_json(sections), 'custom_sections', custom_sections,
    'order', hotel.section_order,
    'parts', innfo.guest_parts_of(hotel.id));
end $$;
grant execute on function public.guest_hotel(text) to anon, authenticated, service_role;

-- The photos that guests may see: those of the hotel itself, of the sections that are shown, and of its custom
-- sections. By path, with the size and what is shown until a photo is there.
create function innfo.guest_photos(hotel_id text) returns jsonb language plpgsql stable set search_path = '' as $$
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
    select c.oid::regclass as table_name, h.attname as hotel_column, p.attname as path_column,
      exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'is_hidden'
        and not a.attisdropped) as may_hide
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class c on c.oid = k.conrelid
    join pg_catalog.pg_attribute h on h.attrelid = k.conrelid and h.attnum = k.conkey[1]
    join pg_catalog.pg_attribute p on p.attrelid = k.conrelid and p.attnum = k.conkey[2]
    where k.contype = 'f' and k.confrelid = 'public.photos'::regclass
      and (c.relname = 'hotels' or (plan.custom_sections and c.relname in ('custom_sections', 'custom_section_items'))
        or c.relname in (select s.table_name from innfo.sections_of(hotel) s
          where s.place <= plan.max_sections))
  loop
    execute format('select array_agg(t.%1$I) from %2$s t where t.%3$I = $1 and t.%1$I is not null'
        || case when shows.may_hide then ' and not t.is_hidden' else '' end,
        shows.path_column, shows.table_name, shows.hotel_column)
      into found using hotel.id;
    paths := paths || found;
  end loop;
  return (
    select coalesce(jsonb_object_agg(p.path, jsonb_build_object('width', p.width, 'height', p.height,
      'top_color', p.top_color, 'bottom_color', p.bottom_color)), '{}')
    from public.photos p where p.hotel_id = hotel.id and p.path = any (paths)
  );
end $$;

-- The sections with items from OpenStreetMap: the section says it, and no item.
create function innfo.guest_sources(hotel_id text) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  section innfo.sections;
  has_some boolean;
  found_in jsonb := '[]';
begin
  for section in select * from innfo.sections s order by s.position loop
    execute format('select exists (select from public.%I t where t.hotel_id = $1 and t.source is not null and not t.is_hidden)',
      section.table_name) into has_some using hotel_id;
    if has_some then
      found_in := found_in || to_jsonb(section.section_id);
    end if;
  end loop;
  return found_in;
end $$;

-- Numbers of type emergency are on the guest page wherever their section stands: also where the plan does not show it,
-- or its owner has switched it off. Who does not want one there hides it. The pages on which guests write to the hotel
-- begin with one of them.
create function innfo.emergency_contacts(hotel_id text) returns setof public.important_contacts
language sql stable set search_path = '' as $$
  select c.* from public.important_contacts c
  where c.hotel_id = emergency_contacts.hotel_id and c.type = 'emergency' and not c.is_hidden
  order by c.position nulls last, c.created_at, c.id
$$;

create function innfo.guest_emergency(hotel_id text) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'type', c.type, 'label', c.label, 'number', c.number,
    'shown_during', c.shown_during)), '[]')
  from innfo.emergency_contacts(guest_emergency.hotel_id) c
$$;

insert into innfo.guest_parts (part, function_name)
values ('photos', 'guest_photos'), ('sources', 'guest_sources'), ('emergency', 'guest_emergency');

-- ------------------------------------------------------------------------------------------------
-- Guest pages for search engines and other programs. See docs/decisions/0109-what-machines-read.md.

-- The day of the last change of anything that guests see.
create function innfo.guest_updated(hotel_id text) returns jsonb language plpgsql stable set search_path = '' as $$
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
end $$;
insert into innfo.guest_parts (part, function_name) values ('updated', 'guest_updated');

-- In pages of so many: the id with which each begins.
create function innfo.listed_pages(page_size int) returns setof text
language sql stable security definer set search_path = '' as $$
  select n.id from (
    select h.id, row_number() over (order by h.id) as place from public.hotels h
    where h.is_listed and h.times_confirmed and not innfo.is_taken_down(h.id)
  ) n where n.place % page_size = 1 or page_size = 1 order by n.id
$$;
grant execute on function innfo.listed_pages(int) to anon;

create function innfo.listed_hotels(first_id text, page_size int) returns table (id text, updated text)
language sql stable security definer set search_path = '' as $$
  select h.id, innfo.guest_updated(h.id) #>> '{}'
  from public.hotels h
  where h.is_listed and h.times_confirmed and h.id >= first_id and not innfo.is_taken_down(h.id)
  order by h.id limit page_size
$$;
grant execute on function innfo.listed_hotels(text, int) to anon;
