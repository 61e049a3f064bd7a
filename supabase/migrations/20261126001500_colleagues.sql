-- Who took a message, by name: of everybody who works at the hotel now, for its desk. Nothing is stored, so a name goes
-- with its member. See docs/decisions/0118-members-and-roles.md.
create function public.colleagues(hotel_id text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select (
    select jsonb_object_agg(p.user_id, innfo.name_of(p.user_id))
    from (select h.user_id union select m.user_id from public.members m where m.hotel_id = h.id) p)
  from public.hotels h
  where h.id = colleagues.hotel_id and h.id = any (array(select * from innfo.hotels_of('desk')))
$$;
grant execute on function public.colleagues(text) to authenticated, service_role;
