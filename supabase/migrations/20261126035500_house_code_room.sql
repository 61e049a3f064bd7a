-- A hotel with as many codes as it has room for gets the house's own code all the same: its first one is not counted.
create or replace function innfo.keep_codes_within_limit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hotel record;
begin
  for hotel in
    select distinct h.id, h.user_id from added a join public.hotels h on h.id = a.hotel_id
    where a.kind <> 'house' or exists (
      select from public.codes c where c.hotel_id = a.hotel_id and c.kind = 'house' and c.id <> a.id)
    order by h.id
  loop
    -- Writers to one hotel take turns, so that none slips past.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('codes of ' || hotel.id, 0));
    perform innfo.keep_rows_within_limit('codes', 'hotel_id', hotel.id, hotel.user_id, 'codes');
  end loop;
  return null;
end
$$;
