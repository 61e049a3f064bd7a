-- The admin reads a new hotel's country from its address. Where the address rules out the country of the time zone (an
-- owner at home in another one), it says ZZ, which stands for "unknown" in CLDR: then nobody guesses.
create or replace function innfo.guess_country() returns trigger
  language plpgsql
  set search_path to ''
as $$
begin
  new.country := case when new.country = 'ZZ' then null
    else coalesce(new.country, innfo.country_of_time_zone(new.time_zone)) end;
  return new;
end
$$;
