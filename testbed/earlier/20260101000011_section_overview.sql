-- What the owner's list of sections shows of one hotel, in one call:
--   {sections: [{id, visible, items}], custom_sections: [{id, items}]}
-- visible is the owner's choice, whether or not the plan has room for it; items is how many there are.
-- Runs as the caller: of a hotel that is not theirs the answer is null, as for one that does not exist.
create function public.section_overview(hotel_id text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  section record;
  items bigint;
  sections jsonb := '[]';
  custom_sections jsonb;
begin
  if not exists (select from public.hotels h where h.id = section_overview.hotel_id) then
    return null;
  end if;

  for section in
    select s.section_id, s.table_name, coalesce(v.is_visible, true) as visible
    from innfo.sections s
    left join public.section_visibility v
      on v.hotel_id = section_overview.hotel_id and v.section_name = s.section_id
    order by s.position
  loop
    execute format('select count(*) from public.%I t where t.hotel_id = $1', section.table_name)
      into items using section_overview.hotel_id;
    sections := sections
      || jsonb_build_object('id', section.section_id, 'visible', section.visible, 'items', items);
  end loop;

  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'items', (
      select count(*) from public.custom_section_items i where i.section_id = s.id
    )) order by s.position nulls last, s.created_at, s.id), '[]')
  into custom_sections
  from public.custom_sections s where s.hotel_id = section_overview.hotel_id;

  return jsonb_build_object('sections', sections, 'custom_sections', custom_sections);
end
$$;
revoke execute on function public.section_overview(text) from public;
grant execute on function public.section_overview(text) to authenticated, service_role;
