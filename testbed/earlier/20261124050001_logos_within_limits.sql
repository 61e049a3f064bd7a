-- Logos are files and no rows, so the server counts them; how many a hotel may have follows from the plan, and
-- from what was set for an account, as with everything else.

-- Until the server has written them.
insert into innfo.limits (plan_id, what, max) select id, 'logos', 20 from public.plans;

-- The same function, with one sentence more.
do $$
declare
  before constant text := pg_get_functiondef('innfo.refuse_more(text, bigint)'::regprocedure);
  place constant text := 'else format(''The texts';
begin
  if position(place in before) = 0 then
    raise exception 'innfo.refuse_more has changed';
  end if;
  execute replace(before, place, 'when ''logos'' then format(''A hotel has room for %s logos.'', allowed)
      ' || place);
end
$$;

-- How many logos a hotel may have. Refuses when a new one and the one that is shown are more than that.
create function innfo.logo_room(in_hotel text) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  hotel record;
  most bigint;
begin
  select user_id, logo_url is not null as shows_one into hotel from public.hotels where id = in_hotel;
  most := innfo.limit_of(hotel.user_id, 'logos');
  if hotel.shows_one::int + 1 > most then
    perform innfo.refuse_more('logos', most);
  end if;
  return most;
end
$$;
