-- Sections an owner makes up, and what is in them.

create table public.custom_sections (
  id uuid primary key default innfo.uuid_v7(),
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  name text not null,
  description text not null,
  -- The name of a lucide icon.
  icon text not null default 'Settings',
  -- A Tailwind background class.
  color text not null default 'bg-gray-500',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.required_text('custom_sections', 'name', 120);
call innfo.required_text('custom_sections', 'description', 500);
call innfo.choice('custom_sections', 'icon', array['Settings', 'Star', 'Heart', 'Coffee', 'Music', 'Camera',
  'Gift', 'Zap', 'Shield', 'Award', 'Bell', 'Book', 'Calendar', 'Clock']);
call innfo.choice('custom_sections', 'color', array['bg-gray-500', 'bg-red-500', 'bg-orange-500',
  'bg-amber-500', 'bg-yellow-500', 'bg-lime-500', 'bg-green-500', 'bg-emerald-500', 'bg-teal-500',
  'bg-cyan-500', 'bg-sky-500', 'bg-blue-500', 'bg-indigo-500', 'bg-violet-500', 'bg-purple-500',
  'bg-fuchsia-500', 'bg-pink-500', 'bg-rose-500']);
call innfo.belongs_to_hotel('custom_sections');

-- Runs as the caller, like check_section_limit and for the same reason.
create function innfo.check_custom_sections_allowed() returns trigger
language plpgsql set search_path = ''
as $$
declare
  owner_id uuid;
begin
  select user_id into owner_id from public.hotels where id = new.hotel_id;
  if found and not (select custom_sections from innfo.plan_of(owner_id)) then
    raise exception 'Custom sections are only available with the Pro plan. Upgrade to create custom sections.'
      using errcode = 'IN002';
  end if;
  return new;
end
$$;
create trigger check_custom_sections_allowed before insert on public.custom_sections
  for each row execute function innfo.check_custom_sections_allowed();

create table public.custom_section_items (
  id uuid primary key default innfo.uuid_v7(),
  -- Filled from the section; clients insert section_id alone.
  hotel_id text not null references public.hotels (id) on delete cascade,
  position int,
  section_id uuid not null references public.custom_sections (id) on delete cascade,
  title text not null,
  description text not null,
  -- Name to value, both text, as the owner typed them.
  details jsonb not null default '{}',
  contact_phone text,
  contact_email text,
  contact_website text,
  contact_address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call innfo.required_text('custom_section_items', 'title', 120);
call innfo.required_text('custom_section_items', 'description', 2000);
call innfo.optional_text('custom_section_items', 'contact_phone', 50);
call innfo.email('custom_section_items', 'contact_email');
call innfo.url('custom_section_items', 'contact_website');
call innfo.optional_text('custom_section_items', 'contact_address', 500);
call innfo.add_rule('custom_section_items', 'details', 'map',
  'jsonb_typeof({}) = ''object'' and not jsonb_path_exists({}, ''$.* ? (@.type() != "string")'') and pg_column_size({}) <= 8000');
create index custom_section_items_section_id on public.custom_section_items (section_id);

-- Runs as the caller: a section that is not theirs is not found, hotel_id stays null, and the policy
-- refuses the row just as it would for a section that does not exist.
create function innfo.set_hotel_of_item() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.hotel_id := (select hotel_id from public.custom_sections where id = new.section_id);
  return new;
end
$$;
create trigger set_hotel_of_item before insert or update of section_id on public.custom_section_items
  for each row execute function innfo.set_hotel_of_item();
call innfo.belongs_to_hotel('custom_section_items');
