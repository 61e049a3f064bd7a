-- What else guests may see of a hotel, beside its own row and its sections. Each part is a function of the
-- hotel's id, so that a new one is a row here and not another copy of guest_hotel().
create table innfo.guest_parts (
  part text primary key,
  -- In schema innfo: (hotel_id text) returns jsonb, stable, called by guest_hotel() alone.
  function_name name not null
);
alter table innfo.guest_parts enable row level security;
comment on table innfo.guest_parts is 'Keys of the guest document''s "parts", and the function of schema innfo that makes each';

create function innfo.guest_parts_of(hotel_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  part record;
  made jsonb;
  parts jsonb := '{}';
begin
  for part in select p.part, p.function_name from innfo.guest_parts p order by p.part loop
    execute format('select innfo.%I($1)', part.function_name) into made using hotel_id;
    parts := parts || jsonb_build_object(part.part, made);
  end loop;
  return parts;
end
$$;

do $$
declare
  before constant text := pg_get_functiondef('public.guest_hotel(text)'::regprocedure);
  after constant text := replace(before, '''custom_sections'', custom_sections)',
    '''custom_sections'', custom_sections, ''parts'', innfo.guest_parts_of(hotel.id))');
begin
  if after = before then
    raise exception 'guest_hotel has no list of what it answers that the parts could join';
  end if;
  execute after;
end
$$;
