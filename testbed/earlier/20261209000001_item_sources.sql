-- Where an item's facts are from, when it is not their owner: guests are told, as the source's licence asks.
-- Said once, when the item is added; changing its texts does not change where they began.
-- See docs/decisions/0073-nearby-places.md.

create procedure innfo.has_source(table_name text)
language plpgsql set search_path = ''
as $$
begin
  execute format('alter table public.%I add column source text', table_name);
  call innfo.add_rule(table_name, 'source', 'known', '{} = ''openstreetmap''');
  execute format('grant insert (source) on public.%I to authenticated', table_name);
end
$$;

-- Of every section, from its declaration on.
create function innfo.section_has_sources() returns trigger
language plpgsql set search_path = ''
as $$
begin
  call innfo.has_source(new.table_name);
  return null;
end
$$;
create trigger section_has_sources after insert on innfo.sections
  for each row execute function innfo.section_has_sources();

do $$
declare
  list_name text;
begin
  for list_name in select table_name from innfo.sections loop
    call innfo.has_source(list_name);
  end loop;
end
$$;

-- The sections with items from OpenStreetMap.
create function innfo.guest_sources(hotel_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
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
end
$$;
insert into innfo.guest_parts (part, function_name) values ('sources', 'guest_sources');

-- An item itself does not say it: the section does.
do $$
declare
  before constant text := pg_get_functiondef('public.guest_hotel(text)'::regprocedure);
  after constant text := replace(before, 'private_columns constant text[] := array[',
    'private_columns constant text[] := array[''source'', ');
begin
  if after = before then
    raise exception 'guest_hotel has no list of private columns';
  end if;
  execute after;
end
$$;
