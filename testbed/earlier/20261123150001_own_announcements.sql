-- What an owner takes along of a hotel includes its announcements.
do $$
declare
  before constant text := pg_get_functiondef('public.owner_data()'::regprocedure);
  after constant text := replace(before, '''section_visibility'', (', '''announcements'', (
        select coalesce(jsonb_agg(to_jsonb(a) - ''hotel_id'' order by a.position nulls last, a.created_at, a.id), ''[]'')
        from public.announcements a where a.hotel_id = hotel.id
      ),
      ''section_visibility'', (');
begin
  if after = before then
    raise exception 'owner_data has no list of a hotel''s parts that announcements could join';
  end if;
  execute after;
end
$$;
