-- Whether an owner lacks a second factor is asked only at hotels that demand one: as a part of the question about roles
-- it took each statement as long as that.
create function innfo.lacks_factor(hotel_id text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from innfo.roles r
      where r.hotel_id = lacks_factor.hotel_id and r.user_id = (select auth.uid()) and r.role = 'owner')
    and not innfo.has_second_factor(auth.jwt())
$$;

create or replace function innfo.hotels_of(role text) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select r.hotel_id from innfo.roles r
    where r.user_id = (select auth.uid()) and r.role = hotels_of.role
      and (hotels_of.role = 'any' or not exists (
        select from public.hotels h where h.id = r.hotel_id and h.owners_need_factor and innfo.lacks_factor(h.id)));
end
$$;
