-- Who hears what guests ask for, by name. See docs/decisions/0128-noticed.md.

-- By their accounts, those whose devices are told of what is the desk's and of what is housekeeping's; null for a hotel
-- that the caller does not edit.
create function public.hearers(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case when hearers.hotel_id = any (array(select * from innfo.hotels_of('editor'))) then (
    select jsonb_object_agg(p.place, heard.names)
    from (values ('desk'), ('housekeeping')) as p (place) cross join lateral (
      select coalesce(jsonb_object_agg(s.user_id, innfo.name_of(s.user_id)), '{}') as names
      from public.push_devices d join auth.sessions s on s.id = d.session_id
      where d.hotel_id = hearers.hotel_id and innfo.hears(d, p.place)) as heard) end
$$;
grant execute on function public.hearers(text) to authenticated, service_role;
