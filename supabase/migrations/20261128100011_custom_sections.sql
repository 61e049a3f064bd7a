-- Sections an owner makes up, and what is in them.

create table public.custom_sections (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position bigint default innfo.next_list_position(),
  -- The name of a lucide icon.
  icon text not null default 'Settings',
  -- A Tailwind background class.
  color text not null default 'bg-gray-500',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.add_text('custom_sections', 'name', 120, required => true);
call innfo.add_text('custom_sections', 'description', 500, required => true, lines => true);
call innfo.choice('custom_sections', 'icon', array['Settings', 'Star', 'Heart', 'Coffee', 'Music', 'Camera',
  'Gift', 'Zap', 'Shield', 'Award', 'Bell', 'Book', 'Calendar', 'Clock']);
call innfo.choice('custom_sections', 'color', array['bg-gray-500', 'bg-red-500', 'bg-orange-500',
  'bg-amber-500', 'bg-yellow-500', 'bg-lime-500', 'bg-green-500', 'bg-emerald-500', 'bg-teal-500',
  'bg-cyan-500', 'bg-sky-500', 'bg-blue-500', 'bg-indigo-500', 'bg-violet-500', 'bg-purple-500',
  'bg-fuchsia-500', 'bg-pink-500', 'bg-rose-500']);
call innfo.declare_list('custom_sections', 'editor', 'custom_sections');

-- IN002: the plan lacks it. A plan that ended takes nothing away (a section made while it ran may be kept and changed),
-- so a slip of the finger does not either. About a hotel that the caller does not edit nothing is said here: the policy
-- refuses the row, no matter whether that hotel exists.
create function innfo.check_custom_sections_allowed() returns trigger language plpgsql set search_path = '' as $$
begin
  if not (select custom_sections from innfo.plan_at(new.hotel_id)) and not exists (
    select from public.changes c
    where c.row_id = new.id::text and c.hotel_id = new.hotel_id and c.table_name = 'custom_sections' and c.after is null
      and c.at >= innfo.restorable_since()
  ) then
    raise exception 'Custom sections are only available with Innfo Pro plan. Upgrade to create custom sections.'
      using errcode = 'IN002';
  end if;
  return new;
end $$;
create trigger check_custom_sections_allowed before insert on public.custom_sections
  for each row execute function innfo.check_custom_sections_allowed();

-- ------------------------------------------------------------------------------------------------
-- Details: names and values that owners make up, such as {"Open": "9 to 5"}. json keeps their order, where jsonb sorts
-- the names. They are kept as a form saves them: without blanks around them, without rows in which nothing stands, each
-- name once. Half a row says nothing to a guest, and is refused.

-- Where a name is there twice, the last value counts, as it does for everybody who reads JSON. A value that is no map of texts
-- stays as it is: a rule of the column refuses it.
create function innfo.tidy_details(details json) returns json language plpgsql immutable set search_path = '' as $$
declare
  tidy text;
begin
  if json_typeof(details) <> 'object'
    or exists (select from json_each(details) as d where json_typeof(d.value) <> 'string') then
    return details;
  end if;
  if not exists (
    select from json_each_text(details) as d
    group by innfo.trimmed(d.key)
    having count(*) > 1 or bool_or(d.key <> innfo.trimmed(d.key) or d.value <> innfo.trimmed(d.value))
      or bool_or(innfo.is_blank(d.key) and innfo.is_blank(d.value))
  ) then
    return details;
  end if;
  select '{' || string_agg(to_json(r.name) || ':' || to_json(r.value), ',' order by r.place) || '}' into tidy
  from (
    select innfo.trimmed(d.key) as name, (array_agg(innfo.trimmed(d.value) order by d.place desc))[1] as value,
      min(d.place) as place
    from json_each_text(details) with ordinality as d (key, value, place)
    where not (innfo.is_blank(d.key) and innfo.is_blank(d.value))
    group by 1
  ) as r;
  return coalesce(tidy, '{}');
end $$;

create function innfo.tidy_details_column() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- The row as text, because the column's name is an argument.
  details json := to_json(new) -> tg_argv[0];
begin
  return json_populate_record(new, json_build_object(tg_argv[0], innfo.tidy_details(details)));
end $$;

create function innfo.has_whole_rows(details json) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return json_typeof(details) <> 'object' or not exists (
    select from json_each_text(details) as d where innfo.is_blank(d.key) or innfo.is_blank(d.value));
end $$;
grant execute on function innfo.has_whole_rows(json) to authenticated, service_role;

create procedure innfo.keeps_details_tidy(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  execute format('create trigger %1$I before insert or update of %2$I on public.%3$I
    for each row when (new.%2$I::text <> ''{}'') execute function innfo.tidy_details_column(%2$L)',
    'tidy_' || column_name, column_name, table_name);
  call innfo.add_rule(table_name, column_name, 'map',
    'json_typeof({}) = ''object'' and not jsonb_path_exists({}::jsonb, ''$.* ? (@.type() != "string")'') and pg_column_size({}) <= 8000');
  call innfo.add_rule(table_name, column_name, 'whole', 'innfo.has_whole_rows({})');
end $$;

-- A word of `npm run sections`.
create procedure innfo.add_details(table_name text, column_name text) language plpgsql set search_path = '' as $$
begin
  call innfo.add_field(table_name, column_name, 'json not null default ''{}''');
  call innfo.keeps_details_tidy(table_name, column_name);
end $$;

create table public.custom_section_items (
  id uuid primary key default innfo.uuid_v7(),
  -- Filled from the section; clients insert section_id alone.
  hotel_id text not null references public.hotels (id) on delete cascade,
  position bigint default innfo.next_list_position(),
  section_id uuid not null references public.custom_sections (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- hotel_id stands beside section_id, so that the policy is a condition of the same index: guests can read the id of
-- another hotel's section, and asking for its items touches no row.
create index custom_section_items_section_id_hotel_id on public.custom_section_items (section_id, hotel_id);
call innfo.add_text('custom_section_items', 'title', 120, required => true);
call innfo.add_text('custom_section_items', 'description', 2000, required => true, lines => true);
call innfo.add_details('custom_section_items', 'details');
call innfo.add_text('custom_section_items', 'contact_phone', 50);
call innfo.add_email('custom_section_items', 'contact_email');
call innfo.add_link('custom_section_items', 'contact_website');
call innfo.add_text('custom_section_items', 'contact_address', 500);
call innfo.add_hours('custom_section_items', 'hours');
call innfo.can_be_hidden('custom_section_items');
call innfo.required_when_shown('custom_section_items', '{description}');
call innfo.declare_list('custom_section_items', 'editor', 'custom_section_items', counted_by => 'section_id');
call innfo.keeps_history('custom_sections', 'id');
call innfo.keeps_history('custom_section_items', 'section_id');

-- Runs as the caller: a section that is not theirs is not found, hotel_id stays null, and the policy refuses the row
-- just as it would for a section that does not exist.
create function innfo.set_hotel_of_item() returns trigger language plpgsql set search_path = '' as $$
begin
  new.hotel_id := (select hotel_id from public.custom_sections where id = new.section_id);
  return new;
end $$;
create trigger set_hotel_of_item before insert or update of section_id on public.custom_section_items
  for each row execute function innfo.set_hotel_of_item();
