-- Everything a guest may see of one hotel, as one JSON document, or null when there is no such hotel:
--   {hotel: {…}, sections: [{id, items: […]}], custom_sections: [{id, name, …, items: […]}]}
-- Visible sections only, cut to the plan's maximum; no owner, no times of edits. The one way in for
-- anonymous callers, who hold no privilege on any table. The id is looked up in any case.
create function public.guest_hotel(hotel_id text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  private_columns constant text[] := array['user_id', 'hotel_id', 'section_id', 'position', 'created_at', 'updated_at'];
  hotel public.hotels;
  plan public.plans;
  section record;
  items jsonb;
  sections jsonb := '[]';
  custom_sections jsonb := '[]';
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
    select coalesce(jsonb_agg(to_jsonb(s) - private_columns || jsonb_build_object('items', (
        select coalesce(jsonb_agg(to_jsonb(i) - private_columns order by i.position nulls last, i.created_at, i.id), '[]')
        from public.custom_section_items i where i.section_id = s.id
      )) order by s.position nulls last, s.created_at, s.id), '[]')
    into custom_sections
    from public.custom_sections s where s.hotel_id = hotel.id;
  end if;

  return jsonb_build_object('hotel', to_jsonb(hotel) - private_columns, 'sections', sections,
    'custom_sections', custom_sections);
end
$$;
revoke execute on function public.guest_hotel(text) from public;
grant execute on function public.guest_hotel(text) to anon, authenticated, service_role;
