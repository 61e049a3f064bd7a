-- A hotel's time zone is a name of the IANA list. PostgreSQL also takes abbreviations and whatever reads as
-- rules of POSIX ('EST5EDT4', 'UTC+3', with the sign turned round), which browsers do not know, or read
-- otherwise. Hotels that have such a one keep it until they choose another.
create or replace function innfo.check_time_zone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.time_zone = old.time_zone then
    return new;
  end if;
  -- Reading PostgreSQL's list takes some time; the zones of countries are known without it.
  if new.time_zone = 'UTC' or innfo.country_of_time_zone(new.time_zone) is not null then
    perform now() at time zone new.time_zone;
    return new;
  end if;
  if exists (
    select from pg_catalog.pg_timezone_names
    where name = new.time_zone and name !~ '^(posix/|right/|posixrules$|localtime$|Factory$)'
  ) then
    return new;
  end if;
  raise invalid_parameter_value;
exception when invalid_parameter_value then
  raise exception 'unknown time zone "%"', left(new.time_zone, 60)
    using errcode = 'check_violation', table = 'hotels', column = 'time_zone',
      constraint = 'hotels_time_zone_known';
end
$$;
