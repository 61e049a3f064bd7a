-- The names and values of a custom section's item keep the order their owner gave them: json stores the
-- text as it came, where jsonb sorts the names.

-- The rule reads the column with operators that only jsonb has.
alter table public.custom_section_items drop constraint custom_section_items_details_map;
alter table public.custom_section_items
  alter column details drop default,
  alter column details type json using details::json,
  alter column details set default '{}';
call innfo.add_rule('custom_section_items', 'details', 'map',
  'json_typeof({}) = ''object'' and not jsonb_path_exists({}::jsonb, ''$.* ? (@.type() != "string")'') and pg_column_size({}) <= 8000');

-- As before, but json, which alone can carry that order.
drop function public.guest_hotel(text);
create function public.guest_hotel(hotel_id text) returns json
language plpgsql stable security definer set search_path = ''
as $$
declare
  private_columns constant text[] := array['user_id', 'hotel_id', 'section_id', 'position', 'created_at', 'updated_at'];
  hotel public.hotels;
  plan public.plans;
  section record;
  items jsonb;
  sections jsonb := '[]';
  custom_sections json := '[]';
begin
  select * into hotel from public.hotels h where h.id = lower(guest_hotel.hotel_id);
  if not found then
    return null;
  end if;
  plan := innfo.plan_of(hotel.user_id);

  for section in
    select s.section_id, s.table_name
    from innfo.sections s
    left join public.section_visibility v on v.hotel_id = hotel.id and v.section_name = s.section_id
    where coalesce(v.is_visible, true)
    order by s.position
    limit case when plan.max_sections < 999 then plan.max_sections end
  loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t) - $2 order by t.position nulls last, t.created_at, t.id), ''[]'')
      from public.%I t where t.hotel_id = $1', section.table_name)
      into items using hotel.id, private_columns;
    sections := sections || jsonb_build_object('id', section.section_id, 'items', items);
  end loop;

  if plan.custom_sections then
    select coalesce(json_agg(json_build_object(
        'id', s.id, 'name', s.name, 'description', s.description, 'icon', s.icon, 'color', s.color,
        'items', (
          select coalesce(json_agg(json_build_object(
            'id', i.id, 'title', i.title, 'description', i.description, 'details', i.details,
            'contact_phone', i.contact_phone, 'contact_email', i.contact_email,
            'contact_website', i.contact_website, 'contact_address', i.contact_address
          ) order by i.position nulls last, i.created_at, i.id), '[]')
          from public.custom_section_items i where i.section_id = s.id
        )) order by s.position nulls last, s.created_at, s.id), '[]')
    into custom_sections
    from public.custom_sections s where s.hotel_id = hotel.id;
  end if;

  return json_build_object('hotel', to_jsonb(hotel) - private_columns, 'sections', sections,
    'custom_sections', custom_sections);
end
$$;
revoke execute on function public.guest_hotel(text) from public;
grant execute on function public.guest_hotel(text) to anon, authenticated, service_role;
