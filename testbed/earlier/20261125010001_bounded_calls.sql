-- A name of a megabyte, which anybody could ask for, took the database seconds. Nobody has one: names are
-- 120 characters long at most.
create or replace function public.hotel_name_available(hotel_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case when char_length(hotel_name) > 1000 then true else not exists (
    select from innfo.hotel_names where key = innfo.name_key(hotel_name)) end
$$;
