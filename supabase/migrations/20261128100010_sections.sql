-- The content sections guests can open, in the order of their tiles, and what all of them have in common.

-- declare_section() fills it; section_visibility and guest_hotel() read it. Another section's tile comes after these.
create table innfo.sections (
  section_id text primary key,
  table_name text not null unique,
  position int generated always as identity unique
);
alter table innfo.sections enable row level security;
create policy "everyone knows the sections" on innfo.sections for select to authenticated, service_role using (true);
-- Rules that run with the caller's own rights read it.
grant select on innfo.sections to authenticated, service_role;

-- Where an item's facts are from, when it is not their owner: guests are told, as the source's licence asks. Said once,
-- when the item is added; changing its texts does not change where they began. See
-- docs/decisions/0073-nearby-places.md.
create procedure innfo.has_source(table_name text) language plpgsql set search_path = '' as $$
begin
  execute format('alter table public.%I add column source text', table_name);
  call innfo.add_rule(table_name, 'source', 'known', '{} = ''openstreetmap''');
  execute format('grant insert (source) on public.%I to authenticated', table_name);
end $$;

-- Lets the rows of a table be hidden, or shown during a time. See docs/decisions/0075-hidden-items.md.
create procedure innfo.can_be_hidden(table_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.add_field(table_name, 'is_hidden', 'boolean not null default false');
  call innfo.add_field(table_name, 'shown_during', 'jsonb');
  call innfo.add_rule(table_name, 'shown_during', 'days', 'innfo.is_shown_during({})');
end $$;

-- A word of `npm run sections`, after those that add the fields: they are required of rows that guests may see. A
-- hidden row may have an empty text there, or no value at all.
create procedure innfo.required_when_shown(table_name text, column_names text[]) language plpgsql set search_path = '' as $$
declare
  listed constant regclass := format('public.%I', table_name);
  column_name text;
  rule text;
begin
  foreach column_name in array column_names loop
    rule := format('%s_%s_required', table_name, column_name);
    if exists (select from pg_catalog.pg_constraint k where k.conname = rule and k.conrelid = listed) then
      execute format('alter table %s drop constraint %I', listed, rule);
      call innfo.add_rule(table_name, column_name, 'required', 'not innfo.is_blank({}) or is_hidden');
    else
      execute format('alter table %s alter column %I drop not null', listed, column_name);
      call innfo.add_rule(table_name, column_name, 'required', '{} is not null or is_hidden');
    end if;
  end loop;
end $$;

-- Turns a table into a content section, with a place in the guest document.
create procedure innfo.declare_section(section_id text, table_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.declare_list(table_name, 'editor', 'items');
  call innfo.has_source(table_name);
  -- Until texts are declared that are translated; names of car services are not.
  call innfo.keeps_history(table_name, titled_by => 'name');
  call innfo.can_be_hidden(table_name);
  insert into innfo.sections (section_id, table_name) values (section_id, table_name);
end $$;

-- A content section without fields yet.
create procedure innfo.add_section(section_id text, table_name text) language plpgsql set search_path = '' as $$
begin
  execute format('create table public.%I (
    id uuid primary key default innfo.uuid_v7(),
    hotel_id text not null references public.hotels (id) on delete cascade,
    position bigint default innfo.next_list_position(),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )', table_name);
  call innfo.declare_section(section_id, table_name);
end $$;

-- Puts the items of a list into the given order. Runs as the caller, so ids that are not theirs move nothing; items of
-- the list that are not named come after the named ones.
create function public.reorder_items(table_name text, item_ids jsonb) returns void language plpgsql set search_path = '' as $$
begin
  if not exists (select from innfo.sections s where s.table_name = reorder_items.table_name)
      and reorder_items.table_name not in ('custom_sections', 'custom_section_items') then
    raise exception 'unknown list "%"', reorder_items.table_name using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(item_ids) <> 'array' then
    raise exception 'item_ids must be an array of ids' using errcode = 'invalid_parameter_value';
  end if;
  execute format('
    update public.%I t set position = o.position
    from jsonb_array_elements_text($1) with ordinality as o (id, position)
    where t.id = o.id::uuid and t.position is distinct from o.position', table_name)
  using item_ids;
end $$;
grant execute on function public.reorder_items(text, jsonb) to authenticated, service_role;

-- ------------------------------------------------------------------------------------------------
-- The eight sections. src/sections declares the same for the forms. A name is required of every row: without it nobody
-- knows what is hidden.

call innfo.add_section('amenities', 'amenities');
call innfo.add_text('amenities', 'name', 120, required => true);
-- Guests ask for one by its name. In the other sections a name may stand twice, as two branches of one shop.
call innfo.unique_in_hotel('amenities', 'name');
call innfo.add_text('amenities', 'description', 2000, required => true, lines => true);
call innfo.add_text('amenities', 'timing', 200, required => true);
call innfo.add_text('amenities', 'location', 200, required => true);
call innfo.add_photo('amenities', 'photo_path');
call innfo.add_hours('amenities', 'hours');
call innfo.required_when_shown('amenities', '{description,timing,location}');

call innfo.add_section('restaurants', 'restaurants');
call innfo.add_text('restaurants', 'name', 120, required => true);
call innfo.add_text('restaurants', 'cuisine', 120, required => true);
call innfo.add_text('restaurants', 'distance', 100, required => true);
call innfo.add_rating('restaurants', 'rating');
call innfo.add_text('restaurants', 'phone', 50, required => true);
call innfo.add_text('restaurants', 'address', 500, required => true);
call innfo.add_link('restaurants', 'digital_menu_url');
call innfo.add_flag('restaurants', 'has_delivery');
call innfo.add_flag('restaurants', 'is_pure_veg');
call innfo.add_photo('restaurants', 'photo_path');
call innfo.add_hours('restaurants', 'hours');
call innfo.add_text('restaurants', 'tip', 300, lines => true);
call innfo.required_when_shown('restaurants', '{cuisine,distance,rating,phone,address}');

call innfo.add_section('transport', 'car_services');
call innfo.add_text('car_services', 'name', 120, required => true);
call innfo.add_choice('car_services', 'type',
  array['Taxi', 'Uber', 'Lyft', 'Car Rental', 'Limousine', 'Shuttle', 'Private Driver']);
call innfo.add_text('car_services', 'phone', 50, required => true);
call innfo.add_link('car_services', 'website');
call innfo.required_when_shown('car_services', '{type,phone}');

call innfo.add_section('tours', 'tour_guides');
call innfo.add_text('tour_guides', 'name', 120, required => true);
call innfo.add_text('tour_guides', 'specialty', 200, required => true);
call innfo.add_text('tour_guides', 'phone', 50, required => true);
call innfo.add_email('tour_guides', 'email');
call innfo.add_link('tour_guides', 'website');
call innfo.add_photo('tour_guides', 'photo_path');
call innfo.add_text('tour_guides', 'tip', 300, lines => true);
call innfo.required_when_shown('tour_guides', '{specialty,phone}');

call innfo.add_section('shopping', 'shopping_partners');
call innfo.add_text('shopping_partners', 'name', 120, required => true);
call innfo.add_choice('shopping_partners', 'category', array['Shopping Center', 'Department Store', 'Boutique', 'Electronics',
  'Fashion', 'Jewelry', 'Books & Stationery', 'Sports & Outdoor', 'Home & Garden', 'Pharmacy', 'Grocery Store',
  'Souvenir Shop']);
call innfo.add_text('shopping_partners', 'description', 2000, required => true, lines => true);
call innfo.add_text('shopping_partners', 'distance', 100, required => true);
call innfo.add_text('shopping_partners', 'phone', 50, required => true);
call innfo.add_text('shopping_partners', 'address', 500, required => true);
call innfo.add_link('shopping_partners', 'website');
call innfo.add_text('shopping_partners', 'discount', 200);
call innfo.add_photo('shopping_partners', 'photo_path');
call innfo.add_hours('shopping_partners', 'hours');
call innfo.add_text('shopping_partners', 'tip', 300, lines => true);
call innfo.required_when_shown('shopping_partners', '{category,description,distance,phone,address}');

call innfo.add_section('must-visit', 'must_visit_places');
call innfo.add_text('must_visit_places', 'name', 120, required => true);
call innfo.add_choice('must_visit_places', 'category', array['Museum', 'Park', 'Historical Site', 'Shopping', 'Entertainment',
  'Beach', 'Mountain', 'Restaurant', 'Market', 'Religious Site', 'Architecture', 'Nature']);
call innfo.add_text('must_visit_places', 'description', 2000, required => true, lines => true);
call innfo.add_text('must_visit_places', 'distance', 100, required => true);
call innfo.add_rating('must_visit_places', 'rating');
call innfo.add_text('must_visit_places', 'estimated_time', 100, required => true);
call innfo.add_text('must_visit_places', 'address', 500, required => true);
call innfo.add_text('must_visit_places', 'entry_fee', 100);
call innfo.add_text('must_visit_places', 'phone', 50);
call innfo.add_link('must_visit_places', 'website');
call innfo.add_photo('must_visit_places', 'photo_path');
call innfo.add_hours('must_visit_places', 'hours');
call innfo.add_text('must_visit_places', 'tip', 300, lines => true);
call innfo.required_when_shown('must_visit_places', '{category,description,distance,rating,estimated_time,address}');

call innfo.add_section('faqs', 'faqs');
call innfo.add_choice('faqs', 'category', array['General', 'Amenities', 'Services', 'Dining', 'Parking', 'WiFi & Technology',
  'Policies', 'Local Area']);
call innfo.add_text('faqs', 'question', 500, required => true);
call innfo.add_text('faqs', 'answer', 5000, required => true, lines => true);
call innfo.required_when_shown('faqs', '{category,answer}');

call innfo.add_section('important-contacts', 'important_contacts');
call innfo.add_choice('important_contacts', 'type', array['emergency', 'hotel', 'service', 'other'], 'other');
call innfo.add_text('important_contacts', 'label', 120, required => true);
call innfo.add_text('important_contacts', 'number', 50, required => true);
call innfo.required_when_shown('important_contacts', '{number}');
