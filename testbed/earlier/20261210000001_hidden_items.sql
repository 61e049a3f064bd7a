-- An item is shown to guests, hidden, or shown during a time. What is hidden may lack what guests need.
-- See docs/decisions/0075-hidden-items.md.

-- Days, as the hotel counts them: of every year ("05-01") or of one ("2026-05-01", where either end may be
-- open), and of the week, 1 for Monday.
create function innfo.is_shown_during(value jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  first_day constant text := value ->> 'from';
  last_day constant text := value ->> 'until';
begin
  if value is null then
    return null;
  end if;
  if not innfo.has_keys(value, array['from', 'until', 'weekdays'])
      or jsonb_typeof(value -> 'from') not in ('string', 'null') or jsonb_typeof(value -> 'until') not in ('string', 'null')
      or jsonb_typeof(value -> 'weekdays') <> 'array' then
    return false;
  end if;
  -- In their order, each once, at least one.
  if value -> 'weekdays' is distinct from (
      select jsonb_agg(day) from generate_series(1, 7) as day where value -> 'weekdays' @> to_jsonb(day)) then
    return false;
  end if;
  if length(first_day) = 5 or length(last_day) = 5 then
    -- Of a leap year.
    return coalesce(innfo.calendar_date('2000-' || first_day) is not null
      and innfo.calendar_date('2000-' || last_day) is not null, false);
  end if;
  return (first_day is null or innfo.calendar_date(first_day) is not null)
    and (last_day is null or innfo.calendar_date(last_day) is not null)
    and (first_day is null or last_day is null or first_day <= last_day);
end
$$;
grant execute on function innfo.is_shown_during(jsonb) to authenticated, service_role;

-- Lets the rows of a table be hidden, or shown during a time. A constant default: no row is written.
create procedure innfo.can_be_hidden(table_name text)
language plpgsql set search_path = ''
as $$
begin
  call innfo.add_field(table_name, 'is_hidden', 'boolean not null default false');
  call innfo.add_field(table_name, 'shown_during', 'jsonb');
  call innfo.add_rule(table_name, 'shown_during', 'days', 'innfo.is_shown_during({})');
end
$$;

-- A word of `npm run sections`, as in 20261123010001_field_words.sql, after the one that adds the field: it
-- is required of rows that guests may see. A hidden row may have an empty text there, or no value at all.
create procedure innfo.required_when_shown(table_name text, column_name text)
language plpgsql set search_path = ''
as $$
declare
  rule constant text := format('%s_%s_required', table_name, column_name);
begin
  if exists (select from pg_catalog.pg_constraint k where k.conname = rule and k.conrelid = format('public.%I', table_name)::regclass) then
    execute format('alter table public.%I drop constraint %I', table_name, rule);
    call innfo.add_rule(table_name, column_name, 'required', 'not innfo.is_blank({}) or is_hidden');
  else
    execute format('alter table public.%I alter column %I drop not null', table_name, column_name);
    call innfo.add_rule(table_name, column_name, 'required', '{} is not null or is_hidden');
  end if;
end
$$;

-- As before, and with items that can be hidden.
create or replace function innfo.section_was_declared() returns trigger
language plpgsql set search_path = ''
as $$
begin
  call innfo.deletion_can_be_undone(new.table_name);
  call innfo.can_be_hidden(new.table_name);
  return null;
end
$$;

-- The tables that are there already. A name is required of every row: without it nobody knows what is hidden.
do $$
declare
  section record;
begin
  for section in select s.table_name from innfo.sections s loop
    call innfo.can_be_hidden(section.table_name);
  end loop;
  call innfo.can_be_hidden('custom_section_items');
end
$$;
call innfo.required_when_shown('amenities', 'description');
call innfo.required_when_shown('amenities', 'timing');
call innfo.required_when_shown('amenities', 'location');
call innfo.required_when_shown('restaurants', 'cuisine');
call innfo.required_when_shown('restaurants', 'distance');
call innfo.required_when_shown('restaurants', 'rating');
call innfo.required_when_shown('restaurants', 'phone');
call innfo.required_when_shown('restaurants', 'address');
call innfo.required_when_shown('car_services', 'type');
call innfo.required_when_shown('car_services', 'phone');
call innfo.required_when_shown('tour_guides', 'specialty');
call innfo.required_when_shown('tour_guides', 'phone');
call innfo.required_when_shown('shopping_partners', 'category');
call innfo.required_when_shown('shopping_partners', 'description');
call innfo.required_when_shown('shopping_partners', 'distance');
call innfo.required_when_shown('shopping_partners', 'phone');
call innfo.required_when_shown('shopping_partners', 'address');
call innfo.required_when_shown('must_visit_places', 'category');
call innfo.required_when_shown('must_visit_places', 'description');
call innfo.required_when_shown('must_visit_places', 'distance');
call innfo.required_when_shown('must_visit_places', 'rating');
call innfo.required_when_shown('must_visit_places', 'estimated_time');
call innfo.required_when_shown('must_visit_places', 'address');
call innfo.required_when_shown('faqs', 'category');
call innfo.required_when_shown('faqs', 'answer');
call innfo.required_when_shown('important_contacts', 'number');
call innfo.required_when_shown('custom_section_items', 'description');

-- What was deleted in the last hour was shown.
update innfo.deleted_rows set
  row_data = case when table_name = 'custom_section_items' or table_name in (select s.table_name from innfo.sections s)
    then ('{"is_hidden":false,' || substr(row_data::text, 2))::json else row_data end,
  children = (select json_agg(('{"is_hidden":false,' || substr(c::text, 2))::json) from json_array_elements(children) as c);

-- How many items of a section nobody but their owner sees: {"amenities": 2}, custom sections by their id.
create function innfo.hidden_items(hotel_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
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
end
$$;
grant execute on function innfo.hidden_items(text) to authenticated, service_role;

-- The same functions, without what is hidden: for guests, and where a section's place is decided.
do $$
declare
  change record;
  before text;
begin
  for change in values
    ('public.guest_hotel(text)', 'private_columns constant text[] := array[', 'private_columns constant text[] := array[''is_hidden'', '),
    ('public.guest_hotel(text)', 't where t.hotel_id = $1''', 't where t.hotel_id = $1 and not t.is_hidden'''),
    ('public.guest_hotel(text)', '''contact_address'', i.contact_address',
      '''contact_address'', i.contact_address, ''hours'', i.hours, ''shown_during'', i.shown_during'),
    ('public.guest_hotel(text)', 'i.section_id = s.id', 'i.section_id = s.id and not i.is_hidden'),
    ('innfo.sections_of(text, boolean)', 'from public.%I where hotel_id = $1)', 'from public.%I where hotel_id = $1 and not is_hidden)'),
    ('innfo.guest_photos(text)', 'p.attname as path_column', 'p.attname as path_column,
      exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = ''is_hidden''
        and not a.attisdropped) as may_hide'),
    ('innfo.guest_photos(text)', 't.%1$I is not null'',', 't.%1$I is not null''
        || case when shows.may_hide then '' and not t.is_hidden'' else '''' end,'),
    ('public.section_overview(text)', 'i.section_id = c.id)', 'i.section_id = c.id and not i.is_hidden)'),
    ('public.section_overview(text)', 'jsonb_build_object(
    ''sections''', 'jsonb_build_object(
    ''hidden'', innfo.hidden_items(hotel.id),
    ''sections''')
  loop
    before := pg_get_functiondef(change.column1::regprocedure);
    if position(change.column2 in before) = 0 then
      raise exception '% has changed: it has no "%"', change.column1, change.column2;
    end if;
    execute replace(before, change.column2, change.column3);
  end loop;
end
$$;
