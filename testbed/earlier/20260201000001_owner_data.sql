-- Everything the caller has, as one JSON document to download:
--   {subscription, hotels: [{…, sections: {id: […]}, custom_sections: [{…, items: […]}],
--     section_visibility: {id: visible}, scans: [{month, device_type, scans}]}]}
-- Hidden and unpaid-for content too: it is theirs. Runs as the caller, so the policies decide what that is.
-- A section declared later is in it without a change here.
create function public.owner_data() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  hotel public.hotels;
  section record;
  items jsonb;
  sections jsonb;
  hotels jsonb := '[]';
begin
  for hotel in
    select * from public.hotels where user_id = (select auth.uid()) order by created_at, id
  loop
    sections := '{}';
    for section in select s.section_id, s.table_name from innfo.sections s order by s.position loop
      execute format('select coalesce(jsonb_agg(to_jsonb(t) - ''hotel_id'' order by t.position nulls last, t.created_at, t.id), ''[]'')
        from public.%I t where t.hotel_id = $1', section.table_name)
        into items using hotel.id;
      sections := sections || jsonb_build_object(section.section_id, items);
    end loop;

    hotels := hotels || (to_jsonb(hotel) || jsonb_build_object(
      'sections', sections,
      'custom_sections', (
        select coalesce(jsonb_agg(to_jsonb(c) - 'hotel_id' || jsonb_build_object('items', (
            select coalesce(jsonb_agg(to_jsonb(i) - '{hotel_id,section_id}'::text[]
              order by i.position nulls last, i.created_at, i.id), '[]')
            from public.custom_section_items i where i.hotel_id = hotel.id and i.section_id = c.id
          )) order by c.position nulls last, c.created_at, c.id), '[]')
        from public.custom_sections c where c.hotel_id = hotel.id
      ),
      'section_visibility', (
        select coalesce(jsonb_object_agg(v.section_name, v.is_visible), '{}')
        from public.section_visibility v where v.hotel_id = hotel.id
      ),
      'scans', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.month, m.device_type), '[]')
        from (
          select to_char(q.scanned_at at time zone 'UTC', 'YYYY-MM') as month, q.device_type, count(*) as scans
          from public.qr_scans q where q.hotel_id = hotel.id group by 1, 2
        ) as m
      )));
  end loop;

  return jsonb_build_object(
    'subscription', (select to_jsonb(s) from public.stripe_user_subscriptions s),
    'hotels', hotels);
end
$$;
revoke execute on function public.owner_data() from public;
grant execute on function public.owner_data() to authenticated, service_role;
